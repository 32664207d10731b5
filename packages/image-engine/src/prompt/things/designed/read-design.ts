import type {
  Design,
  DesignKind,
  Format,
  Occasion,
  Taste,
  Weave,
} from '../../../illustration/illustration-description.ts';

export type ReadDesign = {
  readonly design: Design | null;
  /** Plain words that said it. */
  readonly heard: readonly string[];
};

type Rows<Value> = readonly (readonly [Value, string])[];

/** « une carte », « un faire-part »: the first row that is found in the words says it. */
const kinds: Rows<DesignKind> = [
  [
    'sheet',
    "(?:planche|feuille|page|lot|set|s[ée]rie|pack|collection|sheet|ensemble)s?\\s+(?:de\\s+|d[’']|of\\s+)(?:[\\p{L}]+\\s+){0,2}(?:stickers?|autocollants?|gommettes?|ic[ôo]nes?|icons?|pictogrammes?)|ic[ôo]nes|icons|pictogrammes|pictograms|(?:stickers|autocollants|gommettes)\\s+(?:\\p{L}+\\s+)?(?:de|d[’']|of|sur|about|with)",
  ],
  ['menu', 'menu|carte (?:de|du) (?:restaurant|caf[ée]|bar)'],
  ['label', '[ée]tiquettes?|labels?'],
  ['cover', 'couvertures?|pochettes?|(?:book|album|magazine|novel) cover|cover|jaquette'],
  ['travel', 'cartes? postales?|postcards?|visit(?:ez)?|travel|touristique'],
  [
    'card',
    "carte de|carte d[’']|cartes?|cards?|invitations?|faire[- ]parts?|carton d[’']invitation|save the date|citation|quote|lettering|marque[- ]page|planches? (?:botaniques?|naturalistes?|anatomiques?|d[’']herbier)|(?:botanical|herbarium|natural history) (?:plate|print|chart|drawing|sheet|study)",
  ],
  [
    'travel',
    '(?:affiche|poster)\\s+(?:\\p{L}+\\s+){0,2}(?:touristique|de voyage|vintage|r[ée]tro)|travel poster|vintage (?:travel )?poster',
  ],
  [
    'event',
    '(?:affiches?|posters?|flyers?|tracts?|banni[èe]re|banner|miniature|thumbnail|programme)(?: youtube| twitch)?|youtube (?:banner|thumbnail)',
  ],
];

const occasions: Rows<Occasion> = [
  ['wedding', 'mariages?|weddings?|save the date|fian[çc]ailles|engagement|noces'],
  [
    'birth',
    'naissances?|baby shower|bapt[êe]mes?|birth announcement|newborn|nouveau[- ]n[ée]|christening',
  ],
  ['halloween', 'halloween'],
  ['birthday', 'anniversaires?|birthdays?|turning \\d+|f[êe]te ses \\d+ ans'],
  ['lunar', 'lunar new year|chinese new year|nouvel an (?:chinois|lunaire)'],
  [
    'newyear',
    "bonne ann[ée]e(?: \\d{4})?|nouvel an|new year(?:[’']s)?(?: \\d{4})?|carte de v(?:oe|œ)ux|v(?:oe|œ)ux",
  ],
  ['christmas', 'no[eë]l|christmas|xmas'],
  ['easter', 'p[âa]ques|easter'],
  ['love', "(?:saint[- ]|st[- ])?valentin(?:e|e[’']s)?(?: day)?|je t[’']aime|i love you"],
  [
    'mother',
    "f[êe]te des (?:m[èe]res|mamans|grands[- ]m[èe]res)|mother[’']?s[’']? day|bonne f[êe]te maman|merci maman",
  ],
  ['father', "f[êe]te des (?:p[èe]res|papas)|father[’']?s[’']? day|bonne f[êe]te papa"],
  ['retirement', 'retraite|retirement'],
  ['thanks', 'merci|thank you|thanks|remerciements?'],
  ['gaming', 'gaming|gamers?|e-?sports?|twitch|streame?u?r?s?'],
  ['music', 'f[êe]te de la musique|concerts?|festival|jazz|musique|music|rock'],
  ['circus', 'cirque|circus'],
  ['flea', 'vide[- ]greniers?|brocantes?|puces|flea market|antiquit[ée]s'],
  ['school', "kermesses?|[ée]coles?|school|f[êe]te de l[’'][ée]cole"],
  ['sale', 'soldes|promo(?:tion)?s?|sales?|d[ée]stockage|black friday'],
  ['film', 'films?|movie|cin[ée]ma|polars?|policiers?|roman noir|thriller'],
  ['game', 'lotos?|tombola|bingo|tournois?|belote|p[ée]tanque|match|marathon|course'],
  ['feast', 'soir[ée]e|repas|barbecue|buffet|d[îi]ner|brunch|cr[êe]pes|bal|f[êe]te'],
];

const tastes: Rows<Taste> = [
  ['deco', 'art d[ée]co|gatsby|(?:style )?ann[ée]es [23]0|19[23]0s|[23]0s|roaring twenties'],
  ['nouveau', 'art nouveau|mucha|belle [ée]poque'],
  ['bauhaus', 'bauhaus|constructiviste|style suisse|swiss style'],
  [
    'vintage',
    "(?:style )?ann[ée]es [4-8]0|\\b(?:19)?[4-8]0s\\b|vintage|r[ée]tro|[àa] l[’']ancienne|old[- ]school",
  ],
  ['botanical', '(?:style )?botani(?:que|cal)|herbier|herbarium'],
  ['minimal', 'minimalistes?|minimalism|minimalist|minimal|[ée]pur[ée]e?s?|sobre|simple'],
  [
    'elegant',
    '[ée]l[ée]gante?s?|elegant|chic|raffin[ée]e?s?|luxe|luxury|classy|dor[ée]e?s?|gold(?:en)?',
  ],
  ['cute', 'mignonn?e?s?|kawaii|cute|rigolot?e?s?|adorables?'],
];

