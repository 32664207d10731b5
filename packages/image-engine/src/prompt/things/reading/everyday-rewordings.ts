import type { Rewording } from './place-rewordings.ts';

const worn =
  'leotards?|leggings|jackets?|shirts?|dress(?:es)?|tracksuits?|clothes|outfits?|sneakers|shorts|vests?|windbreakers?|hoodies?|headbands?';
const openLand =
  /(?<!\p{L})(?:hills|fields?|meadows?|countryside|sheep|pasture|moors?|collines|champs?|pr[ée]s?|prairies?|moutons?|brebis|campagne|landes?)(?!\p{L})/iu;
const keeper = /(?<!\p{L})(?:goalkeepers?|goalies?|keeper|gardien(?:ne)?s?)(?!\p{L})/iu;
const ofGame =
  /(?<!\p{L})(?:goalkeepers?|goalies?|gardien(?:ne)?s?|footballe\p{L}+|footballers?|soccer|match|stadium|stade|joueu\p{L}+|players?)(?!\p{L})/iu;
const sweets =
  /(?<!\p{L})(?:pancakes?|cr[êe]pes?|gaufres?|waffles?|french\s+toast|pain\s+perdu)(?!\p{L})/iu;

/** What is sold, worn, poured and played, in the words of every day. */
export const everydayRewordings: readonly Rewording[] = [
  // Who sells it has it with him.
  {
    from: /(?<!\p{L})(?:marchand|vendeu[rs]|marchande|vendeuse)(?:es|e|s)?\s+(?:de\s+|d['’]\s?)fleurs(?!\p{L})/giu,
    to: (said) => (/^(?:marchande|vendeuse)/iu.test(said) ? 'une fleuriste' : 'fleuriste'),
  },
  {
    from: /(?<!\p{L})(?:marchande|vendeuse)\s+(?:de\s+|d['’]\s?)(?:fruits|l[ée]gumes|primeurs)(?:\s+et\s+(?:de\s+)?(?:fruits|l[ée]gumes))?(?!\p{L})/giu,
    to: 'vendeuse',
  },
  {
    from: /(?<!\p{L})(?:marchand|vendeur)\s+(?:de\s+|d['’]\s?)(?:fruits|l[ée]gumes|primeurs)(?:\s+et\s+(?:de\s+)?(?:fruits|l[ée]gumes))?(?!\p{L})/giu,
    to: 'vendeur',
  },
  {
    from: /(?<!\p{L})(?:vegetable|fruit|produce)\s+(?:seller|vendor|merchant)(?!\p{L})/giu,
    to: 'shopkeeper',
  },
  {
    from: /(?<!\p{L})(?:flower)\s+(?:seller|vendor|merchant)(?!\p{L})/giu,
    to: 'florist',
  },
  {
    from: /(?<=(?<!\p{L})(?:marchand|vendeur|marchande|vendeuse)s?)\s+d['’]\s?oranges(?!\p{L})/giu,
    to: ' avec des oranges',
  },
  // The one wears what the other has lost.
  {
    from: /\s+(?:qui\s+(?:a|ont)\s+perdu|who\s+(?:has\s+|have\s+)?lost)\s+(?:ses|leurs|his|her|their|its)\s+(?:lunettes|glasses)(?!\p{L})/giu,
    to: '',
    where: /(?<!\p{L})(?:les\s+port|wear(?:s|ing)\s+them)/iu,
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?les\s+porte(?:\s+sur\s+(?:son|le)\s+(?:nez|museau))?(?!\p{L})/giu,
    to: 'qui porte des lunettes',
    where: /(?<!\p{L})lunettes(?!\p{L})/iu,
  },
  {
    from: /(?<!\p{L})wear(?:s|ing)\s+them(?:\s+on\s+(?:his|her|its)\s+(?:nose|snout))?(?!\p{L})/giu,
    to: 'wearing glasses',
    where: /(?<!\p{L})glasses(?!\p{L})/iu,
  },
  // A colour of cloth, and no light.
  {
    from: new RegExp(
      `(?<!\\p{L})neon\\s+(?=(?:pink|green|yellow|orange|blue|purple)\\s+(?:${worn})(?!\\p{L}))`,
      'giu',
    ),
    to: 'bright ',
  },
  { from: new RegExp(`(?<!\\p{L})neon\\s+(?=(?:${worn})(?!\\p{L}))`, 'giu'), to: 'pink ' },
  // One kind of leaf.
  {
    from: /(?<!\p{L})eucalyptus\s+(?:leaves|leaf|branch(?:es)?|sprigs?|twigs?)(?!\p{L})/giu,
    to: 'eucalyptus',
  },
  {
    from: /(?<!\p{L})(?:feuilles|branches|brins|rameaux)\s+d['’]\s?eucalyptus(?!\p{L})/giu,
    to: 'eucalyptus',
  },
  // The houses of that town have such walls.
  {
    from: /,?\s*(?<!\p{L})(?:(?:murs?|fa[çc]ades?|maisons)\s+ocres?|ochre\s+(?:walls?|houses|fa[çc]ades))(?!\p{L})/giu,
    to: '',
    where:
      /(?<!\p{L})(?:marrakech|marrakesh|maroc\p{L}*|morocc\p{L}*|m[ée]dina|tunis\p{L}*|kasbah|casbah)(?!\p{L})/iu,
  },
  // It runs down the pile.
  {
    from: /\s*(?:,\s*|(?:and|with|et|avec)\s+)(?:(?:some|the|du|le)\s+)?(?:dripping\s+)?(?:maple\s+syrup|sirop\s+d['’]\s?[ée]rable)(?:\s+(?:dripping|drizzl(?:ed|ing)|pouring|flowing|running\s+down|qui\s+(?:coule|d[ée]gouline)|dessus|on\s+top))?(?!\p{L})/giu,
    to: '',
    where: sweets,
  },
  // Drunk from, and on nobody's nose.
  {
    from: /(?<!\p{L})glasses\s+of\s+(?:(?:red|white)\s+)?(wine|champagne)(?!\p{L})/giu,
    to: '$1 glasses',
  },
  // It stands in the fields, and is no side of a room.
  {
    from: /(?<!\p{L})(?:old\s+|low\s+)?(?:dry[- ])?stone\s+walls?(?!\p{L})/giu,
    to: 'drystone wall',
    where: openLand,
  },
  {
    from: /(?<!\p{L})(?:petit\s+|vieux\s+)?(?:murets?|murs?)\s+(?:de|en)\s+pierres?(?:\s+s[èe]ches?)?(?!\p{L})/giu,
    to: 'muret',
    where: openLand,
  },
  // As they are drawn.
  {
    from: /(?<!\p{L})(?:lush\s+|bright\s+)?green\s+(?=(?:hills|fields|meadows|pastures|countryside)(?!\p{L}))/giu,
    to: '',
  },
  {
    from: /(?<=(?<!\p{L})(?:collines|prairies|champs|pr[ée]s|p[âa]turages))\s+(?:vertes?|verts|verdoyante?s)(?!\p{L})/giu,
    to: '',
  },
  // Nobody is awake: it is night.
  {
    from: /(?<=(?<!\p{L})(?:village|ville|quartier|hameau|bourg))\s+endormie?(?!\p{L})/giu,
    to: ' la nuit',
  },
  {
    from: /(?<!\p{L})(?:sleeping|sleepy)\s+(village|town|city)(?!\p{L})/giu,
    to: '$1 at night',
  },
  // A goalkeeper does, and has the ball in his hands.
  {
    from: /\s+(?:qui\s+)?plonge(?:ant)?(?:\s+(?:[àa]|sur\s+(?:la|sa))\s+(?:gauche|droite))?\s+pour\s+(?:arr[êe]ter|attraper|stopper|bloquer|sauver)\s+(?:le|un|la)\s+(?:ballon|tir|balle|penalty)(?!\p{L})/giu,
    to: '',
    where: keeper,
  },
  {
    from: /\s+(?:who\s+)?div(?:ing|es)(?:\s+to\s+(?:the|his|her)\s+(?:left|right))?\s+to\s+(?:save|stop|catch|block)\s+(?:the|a)\s+(?:ball|shot|penalty)(?!\p{L})/giu,
    to: '',
    where: keeper,
  },
  // Those who play it.
  {
    from: /(?<!\p{L})(?:(?:un|le|du|a|the)\s+)?(?:match\s+de\s+rugby|rugby\s+(?:match|game))(?!\p{L})/giu,
    to: (said) =>
      /match de/iu.test(said) ? 'quatre joueurs de rugby dans un stade' : 'four rugby players',
  },
  // They sit around the ground.
  {
    from: /(?<!\p{L})(?:(?:le\s+)?(?:public|spectateurs|foule)(?:\s+floue?s?)?|(?:blurred\s+|blurry\s+)?(?:crowd|audience|spectators))\s+(?:derri[èe]re|en\s+arri[èe]re[- ]plan|au\s+fond|behind(?:\s+(?:him|her|them))?|in\s+the\s+background)(?!\p{L})/giu,
    to: (said) => (/behind|background/iu.test(said) ? 'in a stadium' : 'dans un stade'),
    where: ofGame,
  },
];
