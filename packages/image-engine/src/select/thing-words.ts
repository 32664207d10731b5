import { type Thing, things } from '@armoni/perception/see/things';
import type { Subject } from './subject.ts';

/** Folded and singular, French and English; what is seen as something near it stands with that. */
const words: Partial<Readonly<Record<Thing, readonly string[]>>> = {
  person: [
    ...['personne', 'gens', 'homme', 'femme', 'enfant', 'garcon', 'fille', 'monsieur', 'dame'],
    ...['bebe', 'mannequin', 'passant', 'promeneur', 'touriste', 'personnage', 'people', 'person'],
    ...['man', 'men', 'woman', 'women', 'child', 'children', 'kid', 'boy', 'girl', 'baby'],
    ...["quelqu'un", 'somebody', 'photographe', 'photographer', 'danseur', 'dancer'],
  ],
  bicycle: ['velo', 'bicyclette', 'vtt', 'bike', 'bicycle'],
  motorcycle: ['moto', 'motocyclette', 'scooter', 'mobylette', 'motorcycle', 'motorbike'],
  airplane: ['avion', 'plane', 'airplane', 'aircraft'],
  bus: ['bus', 'autobus', 'autocar'],
  train: ['train', 'tramway', 'tram'],
  truck: ['camion', 'camionnette', 'truck', 'van'],
  boat: ['bateau', 'barque', 'voilier', 'navire', 'boat', 'ship', 'sailboat'],
  'traffic light': ['feu', 'traffic light'],
  'stop sign': ['panneau', 'stop sign'],
  bench: ['banc', 'bench'],
  bird: ['oiseau', 'mouette', 'pigeon', 'bird', 'seagull'],
  cat: ['chat', 'chatte', 'chaton', 'cat', 'kitten'],
  dog: ['chien', 'chienne', 'chiot', 'toutou', 'dog', 'puppy'],
  horse: ['cheval', 'jument', 'poney', 'horse', 'pony'],
  sheep: ['mouton', 'brebis', 'agneau', 'sheep', 'lamb'],
  cow: ['vache', 'taureau', 'veau', 'cow', 'bull'],
  elephant: ['elephant'],
  bear: ['ours', 'bear'],
  zebra: ['zebre', 'zebra'],
  giraffe: ['girafe', 'giraffe'],
  backpack: ['sac a dos', 'backpack'],
  umbrella: ['parapluie', 'parasol', 'ombrelle', 'umbrella'],
  handbag: ['sac', 'sac a main', 'handbag', 'bag'],
  tie: ['cravate', 'tie'],
  suitcase: ['valise', 'suitcase'],
  'sports ball': ['ballon', 'balle', 'ball'],
  kite: ['cerf-volant', 'kite'],
  skateboard: ['skate', 'skateboard'],
  surfboard: ['surf', 'planche', 'planche de surf', 'surfboard'],
  bottle: ['bouteille', 'flacon', 'bottle'],
  'wine glass': ['verre', 'verre a vin', 'glass'],
  cup: ['tasse', 'mug', 'gobelet', 'cafe', 'cup', 'coffee'],
  fork: ['fourchette', 'fork'],
  knife: ['couteau', 'knife'],
  spoon: ['cuillere', 'cuiller', 'spoon'],
  bowl: ['bol', 'saladier', 'bowl'],
  banana: ['banane', 'banana'],
  apple: ['pomme', 'apple'],
  sandwich: ['sandwich', 'burger'],
  orange: ['orange', 'mandarine'],
  pizza: ['pizza'],
  donut: ['donut', 'beignet'],
  cake: ['gateau', 'cake'],
  chair: ['chaise', 'chair'],
  couch: ['canape', 'sofa', 'fauteuil', 'couch', 'armchair'],
  'potted plant': ['plante', 'pot', 'plant'],
  bed: ['lit', 'bed'],
  'dining table': ['table'],
  tv: ['television', 'tele', 'ecran', 'tv', 'screen'],
  laptop: ['ordinateur', 'ordi', 'laptop', 'computer'],
  mouse: ['souris', 'mouse'],
  remote: ['telecommande', 'remote'],
  keyboard: ['clavier', 'keyboard'],
  'cell phone': ['telephone', 'portable', 'smartphone', 'mobile', 'phone'],
  refrigerator: ['frigo', 'refrigerateur', 'fridge'],
  book: ['livre', 'book'],
  clock: ['horloge', 'pendule', 'clock'],
  vase: ['vase'],
  scissors: ['ciseau', 'scissors'],
  'teddy bear': ['peluche', 'nounours', 'teddy bear', 'teddy'],
};

