import type {
  ColourName,
  Detail,
  Mood,
  SceneKind,
  Season,
  TimeOfDay,
  Weather,
} from '../scene/scene-description.ts';
import { shades } from './shades.ts';
import { tokenise } from './tokenise.ts';

/** What one word or phrase says. */
export type Meaning =
  | { readonly field: 'kind'; readonly value: SceneKind; readonly weight: number }
  | { readonly field: 'time'; readonly value: TimeOfDay }
  | { readonly field: 'season'; readonly value: Season }
  | { readonly field: 'weather'; readonly value: Weather }
  | { readonly field: 'mood'; readonly value: Mood }
  | { readonly field: 'colour'; readonly value: ColourName }
  | { readonly field: 'detail'; readonly value: Detail }
  /** Known, and known to be beyond the local engine. */
  | { readonly field: 'cannot' }
  /** Says nothing about the picture's content. */
  | { readonly field: 'filler' };

/** Longest phrase below, in words. */
export const longestPhrase = 4;

/** The more particular a place, the more it weighs: a mountain lake is a lake. */
const kinds: Record<SceneKind, readonly [weight: number, phrases: string]> = {
  lake: [3, 'lac, etang, lake, pond, loch, fjord, bord du lac, lakeside, riviere, river, fleuve'],
  beach: [
    3.2,
    'plage, beach, rivage, sable blanc, bord de mer, bord de la mer, seaside, seashore, lagon, lagoon, cocotier, palmier, palm tree, caraibe, caribbean, maldive, polynesie, polynesia, hawaii, tahiti, ile, island, tropical, tropicale, crique, cove, littoral',
  ],
  sea: [
    2.5,
    'mer, ocean, sea, seascape, vague, wave, marine, large, horizon marin, pleine mer, open sea, voilier, sailboat, sailing boat, bateau, boat, phare, lighthouse, la cote, cote rocheuse, cote sauvage, coast, coastline, coastal, cote bretonne, bretagne, brittany',
  ],
  mountains: [
    2.45,
    'montagne, mountain, sommet, peak, alpe, alp, pic, cime, summit, vallee, valley, himalaya, pyrenee, massif, alpage, colline rocheuse, volcan, volcano, falaise, cliff, canyon',
  ],
  forest: [
    2.6,
    'foret, forest, bois, wood, sous bois, jungle, sapin, pine, fir, spruce, epicea, conifere, conifer, meleze, clairiere, clearing, woodland, pinede, taiga, bosquet',
  ],
  desert: [2.7, 'desert, dune, sahara, erg, dunes de sable, sand dune, oasis'],
  city: [
    3,
    'ville, city, gratte ciel, skyscraper, skyline, immeuble, building, metropole, metropolis, urbain, urban, rue, street, paris, new york, tokyo, londre, london, cityscape, downtown, centre ville, manhattan, neon, cyberpunk, tour, tower, port, harbour, harbor, marina, new york city, quartier',
  ],
  countryside: [
    2.4,
    'arbre, tree, campagne, countryside, champ, field, prairie, meadow, colline, hill, ferme, farm, vignoble, vineyard, village, pre, toscane, tuscany, provence, pature, pasture, lavande, lavender, tournesol, sunflower, ble, wheat, bocage, rural, jardin, garden, coquelicot, poppy, poppie, chateau, castle, moulin, windmill, eglise, church, route, road, chemin, sentier, path, maison, house, cottage, hameau, chaumiere',
  ],
  'night-sky': [
    1.6,
    'voie lactee, milky way, ciel etoile, nuit etoilee, starry sky, starry night, etoile, star, constellation, galaxie, galaxy, night sky, ciel de nuit, ciel nocturne, cosmo, aurore boreale, northern light',
  ],
  snow: [
    1.2,
    'neige, snow, enneige, enneigee, snowy, paysage de neige, snowscape, neige fraiche, fresh snow, banquise, toundra, tundra, glacier, polaire, arctic, arctique',
  ],
  portrait: [3.4, 'portrait, silhouette, visage, face, profil, profile, headshot'],
  'still-life': [
    3.4,
    'nature morte, still life, vase, bouquet, pomme, apple, fruit, poire, pear, bouteille, bottle, bol, bowl, coupe de fruit, table, citron, lemon, cruche, jug, panier de fruit, fruit basket',
  ],
  abstract: [
    3,
    'abstrait, abstraite, abstract, abstraction, motif, pattern, geometrique, geometric, texture, forme, shape, fond d ecran, wallpaper, degrade, gradient, composition',
  ],
};

