import { numbers } from '../../vocabulary.ts';
import type { Piece } from '../reading/piece.ts';

const collective =
  /^(equipe|groupe|bande|famille|classe|foule|troupe|brigade|groupe d ami|team|group|family|class|crowd|bunch|crew|squad|gang)$/;
const mostTold = 12;

/**
 * A collective beside a number: « une équipe de 7 employés » is seven employees, “a family of four” a
 * family that are four.
 */
export function withToldNumber(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  const read = [...pieces];
  const inside = new Set<number>();
  for (const [at, piece] of pieces.entries()) {
    const word = words.slice(piece.from, piece.to).join(' ');
    if (!collective.test(word) || !/^(person|number|unknown)$/.test(piece.says)) continue;
    if (!/^(de|d|of)$/.test(words[piece.to] ?? '')) continue;
    const rest = pieces.slice(at + 1).filter(({ from }) => from > piece.to);
    const [first, second] = rest;
    // « une équipe de foot d'enfants »: the children are meant.
    const who = rest.slice(1).find(({ says }) => says !== 'nothing');
    const isOfThose = who?.says === 'person' && /^(de|d|of)$/.test(words[who.from - 1] ?? '');
    const isByKind = first?.from === piece.to + 1 && first.says === 'unknown';
    if (piece.says === 'person' && isByKind && isOfThose && who.from === first.to + 1) {
      read[at] = { from: piece.from, to: piece.to, says: 'nothing' };
      continue;
    }
    if (!first || first.from !== piece.to + 1) continue;
    const told = words.slice(first.from, first.to).join(' ');
    const count = /^\d+$/.test(told) ? Number(told) : numbers.get(told);
    const { from, to } = piece;
    if (count === undefined) {
      // « une équipe de boulangers »: these are meant.
      if (first.says === 'person' && piece.says === 'person')
        read[at] = { from, to, says: 'nothing' };
      continue;
    }
    if (count < 2 || count > mostTold) continue;
    const isOfOthers = second?.from === first.to && /^(person|thing)$/.test(second.says);
    if (isOfOthers) {
      read[at] = { from, to: first.to, says: 'number', count };
      inside.add(first.from).add(to);
    } else if (piece.says === 'person') {
      read[at] = { ...piece, count };
      read[pieces.indexOf(first)] = { from: first.from, to: first.to, says: 'nothing' };
    }
  }
  return read.filter((piece) => !inside.has(piece.from));
}
