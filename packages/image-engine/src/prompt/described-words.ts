import type {
  Crop,
  MannerName,
  Place,
  RelationKind,
} from '../illustration/illustration-description.ts';
import type { PoseName } from '../illustration/people/poses.ts';
import type { ColourName } from '../scene/scene-description.ts';
import type { Language } from './texts.ts';

/** What is said of a picture: each in French and in English. */
type Both = readonly [fr: string, en: string];
const index = (language: Language) => (language === 'en' ? 1 : 0);
export const saidIn = (both: Both | undefined, language: Language): string =>
  both?.[index(language)] ?? '';

export const placesSaid: Partial<Record<Place, Both>> = {
  studio: ['sur un fond uni', 'on a plain ground'],
  room: ['dans un salon', 'in a living room'],
  bedroom: ['dans une chambre', 'in a bedroom'],
  kitchen: ['dans une cuisine', 'in a kitchen'],
  office: ['dans un bureau', 'in an office'],
  library: ['dans une bibliothèque', 'in a library'],
  bathroom: ['dans une salle de bains', 'in a bathroom'],
  table: ['sur une table', 'on a table'],
  street: ['dans une rue', 'in a street'],
  alley: ['dans une ruelle', 'in a narrow street'],
  paris: ['dans une rue de Paris', 'in a street of Paris'],
  newyork: ['dans une rue de New York', 'in a street of New York'],
  city: ['devant une ville', 'before a city'],
  cafe: ['à une terrasse de café', 'at a café terrace'],
  market: ['sur un marché', 'at a market'],
  garden: ['dans un jardin', 'in a garden'],
  field: ['dans un champ', 'in a field'],
  hills: ['devant des collines', 'before hills'],
  forest: ['dans une forêt', 'in a forest'],
  jungle: ['dans une jungle', 'in a jungle'],
  savanna: ['dans une savane', 'in a savanna'],
  desert: ['dans un désert', 'in a desert'],
  mountain: ['devant des montagnes', 'before mountains'],
  snow: ['dans la neige', 'in the snow'],
  ice: ['sur un lac gelé', 'on a frozen lake'],
  beach: ['sur une plage', 'on a beach'],
  sea: ['en mer', 'at sea'],
  harbour: ['dans un port', 'in a harbour'],
  underwater: ['sous l’eau', 'under water'],
  river: ['au bord de l’eau', 'by the water'],
  road: ['sur une route', 'on a road'],
  sky: ['dans le ciel', 'in the sky'],
  space: ['dans l’espace', 'in space'],
  moon: ['sur la Lune', 'on the moon'],
  party: ['dans une fête', 'at a party'],
  stage: ['sur une scène', 'on a stage'],
  stadium: ['dans un stade', 'in a stadium'],
  wall: ['devant un mur', 'before a wall'],
  graveyard: ['dans un cimetière', 'in a graveyard'],
  canal: ['au bord d’un canal', 'by a canal'],
  neon: ['dans une rue aux néons', 'in a street of neon lights'],
  ring: ['sur un ring', 'in a boxing ring'],
  village: ['dans un village', 'in a village'],
  seine: ['au bord de la Seine', 'by the Seine'],
  cave: ['dans une grotte', 'in a cave'],
  carriage: ['dans un wagon', 'in a train carriage'],
  hall: ['dans un gymnase', 'in a sports hall'],
  workshop: ['dans un atelier', 'in a workshop'],
  attic: ['dans un grenier', 'in an attic'],
  greenhouse: ['dans une serre', 'in a greenhouse'],
  museum: ['dans un musée', 'in a museum'],
  supermarket: ['dans un supermarché', 'in a supermarket'],
  platform: ['sur un quai de gare', 'on a railway platform'],
  pool: ['au bord d’une piscine', 'by a swimming pool'],
  gorge: ['dans un canyon', 'in a canyon'],
};

export const cropsSaid: Partial<Record<Crop, Both>> = {
  wheat: ['dans un champ de blé', 'in a wheat field'],
  lavender: ['dans un champ de lavande', 'in a lavender field'],
  sunflower: ['dans un champ de tournesols', 'in a field of sunflowers'],
  tulip: ['dans un champ de tulipes', 'in a field of tulips'],
  poppy: ['dans un champ de coquelicots', 'in a field of poppies'],
  rapeseed: ['dans un champ de colza', 'in a field of rapeseed'],
  maize: ['dans un champ de maïs', 'in a maize field'],
  rice: ['dans une rizière', 'in a rice field'],
  flowers: ['dans un champ de fleurs', 'in a field of flowers'],
  vine: ['dans des vignes', 'in a vineyard'],
};

export const mannersSaid: Partial<Record<MannerName, Both>> = {
  facettes: ['en facettes', 'in facets'],
  trait: ['au trait', 'in line'],
  pointilles: ['en pointillés', 'in dots'],
  linogravure: ['en linogravure', 'in linocut'],
  vitrail: ['en vitrail', 'as stained glass'],
  bulle: ['à la manière d’une bande dessinée', 'in the manner of a comic'],
  papier: ['en papier découpé', 'in cut paper'],
  gravure: ['à la manière d’une gravure', 'in the manner of an engraving'],
  gouache: ['à la gouache', 'in gouache'],
  aquarelle: ['à l’aquarelle', 'in watercolour'],
  huile: ['à l’huile', 'in oils'],
  crayon: ['au crayon', 'in pencil'],
  pixel: ['en pixels', 'in pixels'],
  autocollant: ['en autocollant', 'as a sticker'],
  affiche: ['en aplats', 'in flat colours'],
  net: ['en aplats nets', 'in clean flat colours'],
  volume: ['en volume', 'in 3D'],
  isometrique: ['en vue isométrique', 'in an isometric view'],
  carte: ['en carte ancienne', 'as an old map'],
  plan: ['en plan', 'as a plan'],
};

