import type { NotUnderstood, Span } from '../../../model/reading.ts';
import { isUsedForNothing } from '../kinds/likely-clause.ts';
import { fold, readWording } from '../words/read-wording.ts';
import type { WishReader } from '../words/wish-reader.ts';
import { saysNothingAnywhere } from './leftover.ts';

/** Words of phrases that say nothing as a whole, where a rule passed over the phrase. */
const ofPhrases = new Set(
  `affreux amabilite announce annonce aspect balance bande bcp beaucoup bonne brief carte confiance davantage
  desirerais dirais else euh flou floue gentillesse homme importe infiniment insupportable journee lots mal
  minute mollo moyen much nombre nul parle pcq prie propre quelqu quelque rate reste soiree stpppp together trt
  tant tc utile voici advance everything basta quick nulle ratee moche all tkt osef lol wsh mdr non ptdr wesh frr boring ugly blurry bad`.split(
    /\s+/,
  ),
);

/**
 * Words that nobody answered for: neither understood nor refused nor handed back, not taken back by
 * who wrote them, and none of those that say nothing. So none can be dropped in silence, whatever
 * a rule or a rewriting does with them.
 */
export function findOwnerless(
  reader: WishReader,
  owned: readonly Span[],
): readonly NotUnderstood[] {
  const { original, isStruck } = reader.wording;
  return [...fold(original).matchAll(/[a-z0-9]{3,}/g)]
    .filter(({ index, 0: word }) => {
      const isOwned = owned.some(({ start, end }) => start <= index && index < end);
      return !(isOwned || isStruck(index) || saysNothing(word));
    })
    .map(({ index, 0: word }) => {
      const span = { start: index, end: index + word.length };
      return { spans: [span], words: original.slice(span.start, span.end) };
    });
}

/** As it is written or as it is meant: « slt », « jveux ». */
export function saysNothing(word: string): boolean {
  if (isEmpty(word)) return true;
  return readWording(word)
    .folded.split(/[^a-z0-9]+/)
    .every(isEmpty);
}

function isEmpty(word: string): boolean {
  return saysNothingAnywhere(word) || ofPhrases.has(word) || isUsedForNothing(word);
}
