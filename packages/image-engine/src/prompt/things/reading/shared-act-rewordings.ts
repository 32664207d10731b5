import type { Rewording } from './place-rewordings.ts';

const baked =
  "(?:(?:grande?|grosse?|bonne?s?|petite?s?|énorme|grand)\\s+)?(?:tartes?|g[âa]teaux?|pizzas?|cookies|biscuits?|sushis?|brioches?|raviolis?|muffins?|cupcakes?|madeleines?)(?!\\p{L})(?!\\s+(?:[àa]|d['’])\\s*(?:un|une|leur|la))";
const makes: Readonly<Record<string, string>> = { fait: 'prépare', font: 'préparent' };
const oneOfThem =
  /^\P{L}*(?:une?|le|la|mon|ma|an?|the|my)\s+(?:\p{L}+\s+){0,2}(?:homme|femme|fille|fillette|gar[çc]on|dame|monsieur|enfant|ado|papi|mamie|man|woman|girl|boy|lady|kid|child|teenager|teen)(?!\p{L})/iu;
const deserted =
  'gare|quai|parc|parking|couloir|stade|port|boulevard|village|terrain|champ|caf[ée]|restaurant|bar|hall|quartier|pont|supermarch[ée]|a[ée]roport|m[ée]tro|jardin|chemin|march[ée]|train|wagon|bus';

