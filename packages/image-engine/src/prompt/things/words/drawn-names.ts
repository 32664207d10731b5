/** What is drawn for an id, in French with its gender where endings mislead; and in English. */
export const drawnNames = `
fern = fougère; anthill = fourmilière; chalk = craie; smoking-pipe = pipe; bow-tie = nœud papillon; beret = béret; cowboy-hat = chapeau de cow-boy; straw-hat = chapeau de paille; party-hat = chapeau de fête; plate-above = assiette; cup-above = tasse; tea-above = tasse de thé;
bowl-above = bol; ramen-above = bol de ramen; soup-above = bol de soupe; salad-above = salade; fruit-above = plat de fruits; pasta-above = assiette de pâtes;
pizza-above = pizza; tart-above = tarte; cake-above = gâteau; pancakes-above = pancakes; curry-above = curry; paella-above = paella; eggs-above = œufs;
steak-above = steak; breakfast-above = petit-déjeuner; sushi-above = plateau de sushis; board-above = planche garnie; plain-board-above = planche;
seafood-above = plateau de fruits de mer; laptop-above = ordinateur portable; plant-above = plante; hat-above = chapeau; beach-hut = cabine de plage;
wheelbarrow = brouette; koi = carpe koï; poppy = coquelicot; willow = saule; tree-swing = balançoire; plain-ring = bague; pearls-in-case = perles dans un écrin;
leaf-earrings = boucles d’oreilles; shampoo-bottle = flacon de shampoing; pump-bottle = flacon à pompe; tube-standing = tube; lit-candle-glass = bougie allumée;
kraft-gift = paquet en papier kraft; ribboned-chocolates = boîte de chocolats; rotary-phone = téléphone à cadran; vintage-camera = appareil photo ancien;
pocket-knife = couteau de poche; stand-mixer = robot pâtissier; acoustic-guitar = guitare; straw-chair = chaise paillée; stool = tabouret;
folded-blanket = couverture pliée; tools-box-open = boîte à outils; petal = pétale; eucalyptus-sprig = branche d’eucalyptus; mint-sprig = brin de menthe;
green-leaf = feuille; flat-stone = pierre plate; plinth = socle; stone-block = bloc de pierre;
daisies-in-can = bouquet de marguerites; bread-loaf = pain; raspberries = framboises; ice-cubes = glaçons; lime-half = demi-citron vert;
spring-onions = oignons nouveaux; mixed-flowers = bouquet de fleurs; macarons = macarons; tiered-cake = pièce montée; three-scoop-cone = cornet à trois boules;
lemonade-glass = verre de citronnade; mashed-plate = assiette de purée; moules-frites = moules-frites; fries-cone = cornet de frites; crepe-stack = pile de crêpes;
macaron-pyramid = pyramide de macarons; wood-oven = four à bois; chocolate-cake-berries = gâteau au chocolat aux fruits rouges; cracked-egg = œuf qui éclot;
hare = lièvre; snow-leopard = panthère des neiges; jaguar = jaguar; ibex = bouquetin; warthog = phacochère; yak = yak; highland-cow = vache highland;
normandy-cow = vache normande; brown-cow = vache brune; alpaca = alpaga; great-dane = dogue allemand; arctic-fox = renard polaire; jack-russell = jack russell;
lioness = lionne; cheetah = guépard; capybara = capybara; meerkat = suricate; ferret = furet; tapir = tapir; griffin = griffon; black-panther = panthère noire;
hyena = hyène; lynx = lynx; pegasus = pégase; pony = poney; reindeer = renne; gazelle = gazelle; doe = biche;
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
lavender-sprigs = brins de lavande; flower-bed = massif de fleurs; plain-flower-bed = massif de fleurs;
flower-buckets = seaux de fleurs; flower-vase = vase de fleurs; plain-flower-vase = vase de fleurs;
cube = cube; sphere = sphère; cone = cône; cylinder = cylindre; triangle-shape = triangle; square-shape = carré; circle-shape = cercle;
design-chair = chaise; throne = trône; long-table = grande table; laid-table = table mise; card-table = table de jeu; round-table = table ronde; draped-table = table avec une nappe;
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
dew-drop = goutte de rosée; potted-cactus = cactus en pot; orchid = orchidée; spiral-galaxy = galaxie spirale; smiling-cloud = nuage avec un visage; lit-sparkler = cierge magique; care-trolley = chariot de soins; bamboo = bambou; bonsai = bonsaï; monstera = feuille de monstera; monster = monstre; girder = poutre métallique; airship = dirigeable; flowerpot = pot en terre cuite; geranium-pot = pot de fleurs; lying-book = livre; palm-leaf = feuille de palmier; dandelion = pissenlit; sea-turtle = tortue de mer; spice-bowls = bols d’épices; hops = houblon; branch = branche;
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
milky-way = Voie lactée; globe-showing-europe-africa = globe terrestre; globe-showing-americas = globe terrestre; ringed-planet = planète à anneaux; solar-system = système solaire;
person-surfing = surfeur; person-biking = cycliste; woman-biking = cycliste; person-running = coureur; woman-running = coureuse;
woman-in-lotus-position = femme en posture de yoga; person-bouncing-ball = joueuse de basket; horse-racing = cavalière; skier = skieur;
snowboarder = snowboardeur; rugby-football = ballon de rugby; soccer-ball = ballon de football; tennis = raquette de tennis;
scissors = ciseaux; glasses = lunettes; french-fries = frites; grapes = grappe de raisin; yarn = pelote de laine; stadium = stade;
soccer = ballon; person-superhero = super-héros; knot = nœud; tent = tente; camping = tente; circus-tent = chapiteau; wood = rondin;
beans = grains; red-paper-lantern = lampion; performing-arts = masques de théâtre; womans-hat = chapeau; hat = chapeau;
fork-and-knife-with-plate = assiette; convenience-store = boutique; deciduous-tree = arbre; evergreen-tree = sapin; leafy-green = salade;
persian-cat = chat persan; maine-coon = maine coon; samoyed = samoyède; pomeranian = loulou de Poméranie; greyhound = lévrier;
siamese-cat = chat siamois; cloud = nuage; sun-with-face = soleil; seat = siège; chair = chaise; wheel = roue; knight = chevalier; astronaut = astronaute;
goal-net = but; tomato = tomate; mouse = souris; full-moon = lune; crescent-moon = croissant de lune; star = étoile; glowing-star = étoile;
fireworks = feu d’artifice; snowflake = flocon de neige; rainbow = arc-en-ciel; sun = soleil; droplet = goutte; house-with-garden = maison;
cherries = cerises; bench = banc; video-game = manette de jeu; peanuts = cacahuètes; onion = oignon; picture-frame = cadre; ring = bague;
spider-web = toile d’araignée; film-projector = projecteur; desk = bureau; sofa = canapé; dancer = danseur; taxi = taxi;
grater = râpe; rolling-pin = rouleau à pâtisserie; oven-mitt = gant de cuisine; napkin = serviette de table; placemat = set de table; lunchbox = boîte à goûter;
thermos = thermos; hip-flask = flasque; drinking-straws = pailles; corkscrew = tire-bouchon; blinds = stores; chandelier = lustre; candlestick = bougeoir;
candelabra = chandelier; radiator = radiateur; hairbrush = brosse à cheveux; hairdryer = sèche-cheveux; clothes-iron = fer à repasser; ironing-board = planche à repasser;
clothesline = corde à linge; hot-water-bottle = bouillotte; beanie = bonnet; belt = ceinture; hung-suit = costume; tripod = trépied; remote-control = télécommande;
cassette = cassette audio; cable = câble; sheet-of-paper = feuille de papier; glue-bottle = pot de colle; stapler = agrafeuse; eraser = gomme; diploma = diplôme;
tape-measure = mètre ruban; spirit-level = niveau à bulle; garden-hose = tuyau d’arrosage; lawnmower = tondeuse; folded-map = carte; pencil-case = trousse;
satchel = cartable; wallet = portefeuille; hand-cart = charrette; tennis-racket = raquette de tennis; badminton-racket = raquette de badminton; shuttlecock = volant de badminton; golf-club = club de golf;
dumbbell = haltère; kettlebell = kettlebell; yoga-mat = tapis de yoga; punching-bag = sac de frappe; paddle = pagaie; whistle = sifflet; landing-net = épuisette;
wall-clock = horloge murale; dartboard = cible de fléchettes; frisbee = frisbee; jump-rope = corde à sauter; electric-guitar = guitare électrique; double-bass = contrebasse; maracas = maracas;
pipe-organ = orgue; turntable = platine vinyle; film-reel = bobine de film; spinning-top = toupie; building-blocks = cubes en bois; playing-cards = cartes à jouer;
board-game = jeu de société; hopscotch = marelle; sandbox = bac à sable; seesaw = balançoire à bascule; venetian-mask = masque vénitien; lightsaber = sabre laser;
jetpack = jetpack; time-machine = machine à remonter le temps;
butter-dish = beurre; cream-pot = pot de crème; butternut-squash = courge; madeleines = madeleines; canneles = cannelés; chouquettes = chouquettes;
mille-feuille = mille-feuille; clafoutis = clafoutis; foie-gras = foie gras; bouillabaisse = bouillabaisse; cassoulet = cassoulet; croque-monsieur = croque-monsieur;
moss = mousse; tree-stump = souche; tree-roots = racines; icicles = stalactites de glace; geyser = geyser; coral-reef = récif de corail; mole = taupe;
guinea-pig = cochon d’Inde; tunnel = tunnel; dam = barrage; bauble = boule de Noël; christmas-wreath = couronne de Noël; cannon = canon; goblet = calice;
binoculars = jumelles; champagne-flute = flûte de champagne; picnic-basket = panier de pique-nique; sleeping-bag = sac de couchage; life-jacket = gilet de sauvetage;
ships-wheel = gouvernail; deckchair = transat; flippers = palmes; weathervane = girouette; parking-meter = parcmètre; fire-hydrant = bouche d’incendie;
hummingbird = colibri; dragonfly = libellule; reeds = roseaux; oil-lamp = lampe à huile; vending-machine = distributeur automatique;
pickle-jar = bocal de cornichons; iced-coffee = café glacé;
bus-shelter = arrêt de bus; open-jar = bocal; manhole-cover = plaque d’égout; phone-box = cabine téléphonique; bird-cage = cage; curtain = rideau; garden-gnome = nain de jardin; stretcher = brancard; pill-bottle = flacon de médicaments;
beaker = bécher; atom = atome; molecule = molécule; observatory = observatoire; spell-book = grimoire;
sieve = passoire; colander = passoire; whisk = fouet; ladle = louche; spatula = spatule; frying-pan = poêle; kettle = bouilloire; blender = mixeur;
microwave = four à micro-ondes; funnel = entonnoir; kitchen-tongs = pince de cuisine; mortar-and-pestle = mortier et pilon;
pepper-mill = moulin à poivre; kitchen-scale = balance de cuisine; moka-pot = cafetière italienne; trash-can = poubelle; cocktail-shaker = shaker;
casserole-pot = cocotte; serving-tray = plateau; cake-tin = moule à gâteau; egg-cup = œuf à la coque; can-opener = ouvre-boîte; pliers = pince;
power-drill = perceuse; chainsaw = tronçonneuse; chisel = ciseau à bois; plane-tool = rabot; screws = vis; nails = clous; trowel = truelle;
garden-trowel = transplantoir; rake = râteau; shovel = pelle; pitchfork = fourche; scythe = faux; sickle = faucille; pruning-shears = sécateur;
water-tap = robinet; pipe-work = tuyau; paint-roller = rouleau de peintre; mop = serpillière; dustpan = pelle et balayette;
tape-roll = rouleau de ruban adhésif; sewing-machine = machine à coudre; spinning-wheel = rouet; loom = métier à tisser; button = bouton;
zipper = fermeture éclair; clothespin = pince à linge; clothes-hanger = cintre; saddle = selle; horseshoe = fer à cheval; handcuffs = menottes;
gavel = marteau de juge; skirt = jupe; tuxedo = smoking; wedding-gown = robe de mariée; evening-gown = robe de soirée; tutu-dress = tutu;
overalls = salopette; waistcoat = gilet; cloak = cape; bathrobe-hung = peignoir; slipper-pair = pantoufles; rain-boots = bottes de pluie;
wooden-clogs = sabots; baby-onesie = grenouillère; baby-bib = bavoir; turban-wound = turban; fez-hat = fez; walking-cane = canne;
bike-helmet = casque de vélo; cufflinks = boutons de manchette; flute = flûte traversière; recorder = flûte à bec; clarinet = clarinette;
pan-flute = flûte de Pan; harp = harpe; lyre = lyre; cello = violoncelle; bagpipes = cornemuse; trombone = trombone; tuba = tuba; french-horn = cor;
cymbals = cymbales; tambourine = tambourin; xylophone = xylophone; harmonica = harmonica; music-triangle = triangle; castanets = castagnettes;
treble-clef = clé de sol; metronome = métronome; upright-piano = piano droit; gong-on-frame = gong; rag-doll = poupée; dollhouse = maison de poupée;
marionette = marionnette; dominoes = dominos; marbles = billes; pacifier = tétine; baby-rattle = hochet; arcade-cabinet = borne d’arcade;
slingshot = lance-pierre; hula-hoop = cerceau; pinwheel = moulin à vent en papier; trampoline = trampoline; jack-in-the-box = diable en boîte;
toy-train = petit train; music-box = boîte à musique; foosball-table = baby-foot;
quill-in-inkwell = plume et encrier; calculator = calculatrice; iv-drip = perfusion; first-aid-kit = trousse de secours;
surgical-mask = masque chirurgical; sundial = cadran solaire; tapestry-hung = tapisserie; starfish-orange = étoile de mer;
seahorse-upright = hippocampe; radish = radis; artichoke = artichaut; asparagus-bunch = asperges; beetroot = betterave; cauliflower = chou-fleur;
pomegranate = grenade; piggy-bank = tirelire; cash-register-till = caisse enregistreuse; tower-crane = grue; water-tower = château d’eau;
candy-cane-striped = sucre d’orge; walrus = morse; narwhal = narval; blueberry-tart = tarte aux myrtilles; gingerbread-house = maison en pain d’épices; gingerbread-man = bonhomme en pain d’épices; ketchup-bottle = bouteille de ketchup; popsicle = glace à l’eau;
cotton-candy-stick = barbe à papa;
chest-of-drawers = commode; rocking-chair = fauteuil à bascule; low-table = table basse; fiddle-leaf-fig = figuier lyre;
snake-plant = sansevière; bean-bag = pouf; coat-stand = portemanteau; mattress = matelas; wall-clock = horloge murale;
barred-cot = lit à barreaux; high-chair = chaise haute; child-car-seat = siège auto;
diaper = couche; rubber-duck = canard en plastique; tricycle = tricycle; stacking-rings = anneaux à empiler;
birdhouse = nichoir; bird-feeder = mangeoire à oiseaux; garden-shed = abri de jardin; pergola = pergola;
tote-bag = sac en toile; mittens = moufles; bongos = bongos; guitar-amplifier = ampli; boombox = radiocassette;
sheet-music = partition; dreamcatcher = attrape-rêves; grilled-sausages = saucisses; brownie-squares = brownies;
cheesecake-slice = part de cheesecake; muffin-baked = muffin; fried-chicken-bucket = seau de poulet frit;
fish-and-chips = fish and chips; nachos-plate = assiette de nachos; spring-rolls = rouleaux de printemps;
brioche-loaf = brioche; camembert-wheel = camembert; fig-cut = figue; dragon-fruit-half = fruit du dragon;
omelette-plate = omelette; hummus-bowl = bol de houmous; poke-bowl = poke bowl; granola-bowl = bol de granola;
spritz-glass = verre de spritz; tea-cup-with-bag = tasse de thé; french-press-pot = cafetière à piston;
measuring-jug = verre doseur; cool-box = glacière; baseball-bat = batte de baseball; solar-panel = panneau solaire;
wind-turbine = éolienne; traffic-cone = cône de chantier; forklift-truck = chariot élévateur;
combine-harvester = moissonneuse-batteuse; town-hall-flag = mairie; clock-tower = tour de l’horloge;
fire-house = caserne de pompiers; police-house = commissariat; playhouse = théâtre; ring-binder = classeur;
paper-folder = dossier; white-board = tableau blanc; usb-key = clé USB; call-headset = casque micro;
water-dispenser = fontaine à eau; postage-stamp = timbre; picture-postcard = carte postale; glossy-magazine = magazine;
timber-raft = radeau; camper-motorhome = camping-car
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
  'starfish-orange': 'starfish',
  'seahorse-upright': 'seahorse',
  'tapestry-hung': 'tapestry',
  'candy-cane-striped': 'candy cane',
  'cash-register-till': 'cash register',
  'cotton-candy-stick': 'candy floss',
  'quill-in-inkwell': 'quill and inkwell',
  'asparagus-bunch': 'asparagus',
  'rag-doll': 'doll',
  'water-tap': 'tap',
  'pipe-work': 'pipe',
  'plane-tool': 'plane',
  'fez-hat': 'fez',
  'turban-wound': 'turban',
  'bathrobe-hung': 'bathrobe',
  'tutu-dress': 'tutu',
  'neck-scarf': 'scarf',
  'worn-glasses': 'glasses',
  'gong-on-frame': 'gong',
  'serving-tray': 'tray',
  'egg-cup': 'boiled egg',
  'music-triangle': 'triangle',
  'chest-of-drawers': 'chest of drawers',
  'low-table': 'coffee table',
  'fiddle-leaf-fig': 'fiddle leaf fig',
  'barred-cot': 'cot',
  'child-car-seat': 'car seat',
  'garden-shed': 'garden shed',
  'guitar-amplifier': 'amplifier',
  'grilled-sausages': 'sausages',
  'brownie-squares': 'brownies',
  'muffin-baked': 'muffin',
  'fried-chicken-bucket': 'bucket of fried chicken',
  'brioche-loaf': 'brioche',
  'camembert-wheel': 'wheel of cheese',
  'fig-cut': 'fig',
  'dragon-fruit-half': 'dragon fruit',
  'omelette-plate': 'omelette',
  'spritz-glass': 'spritz',
  'tea-cup-with-bag': 'cup of tea',
  'french-press-pot': 'French press',
  'forklift-truck': 'forklift',
  'town-hall-flag': 'town hall',
  'fire-house': 'fire station',
  'police-house': 'police station',
  playhouse: 'theatre',
  'paper-folder': 'folder',
  'white-board': 'whiteboard',
  'usb-key': 'USB stick',
  'call-headset': 'headset',
  'water-dispenser': 'water cooler',
  'picture-postcard': 'postcard',
  'glossy-magazine': 'magazine',
  'timber-raft': 'raft',
  'camper-motorhome': 'motorhome',
  'nachos-plate': 'plate of nachos',
  'cheesecake-slice': 'slice of cheesecake',
};

/** Whose clothes somebody wears: for a man and a woman, and in English. */
export const costumeNames: Readonly<Record<string, readonly [m: string, f: string, en: string]>> = {
  astronaut: ['astronaute', 'astronaute', 'astronaut'],
  knight: ['chevalier', 'chevalière', 'knight'],
  judge: ['juge', 'juge', 'judge'],
  graduate: ['diplômé', 'diplômée', 'graduate'],
  king: ['roi', 'reine', 'king'],
  queen: ['roi', 'reine', 'queen'],
  princess: ['prince', 'princesse', 'princess'],
  prince: ['prince', 'princesse', 'prince'],
  wizard: ['magicien', 'magicienne', 'wizard'],
  witch: ['sorcier', 'sorcière', 'witch'],
  mermaid: ['triton', 'sirène', 'mermaid'],
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
  nurse: ['infirmier', 'infirmière', 'nurse'],
  surgeon: ['chirurgien', 'chirurgienne', 'surgeon'],
  gnome: ['nain', 'naine', 'gnome'],
  referee: ['arbitre', 'arbitre', 'referee'],
  coach: ['entraîneur', 'entraîneuse', 'coach'],
  butcher: ['boucher', 'bouchère', 'butcher'],
  barista: ['commerçant en tablier', 'commerçante en tablier', 'shopkeeper in an apron'],
  priest: ['prêtre', 'prêtre', 'priest'],
  nun: ['moine', 'religieuse', 'nun'],
  monk: ['moine', 'moniale', 'monk'],
  musketeer: ['mousquetaire', 'mousquetaire', 'musketeer'],
  sheriff: ['shérif', 'shérif', 'sheriff'],
  caveman: ['homme préhistorique', 'femme préhistorique', 'caveman'],
  attendant: ['steward', 'hôtesse de l’air', 'flight attendant'],
  conductor: ['chef d’orchestre', 'cheffe d’orchestre', 'conductor'],
  scout: ['scout', 'scoute', 'scout'],
  lifeguard: ['maître-nageur', 'maîtresse-nageuse', 'lifeguard'],
  miner: ['mineur', 'mineuse', 'miner'],
  lumberjack: ['bûcheron', 'bûcheronne', 'lumberjack'],
  maid: ['domestique', 'femme de chambre', 'maid'],
  mime: ['mime', 'mime', 'mime artist'],
  prisoner: ['prisonnier', 'prisonnière', 'prisoner'],
  thief: ['voleur', 'voleuse', 'thief'],
  devil: ['diable', 'diablesse', 'devil'],
  punk: ['punk', 'punk', 'punk'],
  jester: ['bouffon', 'bouffonne', 'jester'],
  teacher: ['enseignant', 'enseignante', 'teacher'],
};
