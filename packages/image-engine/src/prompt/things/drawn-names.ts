/** What is drawn for an id, in French with its gender where endings mislead; and in English. */
export const drawnNames = `
bow-tie = nœud papillon; beret = béret; straw-hat = chapeau de paille; plate-above = assiette; cup-above = tasse; tea-above = tasse de thé;
bowl-above = bol; ramen-above = bol de ramen; soup-above = bol de soupe; salad-above = salade; fruit-above = plat de fruits; pasta-above = assiette de pâtes;
pizza-above = pizza; tart-above = tarte; cake-above = gâteau; pancakes-above = pancakes; curry-above = curry; paella-above = paella; eggs-above = œufs;
steak-above = steak; breakfast-above = petit-déjeuner; sushi-above = plateau de sushis; board-above = planche garnie; plain-board-above = planche;
seafood-above = plateau de fruits de mer; laptop-above = ordinateur portable; plant-above = plante; hat-above = chapeau; beach-hut = cabine de plage;
wheelbarrow = brouette; koi = carpe koï; poppy = coquelicot; willow = saule; tree-swing = balançoire; plain-ring = bague; pearls-in-case = perles dans un écrin;
leaf-earrings = boucles d’oreilles; shampoo-bottle = flacon de shampoing; pump-bottle = flacon à pompe; tube-standing = tube; lit-candle-glass = bougie allumée;
kraft-gift = paquet en papier kraft; ribboned-chocolates = boîte de chocolats; rotary-phone = téléphone à cadran; vintage-camera = appareil photo ancien;
pocket-knife = couteau de poche; stand-mixer = robot pâtissier; acoustic-guitar = guitare; straw-chair = chaise paillée; stool = tabouret;
folded-blanket = couverture pliée; tools-box-open = boîte à outils; petal = pétale; eucalyptus-sprig = branche d’eucalyptus; mint-sprig = brin de menthe;
green-leaf = feuille; flat-stone = pierre plate; plinth = socle; stone-block = bloc de pierre; tulip-bouquet = bouquet de tulipes; tulip-vase = vase de tulipes;
daisies-in-can = bouquet de marguerites; bread-loaf = pain; raspberries = framboises; ice-cubes = glaçons; lime-half = demi-citron vert;
spring-onions = oignons nouveaux; mixed-flowers = bouquet de fleurs; macarons = macarons; tiered-cake = pièce montée; three-scoop-cone = cornet à trois boules;
lemonade-glass = verre de citronnade; mashed-plate = assiette de purée; moules-frites = moules-frites; fries-cone = cornet de frites; crepe-stack = pile de crêpes;
macaron-pyramid = pyramide de macarons; wood-oven = four à bois; chocolate-cake-berries = gâteau au chocolat aux fruits rouges; cracked-egg = œuf qui éclot;
lion = lion; cat = chat; duckling = caneton; heron = héron; gondola = gondole; barge = péniche; fishing-boat = bateau de pêche;
submarine = sous-marin; fighter-jet = avion de chasse; space-rocket = fusée; rocket = fusée; walnut-shell = coquille de noix;
ship-in-bottle = bateau en bouteille; camper-van = van aménagé; ambulance = ambulance; apron = tablier; comb = peigne;
open-suitcase = valise ouverte; umbrella-held = parapluie; umbrella = parapluie; sushi-set = plateau de sushis; tomato-salad = salade de tomates;
avocado-toast = tartine à l’avocat; cheese-plate = assiette de fromages; cheese-board = plateau de fromages; croissant-plate = assiette de croissants;
fruit-salad = salade de fruits; bowl-of-fruit = coupe de fruits; orange-slice = rondelle d’orange; hot-chocolate = chocolat chaud;
tipped-wine-glass = verre de vin renversé; sardine-tin = boîte de sardines; vespa = scooter; bus = bus; double-decker = bus à étage;
train = train; steam-train = train à vapeur; earbuds = écouteurs; drone = drone; typewriter = machine à écrire; mojito = mojito; potion = potion;
wine-bottle = bouteille de vin; beer-bottle = bouteille de bière; juice-bottle = bouteille de jus; water-bottle = bouteille d’eau;
soda-can = canette; riding-knight = chevalier à cheval; robot = robot; alien = extraterrestre; flying-witch = sorcière sur un balai;
minotaur = minotaure; golem = golem; dragon = dragon; sleeping-dragon = dragon endormi; phoenix = phénix; rose = rose;
lavender-sprigs = bouquet de lavande; flower-bed = massif de fleurs; plain-flower-bed = massif de fleurs; tulip-bed = massif de tulipes;
flower-buckets = seaux de fleurs; flower-vase = vase de fleurs; sunflower-vase = vase de tournesols; plain-flower-vase = vase de fleurs;
cube = cube; sphere = sphère; cone = cône; cylinder = cylindre; triangle-shape = triangle; square-shape = carré; circle-shape = cercle;
design-chair = chaise; throne = trône; long-table = grande table; round-table = table ronde; draped-table = table avec une nappe;
wall-shelf = étagère; pendant-lamp = suspension; floor-lamp = lampadaire; carpet-bath = tapis de bain; staircase = escalier; beam = poutre;
picnic-blanket = nappe de pique-nique; campfire = feu de camp; watering-can = arrosoir; streetlamp = réverbère; traffic-light = feu tricolore;
power-line = ligne électrique; market-parasol = parasol; shop-counter = comptoir; candle-jar = bougie; tube = tube de crème;
olive-oil = bouteille d’huile; jar-label = étiquette; coffee-bag = paquet de café; coffee-beans = grains de café; tea-box = boîte de thé;
gift-box = boîte cadeau; gift-pile = tas de cadeaux; stone-house = maison en pierre; mushroom-house = maison champignon;
apartment-block = immeuble; rooftop = toit; garage = garage; wizard-tower = tour de sorcier; garden-bridge = pont de jardin; torii = torii;
kitchen-island = îlot de cuisine; sink = évier; cauldron = chaudron; barbecue = barbecue; salt-and-pepper = salière et poivrière;
wooden-spoon = cuillère en bois; eiffel-tower = tour Eiffel; mont-saint-michel = Mont-Saint-Michel; big-ben = tour de Big Ben;
taj-mahal = Taj Mahal; sacre-coeur = Sacré-Cœur; arc-de-triomphe = Arc de triomphe; colosseum = Colisée; pisa-tower = tour de Pise;
suspension-bridge = pont suspendu; sydney-opera = opéra de Sydney; christ-redeemer = Christ de Rio; louvre-pyramid = pyramide du Louvre;
st-basil = cathédrale Saint-Basile; tower-bridge = Tower Bridge; notre-dame = cathédrale; english-breakfast = petit déjeuner anglais;
galette = galette des rois; moules-frites = moules-frites; seafood-platter = plateau de fruits de mer; couscous-dish = plat de couscous;
raclette-grill = appareil à raclette; peaks = montagne; mountain = montagne; waterfall = cascade; floating-island = île flottante;
big-wave = grande vague; puddle = flaque; water-drops = gouttes d’eau; smoke = nuage de fumée; flying-sparks = étincelles;
dew-drop = goutte de rosée; bamboo = bambou; bonsai = bonsaï; monstera = feuille de monstera; hops = houblon; branch = branche;
tomato-plants = plants de tomates; vegetable-bed = carré de légumes; leaf-pile = tas de feuilles; grass-blade = brin d’herbe;
chessboard = échiquier; snow-globe = boule à neige; beach-ball = balle; sand-castle = château de sable; petanque = boules de pétanque;
paper-boat = bateau en papier; paper-plane = avion en papier; carousel = manège; balloon-bunch = bouquet de ballons;
plain-balloon-bunch = bouquet de ballons; lantern-string = guirlande de lampions; scattered-stars = étoiles; scattered-hearts = cœurs;
heart = cœur; chocolate-cake = gâteau au chocolat; plain-cake = gâteau; birthday-cake = gâteau; cake-candle = bougies; wedding-cake = pièce montée;
yule-log = bûche de Noël; lemon-tart = tarte au citron; crepes = crêpes; macaron = macaron; macarons = macarons;
two-scoop-cone = cornet de glace; strawberry-cone = cornet de glace; yogurt = yaourt; chocolate-box = boîte de chocolats;
easter-eggs = œufs de Pâques; sleeping-cat = chat endormi; sitting-cat = chat; sitting-dog = chien; sleeping-dog = chien endormi;
running-dog = chien; running-horse = cheval; goldfish-bowl = poisson rouge dans un bocal; anvil = enclume; step-nail = clou;
blackboard = tableau noir; easel = chevalet; book-stack = pile de livres; france-map = carte de France; treasure-map = carte au trésor;
treasure-chest = coffre au trésor; gold-pile = tas d’or; flying-carpet = tapis volant; handwritten-letter = lettre; fox-head = tête de renard;
wolf-head = tête de loup; howling-wolf = loup qui hurle; chameleon = caméléon; crocodile = crocodile; red-panda = panda roux;
blossom = fleur; white-flower = fleur blanche; leaf-fluttering-in-wind = feuille; herb = feuilles vertes; aurora = aurore boréale;
milky-way = Voie lactée; globe-showing-europe-africa = globe terrestre; globe-showing-americas = globe terrestre; ringed-planet = planète à anneaux;
person-surfing = surfeur; person-biking = cycliste; woman-biking = cycliste; person-running = coureur; woman-running = coureuse;
woman-in-lotus-position = femme en posture de yoga; person-bouncing-ball = joueuse de basket; horse-racing = cavalière; skier = skieur;
snowboarder = snowboardeur; rugby-football = ballon de rugby; soccer-ball = ballon de football; tennis = raquette de tennis;
scissors = ciseaux; glasses = lunettes; french-fries = frites; grapes = grappe de raisin; yarn = pelote de laine; stadium = stade;
soccer = ballon; person-superhero = super-héros; knot = nœud; tent = tente; camping = tente; circus-tent = chapiteau; wood = rondin;
beans = grains; red-paper-lantern = lampion; performing-arts = masques de théâtre; womans-hat = chapeau; hat = chapeau;
fork-and-knife-with-plate = assiette; convenience-store = boutique; deciduous-tree = arbre; evergreen-tree = sapin; leafy-green = salade;
cloud = nuage; sun-with-face = soleil; seat = siège; chair = chaise; wheel = roue; knight = chevalier; astronaut = astronaute;
goal-net = but; tomato = tomate; mouse = souris; full-moon = lune; crescent-moon = croissant de lune; star = étoile; glowing-star = étoile;
fireworks = feu d’artifice; snowflake = flocon de neige; rainbow = arc-en-ciel; sun = soleil; droplet = goutte; house-with-garden = maison;
cherries = cerises; bench = banc; video-game = manette de jeu; peanuts = cacahuètes; onion = oignon; picture-frame = cadre; ring = bague;
spider-web = toile d’araignée; film-projector = projecteur; desk = bureau; sofa = canapé; dancer = danseur; taxi = taxi
`;

