import { clothShades } from './cloth-shades.ts';
import { companyRewordings } from './company-rewordings.ts';
import type { Rewording } from './place-rewordings.ts';

/** How several are called → one of them, and whether she is a woman. */
const french: Readonly<Record<string, readonly [one: string, article: 'un' | 'une']>> = {
  enfants: ['enfant', 'un'],
  gamins: ['garçon', 'un'],
  hommes: ['homme', 'un'],
  femmes: ['femme', 'une'],
  filles: ['fille', 'une'],
  fillettes: ['fillette', 'une'],
  garçons: ['garçon', 'un'],
  amis: ['homme', 'un'],
  amies: ['femme', 'une'],
  copains: ['garçon', 'un'],
  copines: ['fille', 'une'],
  soeurs: ['fille', 'une'],
  sœurs: ['fille', 'une'],
  frères: ['garçon', 'un'],
  dames: ['dame', 'une'],
  messieurs: ['monsieur', 'un'],
  personnes: ['personne', 'une'],
};
const english: Readonly<Record<string, string>> = {
  ...{ children: 'child', kids: 'kid', men: 'man', women: 'woman', girls: 'girl', boys: 'boy' },
  ...{ friends: 'man', people: 'person', sisters: 'girl', brothers: 'boy', ladies: 'lady' },
  ...{ teenagers: 'teenager', guys: 'guy' },
};
const names = (table: object) => Object.keys(table).join('|');

const pairInFrench = new RegExp(
  `(?<!\\p{L})(?:deux|2)\\s+((?:jeunes|petite?s|vieux|vieilles)\\s+)?(${names(french)})((?:\\s+[^,]+?)?),?\\s+l['’]une?\\s+([^,]+?),?\\s+(?:et\\s+)?l['’]autre\\s+([^,]+)`,
  'giu',
);
const pairInEnglish = new RegExp(
  `(?<!\\p{L})(?:two|2)\\s+((?:young|little|old)\\s+)?(${names(english)})((?:\\s+[^,]+?)?),?\\s+one\\s+(?:is\\s+)?([^,]+?),?\\s+(?:and\\s+)?(?:the\\s+)?other(?:\\s+one)?\\s+(?:is\\s+)?([^,]+)`,
  'giu',
);
const oneInEnglish = new RegExp(
  `(?<!\\p{L})(?:two|2)\\s+((?:young|little|old)\\s+)?(${names(english)}),?\\s+one\\s+(?:of\\s+them\\s+)?((?:in|with|wearing)\\s+[^,]+),`,
  'giu',
);

/** « jeunes », « petites » → of one. */
const ofOne = (adjective: string | undefined) =>
  (adjective ?? '').replace(/vieilles/iu, 'vieille').replace(/(?<=jeune|petite?)s/iu, '');

/** Each of two is somebody by himself, in what is said of him; what both do stands behind. */
function eachInFrench(said: string): string {
  return said.replace(pairInFrench, (_, adjective, several: string, both, first, second) => {
    const [one, article] = french[several.toLowerCase()]!;
    const name = `${article} ${ofOne(adjective)}${one}`;
    return `${name} ${first} et ${name} ${second}${both}`;
  });
}

function eachInEnglish(said: string): string {
  return said.replace(pairInEnglish, (_, adjective, several: string, both, first, second) => {
    const name = `a ${adjective ?? ''}${english[several.toLowerCase()]}`;
    return `${name} ${first} and ${name} ${second}${both}`;
  });
}

function oneOfThem(said: string): string {
  return said.replace(oneInEnglish, (_, adjective, several: string, told) => {
    const name = `a ${adjective ?? ''}${english[several.toLowerCase()]}`;
    return `${name} ${told} and ${name}`;
  });
}