/** `de` ends in « de » where it leads to a noun by it. */
export const relationsSaid: Partial<Record<RelationKind, Both>> = {
  on: ['sur', 'on'],
  in: ['dans', 'in'],
  above: ['au-dessus de', 'above'],
  under: ['sous', 'under'],
  before: ['devant', 'in front of'],
  behind: ['derrière', 'behind'],
  between: ['entre', 'between'],
  around: ['autour de', 'around'],
  breathes: ['qui crache', 'breathing'],
  holds: ['avec', 'holding'],
  wears: ['avec', 'with'],
};

/** One does so, several do so, and in English. */
export const doingsSaid: Partial<Record<PoseName, readonly [string, string, string]>> = {
  walk: ['qui marche', 'qui marchent', 'walking'],
  run: ['qui court', 'qui courent', 'running'],
  dance: ['qui danse', 'qui dansent', 'dancing'],
  skate: ['qui patine', 'qui patinent', 'skating'],
  jump: ['qui saute', 'qui sautent', 'jumping'],
  cheer: ['les bras levés', 'les bras levés', 'arms raised'],
  cross: ['par terre, jambes croisées', 'par terre, jambes croisées', 'sitting cross-legged'],
  kneel: ['à genoux', 'à genoux', 'kneeling'],
  fight: ['au combat', 'au combat', 'fighting'],
  read: ['qui lit', 'qui lisent', 'reading'],
  knit: ['qui tricote', 'qui tricotent', 'knitting'],
  cook: ['qui cuisine', 'qui cuisinent', 'cooking'],
  eat: ['à table', 'à table', 'eating at a table'],
  work: ['qui travaille à une table', 'qui travaillent à une table', 'working at a table'],
  sip: ['qui boit', 'qui boivent', 'drinking'],
  selfie: ['qui prend un selfie', 'qui prennent un selfie', 'taking a selfie'],
  call: ['au téléphone', 'au téléphone', 'on the phone'],
  photograph: ['qui photographie', 'qui photographient', 'taking a picture'],
  water: ['qui arrose', 'qui arrosent', 'watering'],
  paint: ['qui peint', 'qui peignent', 'painting'],
  sing: ['qui chante', 'qui chantent', 'singing'],
  fish: ['qui pêche', 'qui pêchent', 'fishing'],
  cycle: ['à vélo', 'à vélo', 'riding a bicycle'],
  scoot: ['à trottinette', 'à trottinette', 'on a kick scooter'],
  kiss: ['qui embrasse', 'qui s’embrassent', 'kissing'],
  hug: ['qui enlace', 'qui s’enlacent', 'hugging'],
  carry: ['un enfant dans les bras', 'un enfant dans les bras', 'with a child in the arms'],
  shoot: ['qui joue au basket', 'qui jouent au basket', 'playing basketball'],
  swinging: ['sur une balançoire', 'sur des balançoires', 'on a swing'],
  clasp: ['qui tend la main', 'qui se tiennent la main', 'holding hands'],
  sweep: ['qui balaie', 'qui balaient', 'sweeping'],
  blow: ['qui fait des bulles', 'qui font des bulles', 'blowing bubbles'],
  sleep: ['qui dort', 'qui dorment', 'asleep'],
  toast: ['qui trinque', 'qui trinquent', 'raising a glass'],
  kick: ['qui tape dans un ballon', 'qui tapent dans un ballon', 'kicking a ball'],
  board: ['sur une planche à roulettes', 'sur des planches à roulettes', 'on a skateboard'],
  dive: ['qui plonge', 'qui plongent', 'diving'],
  swing: ['qui joue au tennis', 'qui jouent au tennis', 'playing tennis'],
  box: ['qui boxe', 'qui boxent', 'boxing'],
  wave: ['qui fait signe', 'qui font signe', 'waving'],
  throw: ['qui lance', 'qui lancent', 'throwing'],
  shelter: ['sous un parapluie', 'sous des parapluies', 'under an umbrella'],
};

/** Masculine and feminine; more of them end in « s ». */
export const coloursSaid: Record<ColourName, readonly [m: string, f: string, en: string]> = {
  red: ['rouge', 'rouge', 'red'],
  orange: ['orange', 'orange', 'orange'],
  yellow: ['jaune', 'jaune', 'yellow'],
  green: ['vert', 'verte', 'green'],
  turquoise: ['turquoise', 'turquoise', 'turquoise'],
  blue: ['bleu', 'bleue', 'blue'],
  violet: ['violet', 'violette', 'purple'],
  pink: ['rose', 'rose', 'pink'],
  white: ['blanc', 'blanche', 'white'],
  black: ['noir', 'noire', 'black'],
  grey: ['gris', 'grise', 'grey'],
  brown: ['brun', 'brune', 'brown'],
  gold: ['doré', 'dorée', 'golden'],
  beige: ['beige', 'beige', 'beige'],
};

export const moodsSaid: Readonly<Record<string, readonly [m: string, f: string, en: string]>> = {
  smile: ['souriant', 'souriante', 'smiling'],
  laugh: ['rieur', 'rieuse', 'laughing'],
  sad: ['triste', 'triste', 'sad'],
  tired: ['fatigué', 'fatiguée', 'tired'],
  angry: ['en colère', 'en colère', 'angry'],
  surprised: ['surpris', 'surprise', 'surprised'],
};

const numbersFrench = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const numbersEnglish = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
export const numberSaid = (count: number, language: Language): string =>
  (language === 'en' ? numbersEnglish : numbersFrench)[count] ?? `${count}`;
