import type {
  IllustrationDescription,
  Relation,
  WishedThing,
} from '../illustration-description.ts';

/** Whose names say that there are many. */
const many =
  /foule|crowd|monde|supporter|\bfans?\b|public|audience|spectat|manifestant|protester|onlooker|badaud|bystander/iu;
/** Many are there as well where people are met. */
const some = /gens|people|passant|promeneur|visiteur|visitor|villageois|habitant|dancer|danseur/iu;
const busy =
  /^(market|street|paris|newyork|village|stage|party|stadium|cafe|platform|museum|supermarket)$/;
const counts = { many: 14, some: 9 };

const countOf = ({ said, id, count }: WishedThing, place: string | null): number | null => {
  if (id !== 'people' || count < 3) return null;
  if (many.test(said)) return counts.many;
  return some.test(said) && place !== null && busy.test(place) ? counts.some : null;
};

/** « une foule », « plein de monde »: many in depth, behind whoever else is there; who watches a stage turns to it. */
export function crowded(wish: IllustrationDescription): IllustrationDescription {
  const { things, relations, place, format } = wish;
  const at = things.findIndex((thing) => countOf(thing, place) !== null);
  if (at < 0 || format === 'logo' || format === 'pattern' || format === 'portrait') return wish;
  const crowd = things[at]!;
  const count = countOf(crowd, place)!;
  // Some people among other things are a few.
  if (count === counts.some && things.length > 1) return wish;
  const isWatching = place === 'stage' && things.length === 1;
  const person = { ...crowd.person!, ...(isWatching ? { isTurned: true } : {}) };
  const isOfCrowd = ({ of, to }: Relation) => of === at || to === at;
  const isLoose = (tie: Relation) =>
    isOfCrowd(tie) && /^(beside|around|before|acts|behind)$/.test(tie.kind);
  const subject = things.findIndex(
    (thing, other) =>
      other !== at &&
      (thing.person !== null || other === 0) &&
      !relations.some(({ of, kind }) => of === other && /^(on|in)$/.test(kind)),
  );
  const tie: Relation[] = subject < 0 ? [] : [{ of: subject, kind: 'before', to: at }];
  return {
    ...wish,
    things: things.map((one, other) =>
      other === at ? { ...one, count, isCrowd: true, person } : one,
    ),
    relations: [...relations.filter((one) => subject < 0 || !isLoose(one)), ...tie],
  };
}
