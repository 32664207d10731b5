import type { Finish, Place } from '../../illustration/illustration-description.ts';
import { interiors } from '../../illustration/place-names.ts';
import type { ColourName } from '../../scene/scene-description.ts';

/** What is said of a room itself: its walls, floor, ceiling and windows, and what these show. */
const said: readonly (readonly [says: string, finish: Finish])[] = [
  ...([
    [
      String.raw`(?:murs?|mur) (?:en |de )?briques?(?: rouges?| apparentes?)*|(?:exposed )?brick walls?|briques apparentes`,
      { wall: 'brick' },
    ],
    [
      String.raw`murs? (?:en |de )pierres?(?: apparentes?)?|pierres apparentes|(?:exposed )?stone walls?`,
      { wall: 'stone' },
    ],
    [
      String.raw`murs? (?:en |de )bois|lambris|wood(?:en)?[- ]pan+el+(?:ed|ing)(?: walls?)?|wooden walls?`,
      { wall: 'wood' },
    ],
    [String.raw`murs? (?:en |de )b[ée]ton|concrete walls?`, { wall: 'concrete' }],
    [
      String.raw`moulures?|haussmannien(?:ne)?s?|boiseries|mou?ldings?|wainscot(?:ing)?|parisian`,
      { wall: 'moulded' },
    ],
    [
      String.raw`papier peint(?: [àa] fleurs| fleuri| [àa] motifs?)?|(?:floral )?wallpaper`,
      { wall: 'paper' },
    ],
    [
      String.raw`carrelage(?:s)? (?:noir et blanc|en damier|[àa] damier)|(?:sol (?:en )?)?damier(?: noir et blanc)?|(?:checkered|checkerboard)(?: tiled)? floor|black and white (?:tiled? )?(?:tiles|floor)|carreaux noirs et blancs`,
      { floor: 'checkered' },
    ],
    [
      String.raw`parquet(?: en bois| cir[ée]| [àa] chevrons| clair| ancien)*|plancher(?: en bois)?|sol en bois|(?:wood(?:en)?|hardwood|herringbone) floors?`,
      { floor: 'parquet' },
    ],
    [String.raw`carrelage|tomettes|tiled floor|sol carrel[ée]`, { floor: 'tiles' }],
    [String.raw`b[ée]ton cir[ée]|sol en b[ée]ton|concrete floor`, { floor: 'concrete' }],
    [
      String.raw`poutres(?: apparentes| en bois| anciennes)*|(?:exposed |wooden |old )*beams|plafond en bois|wooden ceiling`,
      { ceiling: 'beams' },
    ],
    [
      String.raw`verri[èe]re|skylights?|puits de lumi[èe]re|toit vitr[ée]|glass roof|velux`,
      { ceiling: 'skylight' },
    ],
    [
      String.raw`(?:grandes? |immenses? )?baies? vitr[ée]es?|(?:tr[èe]s )?(?:grandes?|hautes|immenses) fen[êe]tres?|(?:large|big|huge|tall|floor[- ]to[- ]ceiling|panoramic|picture) windows?`,
      { windows: 'large' },
    ],
  ] as const),
  ...(
    [
      ['jardin|garden', 'garden'],
      ['mer|oc[ée]an|sea|ocean|plage|beach', 'sea'],
      ['ville|toits|city|skyline|rooftops', 'city'],
      ['montagnes?|mountains?|alpes|alps|vall[ée]e', 'mountain'],
    ] as const
  ).map(
    ([words, view]) =>
      [
        String.raw`(?:(?:avec )?(?:une )?(?:belle )?vue sur |donnant sur |ouverte? sur |with a view (?:of|over|on|onto) |(?:a )?view (?:of|over|onto) |overlooking )(?:l[ea]s?\s|l['’]|the |an? |un )*(?:${words})|(?:with )?(?:an? )?(?:${words}) view`,
        { windows: 'large', view },
      ] as const,
  ),
];

const glows: readonly (readonly [says: string, colour: ColourName])[] = [
  ['violet(?:te)?s?|purple|mauves?', 'violet'],
  ['roses?|pink|magenta', 'pink'],
  ['bleue?s?|blue|cyan', 'blue'],
  ['rouges?|red', 'red'],
  ['verte?s?|green', 'green'],
  ['(?:au |aux )?n[ée]ons?|neon|rgb', 'pink'],
];
const lights = String.raw`(?:lumi[èe]res?|[ée]clairages?|n[ée]ons?|leds?|lueurs?|ambiance)`;
const lit = String.raw`(?:lights?|lighting|leds?|glow|neons?)`;

const styles: readonly (readonly [says: string, finish: Finish])[] = [
  [String.raw`cos[yi]|cozy|chaleureu(?:x|se)|cocooning|hygge|warm and inviting`, { style: 'cosy' }],
  [String.raw`lumineu(?:x|se)|bright|sunny|sunlit|ensoleill[ée]e?|airy`, { windows: 'large' }],
  [
    String.raw`rustiques?|rustic|farmhouse style|campagnarde?`,
    { ceiling: 'beams', floor: 'parquet' },
  ],
  [String.raw`industriel(?:le)?s?|industrial`, { wall: 'brick', windows: 'large' }],
  [
    String.raw`modernes?|modern|contemporaine?|contemporary|scandinaves?|scandinavian|design|d[’']architecte`,
    { style: 'modern' },
  ],
  [String.raw`minimalistes?|minimalist|[ée]pur[ée]e?s?`, { style: 'bare' }],
  [String.raw`bien agenc[ée]e?s?|well[- ]furnished|meubl[ée]e?|furnished`, {}],
];

const open = String.raw`(?<![\p{L}-])(?:(?:les|des|du|de la|un|une|le|la|aux|au|the|a|an|its|some)\s+)?`;
const shut = String.raw`(?![\p{L}-])`;
const whole = (words: string) => new RegExp(`${open}(?:${words})${shut}`, 'giu');
const rules: readonly (readonly [RegExp, Finish])[] = [
  ...[...said, ...styles].map(([words, finish]) => [whole(words), finish] as const),
  ...glows.map(
    ([words, glow]) => [whole(`${lights} (?:${words})|(?:${words}) ${lit}`), { glow }] as const,
  ),
];

/** Joining words before what is gone. */
const loose =
  /\s+(?:avec|with|et|and|sur|on|in|de|d['’]|à|a|aux?)\s*(?=,|\.|$|(?:avec|with|et|and)(?!\p{L}))/giu;

/** Null where nothing of the kind is said. */
export function readFinish(
  prompt: string,
): { readonly finish: Finish; readonly rest: string } | null {
  let [rest, finish]: [string, Finish] = [prompt, {}];
  for (const [words, told] of rules) {
    const left = rest.replace(words, ' ');
    if (left === rest) continue;
    rest = left;
    finish = { ...told, ...finish };
  }
  return rest === prompt
    ? null
    : { finish, rest: rest.replace(/\s{2,}/gu, ' ').replace(loose, ' ') };
}

/** Where that is drawn. */
export const finished: ReadonlySet<Place> = new Set<Place>([
  ...(['room', 'bedroom', 'office', 'library', 'kitchen', 'bathroom'] as const),
  ...interiors,
]);
