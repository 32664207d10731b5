import { tokenise } from '../../tokenise.ts';
import { readsEnglish } from './reading-rules.ts';

/** What somebody does, by its base; in the third person they are seldom anything else. */
const plain =
  'hold wear carry follow sit stand lie sleep wait eat drink read write run walk jump leap climb chase hide ride drive throw catch pull push open close look gaze stare sail swim float hang lean kneel sing knit sew pour teach mend repair build dig feed kiss give take bring sell carve gather grow shine glow hover wander crawl skate surf burn offer serve sniff lick protect attack steal steer lift juggle peek emerge come go tend wrap listen talk whisper clean sweep wash laugh cry throw blow breathe nap doze graze bathe cuddle hug drag stretch yawn bark howl roar fly flow steam drift stroll race gallop';
/** In the third person also several of what they name: “crosses”, “watches”. */
const ambiguous =
  'cross watch comb paint plant water pick pet dance play smile guard fight bite land row balance rock wave point show cut chop cook bake bike fish light draw perch slide rest pass face drum dust pack hammer nail iron brush sign';

const doubled = /^(?:sit|run|swim|dig|cut|hug|pet|chop|knit|wrap|nap|drag|drum)$/;

const doing = (base: string): string => {
  if (base === 'lie') return 'lying';
  if (doubled.test(base)) return `${base}${base.at(-1)}ing`;
  return `${base.endsWith('e') ? base.slice(0, -1) : base}ing`;
};
const third = (base: string): string => {
  if (/(?:s|sh|ch|x|^go)$/.test(base)) return `${base}es`;
  return `${base.replace(/(?<=[^aeiou])y$/, 'ie')}s`;
};

const [plainBases, ambiguousBases] = [plain, ambiguous].map((list) => [
  ...new Set(list.split(' ')),
]);
const participles: ReadonlyMap<string, string> = new Map(
  [...plainBases!, ...ambiguousBases!].flatMap((base): [string, string][] => [
    [third(base), doing(base)],
    [base, doing(base)],
  ]),
);

const one = '(?:an?|the|his|her|its|their|my|our|one|another|each|other)';
const behind =
  'an?|the|his|her|its|their|my|him|it|them|us|two|three|some|through|over|across|along|around|on|in|at|to|into|onto|from|by|behind|under|below|above|beside|before|between|among|with|for|towards?|past|up|down|out|off|away|near|next|against|while|and|as|everywhere|together|alone|outside|softly|gently|quietly|slowly|happily|proudly';
const joined =
  'of|with|in|on|at|and|or|for|to|from|by|near|under|behind|full|some|two|three|four|many';
const subject = `(?<=(?:^|[\\s,.;])${one}\\s+(?:(?!(?:${joined})\\s)[\\p{L}-]+\\s+){1,3})`;
const several =
  '(?<=(?:[\\p{L}]{2,}[^s\\s]s|children|people|men|women|mice|sheep|deer|geese|fish)\\s+)';
/** “white sails” is a noun. */
const colours = 'red|orange|yellow|green|blue|purple|pink|white|black|grey|gray|brown|beige|golden';

const told = (bases: readonly string[]) => bases.join('|');

const rules: readonly RegExp[] = [
  // “and walks through”, “the other holds”: behind whatever names somebody; “looks like” is a form.
  new RegExp(
    `(?<=[\\p{L}\\d'’]\\s+)(?<!\\p{L}ing\\s)(?<!(?:^|\\s)(?:an?|the|his|her|its|of|with|some|two|three|four|for|in|many|${colours})\\s+)(?:(?:who|that|which)\\s+)?(${told(plainBases!.map(third))})(?!\\s+like(?!\\p{L}))(?=\\s|[,.;]|$)`,
    'giu',
  ),
  // “a knight crosses a bridge”
  new RegExp(
    `${subject}(?:(?:who|that|which)\\s+)?(${told(ambiguousBases!.map(third))})(?=\\s+(?:${behind})(?!\\p{L}))`,
    'giu',
  ),
  // “and combs her hair”
  new RegExp(
    `(?<=\\s(?:and|while|who|that)\\s)(${told(ambiguousBases!.map(third))})(?=\\s+(?:an?|the|his|her|its|their|him|it|them|around|over|through)(?!\\p{L}))`,
    'giu',
  ),
  // “two rabbits wait behind him”
  new RegExp(
    `${several}(?:(?:who|that)\\s+)?(${told(plainBases!)})(?=\\s+(?:${behind})(?!\\p{L}))`,
    'giu',
  ),
  new RegExp(`${several}(${told(ambiguousBases!)})(?=\\s+(?:${behind})(?!\\p{L}))`, 'giu'),
];

/** “sanding a table”: to nobody does that say « à table ». */
const workedOn = /(?<=\p{L}ing\s)a\s+table(?![\p{L}-])/giu;

/** “a cat trying to steal a fish”: what somebody is about to do he is seen doing. */
const trying =
  /(?<!\p{L})(?:(?:who|that)\s+)?(?:is\s+|are\s+)?(?:tr(?:ies|y|ying)|attempt(?:s|ing)?)\s+to\s+([a-z]+)/giu;

/** “A fox waits behind him” as “a fox waiting behind him”: in one form, in which whatever is done is known. */
export function withParticiples(prompt: string): string {
  if (!readsEnglish(tokenise(prompt))) return prompt;
  const about = prompt.replace(
    trying,
    (_, verb: string) => participles.get(verb.toLowerCase()) ?? doing(verb.toLowerCase()),
  );
  const told = rules.reduce(
    (text, rule) => text.replace(rule, (_, verb: string) => participles.get(verb.toLowerCase())!),
    about,
  );
  return told.replace(workedOn, 'the table');
}

/** Gives words as a prompt has them, of which some were put into that form. */
export function finiteIn(prompt: string): (said: string) => string {
  const typed = prompt.toLowerCase();
  const verbs = new Map(
    [...typed.matchAll(/\p{L}+/gu)].map(([word]) => [participles.get(word) ?? '', word]),
  );
  return (said) =>
    typed.includes(said)
      ? said
      : said
          .split(' ')
          .map((word) => verbs.get(word) ?? word)
          .join(' ');
}
