import type { Relation } from '../../../illustration/illustration-description.ts';
import { bothDoings } from '../../../illustration/people/doings.ts';
import { isFourLegged } from '../../../illustration/vocabulary/four-legged.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { isContainer } from '../../../illustration/vocabulary/is-container.ts';
import type { Piece } from '../reading/piece.ts';
import { isManyAlready } from '../words/many-already.ts';
import { isDressed } from './collect-rules.ts';
import type { Draft } from './draft-things.ts';

/** « …, un arbre derrière, »: nothing more of the clause is to come but whom it is said of. */
export function endsClause(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  for (const piece of pieces.slice(index + 1)) {
    if (piece.isAfterStop) return true;
    const said = typed.slice(piece.from, piece.to).join(' ');
    if (/^(et|and|while)$/.test(said)) return true;
    if (!pronoun.test(said)) return false;
  }
  return true;
}
const pronoun = /^(it|them|him|her|lui|elle|eux|elles)$/;

/** « le regarde », « la suit »: of who was named before. */
export const isToldOfEarlier = (typed: readonly string[], { from }: Piece): boolean =>
  /^(le|la|les|l)$/.test(typed[from - 1] ?? '');

/** Whoever is named first runs from who is named behind it. */
export const fleeing =
  /(^| )((poursuivi|pourchass[ée])e?s? par|suivie?s? d[eu]?|(chased|pursued|followed) by|running( away)? from|fleeing( from)?|escaping from|(s )?enfuit devant|fui[ts]|fuient|fuyant)( |$)/u;

export const following = /(^| )(sui(t|vent|vant|vie?s?)|follow(ing|ed))( |$)/;

export const emerging =
  /(^| )(sor(t|tent|tant)|d[ée]pass(e|ant)|jaillit|surgit|surgissant|coming|peeking|popping|sticking|poking|emerging|rising|bursting|climbing|jumping|spilling)( |$)/u;

const isAlive = (thing: Draft) => isDressed(thing) || isAnimal(thing.id);

/** « de la fumée qui sort d'une tasse » is above it, a rabbit out of a hat is still in it. */
export const outOf = (tie: Relation, said: string, of: Draft, to: Draft): Relation =>
  tie.kind === 'in' &&
  emerging.test(said) &&
  !(isAlive(of) && (isContainer(to.id) || opened.test(to.id)))
    ? { ...tie, kind: 'above' }
    : tie;

/** Drawn open where something is in them. */
const opened = /^(box-closed|package|luggage)$/;

/** « une maison avec de la fumée qui sort de la cheminée »: that is on its roof. */
export function isFromChimney(
  said: string,
  { things, relations, last }: Clause,
): readonly Relation[] | null {
  if (!/^chemin[ée]es?$|^chimneys?$/u.test(said) || last?.id !== 'smoke') return null;
  const of = things.indexOf(last);
  const to = things.findLastIndex(
    ({ id }, at) => at < of && /house|hut|farm|chalet|factory|cottage|cabin|school/.test(id),
  );
  if (to < 0) return null;
  const others = relations.filter((tie) => tie.to !== of && tie.of !== of);
  return [...others, { of, kind: 'above', to }];
}

type Clause = {
  readonly things: readonly Draft[];
  readonly relations: readonly Relation[];
  readonly last: Draft | undefined;
};

/** How many fill a picture: « des étoiles partout ». */
const everywhereCount = 7;

/** « feuilles mortes partout »: more than a few. */
export function isEverywhere(said: string, last: Draft | undefined): boolean {
  if (!/^(partout|everywhere|all over)$/.test(said) || !last || last.person) return false;
  if (last.count > 1) last.count = Math.max(last.count, everywhereCount);
  return last.count > 1 || isManyAlready(last.id);
}

const sitting = /(^| )(assise?s?|sits?|sitting|sat|seated)( |$)/;

/** Who sits on something does so, whatever the hands do. */
export function setSitting(one: Draft, said: string): void {
  if (!one.person || !sitting.test(said)) return;
  const { doing } = one.person;
  const both = doing ? bothDoings(doing, 'sit') : { doing: 'sit' as const };
  if (doing !== 'sit' && both) one.person = { ...one.person, ...both };
}

/** Whoever does so turns to what is named next. */
export const looking =
  /(^| )(face|facing|regarde|regardant|looking|observe|observent|observant|contempl\p{L}+|fixe|fixant|admir\p{L}+|watching|gazing|staring|attaqu\p{L}+|attacking)( |$)/u;

/** All about what is named before. */
export const surrounding = /(^| )(entour\p{L}+|surrounded|encircled|cern\p{L}+|parsem\p{L}+)( |$)/u;

/** Whoever follows walks, where nothing else was told. */
export function setWalking(one: Draft): void {
  if (one.person) one.person = { ...one.person, doing: one.person.doing ?? 'walk' };
  else if (isFourLegged(one.id)) one.posture ??= 'walking';
}
