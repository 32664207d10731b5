import type {
  Feeling,
  Person,
  WishedThing,
} from '../../../illustration/illustration-description.ts';
import { type Role, roleOf } from '../../../illustration/people/roles.ts';
import { readThings } from '../../../illustration/vocabulary/read-things.ts';
import type { Piece } from '../reading/piece.ts';
import { drawnAs } from '../words/named/named.ts';
import { endsAsMany } from './food-and-number.ts';

export type Draft = { -readonly [Key in keyof WishedThing]: WishedThing[Key] } & {
  /** Named without an article: « soirée jazz », of which « un saxophone » is the same. */
  isVague?: boolean;
};

/** Their picture wears one. */
export const helmeted: ReadonlySet<Person['costume']> = new Set<Person['costume']>(['firefighter']);

/** Of animals: smaller than what they grow to be. */
const young =
  /^(b[ée]b[ée]s?|baby|babies|canetons?|oisons?|ourson(ne)?s?|poulains?|pouliches?|veaux?|agneaux?|agnelles?|lionceaux?|faons?|renardeaux?|louveteaux?|chevreaux?|cabris?|porcelets?|cochonnets?|marcassins?|éléphanteaux?|girafons?|souriceaux?|lapereaux?|oisillons?|baleineaux?|ânons?|chiots?|chatons?|poussins?|ducklings?|goslings?|foals?|calf|calves|lambs?|cubs?|fawns?|piglets?|owlets?|kittens?|puppies|puppy|bunny|bunnies)$/u;

/** A cub beside a lion is another. */
export const isYoungOf = (one: Draft, other: Draft): boolean =>
  one.id === other.id && young.test(one.said) && !young.test(other.said) && other.size !== 'small';

export function thingOf(id: string, said: string, count: number): Draft {
  const isYoung = id === 'kitten' || id === 'puppy' || young.test(said);
  return {
    ...{ id: drawnAs[id] ?? id, said, count, colour: null },
    ...{ size: isYoung ? 'small' : 'usual', posture: null, person: null },
  };
}

/** How many « des chats » are. */
export const someCount = 3;

/** No « fils », « gars », « vieux » or “boss”. */
const plural = /^(?!fils$|gars$|mrs$|ms$|affaires$)\p{L}+[^s]s$|^(?:wo)?men$/u;