const times: Record<TimeOfDay, string> = {
  dawn: 'lever du jour, aube, dawn, lever du soleil, lever de soleil, soleil levant, sunrise, aurore, daybreak, point du jour, petit jour',
  morning: 'matin, morning, matinee, matinal, matinale',
  noon: 'midi, noon, plein jour, midday, jour, day, daylight, journee, en journee, plein soleil, grand soleil, zenith',
  afternoon:
    'apres midi, afternoon, golden hour, heure doree, fin d apres midi, late afternoon, lumiere doree, golden light',
  sunset:
    'coucher du soleil, coucher de soleil, couche de soleil, couche du soleil, coucher soleil, couche soleil, soleil couchant, sunset, couchant, sundown, soir, evening, soiree, fin de journee',
  dusk: 'crepuscule, dusk, twilight, heure bleue, blue hour, tombee de la nuit, nightfall, entre chien et loup',
  night:
    'nuit, night, nocturne, nuit tombee, minuit, midnight, clair de lune, moonlight, at night, by night, de nuit, la nuit',
};

const seasonWords: Record<Season, string> = {
  spring:
    'printemp, spring, printanier, printaniere, avril, april, mai, cerisier, cherry blossom, bourgeon',
  summer: 'ete, summer, estival, estivale, juillet, july, aout, august, canicule',
  autumn:
    'automne, autumn, fall, automnal, automnale, octobre, october, novembre, november, feuilles mortes, feuilles rousses',
  winter:
    'hiver, winter, hivernal, hivernale, decembre, december, janvier, january, noel, christmas, gel, givre, frost, frozen, gele, gelee, enneige, enneigee, snowy, neige, snow, snow covered',
};

const weatherWords: Record<Weather, string> = {
  clear:
    'ciel bleu, blue sky, ensoleille, ensoleillee, sunny, soleil, sun, beau temp, clear sky, ciel clair, ciel degage, sans nuage, cloudless, no cloud, without cloud',
  cloudy: 'nuage, cloud, nuageux, nuageuse, cloudy, cumulu',
  overcast: 'couvert, couverte, overcast, ciel gri, grey sky, gray sky, grisaille, maussade',
  fog: 'brume, brouillard, fog, mist, foggy, misty, brumeux, brumeuse, haze, hazy, vaporeux',
  rain: 'pluie, rain, pluvieux, pluvieuse, rainy, averse, shower, il pleut, raining, bruine, drizzle',
  storm:
    'nuages noirs, nuage noir, gros nuages noirs, dark clouds, black clouds, storm clouds, jour d orage, orage, orageux, orageuse, storm, stormy, tempete, thunderstorm, eclair, lightning, tempest',
  snow: 'il neige, snowing, chute de neige, snowfall, flocon, snowflake, tempete de neige, snowstorm, blizzard, neige qui tombe, falling snow',
};

const moodWords: Record<Mood, string> = {
  calm: 'calme, calm, paisible, peaceful, serein, sereine, serene, tranquille, quiet, apaisant, apaisante, doux, douce, soft, zen, silencieux',
  joyful:
    'joyeux, joyeuse, joyful, gai, gaie, happy, vif, vive, vivid, vibrant, vibrante, colore, coloree, colorful, colourful, eclatant, eclatante, lumineux, lumineuse, bright',
  dramatic:
    'dramatique, dramatic, epique, epic, puissant, puissante, intense, spectaculaire, spectacular, contraste, grandiose, majestueux, majestueuse, majestic',
  melancholic:
    'melancolique, melancholic, melancholy, melancolie, triste, sad, nostalgique, nostalgic, solitaire, lonely, gris et triste',
  mysterious:
    'mysterieux, mysterieuse, mysterious, sombre, dark, inquietant, inquietante, eerie, hante, hantee, haunted, enigmatique, gothique, gothic',
  dreamy:
    'onirique, dreamy, dreamlike, reve, dream, feerique, magique, magical, poetique, poetic, romantique, romantic, ethere, etheree, ethereal, pastel',
};

const colourWords: Record<ColourName, string> = {
  red: 'rouge, red, ecarlate, scarlet, cramoisi, crimson, carmin, coquelicot, poppy, poppie',
  orange: 'orange, orangee, ambre, amber, cuivre, copper',
  yellow: 'jaune, yellow, tournesol, sunflower',
  green: 'vert, verte, green, emeraude, emerald, verdoyant, verdoyante',
  turquoise: 'turquoise, cyan, teal, aigue marine, aqua',
  blue: 'bleu, bleue, bleute, bleutee, blue, azur, azure, indigo, cobalt',
  violet: 'violet, violette, purple, mauve, lila, lilac, pourpre, lavande, lavender',
  pink: 'rose, rosee, pink, magenta, fuchsia',
  white: 'blanc, blanche, white',
  black: 'noir, noire, black',
  grey: 'gri, grise, grey, gray, argente, silver',
  brown: 'brun, brune, brown, marron, ocre, ochre, sepia, terre de sienne',
  beige: 'beige, creme clair, ecru, sable clair, cream colored, ivoire, ivory',
  gold: 'dore, doree, gold, golden, en or, et or, or et, d or',
};

