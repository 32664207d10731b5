import type { Rewording } from './place-rewordings.ts';

/** What visits flowers. */
const visitors =
  /(?<!\p{L})(?:hummingbird|colibri|(?:honey|bumble)?bee|abeille|bourdon|butterfl|papillon)/iu;
const ofRunners =
  /(?<!\p{L})(?:bras|arms?|ans|old|barbe|beard|cheveux|hair|d[ée]bardeur|maillot|dossard|shirt|shorts?|vest|franchi\p{L}*|crossing|crosses|fauteuil|proth[èe]se)(?!\p{L})/iu;
const ofRace = '(?:\\s+(?:de\\s+(?:marathon|fond|trail|sprint)|[àa]\\s+pied))?';
const maleRunner = new RegExp(
  `(?<!\\p{L})un\\s+(?:coureur|marathonien|joggeur)${ofRace}(?!\\p{L})`,
  'giu',
);
const femaleRunner = new RegExp(
  `(?<!\\p{L})une\\s+(?:coureuse|marathonienne|joggeuse)${ofRace}(?!\\p{L})`,
  'giu',
);
const englishRunner =
  /(?<!\p{L})(?:(?:male|female|woman)\s+)?(?:(?:marathon|trail|long\s+distance)\s+)?(?:runner|jogger)(?!\p{L})/giu;

