import { noMark } from './of-mark.ts';
import type { Rewording } from './place-rewordings.ts';

const ofHair =
  '(?:(?:very|dark|grey|gray|black|brown|blonde?|curly|wavy|red|white|trimmed|neat|silver|ginger)\\s+){0,3}(?:beard|stubble|mo?ustache|goatee)';
const inSky =
  "aurores?(?:\\s+bor[ée]ales?)?|northern\\s+lights|auroras?(?:\\s+borealis)?|[ée]toiles|stars|nuages|clouds|lune|moon|feux?\\s+d[’']artifice|fireworks|arcs?[- ]en[- ]ciel|rainbows?|montgolfi[èe]res?|hot[- ]air\\s+balloons?|oiseaux?|birds?|mouettes?|seagulls?|soleil|sun|[ée]clairs?|lightning";
const land =
  /(?<!\p{L})(?:lacs?|lakes?|mers?|sea|oc[ée]an|montagnes?|mountains?|villes?|city|villages?|for[êe]ts?|forests?|plages?|beach|champs?|fields?|d[ée]serts?|rivi[èe]res?|rivers?|fjords?|collines|hills|ports?|harbou?r|vall[ée]es?|valley|campagne|countryside|rues?|streets?|toits?|roofs?|prairies?|meadows?)(?!\p{L})/iu;
const worn =
  'blazers?|suits?|dress(?:es)?|jackets?|coats?|shirts?|sweaters?|jumpers?|skirts?|trousers|pants|hoodies?|polos?|uniforms?|ties?|scarf|scarves|hats?|caps?';
const costumed =
  'elf|fairy|pirate|viking|ninja|vampire|zombie|knight|samurai|wizard|astronaut|mechanic|police|chef|nurse|doctor|farmer|pilot|firefighter|builder|construction|carpenter|scientist|sailor|beekeeper|surgeon|detective|painter|gardener|postal|rugby|tennis|basketball|football|soccer';

