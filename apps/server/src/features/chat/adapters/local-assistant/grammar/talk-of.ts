import { picturesIn } from '../../../pictures/picture-markdown.ts';
import type { Turn } from '../../../ports.ts';
import type { Act } from './act.ts';
import { readMessage } from './read-message.ts';
import type { ShownPicture, Talk } from './talk.ts';

type Known = Pick<Talk, 'chosen' | 'styles' | 'pickedStyle'> & {
  /** Oldest first. */
  readonly history: readonly Turn[];
};

/** What a conversation has come to: its pictures, and what each was made from. */
export function talkOf({ history, ...known }: Known): Talk {
  let talk: Talk = { ...known, chosen: null, pictures: [], lastShown: null };
  for (const [turn, { query, answer, referenceUrl = null }] of history.entries()) {
    const shown = picturesIn(answer);
    if (shown.length === 0) continue;
    const acts = readMessage(query, { ...talk, chosen: referenceUrl }).acts.filter(isOfPictures);
    const fresh = shown.filter(({ url }) => talk.pictures.every((one) => one.url !== url));
    const added = fresh.map((one, index) => ({ ...one, turn, act: actOf(acts, index) }));
    const lastShown = shown.at(-1)?.url ?? null;
    talk = { ...talk, pictures: [...talk.pictures, ...added], lastShown };
  }
  return { ...talk, chosen: known.chosen };
}

type OfPictures = NonNullable<ShownPicture['act']>;

const isOfPictures = (act: Act): act is OfPictures =>
  act.do === 'make' || act.do === 'edit' || act.do === 'vary';

/** Which of a message's wishes its picture with this number came of. */
function actOf(acts: readonly OfPictures[], index: number): OfPictures | null {
  let before = 0;
  for (const act of acts) {
    before += act.do === 'edit' ? 1 : act.count;
    if (index < before) return act;
  }
  return acts.at(-1) ?? null;
}
