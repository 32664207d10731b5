import type { IllustrationDescription } from '../../../illustration/illustration-description.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';

type Shown = Pick<
  IllustrationDescription,
  'format' | 'manner' | 'things' | 'relations' | 'place' | 'text'
>;
type Attribute = readonly [says: RegExp, isShown: (picture: Shown) => boolean];

const inPlaces =
  (places: RegExp) =>
  ({ place }: Shown) =>
    place !== null && places.test(place);

/** Said of how something is: heard where the picture has it, else named. */
const attributes: readonly Attribute[] = [
  [
    /^(mignon(ne)?s?|cute|kawaii|adorables?|rigolos?|rigolote?s?|funny)$/u,
    ({ things, manner }) =>
      manner !== 'isometrique' &&
      things.some(
        ({ id, person }) =>
          isAnimal(id) || person?.beast || /^(baby|toddler|child)$/.test(person?.age ?? ''),
      ),
  ],
  [
    /^([ée]l[ée]gante?s?|elegant|chics?|raffin[ée]e?s?)$/u,
    ({ things }) => things.some(({ person }) => person?.clothes || person?.costume),
  ],
  [
    /^(minimalistes?|minimalist|minimal|[ée]pur[ée]e?s?)$/u,
    ({ format, manner }) => format === 'logo' || /^(net|trait)$/.test(manner ?? ''),
  ],
  [
    /^(modernes?|modern|contemporaine?s?)$/u,
    (picture) =>
      picture.format === 'logo' || inPlaces(/^(room|kitchen|office|bathroom|bedroom)$/)(picture),
  ],
  [
    /^(remplie?s?|filled|d[ée]bordante?s?|overflowing)$/u,
    ({ relations, things }) =>
      relations.some(({ kind }) => kind === 'in' || kind === 'on') ||
      things.some(({ id }) => /basket|bowl|crate|bucket|can$|barrel|cart|crowd/.test(id)),
  ],
  [/^(cosy|cozy|chaleureu(x|se))$/u, inPlaces(/^(room|bedroom|cafe|library|kitchen)$/)],
  [
    /^(jeunes?|young)$/u,
    ({ things }) => things.some(({ person }) => person && /^(young|child|baby)$/.test(person.age)),
  ],
];

/** Said of what the picture shows anyhow, though no word of its own is drawn. */
const shownAnyhow: readonly Attribute[] = [
  [
    /^(qui )?(nage(?:nt)?|nageant|swimming|swims?)$/u,
    inPlaces(/^(underwater|sea|river|pool|harbour|canal)$/),
  ],
  [
    /^(perch[ée]e?s?|perched|juch[ée]e?s?|pos[ée]e?s?|standing|debout)$/u,
    ({ relations }) => relations.some(({ kind }) => kind === 'on'),
  ],
  [
    /^(toque|toque de chef|chef s hat)$/u,
    ({ things }) => things.some(({ person }) => person?.costume === 'chef'),
  ],
  [/^(lettering|lettrage|[ée]criture|words?|texte)$/u, ({ text }) => text.length > 0],
  [
    /^(white|blanc(?:he)?s?|border|bordure|contours?|outline)$/u,
    ({ manner }) => manner === 'autocollant',
  ],
  [
    /^(deux couleurs|two colou?rs|bicolores?|deux tons)$/u,
    ({ format, manner }) => format === 'logo' || manner === 'linogravure',
  ],
  [/^(outside|dehors|ext[ée]rieur)$/u, inPlaces(/^(cafe|garden|street|market|village|field)$/)],
  [/^(stone|pierres?)$/u, ({ things }) => things.some(({ id }) => /stone|bridge|castle/.test(id))],
  [/^(tentes?|tents?)$/u, ({ things }) => things.some(({ id }) => /^(tent|camping)$/.test(id))],
  [/^(cocktail|verre|glass)$/u, ({ things }) => things.some(({ id }) => id === 'mojito')],
  [
    /^(stack|pile)$/u,
    ({ things }) => things.some(({ id }) => /^(pancakes|crepes|book-stack)$/.test(id)),
  ],
  [/^(rue|street)$/u, inPlaces(/^(paris|newyork|alley|neon|street|village)$/)],
  [/^(ruelle|alley)$/u, inPlaces(/^(alley|neon)$/)],
  [/^(vide grenier|brocante)$/u, inPlaces(/^market$/)],
  [/^(platter|plateau|assiette)$/u, ({ things }) => things.some(({ id }) => /sushi/.test(id))],
  [
    /^(ronde?s?|round)$/u,
    ({ things }) =>
      things.some(({ id }) => /^(goldfish-bowl|rug|round-table|mirror|wristwatch)$/.test(id)),
  ],
  [
    /^(argent[ée]e?s?|silver|brillante?s?|shining|shiny)$/u,
    ({ things }) => things.some(({ id, person }) => /knight/.test(person?.costume ?? id)),
  ],
];

/** « sans touristes », “without people”: nobody is, and that was asked. */
const denied = /(?<!\p{L})(?:sans|without|no)\s+(?:aucune?s?\s+|any\s+)?(\p{L}+)/giu;
/** « pour ma fille »: whom it is for. */
const addressed =
  /(?<!\p{L})(?:pour|for)\s+((?:ma|mon|mes|notre|nos|my|our)\s+\p{L}+(?:[- ]\p{L}+)?)(?=\s+de\s+\d|\s*[,.;]|\s*$)/giu;

/** Words that the picture answers by what it shows, and those that it does not. */
export function weighAttributes(
  typed: readonly string[],
  prompt: string,
  picture: Shown,
): { readonly heard: readonly string[]; readonly unseen: readonly string[] } {
  const isOf = (table: readonly Attribute[], word: string, is: boolean) =>
    table.some(([says, isShown]) => says.test(word) && isShown(picture) === is);
  const pairs = typed.slice(1).map((word, at) => `${typed[at]} ${word}`);
  const said = [...typed, ...pairs];
  const written = picture.text
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  const named = new Set(picture.things.map((thing) => thing.said));
  const isAbsent = (word: string) => !named.has(word);
  const spoken = [
    ...[...prompt.matchAll(denied)].map(([, word = '']) => word.toLowerCase()).filter(isAbsent),
    ...[...prompt.matchAll(addressed)].map(([, words = '']) => words.toLowerCase()),
  ];
  const motley = picture.things.some(({ isMotley }) => isMotley);
  const isOfColours = !motley && ofColours.test(prompt);
  return {
    heard: [
      ...said.filter((word) => isOf(attributes, word, true) || isOf(shownAnyhow, word, true)),
      ...said.filter((word) => written.includes(word)),
      ...spoken,
    ],
    unseen: [
      ...typed.filter((word) => isOf(attributes, word, false)),
      ...(isOfColours ? ['de couleur'] : []),
    ],
  };
}

/** « trois poubelles de couleur » */
const ofColours =
  /(?<!crayons? |pastels? |\p{L})de couleurs?(?=\s*(?:[,.;]|$)|\s+(?:à|dans|sur|avec|devant|et)(?!\p{L}))/iu;