const detailWords: Record<Detail, string> = {
  boat: 'port, port de peche, harbour, harbor, marina, bateau, boat, voilier, sailboat, sailing boat, barque, navire, ship, voile, sail',
  house:
    'maison, house, cabane, cabin, chalet, cottage, ferme, farm, farmhouse, refuge, chaumiere, hutte, hut',
  birds:
    'oiseau, oiseaux, bird, mouette, gull, seagull, hirondelle, oie, goose, geese, grue, crane, cigogne, stork, corbeau, crow, etourneau, starling',
  moon: 'lune, moon, pleine lune, full moon, clair de lune, moonlight, moonlit',
  flowers:
    'fleur, flower, fleuri, fleurie, flowery, coquelicot, poppy, poppie, lavande, lavender, tournesol, sunflower, tulipe, tulip, floraison, blossom',
  stars:
    'voie lactee, milky way, ciel etoile, nuit etoilee, starry sky, starry night, etoile, star, etoilee, starry',
  palms:
    'palmier, palm tree, cocotier, tropical, tropicale, lagon, lagoon, caraibe, caribbean, maldive, polynesie, polynesia, hawaii, tahiti',
  conifers: 'sapin, pin, pinede, pine, fir, spruce, epicea, conifere, conifer, taiga, meleze',
  village: 'village, hameau, hamlet, eglise, church, bourg',
  castle: 'chateau, castle, forteresse, fortress, chateau fort',
  lighthouse: 'phare, lighthouse',
  windmill: 'moulin, moulin a vent, windmill',
  road: 'route, road, chemin, chemin de terre, route de terre, piste de terre, dirt road, sentier, path, highway, autoroute',
  bridge: 'pont, bridge, passerelle, footbridge, viaduc, viaduct, aqueduc, aqueduct, pont suspendu',
  waterfall: 'cascade, waterfall, chute d eau',
  rainbow: 'arc en ciel, rainbow',
  aurora: 'aurore boreale, northern light, aurora boreali, aurora, aurore polaire, polar light',
  people:
    'homme, man, men, femme, woman, women, personne, person, people, couple, promeneur, promeneuse, walker, randonneur, randonneuse, hiker, marcheur, marcheuse, voyageur, voyageuse, traveller, traveler, wanderer, amoureux, lover, passant',
  coast: 'port, harbour, harbor, marina, port de peche',
  peaks: '',
  apple: 'pomme, apple',
  pear: 'poire, pear',
  orange: 'orange, clementine, mandarine',
  lemon: 'citron, lemon',
  bottle: 'bouteille, bottle',
  vase: 'vase, cruche, jug, carafe',
  bowl: 'bol, bowl, coupe de fruit, saladier',
};

const cannot =
  'chien, dog, chat, cat, chaton, kitten, cheval, chevaux, horse, vache, cow, mouton, sheep, lion, tigre, tiger, elephant, ours, bear, moineau, aigle, eagle, girafe, giraffe, loup, wolf, dragon, licorne, unicorn, dinosaure, dinosaur, poisson, fish, requin, shark, baleine, whale, papillon, butterfly, renard, fox, lapin, rabbit, singe, monkey, panda, animal, animaux, insecte, insect, cerf, deer, enfant, child, children, bebe, baby, fille, girl, garcon, boy, foule, crowd, famille, family, danseur, danseuse, dancer, soldat, soldier, astronaute, astronaut, robot, chevalier, knight, princesse, princess, roi, king, reine, queen, voiture, car, camion, truck, moto, motorcycle, velo, bicycle, bike, avion, plane, airplane, helicoptere, helicopter, train, fusee, rocket, vaisseau spatial, spaceship, piano, guitare, guitar, violon, violin, ordinateur, computer, telephone, phone, main, hand, logo, texte, text, affiche, poster, lettre, letter, chaussure, shoe, robe, dress, pizza, burger, gateau, cake, cathedrale, cathedral, tour eiffel, eiffel tower, super heros, superhero, sorciere, witch, vampire, zombie, fantome, ghost, ange, angel';

