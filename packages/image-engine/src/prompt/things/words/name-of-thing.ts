import { arrangedAs, flowerKinds } from '../../../illustration/vocabulary/flower-kinds.ts';
import { packedOf } from '../../../illustration/vocabulary/read-things.ts';
import type { Language } from '../../texts.ts';
import { drawnNames, englishNames } from './drawn-names.ts';
import { nameOfEmblem } from './emblem-names.ts';

/** What people call what is drawn: the set's own label, or ours. */
export function nameOfThing(id: string, language: Language): string {
  const emblem = nameOfEmblem(id, language);
  if (emblem) return emblem;
  const flowers = nameOfFlowers(id, language);
  if (flowers) return flowers;
  const own = language === 'en' ? english[id] : french().get(id);
  const label = packedOf(id)?.[language]?.replace(/ \(.*\)$/, '');
  return own ?? label ?? (language === 'en' ? id.replaceAll('-', ' ') : id);
}

const arrangements = {
  bouquet: { fr: 'bouquet de', en: 'bouquet of' },
  vase: { fr: 'vase de', en: 'vase of' },
  bed: { fr: 'massif de', en: 'bed of' },
} as const;

/** « un vase de pivoines » */
function nameOfFlowers(id: string, language: Language): string | null {
  const arranged = arrangedAs(id);
  if (!arranged) return null;
  const [one, some] = flowerKinds[arranged.kind][language];
  return arranged.as === 'flower' ? one : `${arrangements[arranged.as][language]} ${some}`;
}

const english: Readonly<Record<string, string>> = {
  ...englishNames,
  'deux-chevaux': 'small vintage car',
  'notre-dame': 'cathedral',
  postman: 'letter carrier',
  tshirt: 'T-shirt',
  'laptop-open': 'laptop',
  'big-sailboat': 'sailing boat',
  person: 'somebody',
  people: 'a few people',
};

let names: ReadonlyMap<string, string> | null = null;
function french(): ReadonlyMap<string, string> {
  names ??= new Map(
    `${drawnNames.trim()};${frenchNames}`
      .trim()
      .split(/\s*;\s*/)
      .map((entry): [string, string] => {
        const [id = '', name = ''] = entry.split(/\s*=\s*/);
        return [id, name];
      }),
  );
  return names;
}