/** Whose clothes say what they do. */
const inSuits =
  /^(business(?:wo)?m[ae]n|(?:hommes?|femmes?) d['’ ]affaires|banqui(?:er|ère)s?|bankers?|ministres?|ministers?|politici(?:en|an)n?e?s?|pdg|ceo|notaires?|diplomates?|diplomats?)$/u;

type Somebody = Extract<Piece, { says: 'person' }>;

/** « une ado » is a girl, « des enfants » are several. */
export function asMeant(piece: Somebody, typed: readonly string[]): Somebody {
  const article = typed[piece.from - 1] ?? '';
  // « une foule » is of both.
  const isHer = article === 'une' && piece.count === 1;
  const sex = isHer ? 'woman' : piece.sex;
  const isOne = /^(une?|le|la|l|son|sa|mon|ma|ce|cet|cette|the|an?|his|her)$/.test(article);
  // « un supporter » is one, « une foule » is none.
  const word = typed[piece.to - 1]!;
  if (isOne && piece.count === 4 && !/s$/.test(word) && ofMany.test(word))
    return { ...piece, sex, count: 1 };
  // « un retraité » is one, « des retraités » are a couple.
  if (/^une?$/.test(article) && /^retrait[ée]e?$/u.test(word))
    return { ...piece, sex: article === 'une' ? 'woman' : 'man', count: 1 };
  const isMany = piece.beast ? endsAsMany(word) : plural.test(word);
  const isSeveral = piece.count === 1 && !isOne && isMany;
  return isSeveral ? { ...piece, count: someCount } : { ...piece, sex };
}

const ofMany =
  /^(supporter|fan|spectateur|manifestant|protester|passant|badaud|visiteur|onlooker|bystander|voisin|ami|friend)$/u;

export function personThing(
  piece: Extract<Piece, { says: 'person' }>,
  said: string,
  things: readonly Draft[],
): Draft {
  // Men and women alternate where the word leaves it open.
  const before = things.filter(({ person }) => person).length;
  const sex = piece.sex === 'any' ? (before % 2 === 0 ? 'woman' : 'man') : piece.sex;
  const isWedding = /^(mari(é|age|ée|és)|bride|groom|wedding|(couple de )?(jeunes )?mariés)/u.test(
    said,
  );
  const clothes = isWedding ? 'wedding' : inSuits.test(said) ? 'suit' : null;
  const person: Person = {
    ...{ sex, age: piece.age, hair: null, hairCut: null, skin: null, glasses: null },
    ...{ hasBeard: false, hasHat: false, mood: null, clothes },
    ...(piece.beast ? { beast: piece.beast } : {}),
    ...(piece.beast === 'black-cat' ? { coat: 'black' } : {}),
    ...(/^(jum|twin)/.test(said) ? { isTwin: true } : {}),
    ...(bondOf(said) && piece.count > 1 ? { bond: bondOf(said)! } : {}),
  };
  return {
    ...{
      id: piece.sex === 'any' && piece.count > 1 ? 'people' : 'person',
      said,
      count: piece.count,
    },
    ...{ colour: null, size: 'usual', posture: null, person },
  };
}

/** « un couple » holds hands, a family stands about its children. */
function bondOf(said: string): Person['bond'] | null {
  if (/famil/u.test(said)) return 'family';
  if (/couple|mari[ée]s|amoureux|lovers|parents|retrait|bride|wedding|mariage/u.test(said))
    return 'couple';
  return /amie?s|friends|copa?ines?|copains|s(œ|oe)urs|fr[èe]res|sisters|brothers|bande/u.test(said)
    ? 'friends'
    : null;
}

/** What an animal feels, on a face that is drawn as people's are. */
export const moodOf = (feels: Feeling | undefined): Partial<Person> =>
  feels ? { mood: moods[feels] } : {};
const moods: Readonly<Record<Feeling, NonNullable<Person['mood']>>> = {
  ...({ happy: 'smile', sad: 'sad', angry: 'angry', afraid: 'surprised', tired: 'tired' } as const),
};

/** Said before somebody; “a black cat in a suit”: of an animal the colour is its fur's. */
export function withTraits(
  { person, colour, size }: Draft,
  traits: Partial<Person> | undefined,
): Partial<Draft> {
  if (!person) return {};
  const told = { ...person, ...traits };
  if (!person.beast) return { person: told };
  const isYoung = size === 'small' ? { age: 'child' as const } : {};
  return { colour: null, person: { ...told, ...isYoung, ...(colour ? { coat: colour } : {}) } };
}

/** A thing, or somebody by his role. */
export function oneOf(id: string, said: string): Draft {
  const role = roleOf(id);
  return role ? roleThing(id, role, said, 1) : thingOf(id, said, 1);
}

/** Somebody called by what he does, in the clothes for it. */
export function roleThing(id: string, role: Role, said: string, count: number): Draft {
  const sex = role.sex ?? sexOf(said) ?? 'man';
  const says = { says: 'person', sex, age: 'young', count, from: 0, to: 0 } as const;
  const drawn = personThing(says, said, []);
  const { costume } = role;
  return {
    ...drawn,
    id: role.isWhole ? id : drawn.id,
    person: { ...drawn.person!, ...(costume ? { costume } : {}) },
  };
}

/** Of a role both men and women have, the one that is meant. */
export function forSex(id: string, sex: Person['sex'] | null): string {
  if (sex === null) return id;
  const name = id.replace(/^person-/, '');
  return slugs().has(`${sex}-${name}`) ? `${sex}-${name}` : id;
}

export function sexOf(said: string): Person['sex'] | null {
  const isWoman =
    /^(female|femme|woman|lady) |(euse|eure|ante|cl[ée]op[âa]tre|n[ée]fertiti|(?<!\bp|fr|m)[èe]re|trice|ienne|h[ée]ro[ïi]ne|sse|anne|rina)s?(?![\p{L}])/u.test(
      said,
    );
  return isWoman ? 'woman' : null;
}

let allSlugs: ReadonlySet<string> | null = null;
const slugs = () => {
  allSlugs ??= new Set(readThings().map(({ slug }) => slug));
  return allSlugs;
};
