/** Places said in words that none of them means alone. */
export type Rewording = {
  readonly from: RegExp;
  readonly to: string | ((said: string) => string);
  readonly where?: RegExp;
};

/** From a bird's height. */
const fromAbove =
  "(?:(?:vue?s?|seen|viewed)\\s+)?(?:d[eu]s?\\s+(?:ciel|dessus|haut)|d[’']en haut|d[’']avion|from (?:above|the air|the sky|a drone))";
const tropical = '(?:(?:small|tiny|little|tropical|desert|petite|lush)\\s+)*';

/** Rooms and corridors are seen from inside: whose they are stands before or behind them. */
const rooms =
  'kitchen|bedroom|living room|bathroom|corridor|hallway|lobby|interior|dining room|attic|hall';
const frenchRooms =
  'couloir|cuisine|chambre|salon|salle de bains?|salle [àa] manger|hall|entr[ée]e|grenier';
const owners =
  'cottage|farmhouse|farm|house|hotel|palace|villa|hobbit(?:[- ]like)?|apartment|flat|school|mansion|cabin|country house';
const frenchOwners =
  '[ée]cole|lyc[ée]e|coll[èe]ge|h[ôo]tel|ferme|chaumi[èe]re|cottage|maison|villa|chalet|manoir|palace|immeuble';