/** Whoever is meant by a word that names nobody, and each of two. */
export const peopleRewordings: readonly Rewording[] = [
  ...clothShades,
  ...companyRewordings,
  // Of the tale.
  {
    from: /(?<!\p{L})(?:le\s+|la\s+|the\s+)?(?:petit\s+chaperon\s+rouge|little\s+red\s+riding[- ]?hood)(?!\p{L})/giu,
    to: 'une petite fille en cape rouge, capuche rouge, tenant un panier',
  },
  {
    from: /(?<!\p{L})(?:(?:an?|the)\s+)?(?:(?:jazz|rock|blues|classical)\s+)?(?:guitar|trumpet|piano|violin|fiddle|drum|saxophone|sax|cello|accordion|harp|flute|clarinet|oboe|double\s+bass|banjo|ukulele|tuba|trombone|bagpipes?|djembe|bongo)\s+player(?!\p{L})/giu,
    to: (said) => `somebody playing the ${/((?:double\s+)?\p{L}+)\s+player$/iu.exec(said)![1]}`,
  },
  {
    from: /(?<!\p{L})joueu(?:r|se)\s+(?:de|d['’])\s*(?:jazz\s+)?(?:guitare|trompette|piano|violon|batterie|saxophone|violoncelle|accord[ée]on|harpe|fl[ûu]te|clarinette|hautbois|contrebasse|banjo|ukul[ée]l[ée]|tuba|trombone|cornemuse|djemb[ée])(?!\p{L})/giu,
    to: (said) =>
      `${/^joueuse/i.test(said) ? 'femme' : 'homme'} qui joue de la ${/(\p{L}+)$/u.exec(said)![1]}`,
  },
  // Hands at work belong to somebody.
  {
    from: /^\s*(?:(?:two|a pair of|old|wrinkled)\s+)*hands\s+(?=\p{L}+ing(?!\p{L}))/iu,
    to: 'somebody ',
  },
  { from: pairInFrench, to: eachInFrench },
  { from: pairInEnglish, to: eachInEnglish },
  { from: oneInEnglish, to: oneOfThem },
  { from: /(?<!\p{L})(?:somebody|someone)(?!\p{L}|['’]s)/giu, to: 'a person' },
  { from: /(?<!\p{L})quelqu['’]un(?!\p{L})/giu, to: 'une personne' },
  // « elle arrose les plantes et lui il tond la pelouse »
  { from: /^\s*elle\s+(?=\p{L}{3,})/giu, to: 'une femme qui ' },
  { from: /^\s*il\s+(?!y\s|fait\s|pleut|neige)(?=\p{L}{3,})/giu, to: 'un homme qui ' },
  {
    from: /(?<=\s(?:et|pendant que|tandis que)\s)(?:elle(?:,?\s+elle)?)\s+(?=\p{L}{3,})/giu,
    to: 'une femme qui ',
  },
  {
    from: /(?<=\s(?:et|pendant que|tandis que)\s)(?:lui(?:,?\s+il)?|il)\s+(?!y\s|fait\s|pleut|neige)(?=\p{L}{3,})/giu,
    to: 'un homme qui ',
  },
  { from: /^\s*she(?:['’]s|\s+is)?\s+(?=\p{L}{3,})/giu, to: 'a woman ' },
  { from: /^\s*he(?:['’]s|\s+is)?\s+(?=\p{L}{3,})/giu, to: 'a man ' },
  { from: /(?<=\s)(?:pendant que|tandis que)(?=\s)/giu, to: 'et' },
  // « un vieux et un jeune »
  {
    from: /(?<!\p{L})un\s+jeune(?=\s*(?:$|[,.]|(?:et|qui|avec|en|dans|sur|sous|devant)\s))/giu,
    to: 'un jeune homme',
  },
  {
    from: /(?<!\p{L})une\s+jeune(?=\s*(?:$|[,.]|(?:et|qui|avec|en|dans|sur|sous|devant)\s))/giu,
    to: 'une jeune femme',
  },
  // Of somebody it is how tall he is, and no garment.
  {
    from: /(?<!\p{L})short(?=\s+(?:(?!hair|sleeve|skirt|dress|beard)\p{L}+\s+){0,2}(?:man|woman|guy|boy|girl|lady|person|men|women)(?!\p{L}))/giu,
    to: 'smallish',
  },
  // What both do is said of both.
  { from: /(?<!\p{L})each other['’]s(?!\p{L})/giu, to: 'the' },
  { from: /(?<=(?:ent|ons|ant)\s)ensemble(?!\p{L})/giu, to: '' },
  { from: /(?<=ing\s)together(?!\p{L})/giu, to: '' },
  // Nobody sits on what they sit around.
  {
    from: /(?<!\p{L})(?:sitting|sat|seated|gathered)\s+(?:together\s+)?a?round(?=\s+(?:a|the|their)\s+(?:\p{L}+\s+)?(?:fire|campfire|bonfire)(?!\p{L}))/giu,
    to: 'sitting on the ground around',
  },
  { from: /(?<=(?<!\p{L})(?:sitting|sat|seated)\s+)in\s+a\s+(?:circle|ring)(?=\s+on)/giu, to: '' },
  {
    from: /(?<=(?<!\p{L})(?:sitting|sat|seated)\s+)in\s+a\s+(?:circle|ring)(?!\s+on)/giu,
    to: 'on the ground',
  },
  { from: /(?<!\p{L})(assise?s?)\s+en\s+(?:cercle|rond)(?!\p{L})/giu, to: '$1 par terre' },
  // Lawns are of parks, and nobody sits in a chair there.
  {
    from: /(?<=(?<!\p{L})(?:sitting|sat|seated|sits)\s+)(?:on|in)\s+the\s+(?:(?:green|tall|soft)\s+)?(?:grass|lawn)(?!\p{L})(?!.*\s(?:park|garden|field|meadow|yard))/giu,
    to: 'on the ground in the park',
  },
  {
    from: /(?<=(?<!\p{L})(?:assise?s?)\s+)(?:sur|dans)\s+(?:l['’]herbe|la\s+pelouse|le\s+gazon)(?!\p{L})(?!.*\s(?:parc|jardin|champ|pr[ée]|prairie))/giu,
    to: 'par terre dans le parc',
  },
  {
    from: /(?<!\p{L})(?:on|in)\s+the\s+(?:grass|lawn)(?!\p{L})(?!.*\s(?:park|garden|field|meadow|yard|beach|forest))/giu,
    to: 'in the park',
  },
  {
    from: /(?<!\p{L})(?:sur|dans)\s+(?:l['’]herbe|la\s+pelouse|le\s+gazon)(?!\p{L})(?!.*\s(?:parc|jardin|champ|pr[ée]|prairie|plage|for[êe]t))/giu,
    to: 'dans le parc',
  },
  // A kiss is of two.
  {
    from: /^\s*(?:(?:une?|le|la|premier|long|tendre|doux|gros)\s+){0,3}(?:baiser|bisou|c[âa]lin|[ée]treinte)(?:\s+(?:romantique|passionn[ée]e?|amoureux|tendre))?(?=\s+(?:sous|dans|sur|devant|au|aux|[àa]|entre)\s|\s*$)/iu,
    to: (said) =>
      /baiser|bisou/iu.test(said) ? 'un couple qui s’embrasse' : 'un couple qui s’enlace',
  },
  {
    from: /^\s*(?:(?:an?|the|first|long|tender|romantic|passionate|sweet|warm)\s+){0,3}(?:kiss|hug|embrace)(?=\s+(?:in|under|on|at|by|before)\s|\s*$)/iu,
    to: (said) => (/kiss/iu.test(said) ? 'a couple kissing' : 'a couple hugging'),
  },
  // « une part de gâteau au citron » is a slice, and what it tastes of is told apart.
  {
    from: /(?<!\p{L})(slice|piece)\s+of\s+(?:\p{L}+\s+){1,2}cake(?!\p{L})/giu,
    to: '$1 of cake',
  },
  // « prend son bain »
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:prend|prenant|prennent)\s+(?:son|un|leur)\s+bain(?!\p{L})/giu,
    to: 'dans une baignoire',
  },
  {
    from: /(?<!\p{L})(?:taking|having|takes|has)\s+(?:a|his|her)\s+(?:bubble\s+)?bath(?!\p{L})/giu,
    to: 'in a bathtub',
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:prend|prenant|prennent)\s+(?:sa|une|leur)\s+douche(?!\p{L})/giu,
    to: 'sous une douche',
  },
  {
    from: /(?<!\p{L})(?:taking|having|takes|has)\s+(?:a|his|her)\s+shower(?!\p{L})/giu,
    to: 'under a shower',
  },
  // « plie le genou et offre une bague à »
  {
    from: /(?<!\p{L})(?:(?:plie|met|pose)\s+(?:le|un)\s+genou(?:\s+(?:à|a)\s+terre)?|[àa] genoux?|on one knee)\s+(?:et|and|,)\s+(?:qui\s+)?(?:offre|offrant|tend|donne|pr[ée]sente|offering|giving)\s+(?:une?|la|a|the)\s+(?:bague|alliance|(?:engagement\s+)?ring)\s+(?:[àa]|to)(?!\p{L})/giu,
    to: (said) => (/knee/iu.test(said) ? 'proposing to' : 'demande en mariage'),
  },
];
