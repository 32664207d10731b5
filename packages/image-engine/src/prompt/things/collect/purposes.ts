import type { Relation } from '../../../illustration/illustration-description.ts';
import { roleOf } from '../../../illustration/people/roles.ts';
import type { Piece } from '../reading/piece.ts';
import { isListed } from '../reading/stops.ts';
import { isFor, isForFirst, isOwner } from './collect-rules.ts';
import type { Draft } from './draft-things.ts';

type Wish = {
  readonly things: readonly Draft[];
  readonly relations: readonly Relation[];
  readonly pieces: readonly Piece[];
  readonly typed: readonly string[];
};

/** What is printed for somebody: whom it is for is not to be seen on it. */
const printed = /^(logo|poster|sign|pattern)$/;

/**
 * What was named because the picture is for it and not because it is in it: « une carte pour un
 * professeur, avec des pommes », « une infographie pour l'école ». Nothing where nothing else would be left.
 */
export function purposesIn({ things, relations, pieces, typed }: Wish): readonly Draft[] {
  const formats = pieces.flatMap((piece) => (piece.says === 'format' ? [piece.format] : []));
  const isPrinted = formats.some((format) => printed.test(format)) || informs.test(typed.join(' '));
  const isMark = formats.includes('logo');
  const isMeant = (thing: Draft) =>
    (isPrinted || isHouse(thing)) &&
    isFor(typed, thing.said) &&
    !isListed(pieces, typed, thing.said);
  const gone = things.filter((thing, at) => (isMark ? at > 0 : true) && isMeant(thing));
  const [owner, ...others] = things;
  const isWith =
    relations.some(({ of, kind }) => of === 0 && kind === 'beside') || isForFirst(pieces, typed);
  // « logo pour une boulangerie avec un épi de blé »: whose mark it is stands for itself only where nothing else does.
  const isOwned = isMark && isWith && owner && isOwner(owner) && others.length > gone.length;
  const all = isOwned ? [...gone, owner] : gone;
  return all.length < things.length || isMark ? all : [];
}

/** « pour l'école primaire »: what is made for a house is not made in it. */
const isHouse = (thing: Draft): boolean =>
  thing.person === null && roleOf(thing.id) === null && isOwner(thing);

const informs = /(^| )(infographi\p{L}+|sch[ée]ma|diagram|brochure|d[ée]pliant|leaflet)( |$)/u;
