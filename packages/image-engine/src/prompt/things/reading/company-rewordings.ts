import { asSeveral } from './each-of-them.ts';
import type { Rewording } from './place-rewordings.ts';

const somebody =
  'wom[ae]n|m[ae]n|girls?|boys?|mother|mom|mum|dad|father|grand(?:mother|father|ma|pa)|grandson|granddaughter|daughters?|sons?|sister|brother|child(?:ren)?|kids?|friends?|wife|husband|clown|neighbou?r|colleague|partner|pirate|wizard|robot|nephew|niece|aunt|uncle|cousin|bride|groom|patient|client|customer|class|students?|pupils?|toddler|teenager|lady';
const frenchSomebody =
  'femme|homme|fille|fillette|gar[çc]on|m[èe]re|maman|p[èe]re|papa|grand[- ]m[èe]re|grand[- ]p[èe]re|mamie|papi|papy|petite?[- ]fill?e?s?|fils|s(?:œ|oe)ur|fr[èe]re|enfants?|ami|amie|copain|copine|mari|clown|voisine?|coll[èe]gue|robot|pirate|neveu|ni[èe]ce|tante|oncle|cousine?|mari[ée]e?|patiente?|cliente?|classe|[ée]l[èe]ves?|ado|dame|monsieur|gamine?|b[ée]b[ée]';
const whose = '(?:his|her|their|my|our|an?|the|two|three|some)';
const frenchWhose = '(?:sa|son|ses|leur|leurs|un|une|le|la|les|mon|ma|des|deux|trois)';
const named = `${whose}\\s+(?:\\p{L}+\\s+){0,2}?(?:${somebody})(?!\\p{L})`;
const somebodyNamed = `${frenchWhose}\\s+(?:(?:petite?s?|vieil|vieille|vieux|jeunes?|meilleure?|grande?)\\s+){0,2}(?:${frenchSomebody})(?!\\p{L})`;

/** What somebody does with somebody else, both of them do. */
const together = new RegExp(
  `(?<!\\p{L})((?:danc|play|cook|bak|fish|read|walk|jogg|runn|gardening|paint|sing|draw|swimm|skat|build)\\p{L}*ing(?:\\s+(?:chess|cards|checkers|football|soccer|tennis|guitar|cookies|bread|a\\s+cake|(?:a|the)\\s+(?:book|story|sandcastle|piano|guitar)))?)\\s+(?:together\\s+)?(?:with|against)\\s+(${named})`,
  'giu',
);
const frenchTogether = new RegExp(
  `\\s+(?:qui\\s+)?((?:dans|jou|cuisin|p[êe]ch|march|promèn|chant|dessin|jardin|patin|construi)\\p{L}*|fait|lit|court|boit)((?:\\s+(?:aux?\\s+(?:cartes|[ée]checs|dames|ballon|foot)|(?:un|une|des|le|la)\\s+(?:g[âa]teau|livre|histoire|valse|tango|cr[êe]pes|th[ée]|ch[âa]teau\\s+de\\s+sable)|de\\s+la\\s+guitare|du\\s+piano))?)\\s+avec\\s+(${somebodyNamed})`,
  'giu',
);

/** “beating a clown at cards” */
const beaten = new RegExp(
  `(?<!\\p{L})(?:beat|beats|beating|defeat|defeating|challenging)\\s+(${named})\\s+(?:at|in|to)\\s+(?:a\\s+game\\s+of\\s+)?(chess|cards|checkers)(?!\\p{L})`,
  'giu',
);
const frenchBeaten = new RegExp(
  `(?<!\\p{L})(?:qui\\s+)?(?:bat|battant|d[ée]fie)\\s+(${somebodyNamed})\\s+(aux\\s+(?:cartes|[ée]checs|dames))(?!\\p{L})`,
  'giu',
);

/** What is shown to somebody is held out to him. */
const shown = new RegExp(
  `(?<!\\p{L})(?:show|present)(?:ing|s)\\s+((?:an?|the|his|her|their)\\s+[^,.;]{2,34}?)\\s+to\\s+(?=${named})`,
  'giu',
);
const shownTo = new RegExp(
  `(?<!\\p{L})(?:show|offer|hand|giv)(?:ing|s|es)\\s+(${named})\\s+((?:an?|the|his|her|some)\\s+\\p{L}+(?:\\s+(?!in|at|on|under|by|with|and)\\p{L}+)?)(?!\\p{L})`,
  'giu',
);
const frenchShown = new RegExp(
  `(?<!\\p{L})(?:qui\\s+)?(?:montre|pr[ée]sente|montrant|pr[ée]sentant|apporte)\\s+((?:une?|des|le|la|sa|son|ses)\\s+[^,.;]{2,34}?)\\s+(?=[àa]\\s+${somebodyNamed})`,
  'giu',
);

