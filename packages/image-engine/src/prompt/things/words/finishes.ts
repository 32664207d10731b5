import type { Place } from '../../../illustration/illustration-description.ts';
import { interiors } from '../../../illustration/place-names.ts';
import type { Finish } from '../../../illustration/room-finish.ts';
import type { ColourName } from '../../../scene/scene-description.ts';

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
      String.raw`carrelage(?:s)? (?:noir et blanc|en damier|[àa] damier)|(?:sol (?:en )?)?damier(?: noir et blanc)?|(?:checkered|checkerboard)(?: tiled)? floor|(?:checkered|checkerboard|chequered|chequerboard)(?: floor)? (?:tiles|tiling)|black and white (?:tiled? )?(?:tiles|floor)|carreaux noirs et blancs`,
      { floor: 'checkered' },
    ],
    [
      String.raw`(?:parquet|plancher|sol) (?:en |[àa] )(?:chevrons?|b[âa]tons? rompus|point de hongrie)|(?:herringbone|chevron)(?: parquet| wood(?:en)?| oak)* (?:floors?|flooring|parquet)|herringbone parquet`,
      { floor: 'chevrons' },
    ],
    [
      String.raw`(?:murs? (?:en |de )?|(?:tout )?en |de )marbre(?: blanc)?|(?:white |all[- ]?)*marble(?: walls?)?(?= (?:bath|kitchen|interior|hall|lobby|room|walls?)|$)|marble walls?|in (?:white )?marble`,
      { wall: 'marble' },
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
      String.raw`(?:grandes? |immenses? )?baies? vitr[ée]es?|(?:tr[èe]s )?(?:grandes?|hautes|immenses) fen[êe]tres?|(?:large|big|huge|tall|floor[- ]to[- ]ceiling|panoramic|picture|bay) windows?|bow-windows?`,
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
        String.raw`(?:(?:avec )?(?:une )?(?:belle )?vue sur |(?:fen[êe]tres? )?(?:donnant|ouvertes?|ouverte?) sur |(?:window |windows )?(?:open(?:ing)?|looking) (?:on|onto|out on|to) |with a view (?:of|over|on|onto) |(?:a )?view (?:of|over|onto) |overlooking )(?:l[ea]s?\s|l['’]|the |an? |un )*(?:${words})|(?:with )?(?:an? )?(?:${words}) view`,
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
  [
    String.raw`cos[yi]|co[sz]y|chaleureu(?:x|se)|cocooning|hygge|warm and inviting`,
    { style: 'cosy' },
  ],
  [String.raw`bois (?:tr[èe]s )?clair|bois blond|(?:light|pale|blond) wood`, { floor: 'pale' }],
  [
    String.raw`scandinaves?|scandinavian|nordiques?|nordic|su[ée]dois(?:e|es)?`,
    { taste: 'scandinavian', floor: 'pale', windows: 'large' },
  ],
  [String.raw`boh[oè](?:mes?|emian)?|style ethnique|gypset`, { taste: 'boho', style: 'cosy' }],
  [
    String.raw`(?<=cuisines? )(?:de (?:campagne|ferme|grand-m[èe]re)|proven[çc]ale|[àa] l[’']ancienne)|(?:country|farmhouse)(?= kitchens?)|rustiques?|rustic|farmhouse style|campagnarde?s?|cottage(?:core)?|country style`,
    { taste: 'rustic', ceiling: 'beams', floor: 'parquet' },
  ],
  [
    String.raw`(?:style )?industriel(?:le)?s?(?: chic)?|industrial(?: style)?|loft style|style loft`,
    { taste: 'industrial', wall: 'brick', floor: 'concrete', windows: 'large' },
  ],
  [
    String.raw`art[- ]d[ée]co|(?:style )?ann[ée]es (?:20|30)|gatsby`,
    { taste: 'deco', wall: 'moulded', floor: 'checkered' },
  ],
  [
    String.raw`luxueu(?:x|se|ses)|luxur(?:y|ious)|de luxe|haut de gamme|opulente?s?|opulent|glamorous|chic|[ée]l[ée]gante?s?|elegant`,
    { taste: 'luxury', wall: 'moulded', floor: 'parquet' },
  ],
  [
    String.raw`r[ée]tros?|vintage|(?:style )?ann[ée]es (?:50|60|70)|(?:19)?[567]0s|mid[- ]century`,
    { taste: 'retro', wall: 'paper' },
  ],
  [
    String.raw`futuristes?|futuristic|sci[- ]fi|high[- ]tech`,
    { taste: 'futuristic', wall: 'concrete', glow: 'blue' },
  ],
  [
    String.raw`baroques?|rococo|victorien(?:ne)?s?|victorian|royale?s?|palatial`,
    { taste: 'baroque', wall: 'moulded', floor: 'parquet' },
  ],
  [
    String.raw`japonais(?:e|es)?|japanese|japandi|zen|wabi[- ]sabi`,
    { taste: 'japanese', style: 'bare', floor: 'pale' },
  ],
  [
    String.raw`tropicale?s?|tropical|exotiques?|jungle (?:style|theme)`,
    { taste: 'tropical', wall: 'paper' },
  ],
  [
    String.raw`m[ée]diterran[ée]en(?:ne|nes|s)?|mediterranean|proven[çc]ale?s?|grecque?|greek`,
    { taste: 'mediterranean', floor: 'tiles' },
  ],
  [String.raw`pastels?|shabby(?: chic)?`, { taste: 'pastel' }],
  [String.raw`lumineu(?:x|se)|bright|sunny|sunlit|ensoleill[ée]e?|airy`, { windows: 'large' }],
  [
    String.raw`modernes?|modern|contemporaine?|contemporary|design|d[’']architecte`,
    { style: 'modern' },
  ],
  [String.raw`minimalistes?|minimalist|minimal|[ée]pur[ée]e?s?|uncluttered`, { style: 'bare' }],
  [
    String.raw`en (?:grand |plein |total )?d[ée]sordre|d[ée]sordonn[ée]e?s?|en (?:bazar|vrac|pagaille|bordel)|bord[ée]lique|mal rang[ée]e?|pas rang[ée]e?|messy|cluttered|untidy|(?:in )?a (?:total )?mess|chaotic|chaotique`,
    { isMessy: true },
  ],
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

/** What a room is for, or whose it is; read beside what names the room. */
const uses: readonly (readonly [RegExp, NonNullable<Finish['use']>])[] = (
  [
    [
      String.raw`chambres? d[’'](?:un |une )?(?:enfants?|b[ée]b[ée]|fillette)|chambres? de (?:b[ée]b[ée]|petite fille|petit gar[çc]on)|salle de jeux?|nursery|(?:kids?|children|child|baby|toddler)(?:['’]?s)?['’]? (?:bed)?room|playroom`,
      'child',
    ],
    [
      String.raw`(?:chambres? )?d[’']ado(?:lescent(?:e)?)?s?|teen(?:ager)?(?:['’]?s)?['’]? (?:bed)?room`,
      'teen',
    ],
    [
      String.raw`(?:chambre|bureau|setup|pi[èe]ce|coin) (?:de |d[’']un )?(?:gam(?:er|ing|euse?)s?)|gam(?:er|ing)(?:['’]?s)?['’]? (?:bed)?(?:room|setup|den|corner)`,
      'gaming',
    ],
    [String.raw`salles? [àa] manger|dining[- ]rooms?|dining area`, 'dining'],
    [
      String.raw`(?:hall d[’'])?entr[ée]e|vestibule|hallway|entryway|entrance hall|mudroom`,
      'entrance',
    ],
    [String.raw`v[ée]randa|jardin d[’']hiver|sunroom|conservatory|winter garden`, 'veranda'],
    [String.raw`coin lecture|reading (?:nook|corner|room)|book nook|cozy nook`, 'reading'],
    [String.raw`dressing|walk[- ]in closet|garde[- ]robe`, 'dressing'],
    [
      String.raw`(?:loft|appartement|studio|chambre|salon|atelier) d[’'](?:un |une )?(?:artiste|peintre)|artist(?:['’]?s)?['’]? (?:loft|studio|apartment|room)|painter(?:['’]?s)?['’]? (?:loft|apartment|room)`,
      'artist',
    ],
    [
      String.raw`(?:chambre|salon|loft|pi[èe]ce) de (?:musicien(?:ne)?|musique)|music(?:ian)?(?:['’]?s)?['’]? (?:bed)?room`,
      'music',
    ],
  ] as const
).map(([words, use]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), use]);

