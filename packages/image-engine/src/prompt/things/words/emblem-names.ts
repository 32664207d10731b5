import { partsOfEmblem, seats } from '../../../illustration/vocabulary/emblems.ts';
import { anEnglish, genderOf } from '../../nouns.ts';
import type { Language } from '../../texts.ts';

/** French, with « des » where it is several, and English. */
const names = `
disc = disque | disc; tile = carré arrondi | rounded square; drop = goutte | drop; leaf = feuille | leaf; heart = cœur | heart; shield = écusson | shield;
speech = bulle de parole | speech bubble; pin = repère de carte | map pin; bulb = ampoule | light bulb; cloud = nuage | cloud; house = maison | house;
cup = tasse | cup; tooth = dent | tooth; flame = flamme | flame; bag = sac | bag; jar = bocal | jar; book = livre | book; shell = coquille | shell;
head = tête de profil | head in profile; hands = des mains | hands; crown-of-tree = arbre | tree; shirt = maillot | shirt; suitcase = valise | suitcase;
bottle = bouteille | bottle; apple = pomme | apple; loaf = pain | loaf; moon = croissant de lune | crescent moon; toque = toque | chef’s hat;
camera = appareil photo | camera; phone = téléphone | phone; lens = loupe | magnifying glass; vase = vase | vase; palette = palette | palette;
mug = chope | beer mug; doghead = tête de chien | dog’s head; scissors = des ciseaux | scissors; comb = peigne | comb; key = clé | key; wrench = clé plate | wrench;
hammer = marteau | hammer; faucet = robinet | tap; brush = pinceau | brush; roller = rouleau de peinture | paint roller; trowel = truelle | trowel;
helmet = casque de chantier | hard hat; nib = plume | pen nib; pencil = crayon | pencil; dividers = compas | pair of compasses; ruler = règle | ruler;
needle = aiguille et son fil | needle and thread; spool = bobine de fil | spool of thread; button = bouton | button; hanger = cintre | clothes hanger;
dress = robe | dress; shoe = chaussure | shoe; glasses = des lunettes | glasses; mirror = miroir | hand mirror; lipstick = rouge à lèvres | lipstick;
polish = vernis à ongles | bottle of nail polish; moustache = moustache | moustache; lips = bouche | mouth; broom = balai | broom; bubbles = des bulles | bubbles;
plug = prise | plug; bolt = éclair | bolt; calculator = calculatrice | calculator; bars = diagramme | bar chart; rising = courbe montante | rising line;
scales = balance | pair of scales; temple = temple | temple; column = colonne | column; lock = cadenas | padlock; keyhole = trou de serrure | keyhole;
code = balise de code | code tag; nodes = réseau | network; chip = puce | chip; cursor = curseur | cursor; gear = engrenage | gear; truck = camion | truck;
box = carton | box; chat = deux bulles de parole | pair of speech bubbles; stethoscope = stéthoscope | stethoscope; cross = croix | cross; pulse = pouls | pulse;
pill = gélule | pill; spine = colonne vertébrale | spine; flask = fiole | flask; eye = œil | eye; mic = micro | microphone; note = note de musique | musical note;
headphones = casque audio | headset; soundwave = onde sonore | sound wave; piano = clavier de piano | piano keyboard; guitar = guitare | guitar; drum = tambour | drum; play = touche de lecture | play button;
film = pellicule | film strip; clapper = clap | clapperboard; masks = masque de théâtre | theatre mask; frame = tableau | framed picture; pawn = pion | pawn;
knight = cavalier d’échecs | chess knight; dice = dé | die; gamepad = manette | gamepad; spades = pique | spade; puzzle = pièce de puzzle | piece of a puzzle;
dumbbell = haltère | dumbbell; basketball = ballon | ball; racket = raquette | racket; target = cible | target; boxing = gant de boxe | boxing glove;
skateboard = planche à roulettes | skateboard; board = planche de surf | surfboard; carabiner = mousqueton | carabiner; yoga = personne en lotus | figure in the lotus position;
dancer = danseuse | dancer; runner = coureur | runner; cutlery = fourchette et couteau | fork and knife; spoon = cuillère | spoon; whisk = fouet | whisk;
bean = grain de café | coffee bean; steam = vapeur | steam; wheat = épi de blé | ear of wheat; croissant = croissant | croissant; cupcake = cupcake | cupcake;
pizza = part de pizza | slice of pizza; burger = burger | burger; icecone = cornet de glace | ice cream cone; bowl = bol et baguettes | bowl with chopsticks;
grapes = grappe de raisin | bunch of grapes; glass = verre de vin | wine glass; pot = cocotte | cooking pot; honey = alvéole | honeycomb; cheese = fromage | cheese;
tea = pousse de thé | tea sprig; candle = bougie | candle; gift = cadeau | gift; balloon = ballon | balloon; rings = deux alliances | pair of rings;
diamond = diamant | diamond; paw = patte | paw; bone = os | bone; cat = chat | cat; dog = chien | dog; horse = cheval | horse; bird = oiseau | bird;
fish = poisson | fish; bee = abeille | bee; butterfly = papillon | butterfly; owl = hibou | owl; sprout = pousse | sprout; leafy = feuille | leaf;
flower = fleur | flower; tulip = tulipe | tulip; lotus = lotus | lotus; tree = arbre | tree; pine = sapin | fir tree; peaks = des sommets | peaks; sun = soleil | sun;
wave = vague | wave; waves = des vagues | waves; water = goutte | drop; anchor = ancre | anchor; sail = voilier | sailing boat; snow = flocon | snowflake;
umbrella = parapluie | umbrella; tent = tente | tent; compass = boussole | compass; plane = avion | plane; globe = globe | globe; car = voiture | car;
bike = vélo | bicycle; rocket = fusée | rocket; person = silhouette | figure; people = trois silhouettes | group of three figures; baby = bébé | baby;
mortarboard = toque de diplômé | mortarboard; smile = sourire | smile; spiral = spirale | spiral; check = coche | check mark; panel = panneau solaire | solar panel;
turbine = éolienne | wind turbine; brick = mur de briques | brick wall; towers = des immeubles | buildings; tractor = tracteur | tractor`;

