import type { Rewording } from './place-rewordings.ts';

const bearer =
  '(?:white\\s?boards?|black\\s?boards?|chalk\\s?boards?|boards?|walls?|fridges?|notebooks?|sketchbooks?|doors?|tableaux?(?:\\s+(?:blanc|noir))?|murs?|frigos?|cahiers?|carnets?|portes?)';
const shown =
  '(?:drawings?|sketch(?:es)?|doodles?|pictures?|photos?|paintings?|posters?|dessins?|croquis|gribouillages?|affiches?)';
const stop =
  '(?=\\s*(?:$|[,.;:!?])|\\s+(?:avec|with|et|and|dans|in|sur|on|beside|behind|devant)\\s)';

const female =
  'teacher|baker|doctor|nurse|firefighter|pilot|farmer|gardener|chef|cook|artist|painter|student|writer|scientist|astronaut|dancer|singer|musician|violinist|pianist|runner|surfer|skater|skier|boxer|climber|cyclist|swimmer|player|carpenter|mechanic|welder|florist|hairdresser|librarian|photographer|soldier|knight|detective|potter|tailor|barista|vet|dentist|surgeon|judge|lawyer|engineer|builder|worker|driver|captain|sailor|teenager|teen|kid|child|toddler|hiker|tourist|pirate|superhero|vampire|elf|magician|juggler|clown|beekeeper|archer|diver';

