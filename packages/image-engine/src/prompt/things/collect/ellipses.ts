import type { Piece } from '../reading/piece.ts';

/** How the one is that is meant, where no noun stands behind it. */
const told = /^(neu(?:f|ve)s?|vieux|vieille|ancienn?e?|autre|pleine?|vide|ouverte?|ferm[ée]e?)$/u;
/** Said of it and drawn by themselves; other words belong to its name. */
const drawn: ReadonlySet<Piece['says']> = new Set<Piece['says']>(['size', 'stuff', 'colour']);

/** “an old key next to a shiny new one”, « une clé rouillée et une neuve »: one more of what was named. */
export function withOthers(pieces: readonly Piece[], typed: readonly string[]): readonly Piece[] {
  const all: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const named = all.findLast((one) => one.says === 'thing');
    const first = named?.says === 'thing' ? firstWord(pieces, index, typed) : null;
    if (first === null || named?.says !== 'thing') {
      all.push(piece);
      continue;
    }
    const name = typed.slice(named.from, named.to).join(' ');
    const how = typed.slice(first, piece.to).join(' ');
    const called = /one$/.test(how) ? how.replace(/one$/, name) : `${name} ${how}`;
    // “shiny new one”: new is of its name.
    while (all.at(-1)!.from >= first && !drawn.has(all.at(-1)!.says)) all.pop();
    const from = Math.max(first, all.at(-1)!.to);
    all.push({ from, to: piece.to, says: 'thing', named: named.named, called });
  }
  return all;
}

/** Of a noun that is left out: the word with which what is said of it begins; null where none is. */
function firstWord(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): number | null {
  const piece = pieces[index]!;
  const said = typed.slice(piece.from, piece.to).join(' ');
  const next = pieces[index + 1];
  const isAlone = next?.from !== piece.to || next.isAfterStop || !isNoun.test(next.says);
  if (!isAlone) return null;
  if (told.test(said)) return /^une?$/.test(typed[piece.from - 1] ?? '') ? piece.from : null;
  if (said !== 'one') return null;
  let from = piece.from;
  while (from > 0 && piece.from - from < mostAdjectives && !/^(an?|the)$/.test(typed[from - 1]!))
    from -= 1;
  const isTold = from < piece.from && /^(an?|the)$/.test(typed[from - 1] ?? '');
  const isPlain = pieces.every(
    ({ from: at, to, says }) => at < from || to > piece.from || !isName.test(says),
  );
  return isTold && isPlain ? from : null;
}
const isNoun = /^(thing|person|place|format|manner|ground|surface)$/;
const isName = /^(thing|person|place|relation)$/;
const mostAdjectives = 3;
