import type { TownName } from '../illustration/place-names.ts';

const open = String.raw`(?<!\p{L})`;
const shut = String.raw`(?!\p{L})`;
/** « à Bruges », « de la Provence », “in Tokyo” */
const joint = String.raw`(?:(?:[àa]|de|d['’]|du|en|des|in|of|at|from|dans le|dans la|au|aux|style)\s*(?:la |le |l['’]|les |vieux |vieille |old )?)?`;

/** Towns and countrysides whose houses are unlike others, by what they and their houses are called. */
const rows: readonly (readonly [town: TownName, says: string])[] = [
  [
    'timbered',
    String.raw`alsac(?:e|ien|iens|ienne|iennes)|colmar|strasbourg|riquewihr|eguisheim|normand(?:e|es|s|ie)?|rouen|honfleur|colombages?|pans de bois|half[- ]?timber(?:ed|ing)?|tudor|bavar(?:e|ois|oise|ia|ian)|rothenburg|allemand(?:e|s|es)?`,
  ],
  [
    'flemish',
    String.raw`bruges|gand|ghent|anvers|antwerp|bruxell(?:es|ois|oise)|brussels|belg(?:e|es|ique|ian|ium)|flamand(?:e|s|es)?|flemish|flandres?|flanders|amsterdam|delft|hollandais(?:e|es)?|dutch|lille|arras|copenhague|copenhagen`,
  ],
  [
    'brick',
    String.raw`londr(?:es)|london(?:ien|ienne|iens|iennes)?|british|anglais(?:e|es)?|english|edinburgh|dublin|irlandais(?:e|es)?|irish|notting hill|brooklyn|boston|montr[ée]al(?:ais|aise)?|qu[ée]b[ée]c(?:ois|oise)?`,
  ],
  ['wooden', String.raw`kyoto|tokyo|osaka|japonais(?:e|es)?|japanese|japon|japan|gion`],
  [
    'granite',
    String.raw`breton(?:s|ne|nes)?|bretagne|brittany|saint[- ]malo|quimper|concarneau|dinan|finist[èe]re|cornouaill(?:es)?|cornish|cornwall|[ée]cossais(?:e|es)?|scottish`,
  ],
  [
    'ochre',
    String.raw`proven[çc](?:al|ale|aux|ales)|provence|roussillon|luberon|toscan(?:e|es|s)?|tuscan|tuscany|ital(?:ie|ien|ienne|iens|iennes|ian|y)|rome|florence|sicil(?:e|ien|ienne|y|ian)|naples|venis(?:e)|venice|v[ée]niti(?:en|enne|ens)|nice|marseille|menton|m[ée]diterran[ée](?:e|en|enne)|mediterranean|burano|espagnol(?:e|es|s)?|s[ée]ville|spanish`,
  ],
  [
    'tiled',
    String.raw`lisbonne|lisbon|porto|portugais(?:e|es)?|portugal|portuguese|havane|havana|cuba(?:in|ine|n)?|cara[ïi]bes?|caribbean|mexic(?:ain|aine|o|an)|mexique|valpara[ií]so`,
  ],
  [
    'clay',
    String.raw`marrakech|marrakesh|maroc(?:ain|aine|ains|aines)?|morocc(?:o|an)|m[ée]dina|f[èe]s|tunis(?:ie)?|casbah|kasbah|d[ée]sert marocain`,
  ],
  [
    'ochre',
    String.raw`(?:murs?|fa[çc]ades?|maisons?) (?:aux? |de couleur )?ocres?|ochre (?:walls?|houses|fa[çc]ades)`,
  ],
];

/** Where houses stand in a row and are seen. */
const among = new RegExp(
  `${open}(?:rues?|ruelles?|avenues?|boulevards?|murs?|walls?|streets?|lanes?|alleys?|place|placette|squares?|villages?|caf[ée]s?|bistrots?|terrasses?|march[ée]s?|markets?|maisons|houses|fa[çc]ades|souks?|canal|canaux|canals|quais?|port|harbou?r|quartier|town|bourg|hameau)${shut}`,
  'iu',
);
const rules = rows.map(
  ([town, says]) => [town, new RegExp(`\\s*${open}${joint}(?:${says})${shut}`, 'giu')] as const,
);

/** Seen from above or from inside it is no row of houses; a landmark's town is its own. */
const elsewhere =
  /(?:toits|rooftops?|skyline|panorama|vue a[ée]rienne|aerial)(?!\p{L})|(?<!\p{L})(?:cuisine|kitchen|salon|chambre|bedroom|jardin|garden|tour|tower)(?!\p{L})/iu;

/** On its hill it is a picture of its own. */
const perched =
  /(?<!\p{L})(?<!place (?:de|du) )(?:villages?\s+(?:perch[ée]s?\s+)?(?:proven[çc]al|toscan|m[ée]di[ée]val|perch[ée]|en provence|de provence|du luberon|en toscane|grec|blanc)|(?:provence|proven[çc]al|tuscan|hilltop|greek|white|medieval)\s+(?:village|town)|luberon|gordes)/iu;

/** In the manner of which town houses are built, and the rest of the prompt; null where none is told. */
export function readTown(
  prompt: string,
): { readonly town: TownName; readonly rest: string; readonly said: string } | null {
  if (!among.test(prompt) || elsewhere.test(prompt) || perched.test(prompt)) return null;
  for (const [town, rule] of rules) {
    const said = prompt.match(rule);
    if (!said) continue;
    const rest = prompt.replace(rule, ' ').replace(/\s{2,}/gu, ' ');
    return { town, rest, said: said.join(' ') };
  }
  return null;
}