/** The set's own labels where they read ill, and ours. */
export const englishNames: Readonly<Record<string, string>> = {
  blossom: 'flower',
  'leaf-fluttering-in-wind': 'leaf',
  herb: 'green leaves',
  'deciduous-tree': 'tree',
  'evergreen-tree': 'fir tree',
  'globe-showing-europe-africa': 'globe',
  'fork-and-knife-with-plate': 'plate',
  'convenience-store': 'shop',
  'person-surfing': 'surfer',
  'person-biking': 'cyclist',
  'woman-biking': 'cyclist',
  'person-running': 'runner',
  'woman-running': 'runner',
  'woman-in-lotus-position': 'woman in a yoga pose',
  'person-bouncing-ball': 'basketball player',
  'rugby-football': 'rugby ball',
  'person-superhero': 'superhero',
  'red-paper-lantern': 'lantern',
  'womans-hat': 'hat',
  'film-projector': 'projector',
  'framed-picture': 'framed picture',
  'design-chair': 'chair',
  'wall-shelf': 'shelf',
  'jar-label': 'label',
  'coffee-cup': 'cup of coffee',
  'tea-glass': 'glass of tea',
  'juice-glass': 'glass of juice',
  'wine-glass-red': 'glass of wine',
  'scoop-cone': 'ice cream cone',
  'two-scoop-cone': 'ice cream cone',
  'space-rocket': 'rocket',
  'lady-beetle': 'ladybird',
  honeybee: 'bee',
  chipmunk: 'squirrel',
  chicken: 'hen',
  yarn: 'ball of wool',
  knot: 'knot',
  peaks: 'mountain',
  camping: 'tent',
  'full-moon': 'moon',
  'glowing-star': 'star',
  'video-game': 'game controller',
  'birthday-cake': 'cake',
  'umbrella-held': 'umbrella',
  'flower-bed': 'bed of flowers',
  'plain-flower-bed': 'bed of flowers',
  'running-dog': 'dog',
  'running-horse': 'horse',
  'sitting-cat': 'cat',
  'sitting-dog': 'dog',
};