export function readUse(
  prompt: string,
): { readonly use: NonNullable<Finish['use']>; readonly said: string } | null {
  for (const [words, use] of uses) {
    const found = words.exec(prompt);
    if (found) return { use, said: found[0] };
  }
  return null;
}

/** Joining words before what is gone. */
const loose =
  /\s+(?:avec|with|et|and|sur|on|in|de|d['’]|à|a|aux?)\s*(?=,|\.|$|(?:avec|with|et|and)(?!\p{L}))/giu;

/** Null where nothing of the kind is said; `said`: all that was. */
export function readFinish(
  prompt: string,
): { readonly finish: Finish; readonly rest: string; readonly said: string } | null {
  let [rest, finish, said]: [string, Finish, string] = [prompt, {}, ''];
  for (const [words, told] of rules) {
    const left = rest.replace(words, ' ');
    if (left === rest) continue;
    said += ` ${rest.match(words)?.join(' ') ?? ''}`;
    rest = left;
    finish = { ...told, ...finish };
  }
  return rest === prompt
    ? null
    : { finish, said, rest: rest.replace(/\s{2,}/gu, ' ').replace(loose, ' ') };
}

/** Where that is drawn. */
export const finished: ReadonlySet<Place> = new Set<Place>([
  ...(['room', 'bedroom', 'office', 'library', 'kitchen', 'bathroom'] as const),
  ...interiors,
]);