/** Who is taught does it, too. */
const taught = new RegExp(
  `(?<!\\p{L})(?:teach|help|show)(?:ing|es|s)\\s+(${named})\\s+(?:how\\s+)?to\\s+(?!ride\\s+a\\s+bi)(\\p{L}+)`,
  'giu',
);
const frenchTaught = new RegExp(
  `(?<!\\p{L})(?:qui\\s+)?(?:apprend|apprennent|apprenant|enseigne|aide|aident|aidant|montre)\\s+(?:[àa]\\s+)?(${somebodyNamed})\\s+(?:comment\\s+(?:on\\s+)?|[àa]\\s+)(?!faire\\s+du\\s+v[ée]lo|conduire)(\\p{L}+(?:er|ir|re))(?!\\p{L})`,
  'giu',
);
const frenchLearnt = new RegExp(
  `(?<!\\p{L})(?:qui\\s+)?apprend\\s+[àa]\\s+(?!faire\\s+du\\s+v[ée]lo|conduire)(\\p{L}+(?:er|ir|re))\\s+avec\\s+(${somebodyNamed})`,
  'giu',
);
const frenchLesson = new RegExp(
  `(?<!\\p{L})(?:qui\\s+)?apprend\\s+(le\\s+skate|le\\s+piano|la\\s+guitare|le\\s+violon|la\\s+p[êe]che|le\\s+tricot|la\\s+cuisine|les\\s+[ée]checs|le\\s+ski)\\s+[àa]\\s+(${somebodyNamed})`,
  'giu',
);
const lessons: Readonly<Record<string, string>> = {
  ...{ skate: 'font du skate', piano: 'jouent du piano', guitare: 'jouent de la guitare' },
  ...{ violon: 'jouent du violon', cuisine: 'cuisinent', tricot: 'tricotent', ski: 'font du ski' },
};

const ing = (verb: string): string =>
  `${verb.replace(/(?<=[^e])e$/u, '').replace(/(?<=^[^aeiou]*[aeiou])([tnmpbg])$/u, '$1$1')}ing`;
const many = (infinitive: string): string =>
  /^lire$/iu.test(infinitive)
    ? 'lisent'
    : /^faire$/iu.test(infinitive)
      ? 'font'
      : /uire$/u.test(infinitive)
        ? infinitive.replace(/re$/u, 'sent')
        : /er$/u.test(infinitive)
          ? `${infinitive.slice(0, -2)}ent`
          : infinitive;
const groupsOf = (from: RegExp, said: string): readonly string[] =>
  new RegExp(from.source, 'iu').exec(said)!.slice(1);

const board = '(?:tableau(?:\\s+(?:noir|vert|blanc))?|ardoise)';

