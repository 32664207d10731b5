import type { Rewording } from './place-rewordings.ts';

const kin =
  'daughters?|sons?|wife|husband|mom|mum|mother|dad|father|kids?|children|nephews?|nieces?|gran(?:dma|dpa|ny)|grandmother|grandfather|grandson|granddaughter|brothers?|sisters?|friends?|girlfriend|boyfriend|colleagues?|boss|teacher|baby|family|class';
const frenchKin =
  'filles?|fils|femme|mari|maman|mère|papa|père|enfants?|neveux?|nièces?|mamie|papi|grand[- ]mère|grand[- ]père|petits?[- ]fils|petites?[- ]filles?|frères?|s(?:œ|oe)urs?|amie?s?|copine|copain|collègues?|patron|maîtresse|bébé|famille|classe';
const printed =
  "mugs?|t-?shirts?|tote ?bags?|hoodies?|phone cases?|kids['’]? (?:room|book)|children['’]?s? (?:room|book)|picture book|book cover|classroom|presentation|powerpoint";
const flown = 'plane|airplane|drone|helicopter|hot[- ]air balloon|satellite';
const frenchFlown = 'avion|drone|hélicoptère|montgolfière|satellite';
const driven =
  'car|truck|bus|van|tractor|taxi|cab|convertible|cabriolet|jeep|tram|tramway|train|locomotive|ambulance|lorry|pickup|excavator|digger|bulldozer|helicopter|submarine|rocket|spaceship|ufo|flying saucer|boat|ship';
const frenchDriven =
  'voiture|camion|bus|tracteur|taxi|décapotable|cabriolet|train|tram|tramway|locomotive|camionnette|ambulance|pelleteuse|hélicoptère|sous[- ]marin|fusée|soucoupe(?: volante)?|bateau|2cv|deux[- ]chevaux';
const ridden = 'motorbike|motorcycle|scooter|moped|vespa|bike';
const frenchRidden = 'moto|scooter|mobylette|vespa|trottinette';
const end = '(?=\\s*(?:$|[,.;!?]))';