let table: ReadonlyMap<string, Readonly<Record<Language, string>>> | null = null;

/** For whoever checks. */
export function emblemNames() {
  table ??= new Map(
    names
      .trim()
      .split(/\s*;\s*/u)
      .map((entry) => {
        const [symbol = '', said = ''] = entry.split(' = ');
        const [fr = '', en = ''] = said.split(' | ');
        return [symbol, { fr, en }] as const;
      }),
  );
  return table;
}

/** « goutte avec une patte en creux », “wave with a microphone rising out of it”; null for what is no emblem. */
export function nameOfEmblem(id: string, language: Language): string | null {
  const parts = partsOfEmblem(id);
  if (!parts) return null;
  const outer = nameOf(parts.outer, language);
  if (parts.inner === null) return outer;
  const inner = withArticle(nameOf(parts.inner, language), language);
  const isOpen = seats[parts.outer]?.isOpen ?? false;
  if (language === 'en') {
    const how = parts.isRising ? ' rising out of it' : isOpen ? '' : ' cut out of it';
    return `${outer} with ${inner}${how}`;
  }
  return `${outer} avec ${inner}${parts.isRising ? ' qui en sort' : isOpen ? '' : ' en creux'}`;
}

function nameOf(symbol: string, language: Language): string {
  if (symbol.startsWith('='))
    return `${language === 'en' ? 'letter' : 'lettre'} ${symbol.slice(1)}`;
  return emblemNames().get(symbol)?.[language] ?? symbol;
}

function withArticle(name: string, language: Language): string {
  if (language === 'en') return several.test(name) ? name : anEnglish(name);
  if (/^(?:des|deux|trois) /u.test(name)) return name;
  return `${genderOf(name) === 'f' ? 'une' : 'un'} ${name}`;
}
const several = /^(?:scissors|glasses|bubbles|hands|peaks|waves|buildings|cheese|steam)$/u;
