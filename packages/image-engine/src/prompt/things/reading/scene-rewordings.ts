import { noMark } from './of-mark.ts';
import type { Rewording } from './place-rewordings.ts';

/** Nor is it said where else it is. */
const nowhereElse =
  /^(?!.*(?<!\p{L})(?:logos?|ic[ôo]nes?|icons?|affiches?|posters?|stickers?|(?:in|inside|at|on\s+top\s+of|dans)\s+(?:an?|the|une?|le|la|l['’])(?!\s*(?:snow|rock|mountain|neige|montagne))))/isu;

const medical =
  /(?<!\p{L})(?:chirurgien(?:ne)?s?|infirmi[eè]re?s?|m[ée]decins?|docteurs?|soignante?s?|surgeons?|nurses?|doctors?|dentiste?s?)(?!\p{L})/iu;

const fromAbove =
  /(?<!\p{L})(?:(?:seen|viewed|view|shot)\s+from\s+above|top[- ]down|flat\s*lay|vue?s?\s+d(?:e\s+dessus|['’]en\s+haut|u\s+dessus))(?!\p{L})/iu;

const dishes =
  'raclette|fondue|pizza|cr[êe]pes?|sushis?|tapas|couscous|paella|galettes?|moules[- ]frites';
const company = 'amis|amies|copains|copines|coll[èe]gues|voisins';

/** Scenes of every day, put by what is seen in them. */
export const sceneRewordings: readonly Rewording[] = [
  // Grey for its rocks and snow, and no lion's coat.
  {
    from: /(?<!\p{L})snow\s+leopard(s?)(?!\p{L})/giu,
    to: 'grey leopard$1 in the snow',
    where: nowhereElse,
  },
  { from: /(?<!\p{L})snow\s+leopard/giu, to: 'grey leopard' },
  {
    from: /(?<!\p{L})(l[ée]opard|panth[èe]re)(s?)\s+des\s+neiges(?!\p{L})/giu,
    to: 'léopard$2 gris dans la neige',
    where: nowhereElse,
  },
  {
    from: /(?<!\p{L})(l[ée]opard|panth[èe]re)(s?)\s+des\s+neiges(?!\p{L})/giu,
    to: 'léopard$2 gris',
  },
  // It falls on him, and is no thing beside him.
  {
    from: /(?<!\p{L})(?:snow\s?flakes|snow)\s+(?:on|in)\s+(?:the|its|his|her|their)\s+(?:fur|hair|coat|whiskers|mane|back)(?!\p{L})/giu,
    to: 'snowing',
  },
  {
    from: /(?<!\p{L})(?:(?:des|quelques)\s+)?(?:flocons(?:\s+de\s+neige)?|neige)\s+(?:sur|dans)\s+(?:la|le|sa|son|ses|les)\s+(?:fourrure|pelage|cheveux|poils?|crini[èe]re|moustaches)(?!\p{L})/giu,
    to: 'neige qui tombe',
  },
  // Where he explores, and clad for it.
  {
    from: /(?<!\p{L})(?:(?:ant)?arctic|polar)\s+explorer(?!\p{L})/giu,
    to: 'man in a coat with a hood on the ice floe',
    where: noMark,
  },
  {
    from: /(?<!\p{L})explorateur\s+(?:polaire|arctique|du\s+p[ôo]le(?:\s+(?:nord|sud))?)(?!\p{L})/giu,
    to: 'homme en manteau avec une capuche sur la banquise',
    where: noMark,
  },
  {
    from: /(?<!\p{L})(?:ice|frost|snow)\s+(?:in|on)\s+(?:his|the|a)\s+beard(?!\p{L})/giu,
    to: 'a white beard',
  },
  {
    from: /(?<!\p{L})(?:(?:du|de\s+la|le|la)\s+)?(?:givre|glace|neige|gel)\s+(?:dans|sur)\s+(?:sa|la)\s+barbe(?!\p{L})/giu,
    to: 'une barbe blanche',
  },
  // Seen at night over the land, and no rocket.
  {
    from: /(?<=^\s*(?:(?:une?|la|les?|un\s+fond|fonds?)\s+)?(?:d['’]\s?[ée]cran\s+)?(?:(?:avec|de|d['’])\s*(?:une|la)?\s*)?)galaxies?(?=\s*(?:$|[,.]|violett|bleu|ros|color|mauve|pourpre))/giu,
    to: 'voie lactée',
  },
  // He works by his chair.
  {
    from: /(?<=(?:^|(?:^|[\s,])(?:une?|le|la|an?|the)\s)\s*)dentiste?(?=\s*(?:$|[,.]|(?:avec|with|qui|and|et|examin|check|treat|clean|looking|soign|souriant|smiling)))/giu,
    to: (said) =>
      /e$/iu.test(said)
        ? 'docteur, interieur de cabinet dentaire,'
        : 'doctor, interieur de cabinet dentaire,',
    where: noMark,
  },
  // Before his mouth, and none of a carnival.
  {
    from: /(?<!\p{L})(?:(?:un|son|le)\s+)?masque(?!\p{L}|\s+(?:chirurgical|m[ée]dical|[àa]\s|v[ée]nitien|de\s))/giu,
    to: 'masque chirurgical',
    where: medical,
  },
  {
    from: /(?<!\p{L}|(?:surgical|medical|face|oxygen|gas|carnival|party)\s)(?:(?:an?|his|her|the)\s+)?mask(?!\p{L})/giu,
    to: 'surgical mask',
    where: medical,
  },
  // Of a room, and no house in it.
  {
    from: /(?<!\p{L})(?:(?:cold|harsh|white|bright|pale|dim|fluorescent)\s+)*hospital\s+(?:light(?:s|ing)?|atmosphere|mood)(?!\p{L})/giu,
    to: 'interieur d hopital',
  },
  {
    from: /(?<!\p{L})(?:lumi[èe]re|[ée]clairage|ambiance|n[ée]ons?)\s+(?:(?:froide?s?|blanche?s?|crue?s?)\s+)?d['’](?:un\s+)?h[ôo]pital(?!\p{L})/giu,
    to: 'interieur d hopital',
  },
  // Nobody who haunts: they talk of him.
  {
    from: /(?<!\p{L})telling\s+(?:each\s+other\s+)?(?:(?:ghost|scary|spooky|horror)\s+)(?:stories|tales)(?!\p{L})/giu,
    to: 'telling stories at night',
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:se\s+)?racont(?:e|ent|ant)\s+des\s+histoires\s+(?:de\s+fant[ôo]mes?|qui\s+font\s+peur|d['’](?:horreur|[ée]pouvante)|effrayantes)(?!\p{L})/giu,
    to: 'qui racontent des histoires la nuit',
  },
  // They are at table with it.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:une?\\s+)?(?:soir[ée]e\\s+)?(${dishes})\\s+(?:entre\\s+(${company})|avec\\s+(?:des|les|mes)\\s+(${company}))(?!\\p{L})`,
      'giu',
    ),
    to: (said) => {
      const dish = new RegExp(dishes, 'iu').exec(said)![0];
      const who = new RegExp(`(?:${company})$`, 'iu').exec(said)![0];
      return `des ${who} qui mangent une ${dish}`;
    },
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:une?\\s+)?(?:soir[ée]e\\s+)?(${dishes})\\s+en\\s+famille(?!\\p{L})`,
      'giu',
    ),
    to: 'une famille qui mange une $1',
  },
  {
    from: /(?<!\p{L})(?:an?\s+)?(raclette|fondue|pizza|sushi|tapas)\s+(?:night|party|dinner)?\s*(?:with|among|between)\s+(?:my\s+)?friends(?!\p{L})/giu,
    to: 'friends eating a $1',
  },
  // More of them before and behind.
  {
    from: /(?<!\p{L})(?:(?:coinc|bloqu)[ée]e?s?\s+|pris(?:e|es)?\s+)?dans\s+(?:un|une|les|des|le)\s+(?:gros\s+)?(?:embouteillages?|bouchons?|circulation)(?!\p{L})/giu,
    to: 'et trois voitures dans une rue',
  },
  {
    from: /(?<!\p{L})(?:stuck\s+)?in\s+(?:an?\s+|the\s+)?(?:(?:huge|heavy|bad|rush\s+hour)\s+)?traffic(?:\s+jam)?(?!\p{L}|\s+light)/giu,
    to: 'and three cars in a street',
  },
  // A car by its doors.
  {
    from: /(?<!\p{L})(une|la|ma|sa)\s+((?:(?:vieille|petite|belle|ancienne)\s+)?)(?:deux|trois|quatre|cinq|[2-5])[- ]portes(?!\p{L})/giu,
    to: '$1 $2voiture',
  },
  // Its front, and nothing laid on a table.
  {
    from: /(?<!\p{L})(?:in\s+front\s+of|outside|parked\s+at)\s+(?:an?|the)\s+(?:(?:neon[- ]?lit|neon|american|retro|old|vintage|roadside|\d0s)\s+)*(?:diner|restaurant|bistro)(?!\p{L})/giu,
    to: 'in front of a café',
  },
  {
    from: /(?<!\p{L})devant\s+(?:une?|le|la|son)\s+(?:(?:petit|vieux)\s+)?(?:diner|restaurant|resto|bistrot?|brasserie)(?:\s+(?:am[ée]ricain|r[ée]tro))?(?!\p{L})/giu,
    to: 'devant un café',
  },
  { from: /(?<!\p{L})(nobody|no\s+one)\s+around(?!\p{L})/giu, to: '$1' },
  // Its cut stands beside it.
  {
    from: /(?<!\p{L})cheveux\s+(gris|blancs|bruns|noirs|blonds|roux|ch[âa]tains|argent[ée]s|roses|bleus|verts|violets)\s+(?:et\s+)?(courts|longs|boucl[ée]s|fris[ée]s|ondul[ée]s|cr[ée]pus)(?!\p{L})/giu,
    to: 'cheveux $1, cheveux $2',
  },
  // Gifts lie under one.
  {
    from: /(?<!\p{L})sapin(?!\s+de\s+no)(?!\p{L})/giu,
    to: 'sapin de noël',
    where: /(?<!\p{L})cadeaux(?!\p{L})/iu,
  },
  // For so many: from above it is laid, and they are not there yet.
  {
    from: /(?<!\p{L})((?:thanksgiving|christmas|dinner|party|wedding|festive)\s+)?table\s+for\s+(?:\d+|two|four|six|eight|ten|twelve)(?:\s+(?:people|guests|persons))?(?!\p{L})/giu,
    to: '$1table',
    where: fromAbove,
  },
  {
    from: /(?<!\p{L})table\s+pour\s+(?:\d+|deux|quatre|six|huit|dix|douze)(?:\s+(?:personnes|invit[ée]s|convives))?(?!\p{L})/giu,
    to: 'table',
    where: fromAbove,
  },
  // Stripes on a road, and no animal; where a train stops, and no sign.
  {
    from: /(?<!\p{L})zebra\s+crossings?(?!\p{L}|\s+(?:an?|the|some|over|through)\s)/giu,
    to: 'crosswalk in a street',
  },
  { from: /(?<!\p{L})(train|tram|metro|subway)\s+stop(?!\p{L})/giu, to: '$1 station' },
  // Newlyweds, and nobody who wears some.
  {
    from: /(?<!\p{L})couple\s+(?:en|habill[ée]s?\s+en|v[êe]tus?\s+en)\s+(?:costumes?|tenues?|habits?)\s+de\s+mari[ée]+s?(?!\p{L})/giu,
    to: 'couple de mariés',
  },
  {
    from: /(?<!\p{L})(?:an?\s+|the\s+)?(?:(?:young|happy|elderly)\s+)?couple\s+in\s+(?:their\s+)?wedding\s+(?:clothes|outfits?|attire|dress(?:es)?)(?!\p{L})/giu,
    to: 'a bride and a groom',
  },
  // Houses of one kind are its village.
  {
    from: /(?<!\p{L})(?:(?:tiny|small|little)\s+)?gingerbread\s+(?:village|town)(?!\p{L})/giu,
    to: 'three gingerbread houses',
  },
  {
    from: /(?<!\p{L})village\s+(?:de|en)\s+pain\s+d['’][ée]pices?(?!\p{L})/giu,
    to: 'trois maisons en pain d’épices',
  },
];