/** Turns of phrase that are the same for all nouns: what they lead to is read, they themselves are not. */
export const formRewordings: readonly Rewording[] = [
  { from: /(?<!\p{L})our(?!\p{L})/giu, to: 'the' },
  // A colour where a noun follows, and no fruit.
  {
    from: /(?<!\p{L})an\s+orange\s+(?=(?!(?:and|or|on|in|with|of|at|by|next|under|beside|from|is|behind|juice|trees?|peel|slices?|segments?|wedges?|near|sitting|lying|cut|to|for|as|that|which|half|being|rolling|blossoms?|tabby|cat|grove)(?!\p{L}))\p{L}{3,})/giu,
    to: 'one orange ',
  },
  // In the grass a checked cloth is a picnic's.
  {
    from: /(?<!\p{L})sur\s+(?:une|la|leur|sa)\s+nappe\s+[àa]\s+carreaux(?:\s+(?:vichy|rouges?\s+et\s+blancs?))?(?!\p{L})/giu,
    to: 'sur une couverture de pique-nique',
    where: /herbe|pique|jardin|prairie|parc|champ(?!i)|pelouse/iu,
  },
  {
    from: /(?<!\p{L})on\s+(?:a|the|their)\s+(?:red\s+(?:and\s+white\s+)?)?(?:checked|checkered|chequered|gingham)\s+(?:table)?cloth(?!\p{L})/giu,
    to: 'on a picnic blanket',
    where: /grass|picnic|garden|meadow|park(?!ing)|field|lawn/iu,
  },
  // One about the other.
  { from: /(?<!\p{L})(?:un\s+)?double\s+(?=arcs?[- ]en[- ]ciel)/giu, to: 'deux ' },
  { from: /(?<!\p{L})(?:an?\s+)?double\s+rainbow(?!\p{L})/giu, to: 'two rainbows' },
  {
    from: /(?<=g[âa]teaux?)\s+au\s+chocolat\s+(?:[àa]\s+|de\s+|sur\s+)?(?:deux|trois|quatre|plusieurs|[234])\s+[ée]tages(?!\p{L})/giu,
    to: ' à étages marron',
  },
  {
    from: /(?<=g[âa]teaux?(?:\s+d['’]anniversaire)?)\s+(?:[àa]\s+|de\s+|sur\s+)?(deux|trois|quatre|plusieurs|[234])\s+[ée]tages(?!\p{L})/giu,
    to: ' à étages',
  },
  // Who or what it is for is not in it.
  {
    from: new RegExp(
      `(?<!\\p{L})for\\s+(?:my|our|his|her)\\s+(?:(?:little|old|dear|future|best|new)\\s+)?(?:${kin})(?:['’]s?\\s+(?:\\d+(?:st|nd|rd|th)\\s+)?(?:birthday|room|bedroom|class))?${end}`,
      'giu',
    ),
    to: '',
  },
  {
    from: new RegExp(
      `(?<!\\p{L})pour\\s+(?:mon|ma|mes|notre|nos|son|sa|ses)\\s+(?:petite?s?\\s+)?(?:${frenchKin})${end}`,
      'giu',
    ),
    to: '',
  },
  {
    from: new RegExp(`(?<!\\p{L})for\\s+(?:an?|my|our|the)\\s+(?:${printed})(?!\\p{L})`, 'giu'),
    to: '',
  },
  {
    from: /(?<!\p{L})pour\s+(?:une?|mon|ma|notre|le|la)\s+(?:mug|t-?shirt|tote ?bag|coque(?: de téléphone)?|présentation|powerpoint)(?!\p{L})/giu,
    to: '',
  },
  // “some kind of robot”, « une sorte de dragon », « une peinture d'un coq »
  { from: /(?<!\p{L})(?:some|an?)\s+(?:kind|sort|type)\s+of\s+(?:an?\s+)?/giu, to: 'a ' },
  { from: /(?<!\p{L})une?\s+(?:sorte|espèce|genre|type)\s+(?:de\s+|d['’])/giu, to: 'un ' },
  {
    from: /^\s*(?:une?\s+|la\s+)?(?:peinture|tableau|toile)\s+(?:de\s+|d['’])(?=(?:une?|la|le|l['’]|mon|ma)(?!\p{L}))/giu,
    to: '',
  },
  // What stands for another is there, and the other is not.
  {
    from: /(?<!\p{L})instead\s+of\s+(?:an?\s+|the\s+|his\s+|her\s+|their\s+|its\s+)?\p{L}+(?!\p{L})/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:[àa]\s+la\s+place|au\s+lieu)\s+(?:du\s+|des\s+|de\s+(?:la\s+|l['’]|sa\s+|son\s+|ses\s+)?|d['’](?:une?\s+)?)\p{L}+(?!\p{L})/giu,
    to: '',
  },
  // It hangs among the leaves.
  {
    from: /(?<!\p{L})(?:hanging|hung|suspended|dangling)\s+from\s+(?=(?:(?:an?|the|every|each)\s+)?(?:\p{L}+\s+)?trees?(?!\p{L}))/giu,
    to: 'in ',
  },
  {
    from: /(?<!\p{L})(?:(?:qui\s+)?pend(?:ent)?|accroch[ée]e?s?|suspendue?s?|pendue?s?)\s+(?:aux?|[àa]|dans|d['’])\s*(?:une?\s+|l['’]|les\s+|des\s+)?(?=arbres?(?!\p{L}))/giu,
    to: 'dans un ',
    where: /^(?!.*balan[çc]oire)/iu,
  },
  {
    from: /(?<!\p{L})(?:hanging|hung|suspended|dangling)\s+from(?=\s+(?:an?|the)\s+(?:\p{L}+\s+)?(?:branch|rope|wire|string))/giu,
    to: 'under',
  },
  // Strewn over it.
  {
    from: /(?<!\p{L})covered\s+(?:in|with|by)(?=\s+(?!snow|ice|frost|mud|dust|moss|ivy|water|drops|dew|drop))/giu,
    to: 'with',
  },
  // From high above.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:as\\s+)?(?:seen|viewed|view|shot)\\s+from\\s+(?:an?|the|my)\\s+(?:${flown})(?:\\s+window)?(?!\\p{L})`,
      'giu',
    ),
    to: 'seen from above',
  },
  {
    from: new RegExp(
      `(?<!\\p{L})vue?s?\\s+(?:d['’]|depuis\\s+|par\\s+)(?:une?\\s+|l['’])?(?:${frenchFlown})(?!\\p{L})`,
      'giu',
    ),
    to: "vu d'en haut",
  },
  // Whoever drives sits in it, or on it.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:who\\s+)?(?:is\\s+)?(?:drives|driving|pilots|piloting|steers|steering|flying|flies|sails|sailing|behind\\s+the\\s+wheel\\s+of)(?=\\s+(?:an?|the|his|her|their|its)\\s+(?:[\\p{L}-]+\\s+){0,3}?(?:${driven})(?!\\p{L}))`,
      'giu',
    ),
    to: 'at the wheel of',
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:(?:qui\\s+)?(?:condui(?:t|sent|sant)|pilot(?:e|ent|ant))|au volant d(?:e|['’])|aux commandes d(?:e|['’]))(?=\\s*(?:une?|le|la|l['’]|son|sa|leur)\\s*(?:[\\p{L}-]+\\s+){0,2}?(?:${frenchDriven})(?!\\p{L}))`,
      'giu',
    ),
    to: 'au volant de ',
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:drives|driving)(?=\\s+(?:an?|the|his|her|their)\\s+(?:\\p{L}+\\s+){0,2}(?:${ridden})(?!\\p{L}))`,
      'giu',
    ),
    to: 'on',
  },
  {
    from: new RegExp(
      `(?<!\\p{L})(?:(?:qui\\s+)?condui(?:t|sent|sant)|au volant d(?:e|['’]))(?=\\s*(?:une?|le|la|son|sa|leur)\\s+(?:\\p{L}+\\s+){0,2}(?:${frenchRidden})(?!\\p{L}))`,
      'giu',
    ),
    to: 'sur ',
  },
];