/** What people do and where they do it, put into words that are read as meant. */
export const actRewordings: readonly Rewording[] = [
  // Whoever sits, lies or walks on a wall is on top of it, and not before one.
  {
    from: /(?<=(?<!\p{L})(?:sitting|sits|sit|sat|seated|perched|standing|stands|lying|asleep|sleeping|walking|walks|balancing|jumping)\s+(?:up\s+)?(?:on|on\s+top\s+of|along|over|off)\s+)(?:a|the|an)\s+(?:(?:old|low|little|small|crumbling|garden|stone|brick|white|dry|mossy)\s+){0,3}walls?(?!\p{L})/giu,
    to: 'the drystone wall',
  },
  {
    from: /(?<=(?<!\p{L})(?:assise?s?|perch[ée]e?s?|couch[ée]e?s?|debout|allong[ée]e?s?|endormie?s?|grimp[ée]e?s?|juch[ée]e?s?|dort|marche|saute|en\s+[ée]quilibre)\s+(?:sur|en\s+haut\s+d['’]|par[- ]dessus)\s*(?:un|le|des|les)\s+)(?:petits?\s+|vieux\s+)?(?:murs?|murets?)(?:\s+(?:de|en)\s+(?:pierres?|briques?)(?:\s+s[èe]ches?)?)?(?!\p{L})/giu,
    to: 'drystone wall',
  },
  {
    from: /(?<=(?<!\p{L})(?:sitting|sits|sit|sat|seated|perched|waiting)\s+on\s+)(?:a|an|the|his|her|their|some)\s+(?:(?:front|back|stone|wooden|concrete|old|porch)\s+)?(?:steps?|stoop|doorstep)(?!\p{L})/giu,
    to: 'the stairs',
  },
  {
    from: /(?<=(?<!\p{L})assise?s?\s+sur\s+)(?:une|la)\s+marche(?!\p{L})/giu,
    to: 'un escalier',
  },
  {
    from: /(?<!\p{L})(?:sitting|sits|sat|seated)\s+(?=on\s+(?:a|the|her|his)\s+swing(?!\p{L}))/giu,
    to: '',
  },
  { from: /(?<!\p{L})assise?s?\s+(?=sur\s+(?:une|la|sa)\s+balan[çc]oire(?!\p{L}))/giu, to: '' },
  // What one sits on is the car, and no hood of a coat.
  {
    from: /(?<!\p{L})(?:the\s+)?(?:hood|bonnet|roof|trunk|tailgate)\s+of\s+(?=(?:a|an|the|his|her|their)\s+(?:\p{L}+\s+){0,2}(?:car|truck|van|pickup|taxi|jeep|suv|convertible)(?!\p{L}))/giu,
    to: '',
  },
  {
    from: /(?<!\p{L})(?:le\s+)?(?:capot|toit|coffre)\s+d['’e]\s*(?=(?:une?|la|sa|son|leur)\s+(?:\p{L}+\s+){0,2}(?:voiture|camion|camionnette|taxi|jeep|pick-up|cabriolet)(?!\p{L}))/giu,
    to: '',
  },
  // Nobody photographs who goes: a camera that somebody walks away from is ours.
  {
    from: /(?<!\p{L})(?:(?:walking|walks|walk|going|running|heading|riding|driving)\s+away(?:\s+from\s+(?:the\s+|our\s+)?(?:camera|viewer|us|lens))?|with\s+(?:his|her|their|its)\s+backs?\s+(?:turned\s+)?to\s+(?:the\s+)?(?:camera|viewer|us)|facing\s+away(?:\s+from\s+(?:the\s+)?(?:camera|viewer|us))?)(?!\p{L}|\s+from)/giu,
    to: 'walking seen from behind',
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:s['’][ée]loigne(?:nt)?|s['’]en\s+va|s['’]en\s+vont)(?!\p{L})(?!\s+d)/giu,
    to: 'qui marche de dos',
  },
  // Over it one leans, and stands on nothing.
  {
    from: /(?<!\p{L})(?:pench[ée]e?s?|courb[ée]e?s?|inclin[ée]e?s?)\s+(?:sur|au-dessus\s+d['’e]s?)(?=\s)/giu,
    to: 'qui se penche sur',
  },
  {
    from: /(?<!\p{L})(?:bent|hunched|stooped|crouched)\s+over(?=\s+(?:a|an|the|his|her|their)\s)/giu,
    to: 'leaning over',
  },
  // Who is told more of than that he runs is seen as people are.
  { from: femaleRunner, to: 'une femme athlétique qui court', where: ofRunners },
  { from: maleRunner, to: 'un homme athlétique qui court', where: ofRunners },
  {
    from: englishRunner,
    to: (said) => (/female|woman/iu.test(said) ? 'athletic woman running' : 'athletic man running'),
    where: ofRunners,
  },
  // One umbrella is over all who share it.
  {
    from: /(?<!\p{L})(?:sharing|shares|share|huddled\s+under|huddling\s+under)\s+(?:an|one|a\s+single|the\s+same|a)\s+(?=(?:\p{L}+\s+)?umbrella(?!\p{L}))/giu,
    to: 'under an ',
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:partagent|partageant|se\s+partagent|partage)\s+(?:un|le\s+m[êe]me|un\s+seul)\s+(?=(?:\p{L}+\s+)?parapluie(?!\p{L}))/giu,
    to: 'sous un ',
  },
  // One plays on it, and nobody runs.
  {
    from: /(?<!\p{L})(?:on|in)\s+(?:a|an|the)\s+(?:(?:clay|grass|hard|tennis|squash|red)\s+){1,2}courts?(?!\p{L})/giu,
    to: '',
    where: /tennis|squash/iu,
  },
  // A baker before his oven takes the bread out of it.
  {
    from: /(?<=(?<!\p{L})(?:boulang(?:er|[èe]re)|pizza[iï]olo))\s+(?:devant|avec|[àa]|pr[èe]s\s+de)\s+(?:son|le|un)\s+four(?:\s+(?:[àa]\s+(?:pain|bois|pizza)|traditionnel))?(?!\p{L})/giu,
    to: ' qui enfourne',
  },
  {
    from: /(?<=(?<!\p{L})baker)\s+(?:in\s+front\s+of|at|with|by|near)\s+(?:his|her|the|an?)\s+(?:(?:bread|wood[- ]fired|brick|stone|big|old)\s+){0,2}oven(?!\p{L})/giu,
    to: ' baking bread',
  },
  // Whoever has a bath is in the tub.
  {
    from: /(?<!\p{L})(?<!salles?\s)(?:(?:qui\s+)?(?:prend|prenant|prennent)\s+(?:un|son|leur)|au|dans\s+(?:le|son|un))\s+bain(?:\s+(?:moussant|de\s+mousse))?(?!\p{L}|\s+(?:de|thermal|nordique|turc|public))/giu,
    to: 'dans une baignoire',
  },
  {
    from: /(?<!\p{L})(?:(?:taking|having|takes|has)\s+(?:a|his|her|its)\s+(?:(?:bubble|hot|warm)\s+)?bath|in\s+(?:the|a|his|her|its)\s+(?:bubble\s+)?bath)(?!\p{L}|\s+(?:house|robe|towel|room|tub))/giu,
    to: 'in a bathtub',
  },
  // They are there beside it: it is laid before them, and takes nobody's place.
  {
    from: /(?<=(?<!\p{L})(?:badgers?|fox(?:es)?|mice|mouse|bears?|rabbits?|bunn(?:y|ies)|cats?|kittens?|dogs?|pupp(?:y|ies)|hedgehogs?|squirrels?|ducks?|frogs?|owls?|pigs?|dinosaurs?|raccoons?|pandas?|animals?|lions?|tigers?|wol(?:f|ves)|deers?|mole|moles)\s+)(?:having|have|has|enjoying)\s+(?:a|their|his|her|its)\s+picnic(?!\p{L})/giu,
    to: 'sitting with a picnic blanket',
  },
  // Before the house.
  {
    from: /(?<!\p{L})sur\s+(?:le|leur|son)\s+(?:pas|seuil)\s+de\s+(?:la|leur|sa|une)\s+(?:porte|maison)(?!\p{L})/giu,
    to: 'devant une maison',
  },
  {
    from: /(?<=(?<!\p{L})(?:talking|chatting|standing|waiting|gossiping)\s+)(?:on\s+(?:the|her|his|their|a)\s+(?:doorstep|porch)|in\s+(?:the|a)\s+doorway)(?!\p{L})/giu,
    to: 'in front of a house',
  },
  // A beak or a tongue in a flower.
  {
    from: /(?<!\p{L})(?:(?:drinking|drinks|feeding|feeds|sipping|sips)(?:\s+nectar)?\s+(?:from|on|at)|hovering\s+(?:at|over|near|by|beside))(?=\s+(?:a|an|the|some)\s)/giu,
    to: 'nuzzling',
    where: visitors,
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:butine(?:nt)?|butinant|(?:boi[st]|boivent|buvant)\s+(?:le\s+nectar\s+d['’e]|dans|[àa]))(?=\s*(?:une?|des|la|les)\s)/giu,
    to: 'qui lèche ',
    where: visitors,
  },
  { from: /(?<!\p{L})soap\s+bubbles(?!\p{L})/giu, to: 'bubbles' },
  // Over it they shake hands, and nobody fishes.
  {
    from: /\s+(?:au|devant\s+le|pr[èe]s\s+du|derri[èe]re\s+le|at\s+the|over\s+the|across\s+the)\s+(?:filet|net)(?!\p{L})/giu,
    to: '',
    where: /tennis|volley|badminton/iu,
  },
  // What makes coffee is how it is poured.
  {
    from: /(?<!\p{L})(?:making|makes|preparing|prepares|brewing|pouring|pours)\s+(?:(?:a\s+cup\s+of|a|some|the)\s+)?(?:coffees?|latte(?:\s+art)?|espressos?|cappuccinos?|flat\s+whites?)(?!\p{L}|\s+(?:table|shop|pot|machine))/giu,
    to: 'pouring coffee',
  },
  {
    from: /(?<!\p{L})(?:qui\s+)?(?:fait|pr[ée]pare|verse|faisant|pr[ée]parant|versant)\s+(?:un|du|le|des|son)\s+(?:caf[ée]s?|latte(?:\s+art)?|expressos?|espressos?|cappuccinos?)(?!\p{L}|\s+(?:table|shop))/giu,
    to: 'qui verse du café',
  },
];