/** Whose clothes somebody wears: for a man and a woman, and in English. */
export const costumeNames: Readonly<Record<string, readonly [m: string, f: string, en: string]>> = {
  judge: ['juge', 'juge', 'judge'],
  graduate: ['diplômé', 'diplômée', 'graduate'],
  king: ['roi', 'reine', 'king'],
  queen: ['roi', 'reine', 'queen'],
  princess: ['prince', 'princesse', 'princess'],
  prince: ['prince', 'princesse', 'prince'],
  wizard: ['magicien', 'magicienne', 'wizard'],
  witch: ['sorcier', 'sorcière', 'witch'],
  pirate: ['pirate', 'pirate', 'pirate'],
  superhero: ['super-héros', 'super-héroïne', 'superhero'],
  samurai: ['samouraï', 'samouraï', 'samurai'],
  ninja: ['ninja', 'ninja', 'ninja'],
  judoka: ['judoka', 'judoka', 'judoka'],
  vampire: ['vampire', 'vampire', 'vampire'],
  elf: ['elfe', 'elfe', 'elf'],
  fairy: ['fée', 'fée', 'fairy'],
  angel: ['ange', 'ange', 'angel'],
  cowboy: ['cow-boy', 'cow-girl', 'cowboy'],
  santa: ['père Noël', 'mère Noël', 'Father Christmas'],
  viking: ['viking', 'viking', 'Viking'],
  sailor: ['marin', 'marin', 'sailor'],
  soldier: ['garde', 'garde', 'guard'],
  detective: ['détective', 'détective', 'detective'],
  explorer: ['explorateur', 'exploratrice', 'explorer'],
  pharaoh: ['pharaon', 'pharaonne', 'pharaoh'],
  gladiator: ['gladiateur', 'gladiatrice', 'gladiator'],
  clown: ['clown', 'clown', 'clown'],
  rugby: ['rugbyman', 'rugbywoman', 'rugby player'],
  doctor: ['médecin', 'soignante', 'doctor'],
  scientist: ['scientifique', 'scientifique', 'scientist'],
  chef: ['cuisinier', 'cuisinière', 'cook'],
  waiter: ['serveur', 'serveuse', 'waiter'],
  farmer: ['fermier', 'fermière', 'farmer'],
  gardener: ['jardinier', 'jardinière', 'gardener'],
  baker: ['boulanger', 'boulangère', 'baker'],
  mechanic: ['mécanicien', 'mécanicienne', 'mechanic'],
  firefighter: ['pompier', 'pompière', 'firefighter'],
  police: ['policier', 'policière', 'police officer'],
  pilot: ['pilote', 'pilote', 'pilot'],
  artist: ['peintre', 'peintre', 'painter'],
  builder: ['ouvrier du bâtiment', 'ouvrière du bâtiment', 'construction worker'],
  postman: ['facteur', 'factrice', 'letter carrier'],
  carpenter: ['menuisier', 'menuisière', 'carpenter'],
  smith: ['forgeron', 'forgeronne', 'smith'],
  surgeon: ['chirurgien', 'chirurgienne', 'surgeon'],
  gnome: ['nain', 'naine', 'gnome'],
};
