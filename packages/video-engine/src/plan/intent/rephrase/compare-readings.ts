import type { Reading, Span } from '../../../model/reading.ts';
import type { Stretch } from '../words/wish-reader.ts';

/** A reading, and what of it no rule took: what a rule handed back on purpose stays so. */
export type RuledReading = { readonly reading: Reading; readonly leftover: readonly Stretch[] };

/** How much of the wish is handed back, in units. */
function lostIn({ notUnderstood, refused }: Reading): number {
  const unseen = refused.filter(({ reason }) => reason === 'no-vision');
  const spans = [...notUnderstood, ...unseen].flatMap((each) => each.spans);
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Nothing of the stretch is handed back any more, and nothing else is read otherwise. */
export function isBetter(before: Reading, after: Reading, span: Span): boolean {
  const isIn = ({ spans }: { spans: readonly Span[] }) =>
    spans.some((each) => overlaps(each, span));
  const isOut = (each: { spans: readonly Span[] }) => !isIn(each);
  const fieldsOutside = ({ understood }: Reading) =>
    understood
      .filter(({ spans }) => spans.some((each) => !overlaps(each, span)))
      .map(({ field }) => field)
      .toSorted()
      .join();
  const isAnswered =
    after.understood.some(isIn) ||
    after.refused.some((each) => isIn(each) && !/^(?:no-vision|contradiction)$/.test(each.reason));
  return (
    !after.notUnderstood.some(isIn) &&
    isAnswered &&
    lostIn(after) < lostIn(before) &&
    after.refused.filter(isOut).length <= before.refused.filter(isOut).length &&
    fieldsOutside(before) === fieldsOutside(after)
  );
}

type Said = { readonly name: string; readonly spans: readonly Span[] };

function saidIn({ understood, refused }: Reading): readonly Said[] {
  return [
    ...understood.map(({ field, label, spans }) => ({ name: `${field} ${label}`, spans })),
    ...refused
      .filter(({ reason }) => reason !== 'no-vision')
      .map(({ reason, spans }) => ({ name: reason, spans })),
  ];
}

const namesOf = (said: readonly Said[]) => said.map(({ name }) => name).toSorted();

/** The same fields with the same values, and the same refusals. */
export function saysTheSame(before: Reading, after: Reading): boolean {
  return namesOf(saidIn(before)).join() === namesOf(saidIn(after)).join();
}

/** … outside of a stretch. */
export function isAlikeOutside(before: Reading, after: Reading, span: Span): boolean {
  const outside = (reading: Reading) =>
    saidIn(reading).filter(({ spans }) => !spans.some((each) => overlaps(each, span)));
  return namesOf(outside(before)).join() === namesOf(outside(after)).join();
}

/** What was understood or refused before still is. */
export function keepsAll(before: Reading, after: Reading): boolean {
  const still = namesOf(saidIn(after));
  return namesOf(saidIn(before)).every((name) => still.includes(name));
}

/** Nothing is handed back of the stretch any more, and all that is understood or refused stays. */
export function isQuieter(before: Reading, after: Reading, span: Span): boolean {
  const isLost = after.notUnderstood.some(({ spans }) =>
    spans.some((each) => overlaps(each, span)),
  );
  return !isLost && saysTheSame(before, after) && lostIn(after) < lostIn(before);
}