const frenchNames = `
barber-chair = fauteuil de barbier; hay-bale = botte de foin; tyre-pile = pile de pneus; car-lift = pont élévateur; basketball-hoop = panier de basket;
rocking-horse = cheval à bascule; treasure-trunk = malle; softbox = projecteur de studio; pottery-wheel = tour de potier; flower-pails = seaux de fleurs;
candy-jar = bocal de bonbons; neck-scarf = écharpe; worn-glasses = lunettes; side-table = petite table; hanging-plant = plante suspendue; cloud-mobile = mobile; hung-pans = casseroles accrochées;
orbital-station = station spatiale; drawbridge-castle = château de conte de fées; space-shuttle = vaisseau spatial; porthole = hublot; cobweb = toile d’araignée;
climbing-rose = rosier grimpant; bar-stool = tabouret; floor-globe = globe sur pied; shop-front = boutique; modern-house = maison moderne; house = maison;
gull = mouette; fisher = pêcheur; stone-wall = muret; pigeon = pigeon; crow = corbeau; crate = caisse; walnut = noix; hazelnut = noisette; gas-station = station-service;
road-sign = panneau routier; garden-gate = portail; earrings = boucles d’oreilles; brooch = broche; locket = médaillon; jetty = ponton;
blossom-branch = branche en fleurs; cargo-ship = cargo; drum-kit = batterie; workbench = établi; bunk-bed = lit superposé;
carpenter = menuisier; smith = forgeron; surgeon = chirurgien; nurse = infirmier; gnome = nain; grapefruit-half = pamplemousse; lemon-slice = rondelle de citron;
scarecrow = épouvantail; swing = balançoire; raincoat = imperméable; pyjamas = pyjama;
person = une personne; people = des personnes; baker = boulanger; gardener = jardinier; witch = sorcière; knight = chevalier;
pirate = pirate; cowboy = cow-boy; viking = viking; gladiator = gladiateur; seaman = marin; explorer = explorateur;
waiter = serveur; shortcake = part de gâteau; fisher = pêcheur; ballerina = ballerine; dancer = danseur; king = roi; queen = reine; judoka = judoka; boxer = boxeur; footballer = footballeur;
rugby-player = rugbyman; tennis-player = joueur de tennis; diver = plongeur; postman = facteur; dachshund = teckel; puppy = chiot;
kitten = chaton; sheep = mouton; stork = cigogne; lasagna-dish = plat à gratin; soup-bowl = bol de soupe; ramen-bowl = bol de nouilles;
spaghetti-plate = assiette de spaghettis; whole-pizza = pizza; quiche = quiche; steak-plate = assiette de viande et frites;
roast-chicken = poulet rôti; egg-pan = œufs à la poêle; paella-pan = paella; sushi-board = plateau de sushis; bowl = bol;
baguettes = baguettes; eclair = éclair; apple-tart = tarte aux pommes; strawberry-tart = tarte aux fraises;
mousse-glass = verrine; scoop-cone = cornet de glace; jam-jar = pot de confiture; coffee-cup = tasse de café;
tea-glass = verre de thé; wine-glass-red = verre de vin; cocktail = cocktail; juice-glass = verre de jus; smoothie = smoothie;
spirit-bottle = bouteille d’alcool; champagne-bottle = bouteille de champagne; tall-plant = plante en pot;
wood-stove = poêle à bois; fish-plate = poisson servi; cherry-tree = arbre en fleurs; wheat-ear = épi de blé; cradle = berceau; caravan = roulotte; deux-chevaux = petite voiture ancienne;
sports-car = voiture de sport; convertible = cabriolet; excavator = pelleteuse; big-sailboat = voilier; pirate-ship = bateau pirate;
rowing-boat = barque; kayak = kayak; surfboard = planche de surf; airliner = avion; hot-air-balloon = montgolfière;
grand-piano = piano; gramophone = gramophone; speaker = enceinte; saucepan = casserole; flat-plate = assiette;
coffee-machine = machine à café; toaster = grille-pain; oven = four; washing-machine = machine à laver;
bookshelf = bibliothèque; hanging-shelf = étagère; sofa = canapé; armchair = fauteuil; table = table; desk = bureau;
rug = tapis; lamp = lampe; fireplace = cheminée; cushion = coussin; box-closed = boîte; leather-bag = sac; sweater = pull;
tshirt = tee-shirt; billed-cap = casquette; sneaker = basket; necklace = collier; wristwatch = montre; perfume = flacon de parfum;
cream-jar = pot de crème; laptop-open = ordinateur portable; smartphone = téléphone; vacuum = aspirateur; toys = jouets;
planted-flag = drapeau; string-lights = guirlande; flag-garland = guirlande de fanions; bench = banc; soap-bubbles = bulles de savon; notre-dame = cathédrale;
pyramids = pyramides; stone-bridge = pont; viaduct = viaduc; farmhouse = grange; chalet = chalet; bakery-shop = boutique;
kiosk = kiosque; food-truck = camion-restaurant; windmill = moulin à vent; lighthouse = phare; tree-house = cabane dans un arbre;
labyrinth = labyrinthe; well = puits; igloo = igloo; barrel = tonneau; cliff = falaise; hammock = hamac;
wardrobe = armoire; market-stall = étal; statue = statue; saucisson = saucisson; open-box = boîte ouverte;
fence = barrière; bush = buisson; beehive = ruche; rope-coil = corde; stick = bâton; stroller = poussette; fridge = réfrigérateur;
wooden-board = planche; house-bed = lit d’enfant; vase-with-branches = vase; jug = carafe; monitor = écran; smartwatch = montre connectée;
deciduous-tree = arbre; red = rouge; orange = orange; yellow = jaune; green = vert; turquoise = turquoise; blue = bleu;
violet = violet; pink = rose; white = blanc; black = noir; grey = gris; brown = brun; gold = doré; beige = beige
`;
