import type { Relation, WishedThing } from '../../../illustration/illustration-description.ts';
import { emblemId, joinSymbols, symbolOfThing } from '../../../illustration/vocabulary/emblems.ts';

type Left = { readonly things: readonly WishedThing[]; readonly relations: readonly Relation[] };

/** How people say that two are one. */
const asOne =
  /(?<!\p{L})(?:en\s+une\s+seule\s+(?:forme|image|silhouette)|en\s+un\s+seul\s+(?:symbole|dessin|trait|logo)|(?:qui\s+)?ne\s+(?:font|forment)\s+qu['’]un[e]?|r[ée]uni[es]*|fusionn[ée]*s?|combin[ée]*s?|m[êe]l[ée]*s?|(?:qui\s+)?(?:se\s+(?:transforme|change|mue)(?:nt)?|devient|forme)(?:\s+en)?|(?:that\s+)?(?:turns?|morphs?|transforms?|melts?|merges?)(?:\s+into)?|becom(?:es?|ing)|forming|merg(?:ed|ing)|combin(?:ed|ing|es?)|fused|(?:in(?:to)?|as)\s+(?:one|a\s+single)(?:\s+(?:shape|form|symbol|icon|mark))?|n[ée]gati(?:f|ve)\s+space|espace\s+n[ée]gatif)(?!\p{L})/giu;

/** “a microphone that turns into a wave”: two things of a mark as one emblem, where we know how. */
export function joinedAsOne(
  { things, relations }: Left,
  prompt: string,
): { readonly thing: WishedThing; readonly heard: readonly string[] } | null {
  const [one, other] = things;
  if (!one || !other || things.length !== 2 || !things.every(isPlainSymbol)) return null;
  if (relations.some(({ kind }) => !/^(beside|merges|in|above|on)$/.test(kind))) return null;
  const [first, second] = [symbolOfThing(one.id)!, symbolOfThing(other.id)!];
  const within = relations.find(({ kind }) => kind === 'in');
  // « une patte dans un cœur »: as it was told.
  const [outer, inner] = within?.of === 0 ? [second, first] : [first, second];
  const joined = joinSymbols(outer, inner);
  if (!joined) return null;
  const heard = (prompt.match(asOne) ?? []).flatMap((said) => said.toLowerCase().split(/[\s’']+/u));
  return {
    thing: { ...one, id: emblemId(joined), count: 1 },
    heard: [other.said, ...other.said.split(' '), ...heard],
  };
}

const isPlainSymbol = ({ id, colour, face, count, person, matter }: WishedThing): boolean =>
  symbolOfThing(id) !== null && !colour && !face && count <= 3 && person === null && !matter;