/** Words for more than one kind of thing. */
const kinds: Readonly<Record<string, readonly Thing[]>> = {
  animal: ['bird', 'cat', 'dog', 'horse', 'sheep', 'cow', 'elephant', 'bear', 'zebra', 'giraffe'],
  fruit: ['banana', 'apple', 'orange'],
  engin: ['car', 'motorcycle', 'bus', 'truck', 'bicycle'],
  ...Object.fromEntries(
    // A pick-up is seen as a truck.
    ['voiture', 'auto', 'automobile', 'bagnole', 'vehicule', 'car', 'vehicle'].map((word) => [
      word,
      ['car', 'truck'] as const,
    ]),
  ),
};

const byWord = new Map<string, readonly Thing[]>([
  ...Object.entries(words).flatMap(([thing, names]) =>
    names.map((name) => [name, [thing as Thing]] as const),
  ),
  ...Object.entries(kinds),
]);

/** Whatever the picture is mainly of. */
const main = new Set(
  ['sujet', 'objet', 'produit', 'subject', 'object', 'product', 'element', 'modele', 'it'].concat([
    'image',
    'photo',
    'picture',
    'la',
    'le',
    'les',
    'this',
    'that',
    'chose',
    'thing',
    'principal',
  ]),
);

const articles =
  /^(?:(?:le|la|les|un|une|des|du|de|cette?|ces|mon|ma|mes|son|sa|ses|the|a|an|this|that|these|my|his|her|all|tous|toutes)\s+|[ld]'\s*)+/;

export type Side = 'left' | 'right';

/** « la pomme de gauche », "on the right": the side that words tell, if any. */
export function sideIn(words: string): Side | null {
  if (/(?<!\p{L})(?:gauche|left)(?!\p{L})/iu.test(words)) return 'left';
  return /(?<!\p{L})(?:droite|right)(?!\p{L})/iu.test(words) ? 'right' : null;
}

/** Which of the things that can be seen the words name; null where they name none. */
export function readSubject(typed: string): Subject | null {
  const said = typed.trim().replace(/\s+/g, ' ');
  const folded = fold(said);
  const side = sideIn(folded);
  const noun = folded
    .replace(/\b(?:a|de|on|at|the|la) ?(?:gauche|droite|left|right)\b/g, ' ')
    .trim();
  const bare = noun.replace(articles, '').trim();
  const isPlural =
    /^(?:les|des|ces|mes|ses|tous|toutes|all|these) /.test(noun) || isEnglishPlural(noun, bare);
  if (bare === '' || main.has(bare) || main.has(singular(bare))) {
    return { said, things: null, isPlural, side };
  }
  const found = longestFirst(bare)
    .map(thingsNamed)
    .find((one) => one !== null);
  return found ? { said, things: found, isPlural, side } : null;
}

/** « the people », « the dogs » */
function isEnglishPlural(noun: string, bare: string): boolean {
  if (!/^(?:the|my|his|her) /.test(noun)) return false;
  const [first = ''] = bare.split(' ');
  const isOne = byWord.has(bare) || byWord.has(first);
  return (
    /^(?:people|men|women|children|kids)$/.test(first) || (!isOne && byWord.has(singular(first)))
  );
}

/** The whole, then its beginnings: « voiture rouge garée devant » is a car. */
function longestFirst(text: string): string[] {
  const parts = text.split(' ');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join(' '));
}

function thingsNamed(noun: string): readonly Thing[] | null {
  const forms = [noun, singular(noun), noun.replace(/aux$/, 'al')];
  const exact = forms.map((form) => byWord.get(form)).find((one) => one !== undefined);
  return exact ?? (things.includes(noun as Thing) ? [noun as Thing] : null);
}

function singular(noun: string): string {
  return noun.replace(/(?<=.{2})(?:s|x)(?= |$)/g, '');
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
