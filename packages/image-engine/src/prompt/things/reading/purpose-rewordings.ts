import type { Rewording } from './place-rewordings.ts';

/** Verbs that are not told by their ending: « en train de lire ». */
const third: Readonly<Record<string, string>> = {
  ...{ lire: 'lit', boire: 'boit', dormir: 'dort', courir: 'court', peindre: 'peint' },
  ...{ écrire: 'écrit', ecrire: 'écrit', rire: 'rit', sourire: 'sourit', faire: 'fait' },
  ...{ prendre: 'prend', attendre: 'attend', tenir: 'tient', cueillir: 'cueille', ouvrir: 'ouvre' },
  ...{
    construire: 'construit',
    servir: 'sert',
    vendre: 'vend',
    mettre: 'met',
    apprendre: 'apprend',
  },
};

/** Where the picture will be shown, which is not in it; and words that only measure. */
export const purposeRewordings: readonly Rewording[] = [
  {
    from: /(?<!\p{L})(?:for|on|pour|sur)\s+(?:an?|my|our|the|une?|mon|ma|notre|l['’])\s*(?:house\s+|real[- ]estate\s+|property\s+|petite\s+)?(?:listing|annonce(?:\s+immobili[èe]re)?|website|blog|newsletter|instagram|insta|page\s+facebook|site(?:\s+(?:web|internet))?)(?!\p{L})/giu,
    to: ' ',
  },
  // What it is for and where it will hang: « pour un exposé », “for my daughter's bedroom wall”.
  {
    from: /(?<=\p{L}[,.]?\s+)(?:for|pour)\s+(?:(?:an?|my|our|the|his|her|une?|mon|ma|mes|notre|nos|le|la|les|son|sa)\s+|l['’])(?:[\p{L}-]+(?:['’]s|s['’])?\s+){0,3}(?:projects?|presentations?|homework|lessons?|class|slides?|slideshow|reports?|essays?|bedroom|nursery|playroom|walls?|fridge|phone|desktop|lock\s?screen|expos[ée]s?|pr[ée]sentation|diaporama|devoirs?|projet|chambre|frigo|mur)(?:\s+(?:d['’]|de\s+(?:l['’])?|du\s+|des\s+)(?:(?:mon|ma|mes|notre|nos|la|le|son|sa|un|une)\s+)?(?:petite?\s+)?\p{L}+)?(?=\s*[,.;:!?]|\s*$)/giu,
    to: ' ',
    where:
      /^(?!.*(?:logo|marque|brand|furniture|meuble|bed|lits?|lamps?|lampes?|curtains?|rideaux?|rug|tapis|desk|shelf|shelves|[ée]tag[èe]res?|armoire|wardrobe|pattern|motif|papier\s+peint))/iu,
  },
  // « une montagne de crêpes » is high, and no landscape.
  {
    from: /(?<!\p{L})une\s+(?:[ée]norme\s+|grande\s+|immense\s+)?montagne\s+(?:de\s+|d['’])(?!neige|glace|sable|verre|cristal)/giu,
    to: 'un tas de ',
  },
  {
    from: /(?<!\p{L})a\s+(?:huge\s+|big\s+)?mountain\s+of\s+(?!snow|ice|sand|glass|crystal)/giu,
    to: 'a pile of ',
  },
  // « un salon vide »: in English said before it.
  {
    from: /(?<!\p{L})empty\s+((?:living\s+|dining\s+|class\s*|bed\s*)?room|apartment|flat|loft|studio|street|beach|road)(?!\p{L})/giu,
    to: '$1 empty',
  },
  // Courtesies ask for nothing.
  {
    from: /(?<!\p{L})(?:svp|stp|pls|plz|please|s['’]il (?:vous|te) pla[iî]t|merci(?: d['’]avance)?)(?=\s*[,.!?]|\s*$)/giu,
    to: ' ',
  },
  // What somebody is doing he does.
  {
    from: /(?<!\p{L})(?:(?:qui\s+)?(?:essa[iy]e(?:nt)?|tente(?:nt)?)|en\s+train)\s+(?:de\s+|d['’])\p{L}+(?!\p{L})/giu,
    to: (said) => {
      const verb = /\p{L}+$/u.exec(said)![0].toLowerCase();
      if (verb.endsWith('er')) return `qui ${verb.slice(0, -1)}`;
      return third[verb] ? `qui ${third[verb]}` : said;
    },
  },
  // Whoever follows is behind, and no suit hangs there.
  { from: /(?<=\p{L}\s+)(?:le|la|les|l['’])\s*sui(?:t|vent)(?!\p{L})/giu, to: 'derrière' },
  // Unfolded and looked at, and no card to be printed.
  {
    from: /(?<=(?<!\p{L})(?:montr|regard|consult|[ée]tudi|d[ée]pli|examin|tenant|tien|lit|lisant)\p{L}*\s+(?:une|la|sa|leur)\s+(?:(?:vieille|grande)\s+)?)carte(?=\s*[,.]|\s*$|\s+(?:[àa]|sur|dans|devant|et|en|sous)\s)/giu,
    to: 'carte dépliée',
  },
  // Made by one, and none beside it.
  {
    from: /(?<!\p{L})hand[- ](?=(?:painted|drawn|carved|crafted|knitted|woven|sewn|stitched|blown|thrown|made|rolled|dyed|forged)(?!\p{L}))/giu,
    to: '',
  },
  // A hen that broods sits on her eggs.
  {
    from: /(?<!\p{L})(?:qui\s+)?couv(?:e|ent|ant)\s+(des|ses|les|un|son|de)(?!\p{L})/giu,
    to: 'posée sur $1',
  },
];