/** What people say in other words than those that name it. */
export const usageRewordings: readonly Rewording[] = [
  // Meanwhile, and nothing about a neck.
  { from: /(?<!\p{L})pendant\s+qu(?:e\s+|['’]\s?)/giu, to: 'et ' },
  // A manner, and no palette beside what is painted.
  {
    from: /(?<=(?:^|[,;.])\s?)peinture\s+(?=[àa]\s+(?:l['’]\s?)?(?:aquarelle|huile|gouache|acrylique))/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:(?:soft|light|delicate|colou?red)\s+)?(?:pencils?|ink|pastels?|charcoal)\s+and\s+(?=(?:water[- ]?colou?rs?|gouache)(?!\p{L}))/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:skin[- ]?care|cosmetics?|lotion|shampoo|serum|face\s+cream)\s+(?:bottle|tube|jar|container|packaging)(?!\p{L})/giu,
    to: 'lotion',
  },
  {
    from: /(?<!\p{L})(?:flacon|bouteille|tube|pot)s?\s+(?:de\s+|d['’])(?:s[ée]rum|cosm[ée]tiques?|soin|cr[èe]me\s+(?:de\s+jour|hydratante|visage|solaire))(?!\p{L})/giu,
    to: 'lotion',
  },
  { from: new RegExp(`(?<!\\p{L})short\\s+(?=${ofHair}(?!\\p{L}))`, 'giu'), to: '' },
  { from: new RegExp(`(?<!\\p{L})navy\\s+(?=(?:${worn})(?!\\p{L}))`, 'giu'), to: 'navy blue ' },
  // It hangs over the land that is named.
  {
    from: new RegExp(
      `(?<=(?<!\\p{L})(?:${inSky}))\\s+(?:dans\\s+le\\s+ciel|in\\s+the\\s+sky)`,
      'giu',
    ),
    to: '',
    where: land,
  },
  // Of their line, and nothing that turns.
  {
    from: /(?<!\p{L})rolling\s+(?=(?:green\s+|golden\s+|grassy\s+)?(?:hills|fields|countryside|meadows|dunes))/giu,
    to: '',
  },
  // One who is both: “elf girl”, “a pirate woman”.
  {
    from: new RegExp(
      `(?<!\\p{L})(${costumed})\\s+(?:(?:archer|warrior)\\s+)?(girl|woman|lady|boy|man|guy)(?!\\p{L})`,
      'giu',
    ),
    to: (said) => {
      const [costume = '', ...others] = said.split(/\s+/u);
      const trade = { police: 'police officer', construction: 'builder', postal: 'postman' }[
        costume
      ];
      const played = /^(?:rugby|tennis|(?:basket|foot)ball|soccer)$/iu.test(costume)
        ? ' player'
        : '';
      const bow = others.includes('archer') ? ' holding a bow and arrow' : '';
      return `${/(?:girl|woman|lady)$/iu.test(said) ? 'female' : 'male'} ${trade ?? costume}${played}${bow}`;
    },
  },
  {
    from: /(?<!\p{L})(?:f[êe]te\s+d['’]\s?halloween|halloween\s+party)(?!\p{L})/giu,
    to: 'party with a jack-o-lantern',
  },
  // It stands by the road, and no floor lamp.
  {
    from: /(?<!\p{L})(one|an?|the|two|three)\s+lamps?(?=\s+(?:still\s+)?(?:on|lit|flickering|glowing)(?!\p{L}))/giu,
    to: '$1 street lamp',
    where: /(?<!\p{L})(?:streets?|alleys?|roads?|avenue|sidewalk|pavement|corner)(?!\p{L})/iu,
  },
  {
    from: /(?<!\p{L})couples?\s+(?:de\s+|d['’]\s?)(?:sexa|septua|octo|nona)g[ée]naires(?:\s+amoureux)?(?!\p{L})/giu,
    to: 'couple âgé',
  },
  {
    from: /(?<!\p{L})teaching\s+((?:his|her|a|the|their)\s+\p{L}+)\s+(?:how\s+)?to\s+fish(?!\p{L})/giu,
    to: 'fishing with $1',
  },
  {
    from: /(?<!\p{L})(?:apprend|apprenant)\s+[àa]\s+p[êe]cher\s+[àa]\s+/giu,
    to: 'qui pêche avec ',
  },
  // Where it is done.
  {
    from: /(?<!\p{L})(?:boxing\s+(?:gym|club|hall)|(?:salle|club)\s+de\s+boxe)(?!\p{L})/giu,
    to: 'boxing ring',
    where: noMark,
  },
  {
    from: /(?<!\p{L})(?:chambre\s+(?:de\s+|d['’]\s?un\s+)b[ée]b[ée]|baby(?:['’]s)?\s+(?:bed)?room|nursery)(?!\p{L})/giu,
    to: 'bedroom with a cradle',
    where:
      /^(?!.*(?<!\p{L})(?:berceau|crib|cradle|cot|nursery\s+(?:school|rhyme)|lits?)(?!\p{L}))/isu,
  },
  {
    from: /(?<!\p{L})(?:petit\s+)?lit(?!\p{L})/giu,
    to: 'berceau',
    where: /(?<!\p{L})chambre\s+(?:de\s+|d['’]\s?un\s+)b[ée]b[ée](?!\p{L})/iu,
  },
  { from: /(?<!\p{L})baby\s+(?=(?:crib|cradle|cot)(?!\p{L}))/giu, to: '' },
  // A figure on somebody's back, and so many shirts.
  {
    from: /(?<!\p{L})(?:(?:the\s+)?number|(?:le\s+)?num[ée]ro)\s+\d+\s+(?:on|sur|dans)\s+(?:his|her|its|their|the|son|sa|le|leur)\s+(?:shirt|jersey|back|bib|chest|maillot|dos|dossard|torse)(?!\p{L})/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})electric\s+(?=(?:pick[- ]?up|suv|truck|van|sedan|motorcycle|bus)(?!\p{L}))/giu,
    to: '',
  },
  // A river by its name.
  {
    from: /(?<!\p{L})(?:au\s+bord|aux\s+bords|sur\s+les\s+bords|le\s+long|sur\s+les\s+(?:rives|berges|quais))\s+(?:de\s+la\s+(?:marne|seine|loire|garonne|dordogne|sa[ôo]ne|moselle|meuse|charente|creuse|vienne)|du\s+(?:rh[ôo]ne|rhin|lot|tarn|cher|doubs|danube))(?!\p{L})/giu,
    to: 'au bord de la rivière',
  },
  { from: /(?<!\p{L})(?:tree|dart|bull)[- ]?frog(?=s?(?!\p{L}))/giu, to: 'frog' },
  { from: /(?<!\p{L})(chiens?)\s+bergers?(?!\p{L})/giu, to: '$1 de berger' },
  {
    from: /(?<!\p{L})(?:apprend(?:re)?|apprenant)\s+[àa]\s+(?:faire\s+du|monter\s+[àa]|rouler\s+[àa])\s+v[ée]lo(?!\p{L})/giu,
    to: 'fait du vélo',
  },
  {
    from: /(?<!\p{L})learning\s+(?:how\s+)?to\s+ride\s+(?:a|his|her)\s+(?:bike|bicycle)(?!\p{L})/giu,
    to: 'riding a bike',
  },
  {
    from: /(?<!\p{L})(gardien(?:ne)?s?)\s+(?:de|du)\s+(?:handball|hand|foot(?:ball)?|hockey|futsal)(?!\p{L})/giu,
    to: '$1 de but',
  },
  {
    from: /(?<!\p{L})commuters\s+(?:on|in)\s+(?:an?|the)\s+(?:(?:crowded|packed|busy|full|morning)\s+)?(?:metro|subway|underground|tube|train)(?!\p{L})/giu,
    to: 'a crowd of people inside a train',
  },
  // They hang in its windows, and no windows beside it.
  {
    from: /(?<!\p{L})(?:(?:avec\s+)?(?:des\s+)?rideaux|(?:with\s+)?curtains)\s+(?:(?:[àa]|en|de)\s+\p{L}+\s+)?(?:aux|[àa]\s+ses|in\s+(?:the|its)|at\s+the)\s+(?:fen[êe]tres|windows)(?!\p{L})/giu,
    to: '',
    where:
      /(?<!\p{L})(?:camping[- ]?cars?|vans?|caravanes?|roulottes?|bus|camionnettes?|trains?|campers?|caravans?)(?!\p{L})/iu,
  },
  // On a face, and nothing that is held.
  {
    from: /(?<!\p{L})(?:(?:avec\s+)?(?:le|son|un)\s+visage\s+(?:noirci|couvert|macul[ée]|barbouill[ée])\s+(?:par\s+|de\s+|d['’]\s?)(?:la\s+|le\s+)?(?:fum[ée]e|suie|boue|cendres?|poussi[èe]re|charbon)|(?:with\s+)?(?:his|her|a|the|their)\s+face\s+(?:covered|blackened|smeared|smudged)\s+(?:in|with|by)\s+(?:the\s+)?(?:soot|smoke|mud|ash|dirt|coal))(?!\p{L})/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})devant\s+la\s+porte\s+(?:d['’](?=une?\s)|de\s+(?=la\s)|du\s+)(?=(?:une?\s+|la\s+)?(?:\p{L}+\s+)?(?:ferme|maison|grange|[ée]glise|boulangerie|cabane|chalet|ch[âa]teau)(?!\p{L}))/giu,
    to: 'devant ',
  },
  {
    from: /(?<!\p{L})female\s+(?:runner|sprinter|jogger)(?!\p{L})/giu,
    to: 'woman running',
  },
  { from: /(?<!\p{L})guirlandes?\s+de\s+(?=lampions?(?!\p{L}))/giu, to: '' },
  // A building, and nothing that is firm.
  {
    from: /(?<!\p{L})(devant|derri[èe]re|pr[èe]s\s+d['’]|[àa]\s+c[ôo]t[ée]\s+d['’]|autour\s+d['’])\s*une\s+(?:(petite|vieille|grande|ancienne)\s+)?ferme(?!\p{L})/giu,
    to: '$1 un corps de ferme $2',
  },
  // Years, and no seven of what follows.
  {
    from: /(?<=(?<!\p{L})(?:girl|boy|kid|child|son|daughter|toddler|man|woman))\s+(?:(?:of\s+|aged\s+)?(?:about|around|maybe|approximately)|aged)\s+(\d{1,2})(?:(?!\s*[-\p{L}\d])|(?=\s+(?:in|with|wearing|on|who|riding|sitting|playing|holding)(?!\p{L})))/giu,
    to: ' $1 years old',
  },
  // One who plays there, and no concert's things.
  {
    from: /(?<!\p{L})street\s+(musician|singer|performer)((?:\s+playing\s+(?:the\s+|an?\s+)?\p{L}+)?)(?!\p{L})/giu,
    to: '$1$2 in the street',
  },
  {
    from: /(?<!\p{L})(musicien(?:ne)?|chanteu(?:r|se))\s+(?:de|des)\s+rues?((?:\s+(?:qui\s+)?jou(?:e|ant)\s+d(?:u|e\s+la|e\s+l['’]?\s?)\s*\p{L}+)?)(?!\p{L})/giu,
    to: '$1$2 dans la rue',
  },
  {
    from: /(?<!\p{L})(?:rue|ruelle)s?\s+(?:(?:d['’]un|de|du)\s+)?(?:(?:petit|vieux)\s+)?village\s+(?:en|de)\s+provence(?!\p{L})/giu,
    to: 'ruelle provençale',
  },
  // Not one kind of leaf.
  {
    from: /(?<!\p{L})(?:grandes?\s+)?(?:feuilles|feuillages?)\s+(?:tropicale?s?|exotiques?|tropicaux|de\s+la\s+jungle)(?!\p{L})/giu,
    to: 'feuilles de monstera et feuilles de palmier',
  },
  {
    from: /(?<!\p{L})(?:tropical|jungle|exotic)\s+(?:leaf|leaves|foliage)(?!\p{L})/giu,
    to: 'monstera leaves and palm leaves',
  },
  {
    from: /(?<!\p{L})(?:colou?rful\s+|bright\s+)?spices\s+in\s+(?:(?:small|big|wooden|clay|copper|metal)\s+)?bowls(?!\p{L})/giu,
    to: 'spice bowls',
  },
  {
    from: /(?<!\p{L})[ée]pices(?:\s+color[ée]es)?\s+dans\s+des\s+(?:petits\s+)?bols(?!\p{L})/giu,
    to: 'bols d’épices',
  },
  {
    from: /(?<!\p{L})((?:re)?bord|appui)\s+d['’]\s?une\s+fen[êe]tre(?!\p{L})/giu,
    to: '$1 de la fenêtre',
  },
  // Falling outdoors, and nothing that stands on it.
  {
    from: /(?<!\p{L})rain\s+(?:drops\s+)?(?:on|against|running\s+down|streaming\s+down)\s+(?:the|a)\s+windows?(?:\s*panes?)?(?!\p{L})/giu,
    to: 'rain outside',
  },
  // How it was taken, and no ice.
  { from: /(?<!\p{L})frozen\s+(?:in\s+)?(?:motion|mid[- ]?air)(?!\p{L})/giu, to: '' },
  // In its own coat.
  {
    from: /(?<!\p{L})black\s+and\s+white\s+(?=(?:border\s+collie|panda|cow|zebra|orca|penguin)s?(?!\p{L}))/giu,
    to: '',
  },
  {
    from: /(?<=(?<!\p{L})(?:border\s+collies?|pandas?|z[èe]bres?))\s+noirs?\s+et\s+blancs?(?!\p{L})/giu,
    to: '',
  },
  // Their colour, and nothing to eat.
  {
    from: /(?<!\p{L})en\s+lettres\s+(?:cr[èe]me|chocolat|citron|framboise|orange|rose)(?!\p{L})/giu,
    to: '',
  },
  // What it is for, and no book that lies there.
  {
    from: /(?<!\p{L})(?:(?:a|the|une|la)\s+)?(?:(?:(?:kids?|children)['’]?s?\s+)?(?:book|storybook|picture\s+book)\s+page|page\s+(?:from|of|de|d['’]\s?un)\s+(?:a\s+|an\s+)?(?:(?:kids?|children)['’]?s?\s+(?:picture\s+)?book|storybook|livre\s+(?:pour|d['’])\s?enfants?|album\s+jeunesse))\s+(?:of|with|avec|de)\s+/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:in|wearing)\s+(?:(?:black|blue|red)\s+)?graduation\s+(?:gowns?|robes?)(?:\s+and\s+(?:caps?|hats?))?(?!\p{L})/giu,
    to: 'graduating',
  },
  { from: /(?<!\p{L})students?\s+graduating(?!\p{L})/giu, to: 'graduates' },
  // A sauce beside what is eaten with it.
  {
    from: /(?<!\p{L})(?:(?:(?:three|two|small|little|tiny|a)\s+)*bowls?\s+of\s+)?salsa(?!\p{L})/giu,
    to: 'tomato sauce',
    where:
      /(?<!\p{L})(?:tacos?|nachos?|tortillas?|burritos?|quesadillas?|chips|guacamole)(?!\p{L})/iu,
  },
  // Of clay, and what grows is in it.
  { from: /(?<!\p{L})(?:terra\s?cotta|clay)\s+(pots?)(?!\p{L})/giu, to: 'plant $1' },
  {
    from: /(?<!\p{L})(pots?)\s+(?:en|de)\s+(?:terre\s+cuite|terracotta|terre)(?!\p{L})/giu,
    to: '$1 à plante',
  },
  {
    from: /(?<!\p{L})(?<!(?:plant|flower|cooking|paint|coffee|tea|honey)\s)(?<=(?:little|small|tiny|in|\d)\s)pots(?!\p{L})/giu,
    to: 'plant pots',
    where:
      /(?<!\p{L})(?:plants?|planting|tomato(?:es|s)?|garden(?:ing)?|backyard|seed(?:s|lings)?|cact(?:us|uses|i)|succulents?|herbs?|basil)(?!\p{L})/iu,
  },
  // Who is fond of something has it.
  {
    from: /(?<!\p{L})(?:who|that)\s+loves?\s+(?:to\s+go\s+|going\s+)?fishing(?!\p{L})/giu,
    to: 'with a fishing rod',
  },
  {
    from: /(?<!\p{L})qui\s+(?:aime|adore)\s+(?:la\s+p[êe]che|p[êe]cher)(?!\p{L})/giu,
    to: 'avec une canne à pêche',
  },
  {
    from: /(?<!\p{L})(?:who|that)\s+loves?\s+(?=(?:cats|dogs|horses|dinosaurs|trains|flowers|books|football|soccer|bikes|coffee|pizza|unicorns|cars|tractors|birds|chocolate|wine|guitars?|space)(?!\p{L}))/giu,
    to: 'with ',
  },
  {
    from: /(?<!\p{L})qui\s+(?:aime|adore)\s+les\s+(?=(?:chats|chiens|chevaux|dinosaures|trains|fleurs|livres|licornes|voitures|tracteurs|oiseaux)(?!\p{L}))/giu,
    to: 'avec des ',
  },
  // Hers is a bride's.
  {
    from: /(?<=(?<!\p{L})bride)\s+(?:in|wearing)\s+an?\s+(?:(?:simple|long|white|lace|satin|silk|beautiful|elegant|flowing|ivory|vintage)\s+){0,3}(?:dress|gown)(?!\p{L})/giu,
    to: '',
  },
  {
    from: /(?<=(?<!\p{L})mari[ée]e)\s+(?:en|dans\s+une|portant\s+une|avec\s+une)\s+(?:(?:longue|simple|belle)\s+)?robe(?:\s+(?:blanche|longue|ivoire|simple|fluide|(?:en|de)\s+(?:dentelle|satin|soie)))*(?!\p{L})/giu,
    to: '',
  },
  // What is eaten then is left to us.
  {
    from: /(?<!\p{L})eating\s+(?:(?:their|his|her|a|an)\s+)?(?:packed\s+)?(?:lunch|breakfast|dinner|supper)(?=\s+on(?!\p{L}))/giu,
    to: 'eating',
  },
  { from: /(?<!\p{L})barn\s+owl/giu, to: 'beige owl' },
  // In its kettle what she stirs is, and not she.
  {
    from: /(?<!\p{L})(?:pr[ée]pare|pr[ée]parant|fait|faisant|cuisine|mijote)\s+(?:une?|sa|son|de\s+la)\s+(?:soupe|potion|rago[ûu]t|bouillon)\s+(?:magique\s+)?dans\s+(?:son|un|le)\s+(?:grand\s+)?chaudron(?!\p{L})/giu,
    to: 'remue un chaudron',
  },
  {
    from: /(?<!\p{L})(?:preparing|making|cooking|brewing|stirring)\s+(?:an?\s+|her\s+|his\s+)?(?:(?:magic|green|bubbling)\s+)?(?:soup|potion|stew|brew)\s+in\s+(?:her|his|an?|the)\s+(?:(?:big|black|large)\s+)?cauldron(?!\p{L})/giu,
    to: 'stirring a cauldron',
  },
  // Its fitted furniture has the colour of the kitchen.
  {
    from: /(?<!\p{L})(cuisines?(?:\s+(?!avec|aux|et)\p{L}+){0,4})\s+(?:avec\s+(?:des\s+)?|aux\s+|[àa]\s+)(?:meubles|placards|fa[çc]ades|[ée]l[ée]ments)\s+((?:blanc|noir|vert|bleu|gris|jaune|rouge|rose|beige|marron)(?:he)?s?(?:\s+(?:sauge|clairs?|fonc[ée]s?|marine|canard|p[âa]les?|menthe|olive|nuit|amande|eau))?)(?!\p{L})/giu,
    to: '$1 $2',
  },
  {
    from: /(?<!\p{L})kitchen\s+with\s+((?:(?:dark|light|pale|sage|navy|deep|mint|olive|forest)\s+)?(?:white|black|green|blue|gr[ae]y|yellow|red|pink|beige|brown))\s+(?:cabinets|cupboards|units|cabinetry)(?!\p{L})/giu,
    to: '$1 kitchen',
  },
  // Where they grow.
  { from: /(?<!\p{L})pumpkin\s+patch(?!\p{L})/giu, to: 'field of pumpkins' },
  { from: /(?<!\p{L})dans\s+une\s+ferme(?!\p{L})/giu, to: 'à la ferme' },
];