/** Who does what with whom, put so that it is read of each of them. */
export const companyRewordings: readonly Rewording[] = [
  // Who writes something on a board teaches there; the board is his.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:qui\\s+)?(?:[ée]crit|[ée]crivant|trace|note|explique|corrige)\\s+[^,.;]{2,32}?\\s+(?:au|sur\\s+(?:le|un|son))\\s+${board}(?!\\p{L})`,
      'giu',
    ),
    to: 'qui écrit au tableau',
  },
  {
    from: /(?<!\p{L})(?:writ(?:ing|es)|explain(?:ing|s)|draw(?:ing|s))\s+[^,.;]{2,32}?\s+on\s+(?:a|the|his|her)\s+(?:(?:green|large|big|old)\s+)?(?:black|chalk|white)?board(?!\p{L})/giu,
    to: 'writing on the board',
  },
  {
    from: together,
    to: (said) => {
      const [does, whom] = groupsOf(together, said);
      return `and ${whom} ${does}`;
    },
  },
  {
    from: frenchTogether,
    to: (said) => {
      const [verb, what, whom] = groupsOf(frenchTogether, said);
      return ` et ${whom}${asSeveral(` qui ${verb}`)}${what ?? ''}`;
    },
  },
  { from: beaten, to: 'and $1 playing $2' },
  { from: frenchBeaten, to: 'et $1 qui jouent $2' },
  { from: shown, to: 'handing over $1 to ' },
  { from: shownTo, to: 'handing over $2 to $1' },
  {
    from: frenchShown,
    to: 'qui tend $1 ',
  },
  {
    from: taught,
    to: (said) => {
      const [whom, verb] = groupsOf(taught, said);
      return `and ${whom} ${ing(verb!)}`;
    },
  },
  {
    from: frenchTaught,
    to: (said) => {
      const [whom, verb] = groupsOf(frenchTaught, said);
      return `et ${whom} qui ${many(verb!)}`;
    },
  },
  {
    from: frenchLesson,
    to: (said) => {
      const [what, whom] = groupsOf(frenchLesson, said);
      return `et ${whom} qui ${lessons[what!.replace(/^l[ea]s?\s+/iu, '').toLowerCase()] ?? `apprennent ${what}`}`;
    },
  },
  {
    from: frenchLearnt,
    to: (said) => {
      const [verb, whom] = groupsOf(frenchLearnt, said);
      return `et ${whom} qui ${many(verb!)}`;
    },
  },
  // Who is called by his years alone.
  {
    from: /(?<!\p{L})an?\s+(?:four|five|six|seven|eight|nine|ten|eleven|[4-9]|1[01])[- ]years?[- ]old(?=\s+(?:with|in|on|at|who|holding|\p{L}+ing)(?!\p{L})|\s*[,.])/giu,
    to: 'a child',
  },
  // Where somebody does it from, and no back that is seen.
  {
    from: /(?<!\p{L})(film|watch|look|follow|photograph|clapp|cheer)ing\s+from\s+behind(?!\p{L}|\s+(?:the|a|an)\s)/giu,
    to: '$1ing',
  },
  {
    from: /(?<=ing\s+)from\s+behind(?=\s+(?:the|an?|his|her)\s+\p{L})/giu,
    to: 'behind',
  },
  { from: /(?<!\p{L})working\s+on(?=\s+(?:an?|the)\s)/giu, to: 'with', where: /welding/iu },
  // A class is its pupils.
  {
    from: /(?<!\p{L})[àa]\s+(?:sa|une|la)\s+classe(?!\p{L})/giu,
    to: 'à des élèves',
  },
  {
    from: /(?<!\p{L})to\s+(?:his|her|the|a)\s+class(?!\p{L})/giu,
    to: 'to pupils',
  },
  // Hair that is braided hangs in braids; who learns a trade is young, and wears its apron.
  { from: /(?<!\p{L})braided\s+hair(?!\p{L})/giu, to: 'braids' },
  {
    from: /(?<!\p{L})(?:young\s+)?apprentice(?!\p{L})/giu,
    to: 'teenage boy with an apron',
  },
  { from: /(?<!\p{L})(?:jeune\s+)?apprenti(?!\p{L})/giu, to: 'adolescent en tablier' },
  { from: /(?<!\p{L})(?:jeune\s+)?apprentie(?!\p{L})/giu, to: 'adolescente en tablier' },
  {
    from: /(?<!\p{L})(une?|la|sa)\s+cheffe(?!\p{L}|\s+d)/giu,
    to: '$1 femme chef',
  },
  // Who eats together sits at one table.
  {
    from: /(?<!\p{L})(?:(?:une?|le|la)\s+)?(?:(?:grand|bon)\s+)?(?:repas|d[îi]ner|d[ée]jeuner|souper|brunch|raclette|fondue)(?:\s+(de\s+No[ëe]l|du\s+dimanche|de\s+f[êe]te))?\s+en\s+famille(?!\p{L})/giu,
    to: (said) => `une famille qui mange${/no[ëe]l/iu.test(said) ? ', Noël' : ''}`,
  },
  {
    from: /(?<!\p{L})(?:(?:une?|le|la)\s+)?(?:(?:grand|bon)\s+)?(?:repas|d[îi]ner|d[ée]jeuner|souper|brunch|raclette|fondue)\s+entre\s+(?:amis|voisins|coll[èe]gues|copains)(?!\p{L})/giu,
    to: 'quatre amis qui mangent',
  },
  {
    from: /(?<!\p{L})(?:(?:an?|the)\s+)?(?:(?:big|cosy|cozy|sunday|christmas|thanksgiving)\s+)?family\s+(?:(?:sunday|christmas|thanksgiving)\s+)?(?:dinner|lunch|meal|supper)(?!\p{L})/giu,
    to: (said) => `a family having dinner${/christmas/iu.test(said) ? ', Christmas' : ''}`,
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:partagent|se\s+partagent)\s+(?=(?:un|une|le|la)\s+(?:grand[e]?\s+)?(?:couscous|pizza|raclette|fondue|paella|plat|repas|gâteau|tarte|pot[- ]au[- ]feu|tajine)(?!\p{L}))/giu,
    to: 'qui mangent ',
  },
  // A lamp that is lit lights nothing else.
  {
    from: /(?<=(?<!\p{L})(?:lampions?)(?:\s+(?:rouges?|dor[ée]e?s?|jaunes?))?)\s+allum[ée]e?s?(?!\p{L})/giu,
    to: '',
  },
  // Of a room how large it is says nothing of who cooks there.
  {
    from: /(?<!\p{L})dans\s+(?:une|la|sa|leur|ma|notre)\s+(?:(?:petite|grande|vieille|jolie|belle|minuscule)\s+)+cuisine(?!\p{L})/giu,
    to: 'dans la cuisine',
  },
  // Walls are painted with a roller.
  {
    from: /(?<!\p{L})paint(ing|s)\s+(?:the|a|an|her|his|their)\s+(?:\p{L}+\s+){0,2}walls?(?!\p{L})/giu,
    to: (said) =>
      /nursery|bedroom|kitchen/iu.test(said)
        ? `painting a wall in the ${/kitchen/iu.test(said) ? 'kitchen' : 'bedroom'}`
        : 'painting a wall',
  },
  // At table it is roasted.
  {
    from: /(?<!\p{L})dinde(?!\p{L}|\s+r[ôo]tie)/giu,
    to: 'dinde rôtie',
    where: /repas|mange|d[îi]ner|table|r[ée]veillon/iu,
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(peint|peignent|peignant)\s+(?:les?|un|des|son|leurs?)\s+murs?\s+d(?:e|u)\s+(?:la\s+|sa\s+|leur\s+)?(?:chambre|salon|cuisine|pi[èe]ce)(?!\p{L})/giu,
    to: '$1 un mur',
  },
];
