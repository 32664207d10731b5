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