/** Idioms and genitives whose words name what is not there. */
export const idiomRewordings: readonly Rewording[] = [
  // What is drawn on a board stands nowhere else.
  {
    from: new RegExp(
      `(?<=(?<!\\p{L})${bearer}\\s+(?:(?:is|est)\\s+)?(?:full\\s+of|covered\\s+(?:in|with)|with|plein(?:e)?s?\\s+d[e’']|couverte?s?\\s+d[e’']|rempli(?:e)?s?\\s+d[e’']|avec)\\s*(?:(?:some|children[’']s|kids[’']?|des|les)\\s+)?${shown}\\s+)(?:of|de|d[’'])\\s*[^,.;:!?]{2,40}?${stop}`,
      'giu',
    ),
    to: ' ',
  },
  // Glued to the pane is only the nose.
  {
    from: /(?<!\p{L})(?:le\s+|la\s+|les\s+|son\s+|leur\s+)?(?:nez|visages?|front|joue|mains?)\s+(?:coll[ée]e?s?|[ée]cras[ée]e?s?|appuy[ée]e?s?|pos[ée]e?s?)\s+(?:contre|[àa]|sur)\s+(?=(?:la|une|sa|les|le)\s+(?:\p{L}+\s+)?(?:vitres?|fen[êe]tres?|carreaux?|vitrines?))/giu,
    to: 'devant ',
  },
  {
    from: /(?<!\p{L})(?:with\s+)?(?:his|her|its|their|the)\s+(?:nose|face|hands?)\s+(?:pressed|glued|flattened|stuck)\s+(?:against|to|on)\s+(?=(?:the|a)\s+(?:\p{L}+\s+)?(?:window|glass|pane))/giu,
    to: 'in front of ',
  },
  { from: /(?<!\p{L})coll[ée]e?s?\s+(?=(?:contre|aux?|[àa]|sur)\s)/giu, to: '' },
  // Nobody in particular, and no bust.
  { from: /(?<!\p{L})tout\s+le\s+monde(?!\p{L})/giu, to: 'des gens' },
  { from: /(?<!\p{L})(?:everyone|everybody)(?!\p{L})/giu, to: 'people' },
  // “a woman’s face”
  {
    from: /(?<!\p{L})(?:an?|the)\s+((?:\p{L}+\s+){0,2}?)(woman|man|girl|boy|lady|child|baby)[’']s\s+(?:face|portrait|head|profile)(?!\p{L})/giu,
    to: 'portrait of a $1$2',
  },
  {
    from: /(?<!\p{L})(?:at\s+home|at\s+(?:his|her|their)\s+place)(?!\p{L})/giu,
    to: 'in a living room',
  },
  { from: /(?<!\p{L})chez\s+(?:lui|elle|eux|elles|moi|nous)(?!\p{L})/giu, to: 'dans un salon' },
  {
    from: /(?<!\p{L})working\s+(?:remotely|from\s+home)(?!\p{L})/giu,
    to: 'working on a laptop',
  },
  { from: /(?<!\p{L})(?:remote\s+work(?:ing)?|home\s?working)(?!\p{L})/giu, to: 'a laptop' },
  // As it was then.
  { from: /(?<!\p{L})il\s+pleuvait(?!\p{L})/giu, to: 'sous la pluie' },
  { from: /(?<!\p{L})il\s+neigeait(?!\p{L})/giu, to: 'sous la neige' },
  { from: /(?<!\p{L})il\s+(?:tenait|portait)\s+(?=une?\s|le\s|la\s)/giu, to: 'tenant ' },
  { from: /(?<!\p{L})it\s+was\s+raining(?!\p{L})/giu, to: 'in the rain' },
  { from: /(?<!\p{L})it\s+was\s+snowing(?!\p{L})/giu, to: 'in the snow' },
  {
    from: /(?<!\p{L})(?:(?:nous|on)\s+(?:[ée]tions|[ée]tait)|we\s+were)\s+(?=(?:sur|dans|sous|assis|devant|on|in|under|sitting)(?!\p{L}))/giu,
    to: ' ',
  },
  {
    from: /(?<!\p{L})(?:en\s+|du\s+|le\s+)?t[ée]l[ée]travail(?!\p{L})/giu,
    to: 'devant un ordinateur',
  },
  // Where it is played, and no shoe.
  {
    from: /(?<=(?<!\p{L})(?:club|[ée]quipe|tournoi|entra[îi]nement|coupe|ballon|panier)s?\s+(?:de\s+|du\s+))basket(?!\p{L})(?![- ]?ball)/giu,
    to: 'basketball',
  },
  {
    from: /(?<!\p{L})music\s+(?=(?:festival|class|lesson|room|teacher|school)(?!\p{L}))/giu,
    to: '',
  },
  // “a teacher … her hands”: she is a woman.
  {
    from: new RegExp(
      `(?<=^\\s*(?:an?|the|one)\\s+)(?=(?:\\p{L}+\\s+){0,2}?(?:${female})(?!\\p{L}))`,
      'iu',
    ),
    to: 'female ',
    where:
      /^(?!.*(?<!\p{L})(?:his|he|him|man|men|boys?|woman|women|girls?|lady|ladies|female|mother|mom|mum|wife|daughter|sister|grandma|granny|grandmother|aunt|queen|princess)(?!\p{L})).*(?<!\p{L})(?:her|she|herself)(?!\p{L})/isu,
  },
  // It hangs on one by itself.
  {
    from: /(?<=(?<!\p{L})(?:linge|lessive|draps|chemises|chaussettes|laundry|washing|sheets|shirts|socks)(?!\p{L})[^,.;]{0,30})\s+(?:sur|[àa]|on)\s+(?:un|le|une|la|a|the)\s+(?:fils?(?:\s+[àa]\s+linge)?|corde(?:\s+[àa]\s+linge)?|line|washing\s+line|clothes\s?line)(?!\p{L})/giu,
    to: ' ',
  },
  { from: /(?<!\p{L})winter\s+garden(?!\p{L})/giu, to: 'greenhouse' },
  // Two who are in love.
  {
    from: /(?<!\p{L})(?:(?:de\s+)?notre\s+(?:premier\s+rendez[- ]vous|premier\s+baiser|rencontre|premi[èe]re\s+(?:danse|rencontre))|(?:of\s+)?(?:our|the)\s+first\s+(?:date|kiss|dance|meeting))(?!\p{L})/giu,
    to: ' un couple amoureux',
    where: /(?<!\p{L})(?:notre|un|le|la)(?!\p{L})/iu,
  },
  {
    from: /(?<!\p{L})our\s+first\s+(?:date|kiss|dance|meeting)(?!\p{L})/giu,
    to: 'a couple in love',
  },
];
