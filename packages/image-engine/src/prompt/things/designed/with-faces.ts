import type { FaceMood, WishedThing } from '../../../illustration/illustration-description.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { naturalSize } from '../../../illustration/vocabulary/natural-size.ts';

const smiling =
  /(?<!\p{L})(?:(?:avec\s+)?un\s+(?:grand\s+|petit\s+)?(?:sourire|visage(?:\s+mignon)?)|qui\s+souri(?:t|ent)|souriante?s?|rigolot?e?s?|kawaii|mignonn?e?s?|smiling|with\s+a\s+(?:cute\s+|happy\s+)?(?:face|smile)|cute|happy|funny)(?!\p{L})/giu;

/** What faces show, by the words that say it of a thing. */
const moods: readonly (readonly [FaceMood, string])[] = [
  [
    'smile',
    'contente?s?|heureu(?:x|se|ses)|joyeu(?:x|se|ses)|cheerful|joyful|qui\\s+souri(?:t|ent)|souriante?s?|smiling|kawaii',
  ],
  [
    'asleep',
    'qui\\s+(?:dort|dorment|ronfle|fait\\s+la\\s+sieste)|endormie?s?|sleeping|asleep|sleepy|napping|snoring|fatigu[ée]e?s?|tired',
  ],
  [
    'angry',
    'en\\s+col[èe]re|furieu(?:x|se)s?|f[âa]ch[ée]e?s?|grognon(?:ne)?s?|boudeu(?:r|se)s?|angry|grumpy|furious|cross',
  ],
  ['sad', 'tristes?|qui\\s+pleurent?|malheureu(?:x|se)s?|sad|crying|unhappy'],
  [
    'love',
    'amoureu(?:x|se|ses)|(?:avec\\s+des\\s+|aux\\s+)?yeux\\s+(?:en\\s+)?c(?:oe|œ)urs?|in\\s+love|lovestruck|(?:with\\s+)?heart\\s+eyes',
  ],
  [
    'surprised',
    'surprise?s?|[ée]tonn[ée]e?s?|choqu[ée]e?s?|effray[ée]e?s?|apeur[ée]e?s?|peur(?:\\s+du\\s+noir|\\s+de\\s+la\\s+nuit)?|inqui(?:et|[èe]te)s?|surprised|shocked|scared|amazed|afraid(?:\\s+of\\s+the\\s+(?:dark|night|storm))?|frightened|worried',
  ],
];

/** What has no face of its own and is no house; a cup or a cloud. */
const isMute = ({ id, person }: WishedThing): boolean =>
  person === null &&
  !isAnimal(id) &&
  !/face|lantern|ghost|alien|robot|snowman|bear|doll|sunglasses|glasses|hat|scarf/.test(id);
const largestFaced = 1.7;
/** Large, and somebody in tales: « un phare qui a peur du noir », and no house with a mood of its own. */
const ofTales =
  /^(?:lighthouse|.*tree|full-moon|crescent-moon|sun|volcano|windmill|snow-capped-mountain|mountain|.*train|locomotive|.*boat|tugboat|automobile|.*car|bus|tractor|castle)$/;
/** “dancing vegetables with faces” */
const allFaced =
  /(?<!\p{L})(?:with\s+(?:(?:cute|smiling|happy|funny|little)\s+){0,2}faces|avec\s+(?:des|leurs|de)\s+(?:petits?\s+|jolis?\s+)?(?:visages|frimousses|t[êe]tes)(?:\s+(?:mignonn?e?s|souriant[e]?s|rigolot?e?s))?)(?!\p{L})/giu;

type Faced = { readonly things: readonly WishedThing[]; readonly heard: readonly string[] };

/** « un cactus avec un sourire », « une tasse qui dort »: what has no face of its own gets one. */
export function withFaces(things: readonly WishedThing[], prompt: string): Faced {
  // What is set in type is said of nothing.
  const spoken = prompt.replace(/«[^»]*»|“[^”]*”|"[^"]*"/gu, '');
  const told = moodsIn(things, spoken);
  const smiles = spoken.match(smiling);
  // « un boulanger qui sourit devant son four »: he does; of a thing it is said beside its name then.
  const isSomebody = things.some(({ id, person }) => person !== null || isAnimal(id));
  const first = isSomebody ? -1 : things.findIndex(isMute);
  const smiler = smiles && first >= 0 && !told.some(({ at }) => at === first) ? first : -1;
  const all = spoken.match(allFaced);
  if (told.length === 0 && smiler < 0 && !all) return { things, heard: [] };
  const faced = things.map((one, at): WishedThing => {
    const mood =
      told.find((of) => of.at === at)?.mood ??
      (at === smiler || (all && isMute(one)) ? 'smile' : null);
    if (mood === null) return one;
    return { ...one, face: mood, ...(one.posture === 'asleep' ? { posture: null } : {}) };
  });
  const words = [
    ...told.map(({ said }) => said),
    ...(first >= 0 ? (smiles ?? []) : []),
    ...(all ?? []),
  ];
  return {
    things: faced,
    heard: words.flatMap((said) => [said.toLowerCase(), ...said.toLowerCase().split(/\s+/u)]),
  };
}

/** Right before a thing's name or right behind it. */
function moodsIn(things: readonly WishedThing[], spoken: string) {
  const named = moods.filter(([, says]) => new RegExp(says, 'iu').test(spoken));
  if (named.length === 0) return [];
  return things.flatMap((thing, at) => {
    const isSmall = naturalSize(thing.id) <= largestFaced || ofTales.test(thing.id);
    if (!isMute(thing) || !isSmall) return [];
    // Said without its smile.
    const name =
      thing.id === 'smiling-cloud'
        ? '(?:nuages?|clouds?)'
        : thing.said.split(/\s+/u).map(escaped).join("[\\s’'-]+");
    const found = named.flatMap(([mood, says]) => {
      const near = `(?<!\\p{L})(?:${name}\\s+${between}(${says})|(${says})\\s+${between}${name})(?!\\p{L})`;
      const [, behind, before] = new RegExp(near, 'iu').exec(spoken) ?? [];
      const said = behind ?? before;
      return said ? [{ at, mood, said }] : [];
    });
    return found.slice(0, 1);
  });
}

/** One word more may stand there, and none that begins another thing. */
const between =
  '(?:(?:that|who|which|qui)\\s+(?:is|are|looks|feels|est|sont|a|ont|semble)\\s+(?:(?:very|so|tr[èe]s|un\\s+peu|a)\\s+)?)?(?:(?!et\\s|and\\s|avec\\s|with\\s|une?\\s|an?\\s|the\\s|le\\s|la\\s)\\p{L}+\\s+)?';

const escaped = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '.');