/** Words that only lead from one adjective to the next, and no things. */
const betweenWords: readonly Rewording[] = [
  // Told of a room they are its walls.
  {
    from: /(?<=,\s*)(?:(?:des|les)\s+)?briques?\s+(?:rouges?|apparentes?|nues?)(?!\p{L})/giu,
    to: 'murs en briques',
    where:
      /(?<!\p{L})(?:loft|salon|cuisine|bureau|chambre|caf[ée]|bar|restaurant|atelier)(?!\p{L})/iu,
  },
  {
    from: /(?<=,\s*)(?:red|exposed|bare)\s+bricks?(?!\p{L})/giu,
    to: 'brick walls',
    where:
      /(?<!\p{L})(?:loft|room|kitchen|office|caf[ée]|bar|restaurant|studio|workshop)(?!\p{L})/iu,
  },
  {
    from: /(?<!\p{L})(?:un (?:tout )?petit peu|un peu|a (?:little )?bit)\s+(?=\p{L}{4,})(?!of |de )/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:un (?:tout )?petit peu|un peu) (?:de |d[’'])|a (?:little )?bit of /giu,
    to: '',
  },
  {
    from: /(?<!(?:du|de|le|un|les|des|au|aux|[ée]pis?|champs?|grains?|et|avec)\s)(?<=\p{L}[\s,]+)mais(?=\s+\p{L})/gu,
    to: ',',
  },
  // Molten, and no dish.
  {
    from: /(?<=\p{L}{3,}s?\s)(?<!(?:une|la|les|des|de|et|avec|notre|ma)\s)fondue?s(?!\p{L})/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:(?:lots? of|plenty of|much|beaucoup d['’])\s*)?(?:(?:empty|negative|white|blank)\s+space|espace (?:vide|n[ée]gatif)|espaces? blancs?)(?!\p{L})(?!\s+(?:[àa]|au|en|on|at|pour|for)(?!\p{L}))/giu,
    to: ' ',
  },
  {
    from: /(?<!\p{L})(?:presque|quasiment|pratiquement)\s+(?:personne|d[ée]serte?|vide)|(?:almost|nearly)\s+(?:nobody|no one|empty|deserted)|hardly anyone(?!\p{L})/giu,
    to: 'sans personne',
  },
];

export const placeRewordings: readonly Rewording[] = [
  // A beam of light, and no film.
  {
    from: /(?<!\p{L})(?:[ée]clair[ée]e?s?\s+par|sous)\s+(?:un|le|des|les)\s+projecteurs?(?!\p{L})(?!\s+de\s+(?:cin|film|diapo))/giu,
    to: '',
    where: /sc[èe]ne/iu,
  },
  ...betweenWords,
  // What is behind, and no plan of a town.
  { from: /(?<!\p{L})(?<!(?:l['’]|en\s))arri[èe]re[- ]plans?(?!\p{L})/giu, to: 'fond' },
  { from: new RegExp(`(?<!\\p{L})(?:${owners})\\s+(?=(?:${rooms})(?!\\p{L}))`, 'giu'), to: '' },
  {
    from: new RegExp(
      `(?<!\\p{L})(${frenchRooms})\\s+d(?:e |['’]|u )(?:la |l['’]|une? |vieille |vieil )*(?:${frenchOwners})(?!\\p{L})`,
      'giu',
    ),
    to: '$1',
  },
  // Of whom travels, and no window in the air.
  {
    from: /(?<!\p{L})(?:train\s+window|window\s+of\s+(?:a|the)\s+train|(?:fen[êe]tre|vitre)\s+(?:du|d['’]un|de)\s+train)s?(?!\p{L})/giu,
    to: 'dans un train',
  },
  // The town it is in has no tower there.
  {
    from: /(?<!\p{L})london\s+(?=(?:backyard|garden|kitchen|flat|apartment|pub|caf[ée]|terrace|bedroom|living room|attic|bookshop|bakery)(?!\p{L}))/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(jardin|cuisine|appartement|pub|caf[ée]|terrasse|chambre|salon|librairie|boulangerie)\s+(?:londonien(?:ne)?|(?:[àa]|de)\s+londres)(?!\p{L})/giu,
    to: '$1',
  },
  // A road, and what lies about it.
  { from: /(?<!\p{L})(?:coastal|coast|seaside) (?=roads?(?!\p{L}))/giu, to: 'rocky coast ' },
  {
    from: /(?<!\p{L})(routes?) (?:c[ôo]ti[èe]res?|du littoral)(?!\p{L})/giu,
    to: '$1 sur une côte rocheuse',
  },
  { from: /(?<!\p{L})snowy (?=(?:\p{L}+ )?roads?(?!\p{L}))/giu, to: 'winter ' },
  // Columns, and no haunted house.
  {
    from: /(?<!\p{L})ruines?\s+(?:antiques?|romaines?|grecques?)|(?:ancient|antique|greek|roman)\s+(?:temple\s+)?ruins?(?!\p{L})/giu,
    to: 'temple',
  },
  // Panes, and nothing to drink from.
  {
    from: /(?<!\p{L})(?:misted|foggy|steamed|steamy|frosted|broken|cracked)\s+(?:glass|windows?|panes?)|(?:verres?|vitres?|carreaux)\s+(?:embu[ée]e?s?|cass[ée]e?s?|bris[ée]e?s?)(?!\p{L})/giu,
    to: '',
  },
  // What they are built of, and nothing to drink from.
  {
    from: /(?<!\p{L})glass\s+(?=(?:domes?|walls?|roofs?|floors?|ceilings?|towers?|doors?|skyscrapers?|buildings?|elevators?|bridges?|houses?|palaces?)(?!\p{L}))/giu,
    to: '',
  },
  // Inside what travels on rails.
  {
    from: /(?<!\p{L})(?:dans\s+(?:une?\s+|le\s+|la\s+)?|inside\s+(?:of\s+)?(?:an?\s+|the\s+)?|in\s+(?:an?\s+|the\s+))?(?:(?:crowded|busy|empty|night)\s+)?(?:(?:subway|metro|train|underground|tube)\s+(?:car|carriage)s?|rames?\s+de\s+m[ée]tro|(?:wagon|voiture|compartiment)s?\s+d(?:e|u)\s+(?:train|m[ée]tro))(?!\p{L})/giu,
    to: 'dans un train',
  },
  // Who is seen against the light.
  {
    from: /(?<!\p{L})(une|des|deux|trois|quatre|cinq|quelques|an?|two|three|four|five|some|lone|the)\s+silhouettes?(?!\s+(?:de|d['’]|of|en|du)(?!\p{L})|\p{L})/giu,
    to: (said: string) =>
      `${said.split(/\s/u)[0]} ${/^(?:an?|une|lone|the)\s/iu.test(said) ? 'personne' : 'personnes'}`,
  },
  {
    from: /(?<!\p{L})(?:carnival|funfair|fun fair|amusement park|f[êe]te foraine|parc d['’]attractions?)(?!\p{L})/giu,
    to: 'fête foraine',
  },
  // An island of which the whole shore is seen.
  {
    from: new RegExp(
      `(?<!\\p{L})${tropical}(?:[îi]le|island)s?\\s+(?:(?:tropicale?|d[ée]serte|paradisiaque)s?\\s+)*${fromAbove}(?!\\p{L})`,
      'giu',
    ),
    to: 'atoll',
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:vue\\s+a[ée]rienne|aerial\\s+view|bird['’]?s[ -]eye view|vue\\s+du\\s+ciel)\\s+(?:d[’']une?\\s+|of\\s+an?\\s+)${tropical}(?:[îi]le|island)(?:\\s+(?:tropicale?|d[ée]serte|paradisiaque))*(?!\\p{L})`,
      'giu',
    ),
    to: 'atoll',
  },
  // A town of which the roofs are seen.
  {
    from: /(?<!\p{L})(?:une\s+)?(?:ville|city|town|village)\s+(?:vue?|seen)\s+(?:d['’]en haut|de haut|du ciel|depuis\s+(?:une?\s+|la\s+)?(?:colline|hauteur|sommet)|d['’]une colline|from\s+(?:above|a\s+hill|the\s+hill))(?!\p{L})/giu,
    to: 'townscape',
  },
  { from: /(?<!\p{L})(?:vieille\s+ville|old\s+town)(?!\p{L})/giu, to: 'townscape' },
  // Where they are from is where they stand.
  {
    from: /(?<!\p{L})(phare|maison|maisons|village|port|chapelle|cabane)\s+bretonn?e?s?(?!\p{L})/giu,
    to: '$1 en bretagne',
  },
  {
    from: /(?<!\p{L})breton\s+(lighthouse|house|village|harbou?r|chapel)(?!\p{L})/giu,
    to: '$1 in brittany',
  },
  // Tents are the camp.
  {
    from: /(?<!\p{L})campements?\s+(?:de\s+|avec\s+(?:des\s+)?)tentes/giu,
    to: 'des tentes',
  },
  // Light that falls in, and no sun with a face.
  {
    from: /(?<!\p{L})(?:(?:un|des|quelques|les|the|some|a)\s+)?(?:rayons?\s+(?:de|du)\s+(?:soleil|lumi[èe]re)|sun\s?(?:beams?|rays?)|rays?\s+of\s+(?:sun|sunlight|light)|light\s+rays?)(?!\p{L})/giu,
    to: 'soleil',
    where:
      /for[êe]t|forest|bois|wood|clairi[èe]re|clearing|brume|mist|fog|montagne|mountain|vall[ée]e|valley/iu,
  },
  // Outside it is a fire of wood, in a room the hearth.
  {
    from: /(?<!\p{L})(?:au coin|pr[èe]s|devant|autour) (?:du|d['’]un|le|un) feu(?! (?:de|d['’]|rouge|vert|tricolore))(?!\p{L})/giu,
    to: 'devant un feu de camp',
    where:
      /(?<!\p{L})(?:camp\w*|tentes?|for[êe]ts?|bois|plage|montagne|randonn\w*|scouts?|cow-?boys?|[ée]toiles?)(?!\p{L})/iu,
  },
  {
    from: /(?<!\p{L})(?:pr[èe]s|devant) (?:du|le) feu(?! (?:de|d['’]|rouge|vert|tricolore))(?!\p{L})/giu,
    to: 'devant la cheminée',
  },
  { from: /(?<!\p{L})by the fire(?!\p{L}| (?:engine|escape))/giu, to: 'in front of the fireplace' },
];