/** What several make, what whoever else is there does meanwhile, and what nobody rides or meets. */
export const sharedActRewordings: readonly Rewording[] = [
  // Who makes it is seen at it.
  {
    from: new RegExp(
      `(?<!\\p{L})(?:fait|font)(?=\\s+(?:une?|des|leurs?|sa|son|ses|de\\s+la)\\s+${baked})`,
      'giu',
    ),
    to: (said) => makes[said.toLowerCase()] ?? said,
  },
  // « un homme lit, les autres dorment »: people who are there behind him.
  {
    from: /\s*[,;]\s+(?:et\s+|(?:tandis|pendant)\s+que\s+)?les\s+autres(?:\s+(?:passagers|voyageurs|gens|clients|personnes))?\s+(?!dorment|sommeillent|mangent)\p{L}+ent(?!\p{L})[^,.;]*/giu,
    to: (said) =>
      `, des gens qui ${said.replace(/^.*?les\s+autres(?:\s+(?:passagers|voyageurs|gens|clients|personnes))?\s+/iu, '')} derrière`,
    where: oneOfThem,
  },
  {
    from: /\s*[,;]\s+(?:and\s+|while\s+)?(?:(?:all\s+)?(?:the\s+)?others|(?:the\s+)?other\s+(?:passengers|people|travell?ers|customers))\s+(?:are\s+|all\s+)*((?!sleeping|dozing|sitting|eating)\p{L}+ing(?:\s+[^,.;]*)?)(?=[,.;]|$)/giu,
    to: ', people $1 behind',
    where: oneOfThem,
  },
  // “an anime style girl” is a girl.
  {
    from: /(?<=(?<!\p{L})(?:anime|manga|cartoon|comic|kawaii|ghibli|disney|pixar|retro))[\s-]+styled?(?=\s+(?:\p{L}+\s+)?(?:girl|boy|woman|man|lady|couple|child|kid|teenager)(?!\p{L}))/giu,
    to: '',
  },
  // « une pancarte tenue par une ado »: she has it in her hands.
  {
    from: /(?<!\p{L})(?:une|la)\s+pancarte((?:\s*[«"“][^»"”]*[»"”])?)\s*,?\s+(?:tenue|brandie|lev[ée]e|port[ée]e)\s+par\s+((?:une?|la|le|des|deux|trois)\s+\p{L}+)/giu,
    to: '$2 tenant une pancarte$1',
  },
  {
    from: /(?<!\p{L})(?:an?|the)\s+(?:sign|placard)((?:\s*[«"“][^»"”]*[»"”])?)\s*,?\s+held(?:\s+up)?\s+by\s+((?:an?|the|two|three)\s+(?:(?:young|old|little|teenage)\s+)?\p{L}+)/giu,
    to: '$2 holding a sign$1',
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?port(?:e|ent|ant)\s+(?=(?:une|des|leurs?|sa)\s+pancartes?(?!\p{L}))/giu,
    to: 'tenant ',
  },
  // What a bicycle is laden with hides nobody who rides it, and it crosses what it is on.
  {
    from: /(?<!\p{L})(?:on|riding|rides)\s+(an?|her|his|the|their)\s+(?:cargo\s+|old\s+|vintage\s+)?(bike|bicycle)\s+(?:full\s+of|filled\s+with|loaded\s+with|laden\s+with|covered\s+(?:in|with)|piled\s+with)(?:\s+(?!riding|crossing|cycling)\p{L}+(?:\s+and\s+\p{L}+)?)?(?=\s*[,.;]|\s*$|\s+(?:riding|crossing|cycling|in|on|across|over|through|down)(?!\p{L}))/giu,
    to: 'riding $1 $2',
  },
  {
    from: /(?<!\p{L})((?:en|sur\s+(?:un|son|le))\s+v[ée]lo)(?:\s+cargo)?\s+(?:plein|rempli|charg[ée]|couvert|d[ée]bordant)\s+(?:de\s+|d['’])\p{L}+(?=\s*[,.;]|\s*$|\s+(?:qui|dans|sur|en|traverse|traversant|passant)(?!\p{L}))/giu,
    to: '$1',
  },
  {
    from: /(?<=(?<!\p{L})(?:bike|bicycle))\s+(?:riding|crossing|cycling|going)(?:\s+(?:across|over))?\s+(?=(?:an?|the)\s+(?:\p{L}+\s+){0,2}bridge(?!\p{L}))/giu,
    to: ' on ',
  },
  {
    from: /(?<=(?<!\p{L})v[ée]lo)\s+(?:qui\s+)?(?:traverse|traversant|passe\s+sur|passant\s+sur)\s+(?=(?:une?|le)\s+(?:\p{L}+\s+)?pont(?!\p{L}))/giu,
    to: ' sur ',
  },
  // “sharing fries on a bench”: there they sit.
  {
    from: /(?<!\p{L})(?:sharing|splitting|eating)\s+((?:an?\s+|some\s+)?\p{L}+(?:\s+\p{L}+)?)\s+on\s+(an?|the)\s+((?:park\s+|wooden\s+)?bench)(?!\p{L})/giu,
    to: 'sitting on $2 $3 with $1',
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:partage(?:nt)?|partageant|mange(?:nt)?)\s+((?:une?|des|leurs?|sa|son)\s+\p{L}+)\s+sur\s+(un|le)\s+banc(?!\p{L})/giu,
    to: 'assis sur $2 banc avec $1',
  },
  // “trimming a man’s beard”: of the man.
  {
    from: /(?<=(?<!\p{L})(?:trims?|trimming|cuts?|cutting|shaves?|shaving|combing)\s+)(an?|the|his)\s+((?:\p{L}+\s+)?\p{L}+)['’]s\s+(beard|hair)(?!\p{L})/giu,
    to: 'the $3 of $1 $2',
  },
  // It is ridden as any other is.
  {
    from: /(?<=(?<!\p{L})(?:on|riding|rides)\s+(?:an?|her|his|the|their)\s+)(?:cargo|delivery|electric|folding|racing|road)\s+(?=(?:bike|bicycle)(?!\p{L})(?:\s*[,.;]|\s*$|\s+(?:in|down|through)\s))/giu,
    to: '',
  },
  {
    from: /(?<=(?<!\p{L})(?:sur\s+(?:un|son|le)|en|[àa])\s+v[ée]lo\s)(?:cargo|[ée]lectrique|pliant|de\s+course)(?!\p{L})/giu,
    to: '',
  },
  // Nobody is there, and no sand.
  { from: new RegExp(`(?<=(?<!\\p{L})(?:${deserted})\\s)d[ée]sert(?!\\p{L})`, 'giu'), to: 'vide' },
];