/** Drawn on a board. */
const chalks: Rows<Taste> = [
  [
    'slate',
    '(?:dessin[ée]e?s?\\s+|[ée]crite?s?\\s+)?[àa]\\s+la\\s+craie|craie(?:\\s+blanche)?|ardoise|tableau\\s+noir|chalk|chalk ?board|black ?board',
  ],
];

const weaves: Rows<Weave> = [
  ['mandala', 'mandalas?|rosaces?'],
  ['knit', 'tricot(?:[ée]e?s?)?|knit(?:ted)?|jacquard|fair isle|pull de no[eë]l'],
  ['tartan', 'tartan|[ée]cossaise?|plaid|[àa] carreaux [ée]cossais'],
  ['gingham', 'vichy|gingham|[àa] carreaux|damier|checkered|checks'],
  ['fans', '(?:g[ée]om[ée]trique )?art d[ée]co|[ée]ventails|gatsby'],
  ['terrazzo', 'terrazzo|granito'],
  ['leopard', 'l[ée]opard|leopard|animal print'],
  ['camouflage', 'camouflage|camo'],
  ['marble', 'marbre|marble'],
  ['boards', 'bois|wood(?:en)?(?: grain)?|planches|planks'],
  ['waves', 'vagues|seigaiha|waves|[ée]cailles|scallops?|japonais(?:es?)?'],
  ['stripes', '(?:[àa] )?rayures|ray[ée]s?|stripes|striped|marini[èe]re'],
  ['dots', '(?:[àa] )?pois|polka dots?|dots'],
  ['zigzag', 'chevrons?|zig[- ]?zags?|herringbone'],
  [
    'geometry',
    'g[ée]om[ée]triques?|geometric|triangles|losanges|hexagones?|hexagons|scandinave|bauhaus|formes abstraites',
  ],
];

const floral = /liberty|flora(?:l|le|ux)|fleuri|flower|petites fleurs/iu;

/** What a designed sheet is for, and in which taste; null for a picture like any other. */
export function readDesign(prompt: string, format: Format, hasText: boolean): ReadDesign {
  const kind = kindOf(prompt, format, hasText);
  if (format === 'pattern') {
    const weave = find(weaves, prompt);
    const isDense = floral.test(prompt);
    const told = find(occasions, prompt);
    const heard = [...ofCloth, ...(told?.words ?? []), ...(weave?.words ?? [])];
    if (!weave && !isDense) return { design: null, heard };
    return {
      design: { kind: 'pattern', ...(weave ? { weave: weave.value } : {}), isDense },
      heard: [...heard, ...(isDense ? ofLiberty : []), ...(weave?.value === 'fans' ? ofGold : [])],
    };
  }
  if (!kind && format !== 'logo' && format !== 'sign') return { design: null, heard: [] };
  const chalked = kind && /^(menu|card|event)$/.test(kind.value) ? find(chalks, prompt) : null;
  const taste = chalked ?? find(tastes, prompt);
  const occasion = kind ? find(occasions, prompt) : null;
  // A circus is announced, and is no place that one travels to.
  const isEvent = kind?.value === 'travel' && occasion !== null;
  // « affiche années 50 « Biarritz » » is of a place.
  const isOfPlace = kind?.value === 'event' && taste?.value === 'vintage' && !occasion && hasText;
  const said = isEvent
    ? { ...kind, value: 'event' as const }
    : isOfPlace
      ? { ...kind, value: 'travel' as const }
      : kind;
  const found = said ?? {
    value: format === 'logo' ? ('mark' as const) : ('board' as const),
    words: [],
  };
  return {
    design: {
      kind: found.value,
      ...(occasion ? { occasion: occasion.value } : {}),
      ...(taste ? { taste: taste.value } : {}),
    },
    heard: [...found.words, ...(occasion?.words ?? []), ...(taste?.words ?? [])],
  };
}

const ofLiberty = 'liberty floral florale floraux'.split(' ');
const ofGold = 'doré dorée dorés or gold golden'.split(' ');
const ofCloth =
  'tissu fabric textile papier cadeau peint enfant enfants kids répétitif repeating'.split(' ');

type Found<Value> = { readonly value: Value; readonly words: readonly string[] };

function kindOf(prompt: string, format: Format, hasText: boolean): Found<DesignKind> | null {
  const found = find(kinds, prompt);
  const isSheet = found?.value === 'sheet';
  if (isSheet && format !== 'pattern') return found;
  if (format !== 'poster') return null;
  return found ?? (hasText ? { value: 'card', words: [] } : null);
}

/** Wishes are read many times over: each table becomes expressions once. */
const compiled = new Map<string, { readonly first: RegExp; readonly all: RegExp }>();

function expressionOf(says: string) {
  let found = compiled.get(says);
  if (!found) {
    const whole = `(?<!\\p{L})(?:${says})(?!\\p{L})`;
    found = { first: new RegExp(whole, 'iu'), all: new RegExp(whole, 'giu') };
    compiled.set(says, found);
  }
  return found;
}

/** The first row that is said, and all its words: « un concert de rock ». */
function find<Value>(rows: Rows<Value>, prompt: string): Found<Value> | null {
  for (const [value, says] of rows) {
    const { first, all } = expressionOf(says);
    if (!first.test(prompt)) continue;
    const words = [...prompt.matchAll(all)].flatMap(([found]) =>
      [found, ...found.split(/[\s’']+/u)].map((word) => word.toLowerCase()),
    );
    return { value, words };
  }
  return null;
}
