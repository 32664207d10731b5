import { isUsedForFields } from '../kinds/likely-clause.ts';
import type { Stretch, WishReader } from '../words/wish-reader.ts';
import { saysNothingAnywhere } from './leftover.ts';

/** Of rules alone: nobody wrote them for a clause. */
const ofRules = new Set(
  'muted own fewer raw further resume resumes social socials recap lieu sortie entree insupportable weekend'.split(
    ' ',
  ),
);
/** Words on screen are anybody's. */
const anybodys = /^(?:texts|words)$/;
/** Whole words, and no ending of a file. */
const word = /(?<![a-z0-9_.])[a-z]{3,}(?![a-z0-9_])/g;

/**
 * Words inside of what a rule took that nobody used for a field or a refusal: a rule that reaches
 * over others' words must not swallow them. They are taken out of what was understood.
 */
export function takeOutStrangeWords(reader: WishReader, names: RegExp): readonly Stretch[] {
  const { folded } = reader.wording;
  const found: Stretch[] = [];
  const words = [...folded.matchAll(word)].map(({ index, 0: said }) => ({
    said,
    start: index,
    end: index + said.length,
  }));
  const kept = reader.understood.flatMap((each) => {
    if (anybodys.test(each.field)) return [each];
    const strange = words
      .filter(({ start, end }) => start >= each.start && end <= each.end)
      .filter(({ said }) => !names.test(said) && !isKnown(said));
    found.push(...strange);
    return strange.length === 0 ? [each] : without(each, strange);
  });
  reader.understood.splice(0, reader.understood.length, ...kept);
  return found;
}

function isKnown(said: string): boolean {
  return saysNothingAnywhere(said) || ofRules.has(said) || isUsedForFields(said);
}

function without<S extends Stretch>(whole: S, holes: readonly Stretch[]): readonly S[] {
  const pieces: S[] = [];
  let { start } = whole;
  for (const hole of holes) {
    if (hole.start > start) pieces.push({ ...whole, start, end: hole.start });
    start = hole.end;
  }
  if (start < whole.end) pieces.push({ ...whole, start });
  return pieces;
}
