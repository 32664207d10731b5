import type { Touch } from '../../../illustration/illustration-description.ts';
import { besideWords, touchWords } from '../words/touch-words.ts';
import type { Said } from './piece.ts';

type Offer = (
  table: ReadonlyMap<string, Touch>,
  say: (touch: Touch, length: number) => Said,
) => void;

/** Where two touch. « sur les genoux de sa mère » leads to whose they are, « sur les genoux » is of who was named. */
export function offerTouch(offer: Offer, words: readonly string[], at: number): void {
  offer(besideWords, (touch) => ({ says: 'relation', relation: 'beside', at: touch }));
  offer(touchWords, (touch, length) =>
    /^(de|d|du|of|aux?)$/.test(words[at + length] ?? '')
      ? { says: 'relation', relation: 'on', at: touch }
      : { says: 'touch', at: touch },
  );
}