const filler =
  'eclair au chocolat, eclair au cafe, eclair a la vanille, chocolate eclair, eclairs au chocolat, a perte de vue, as far as the eye can see, couple of, face a, face au, en face, un, une, des, de, du, d, la, le, les, l, au, aux, a, an, the, of, in, on, at, with, and, et, en, dans, sur, sous, avec, par, pour, vers, qui, que, for, by, over, under, near, pres, devant, derriere, au dessus, au milieu, fait, fais, moi, me, dessine, draw, cree, create, genere, generate, make, image, picture, photo, peinture, painting, dessin, drawing, illustration, paysage, landscape, scene, vue, view, beau, belle, beautiful, joli, jolie, pretty, nice, superbe, magnifique, gorgeous, stunning, splendide, grand, grande, big, large vue, petit, petite, small, little, tres, very, format, portrait format, format portrait, format paysage, format carre, landscape format, portrait orientation, mode portrait, mode paysage, carre, square, vertical, horizontal, panoramique, panoramic, noir et blanc, black and white, style, mon style, my style, ciel, sky, lumiere, light, eau, water, air, loin, far, lointain, lointaine, distance, realiste, realistic, vieux, vieille, old, ancien, jeune, young, nouveau, new, haut, haute, high, tall, immense, vaste, wide, profond, deep, sauvage, wild, desertique, simple, minimaliste, minimalist, moderne, modern, traditionnel, couleur, colour, color, ton, tons, tone, chaud, chaude, warm, froid, froide, cold, reflet, reflection, ambiance, atmosphere, mood, veux, voudrais, want, would, like, je, i, please, s il te plait, s il vous plait, stp, svp, bonjour, hello, il, y, is, are, est, sont, fenetre, window, eclaire, eclairee, lit, illumine, illuminee, fond, background, premier plan, foreground, herbe, grass, feuille, leave, leaf, sable, sand, rocher, rock, glace, ice, seul, seule, alone, lone, isole, isolee, entoure, surrounded, rempli, full, plein, pleine, calmement, quelque, some, one, faire, entouree, bordee, winding, sinueux, sinueuse, deserte, contre jour, backlit, backlight, allee, sans, without, pas de, pas d, aucun, aucune, no, ni, not, moi une, peux tu, could you, can you, ajoute, add, mets, montre, show, tout, all, cet, cette, this, donne, ton, son, sa, ma, nos, chez, entre, between, travers, through, traverse, borde, longeant, perche, perchee, surplombant, overlooking, dominant, flottant, floating, hill top, rustique, rustic, tombe, tombant, se couche, se leve, surface, ecume, nature, naturel, naturelle, natural, wooden, pierre, stone, photo realiste, photographie, photography, photorealistic, cinematic, cinematographique, tableau, aquarelle, watercolor, watercolour, huile, oil painting, style impressionniste, impressionniste, impressionist, bien, plutot, avant, apres, before, after, there, where, very large, coloris, teinte, dominante, partie, enleve, enlever, enlevez, retire, retirer, supprime, supprimer, efface, effacer, remove, delete, erase, ajouter, ajoutez, bord, edge, side, cote, a cote, milieu, middle, effet, effect, haute resolution, high resolution, detaille, detailed, 4k, hd, during, durant';

/** Every phrase, in its plain form, with all that it says. */
export const vocabulary: ReadonlyMap<string, readonly Meaning[]> = buildVocabulary();

function buildVocabulary(): Map<string, Meaning[]> {
  const words = new Map<string, Meaning[]>();
  const add = (phrases: string, meaning: Meaning) => {
    for (const phrase of phrases.split(',')) {
      const key = tokenise(phrase).join(' ');
      if (key === '') continue;
      words.set(key, [...(words.get(key) ?? []), meaning]);
    }
  };
  for (const [value, [weight, phrases]] of typedEntries(kinds)) {
    add(phrases, { field: 'kind', value, weight });
  }
  for (const [value, phrases] of typedEntries(times)) add(phrases, { field: 'time', value });
  for (const [value, phrases] of typedEntries(seasonWords))
    add(phrases, { field: 'season', value });
  for (const [value, phrases] of typedEntries(weatherWords))
    add(phrases, { field: 'weather', value });
  for (const [value, phrases] of typedEntries(moodWords)) add(phrases, { field: 'mood', value });
  for (const [value, phrases] of typedEntries(colourWords))
    add(phrases, { field: 'colour', value });
  for (const [value, phrases] of typedEntries(detailWords))
    add(phrases, { field: 'detail', value });
  for (const [phrase, value] of shades()) add(phrase, { field: 'colour', value });
  add(cannot, { field: 'cannot' });
  add(filler, { field: 'filler' });
  return words;
}

/** The word that follows is said not to be there. */
export const negations: ReadonlySet<string> = new Set(
  tokenise(
    'sans without no not aucun aucune pas ni enleve enlever enlevez retire retirer supprime supprimer efface effacer remove delete erase',
  ),
);

export const numbers: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 11 }, (_, figure): [string, number] => [`${figure + 2}`, figure + 2]),
  ...entriesOf('deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze'),
  ...entriesOf('two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'),
  ['couple', 2],
  ['couple of', 2],
  ['plusieur', 4],
  ['several', 4],
  ...['vol', 'volee', 'nuee', 'flock', 'flight'].map((word): [string, number] => [word, 22]),
]);

function entriesOf(names: string): [string, number][] {
  return tokenise(names).map((name, index) => [name, index + 2]);
}

function typedEntries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
