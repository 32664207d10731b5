/**
 * Our own words for what can be drawn, French first: on each line what is drawn, the words that say
 * it, and after « ~ » words for something else of which it is the nearest relative.
 */
export const animalWords = `
koi: carpe, carpe koi, koi, koi carp, carp, koi fish
gull: mouette, goeland, gull, seagull, mouette rieuse ~ sterne, albatros, albatross, cormoran
pigeon: pigeon, ramier, palombe
crow: corbeau, corneille, crow, raven, choucas ~ magpie, pie bavarde
crocodile: crocodile, croco
dachshund: teckel, chien saucisse, dachshund, teckel en pull raye ~ basset
donkey: ane, anesse, donkey, anon
chameleon: cameleon, chameleon
sheep: mouton, brebis, agneau, sheep, lamb, ewe, moutons
flying-witch: sorciere qui vole sur son balai, sorciere sur un balai volant, sorciere qui vole sur son balai, sorciere sur un balai, sorciere sur son balai, witch on a broom, sorciere volante, sorciere qui vole, witch flying
phoenix: phenix, phoenix, oiseau de feu, phenix en feu, phenix de feu, phenix en flammes, phenix enflamme, phoenix en feu, phoenix de feu, phoenix en flammes, burning phoenix, phoenix on fire, flaming phoenix, phenix qui renait de ses cendres, phoenix rising from the ashes, phoenix rising from ashes
cat: chat, chatte, minou, matou, minet, cat, kitty, chat tigre, chat roux, chat de gouttiere ~ persan, maine coon, felin
kitten: chaton, kitten, bebe chat, petit chat
labrador: labrador, lab
golden-retriever: golden retriever, golden, retriever
husky: husky, malamute, husky siberien
dalmatian: dalmatien, dalmatian
shepherd-dog: berger allemand, german shepherd, malinois, berger belge, beauceron
border-collie: border collie, chien de berger, sheepdog, berger australien, australian shepherd, bouvier bernois, collie, bernese mountain dog
chihuahua: chihuahua, pinscher
bulldog: bouledogue, bulldog, bouledogue francais, french bulldog, frenchie, english bulldog, bouledogue anglais
corgi: corgi, welsh corgi
pug: carlin, pug
beagle: beagle, jack russell, fox terrier
shiba: shiba, shiba inu, akita
siamese-cat: siamois, chat siamois, siamese, siamese cat, birman, sacre de birmanie, ragdoll
pony: poney, pony, shetland, haflinger, poneys
pegasus: pegase, pegasus, cheval aile, licorne ailee, alicorne, winged horse
reindeer: renne, reindeer, caribou, rennes
gazelle: gazelle, antilope, antelope, impala, springbok
doe: biche, doe, chevreuil, roe deer, faon, fawn, bambi
lynx: lynx, caracal
black-panther: panthere noire, black panther
cheetah: guepard, cheetah
hyena: hyene, hyena
lioness: lionne, lioness, puma, cougar
griffin: griffon, griffin, gryphon, hippogriffe, hippogriff
dog: chien, chienne, toutou, dog, canide ~ cocker, cavalier king charles, setter, epagneul, saint bernard, rottweiler, doberman, boxer chien, levrier, hound
puppy: chiot, puppy, bebe chien
poodle: caniche, poodle
wolf: loup, louve, wolf ~ coyote, chacal
fox: renard, renarde, fox, renardeau, goupil
raccoon: raton laveur, raccoon
lion: lion, lionceau
tiger: tigre, tigresse, tiger
leopard: leopard, panthere, panther
horse: cheval, chevaux, jument, etalon, horse, poulain, destrier ~ mustang, pur sang
unicorn: licorne, unicorn
zebra: zebre, zebra
deer: cerf, deer, stag
moose: elan, orignal, moose, elk
bison: bison, buffle d amerique
cow: vache, cow, veau, calf
ox: boeuf, ox, taureau, bull
pig: cochon, porc, truie, pig, cochonnet, porcelet, piglet
boar: sanglier, boar, marcassin
ram: belier, ram
goat: chevre, bouc, chevreau, cabri, goat
camel: dromadaire, camel, meharee
two-hump-camel: chameau, chameaux
llama: lama, llama
giraffe: girafe, girafon, giraffe
elephant: elephant, elephanteau
mammoth: mammouth, mammoth
rhinoceros: rhinoceros, rhino
hippopotamus: hippopotame, hippo
mouse: souris, mouse, souriceau, mulot
rat: rat
hamster: hamster
rabbit: lapin, lapine, lapereau, rabbit, bunny
chipmunk: ecureuil, tamia, squirrel, chipmunk
beaver: castor, beaver
hedgehog: herisson, hedgehog
bat: chauve souris, bat
bear: ours, ourson, bear, ours brun, grizzly, ourse
polar-bear: ours polaire, polar bear, ours blanc
koala: koala
panda: panda, panda geant
sloth: paresseux, sloth
otter: loutre, otter
skunk: moufette, mouffette, putois, skunk
kangaroo: kangourou, kangaroo
badger: blaireau, badger
monkey: singe, guenon, monkey
gorilla: gorille, gorilla
orangutan: orang outan, orang outang, orangutan
turkey: dinde, dindon, turkey
rooster: coq, rooster, cockerel
chicken: poule, poulet, hen, chicken
baby-chick: poussin, chick
bird: oiseau, oiseaux, bird, oisillon ~ mesange, hirondelle, pinson, rossignol, passereau, swallow, robin, sparrow, alouette, canari, martin pecheur, colibri, hummingbird, pie
penguin: pingouin, manchot, penguin
dove: colombe, dove
eagle: aigle, eagle, milan
duckling: caneton, duckling, bebe canard, petit canard, canardeau ~ oison, gosling
red-panda: panda roux, red panda, petit panda
duck: canard, cane, colvert, duck
swan: cygne, swan
owl: hibou, hiboux, chouette, owl, effraie, grand duc
flamingo: flamant rose, flamant, flamingo
stork: cigogne, stork
heron: heron, heron cendre, grey heron, gray heron, herons ~ grue, echassier, aigrette, egret, crane bird
peacock: paon, peacock, paon qui fait la roue
parrot: perroquet, parrot
blackbird: merle, blackbird
goose: oie, jars, goose, geese
dodo: dodo oiseau, dodo
frog: grenouille, rainette, frog
turtle: tortue, turtle, tortoise, tortue de mer, tortue marine
lizard: lezard, lizard ~ salamandre, iguane, iguana
snake: serpent, vipere, cobra, boa, python, snake
dragon: dragon, dragonne ~ wyverne, monstre aile
sauropod: sauropode
t-rex: tyrannosaure, t rex, trex, dinosaure, dinosaur
whale: baleine, whale, baleine bleue
dolphin: dauphin, dolphin
seal: phoque, seal
goldfish-bowl: poisson rouge dans un bocal, bocal a poisson, aquarium rond, goldfish bowl
fish: poisson, fish
tropical-fish: poisson tropical, poisson clown, poisson rouge, goldfish
blowfish: poisson globe, fugu, poisson lune
shark: requin, shark, grand blanc
octopus: pieuvre, poulpe, octopus
jellyfish: meduse, jellyfish
crab: crabe, crab
lobster: homard, lobster
shrimp: crevette, shrimp
squid: calmar, calamar, squid, seiche
oyster: perle
coral: corail, coraux, coral
spiral-shell: coquillage, coquille, shell, seashell, conque
snail: escargot, snail
butterfly: papillon, butterfly, monarque
bug: chenille, caterpillar
ant: fourmi, ant
honeybee: abeille, bee
lady-beetle: coccinelle, ladybug, ladybird
beetle: scarabee, beetle
cricket: criquet, grillon, cricket
spider: araignee, spider
scorpion: scorpion
mosquito: moustique, mosquito
ringed-planet: saturne, planete, planet, planete a anneaux
teddy-bear: ours en peluche, nounours, peluche, doudou, teddy bear, teddy
paw-prints: patte, paw, patte de chat, empreinte, pattes d animal
`;

export const foodWords = `
hot-chocolate: cocoa, tasse de chocolat chaud, cup of cocoa, mug of hot chocolate
tipped-wine-glass: verre de vin renverse, verre de vin rouge renverse, verre renverse, verre de rouge renverse, spilled wine, spilt wine, spilled red wine, spilled glass of wine, knocked over wine glass, vin renverse
sardine-tin: boite de sardines, sardine en boite, sardines en boite, sardine en boite ouverte, boite de sardines ouverte, tin of sardines, can of sardines, sardine tin, sardines in a tin, conserve de sardines, sardines a l huile, tinned sardines
grapefruit-half: pamplemousse, demi pamplemousse, tranche de pamplemousse, grapefruit, slice of grapefruit, grapefruit slice, half grapefruit ~ pomelo
orange-slice: tranche d orange, rondelle d orange, slice of orange, orange slice, orange slices, rondelles d orange, half an orange, quartier d orange
lemon-slice: tranche de citron, rondelle de citron, slice of lemon, lemon slice, lemon slices, rondelles de citron ~ lime slice, rondelle de citron vert
walnut: noix, walnut ~ pecan, noix de pecan, noix de grenoble
hazelnut: noisette, hazelnut
tomato: tomate cerise, tomates cerises, cherry tomato
avocado-toast: avocado toast, toast a l avocat, tartine d avocat, tartine avocat, toast avocat
spirit-bottle: bouteille de gin, gin, vodka, bouteille de vodka, bouteille de whisky, bouteille de rhum, bouteille de spiritueux, bottle of gin, whisky bottle, bottle of whisky, bouteille de parfum d ambiance
saucepan: casserole, casseroles, saucepan, casseroles en cuivre, faitout
scoop-cone: glace, cornet de glace, ice cream cone, ice cream, glaces, boule de glace, glace a la vanille, cornet, glace en cornet, glace a la creme, gelato, boules de glace ~ esquimau, popsicle
lemon-tart: tarte au citron, tarte citron, tarte au citron meringuee, tarte aux citrons meringuee, tarte citron meringuee, lemon tart, lemon meringue pie, lemon pie
apple-tart: tarte aux pommes, tarte aux pomme, tarte fine aux pommes, tarte tatin, apple tart, apple pie, tarte normande, tarte aux poires
quiche: quiche, quiche lorraine, tarte salee, tarte aux poireaux
tomato-salad: tomates mozza, tomate mozzarella, tomates mozzarella, salade caprese, salade de tomates, salade de tomates mozza, caprese, salade nicoise, salade grecque, greek salad, tomato salad, salade de tomates mozzarella
green-salad: salade, salade cesar, caesar salad, grande salade
bowl: bol, bowl, saladier, jatte, poke bowl
eclair: eclair, eclair au chocolat, eclair au cafe, religieuse au chocolat
mousse-glass: mousse au chocolat, chocolate mousse, verrine, tiramisu, panna cotta, creme dessert
yogurt: yaourt, yogourt, yoghurt, pot de yaourt, yogurt, fromage blanc
tea-glass: the a la menthe, tea a la menthe, the menthe, mint tea, verre de the, infusion, tisane
coffee-cup: tasse de tea, tea, un tea, tea vert, cafe au lait, cafe noir, tasse en porcelaine, tasse en ceramique
soup-bowl: soupe, potage, soup, veloute, soupe a l oignon, bol de soupe, soupe de legumes, soupe de potiron, bowl of soup, bouillon
ramen-bowl: ramen, pho, bol de ramen, nouille, noodle, noodles, udon, bol de nouilles, bol fumant, soupe de nouilles, soba, bowl of ramen, bowl of noodles, nouilles sautees
fish-plate: poisson grille, poisson au four, saumon grille, grilled fish, grilled salmon, pave de saumon, filet de poisson, filet de saumon, fish fillet, truite aux amandes, sardines grillees
steak-plate: steak frites, steak frite, steak frites maison, entrecote frites, steak and fries, steak grille, piece de boeuf
lasagna-dish: lasagne, lasagnes, gratin, gratin dauphinois, lasagna
couscous-dish: tajine, tagine
paella-pan: paella, poele de paella
egg-pan: oeuf au plat, oeufs au plat, fried egg, fried eggs, poele, frying pan, oeufs a la poele, oeufs sur le plat
jam-jar: confiture, pot de confiture, jam, confiture de fraises, confiture de fraise, pot de confitures, jar of jam, confitures, gelee de groseilles
juice-glass: jus d orange, jus, juice, orange juice, verre de jus d orange, verre de jus, orange pressee, jus d orange frais
champagne-bottle: champagne, bouteille de champagne, bottle of champagne, bouteille et coupe de champagne
mojito: mojito, caipirinha, verre de mojito
beer-bottle: bouteille de biere, bouteille biere, beer bottle, bottle of beer, biere artisanale, craft beer
water-bottle: bouteille d eau, eau minerale, water bottle, bottle of water, gourde, bouteille plastique
soda-can: canette, cannette, canette de soda, soda can, can of soda, coca, coca cola, canette de coca, canette de biere, energy drink, boisson energisante, pepsi
baguettes: baguette, baguettes, pain, baguette de pain, bread, pain frais, baguette tradition, deux baguettes
yule-log: buche de noel, buche patissiere, yule log, christmas log
whole-pizza: pizza 4 fromages, pizza quatre fromages, pizza 4 saisons, pizza quatre saisons, pizza reine, pizza napolitaine, pizza maison, pizza pepperoni
flat-plate: plat vide, assiette vide, assiette blanche, assiette plate, soucoupe ~ tray, serving tray, platter, plateau de service
cake-candle: bougies de gateau
strawberry-tart: tarte aux fraises, tarte, tartelette, tarte aux fruits, strawberry tart, fruit tart
shallow-pan-of-food: plat en terre, plat en terre cuite
christmas-dinner: table de noel, repas de noel, diner de noel, reveillon de noel, christmas dinner
set-table: table dressee, table mise, table dressee pour deux, table mise pour deux, set table, table set for two, dinner for two, table pour deux, table for two, diner aux chandelles, diner romantique, candlelit dinner, romantic dinner
breakfast: petit dejeuner, breakfast, petit dej
fruit-salad: salade de fruits, salade de fruit, fruit salad, macedoine, bol de fruits
spaghetti-plate: spaghetti, spaghettis, pates, pates fraiches, bolognaise, pasta, spaghetti bolognaise, carbonara, plat de pates, assiette de pates, tagliatelles
strawberry-cone: glace a la fraise
crepes: crepe, crepes, galette bretonne, crepes au sucre, crepe suzette
seafood-platter: plateau de crustaces
chocolate-cake: gateau au chocolat, fondant au chocolat, foret noire, chocolate cake, moelleux au chocolat, gateau chocolat
coffee-cup: cafe, tasse, tasse de cafe, tasse a cafe, coffee, cup, cappuccino, expresso, espresso, cafe creme, latte, cup of coffee, mug, tasse de the, the vert chaud, tasse fumante, cup of tea
wine-glass-red: verre de vin, wine glass, verre de vin rouge, glass of wine
roast-chicken: poulet roti, roast chicken, dinde de noel, volaille rotie, poulet du dimanche
cheese-board: assiette de fromages
cocktail: cocktail, martini, aperitif, cocktails
smoothie: smoothie, milkshake, jus de fruits
grapes: raisin, grappe de raisin, grape
melon: melon, cantaloup
watermelon: pasteque, watermelon
tangerine: orange fruit, orange, mandarine, tangerine, agrume
lemon: citron, lemon, citron jaune
banana: banane, banana
pineapple: ananas, pineapple
mango: mangue, mango
red-apple: pomme, apple, pomme rouge
green-apple: pomme verte, green apple
pear: poire, pear
peach: peche, peach
cherries: cerise, cherry, cherries, griotte
strawberry: fraise, strawberry ~ gariguette
blueberries: myrtille, blueberry, blueberries
kiwi-fruit: kiwi
tomato: tomate, tomato
olive: olive
coconut: noix de coco, coconut
avocado: avocat, avocado, guacamole
eggplant: aubergine, eggplant ~ courgette
potato: pomme de terre, patate, potato
vegetables: legume, legumes, vegetable, vegetables
carrot: carotte, carrot ~ navet, radis, betterave
ear-of-corn: mais, epi de mais, corn
hot-pepper: piment, chili
bell-pepper: poivron, bell pepper
cucumber: concombre, cucumber
leafy-green: laitue, epinard, lettuce, chou, chou vert
green-salad: salade composee, salade verte, salad
broccoli: brocoli, broccoli
garlic: ail, garlic
onion: oignon, onion, echalote
peanuts: cacahuete, peanut
mushroom: champignon, cepe, mushroom, amanite, toadstool, girolle
chestnut: chataigne, marron chaud, chestnut
bread: pain de mie, toast
croissant: pain au chocolat, chocolatine
pretzel: bretzel, pretzel
bagel: bagel
waffle: gaufre, waffle
cheese-wedge: cheese, gruyere, comte, fromagerie
cut-of-meat: steak, viande, entrecote, boucherie, meat
poultry-leg: cuisse de poulet
bacon: bacon, lard
french-fries: frite, frites, french fries, fries
pizza: part de pizza, pizza slice, slice of pizza, tranche de pizza
whole-pizza: pizza, pizza margherita, pizzeria, margherita
hot-dog: hot dog
sandwich: sandwich, jambon beurre, panini, croque monsieur
taco: taco, tacos
burrito: burrito, wrap, fajita
stuffed-flatbread: kebab, pita, gyros
egg: oeuf, egg
cooking: omelette
shallow-pan-of-food: plat mijote, ratatouille
pot-of-food: pot au feu, marmite, ragout, stew
fondue: fondue
bowl-with-spoon: cereale, porridge, cereal
popcorn: popcorn, pop corn
bento-box: bento
rice-ball: onigiri
cooked-rice: riz, bol de riz, rice
curry-rice: curry
sushi: sashimi
sushi-board: sushis avec des baguettes, sushi avec des baguettes, sushis et baguettes, assiette de sushis avec des baguettes, sushi, maki, plateau de sushis
fried-shrimp: beignet de crevette, tempura
dango: dango, brochette
dumpling: ravioli, gyoza, dumpling
soft-ice-cream: glace a l italienne, sorbet
ice-cream: coupe de glace, sundae
shaved-ice: granite
doughnut: donut, beignet, doughnut
macarons: macaron, macarons
galette: galette des rois, frangipane
english-breakfast: petit dejeuner anglais, petit dejeuner a l anglaise, english breakfast, full english
raclette-grill: raclette, appareil a raclette
olive-oil: huile d olive, bouteille d huile d olive, olive oil
cookie: cookie, biscuit, sable
birthday-cake: gateau d anniversaire, bougies d anniversaire, ses bougies, birthday candles, birthday cake, gateau, cake, gateaux, patisserie
wedding-cake: gateau de mariage, piece montee, wedding cake
shortcake: part de gateau, shortcake, gateau aux fraises
cupcake: cupcake
pie: pie
chocolate-bar: chocolat, tablette de chocolat, chocolate
candy: bonbon, candy, confiserie, sweets
lollipop: sucette, lollipop
custard: flan
honey-pot: miel, pot de miel, honey
jar: bocal
glass-of-milk: lait, verre de lait, milk
hot-beverage: boisson chaude, the chaud
teapot: theiere, teapot, bouilloire
teacup-without-handle: matcha
wine-bottle: bouteille de vin, bouteille, vin, wine bottle, bottle, wine, vin rouge, bouteille de vin rouge ~ carafe
wine-glass: verre a vin, verre a pied, verre, glass, drinking glass
tropical-drink: cocktail tropical, pina colada
beer-mug: biere, chope, pinte, beer, bar a biere, brasserie
clinking-glasses: flutes de champagne, flute de champagne, coupes de champagne, trinquer, toast aux maries
tumbler-glass: whisky, rhum, cognac, whiskey
cup-with-straw: soda
bubble-tea: bubble tea
amphora: amphore, amphora, jarre, poterie, vase grec
fork-and-knife-with-plate: assiette, couvert, plate, restaurant, repas
fork-and-knife: fourchette
spoon: cuillere, spoon
wooden-spoon: cuillere en bois, wooden spoon, spatule en bois, wooden spatula
jar-label: etiquette, etiquettes, etiquette en papier, label, paper label
kitchen-knife: couteau, couteau de cuisine, knife
herb: foliage, herbe aromatique, thym, romarin
bowl-of-fruit: corbeille de fruits, coupe de fruits, panier de fruits, fruits, fruit, bowl of fruit, fruit basket
`;

export const natureWords = `
cherry-tree: cerisier en fleurs, cerisier en fleur, cerisier, sakura en fleurs, arbre en fleurs, cherry tree, cherry blossom tree, amandier en fleurs
bamboo: bambou, bambous, bamboo, foret de bambous, bambouseraie
tall-plant: plante, plante verte, plante en pot, houseplant, plant
monstera: monstera, feuille de monstera, tropical leaf, feuille de palmier
volcano: volcan, volcano, eruption, volcan en eruption, lave
waterfall: cascade, chute d eau, chutes d eau, waterfall, cascades, chutes du niagara
campfire: feu de camp, campfire, bonfire
bouquet: bouquet, bouquet de fleurs, gerbe
blossom-branch: fleur de cerisier, fleurs de cerisier, sakura, cherry blossom, cherry blossoms, branche de cerisier, branche de cerisier en fleurs, cherry branch, branche fleurie, petales de cerisier, blossoming branch, cherry blossom petals ~ fleurs de pommier, apple blossom, amandier
grass-blade: brin d herbe, brins d herbe, blade of grass, blades of grass, touffe d herbe
dew-drop: goutte de rosee, gouttes de rosee, dew drop, dewdrop, drop of dew, drops of dew, rosee du matin, morning dew
lotus: lotus, fleur de lotus, lotus flower, nenuphar, water lily
rose: rose, rosier, rose rouge, roses
hibiscus: hibiscus, bougainvillier, bougainvillee, bougainvillea, bougainvillaea
sunflower: tournesol, sunflower
blossom: fleur, flower
tulip: tulipe, tulip, tulipes
hyacinth: jacinthe, hyacinth
seedling: pousse, jeune pousse, germe, seedling, sprout
evergreen-tree: sapin, pin, conifere, pine, fir
deciduous-tree: arbre, tree, chene, platane, hetre, tilleul, orme, frene, erable, marronnier, chataignier, noyer, oak, oak tree, plane tree, beech tree, linden tree, lime tree, elm tree, ash tree, chestnut tree, maple tree, vieux chene, grand chene, old oak
poppy: coquelicot, poppy, pavot
willow: saule, saule pleureur, willow, weeping willow
tree-swing: balancoire accrochee a un arbre, balancoire accrochee a un grand chene, balancoire accrochee a un chene, balancoire accrochee a un grand arbre, balancoire sous un arbre, balancoire dans un arbre, balancoire suspendue a un arbre, balancoire suspendue a un chene, balancoire a un arbre, tree swing, swing hanging from a tree, swing hanging from a large tree, swing hanging from an oak, swing hanging from an old oak, swing under a tree, rope swing
wheelbarrow: brouette, wheelbarrow
beach-hut: cabine de plage, cabines de plage, cabine de bain, cabines de bain, beach hut, beach huts, bathing hut, bathing huts, beach cabin, cabane de plage
palm-tree: palmier, palm tree
cactus: cactus, cactuses, cacti
maple-leaf: feuille d erable, feuille d automne, maple leaf
fallen-leaf: feuille morte, feuilles mortes, feuille rousse, fallen leaf
leaf-fluttering-in-wind: feuille, leaf, feuillage
four-leaf-clover: trefle, trefle a quatre feuilles, clover
nest-with-eggs: nid, nest
sun: soleil, sun
crescent-moon: croissant de lune, crescent moon
full-moon: pleine lune, lune, full moon, moon
star: etoile, star
shooting-star: etoile filante, shooting star
milky-way: galaxie, galaxy
comet: comete, comet, meteorite
cloud: nuage, cloud
rainbow: arc en ciel, rainbow
snowflake: flocon, flocon de neige, snowflake
snowman: bonhomme de neige, snowman
fire: feu, flamme, fire, brasier
droplet: goutte, goutte d eau, gouttes d eau, drop, water drop, water drops, droplets, gouttelettes
mount-fuji: mont fuji, fuji
mountain: montagne, mont, sommet, mountain
desert-island: ile deserte, ile, island
rock: rocher, caillou, rock
wood: buche, tronc, rondin, log
floor-globe: globe terrestre, mappemonde, globe ancien, globe sur pied, floor globe, antique globe, desk globe
globe-showing-europe-africa: globe, terre, planete terre, earth, monde
tornado: tornade, ouragan, tornado, cyclone
heart: coeur, heart, amour, love, saint valentin, st valentin, valentine
`;

export const placeWords = `
gas-station: station service, gas station, petrol station, station essence, filling station, pompe a essence ancienne
bus: bus scolaire, school bus, bus jaune, autocar scolaire
convertible: decapotable, cabriolet, convertible, voiture decapotable, voiture cabriolet, roadster
fighter-jet: avion de chasse, fighter jet, jet de combat, rafale, avion militaire, avion de combat, mirage avion
rowing-boat: barque, rowing boat, rowboat, canot, chaloupe
barge: peniche, barge, houseboat, bateau logement, chaland, peniches, narrowboat
passenger-ship: paquebot, bateau de croisiere, cruise ship, ferry, grand bateau, titanic
metro: metro, subway, rame de metro, underground train
train: ter, intercites
torii: torii, portique japonais
garden-bridge: pont japonais, pont rouge, petit pont rouge, passerelle rouge, red bridge
labyrinth: labyrinthe, dedale, maze, labyrinth
well: puits, puits a souhaits, wishing well
apartment-block: immeuble, immeubles, batiment, tour d habitation, apartment building, hlm, residence, building
taxi: taxi, taxis, taxi jaune, yellow cab, cab
big-wave: vague, grande vague, vague geante, vagues, rouleau, deferlante, wave, big wave, giant wave
aurora: aurore boreale, aurores boreales, aurore polaire, northern lights, aurora borealis, aurora
excavator: pelleteuse, excavatrice, tractopelle, bulldozer, pelle mecanique, engin de chantier, excavator, digger, backhoe
caravan: caravane, caravan, roulotte, mobil home
kayak: kayak, canoe kayak, kayak de mer
cliff: falaise, falaises, etretat, cliff, falaise blanche, cliffs
deux-chevaux: vintage car, old car, classic car
house: ~ kiosque, kiosk
pyramids: pyramide, pyramides, pyramid, pyramides d egypte, pyramides de gizeh, sphinx, egypte, egypt
taj-mahal: taj mahal, taj, inde palais
sacre-coeur: sacre coeur, basilique du sacre coeur, butte montmartre
arc-de-triomphe: arc de triomphe, arc du triomphe
notre-dame: notre dame, notre dame de paris, cathedrale notre dame, cathedrale, cathedral
colosseum: colisee, colosseum, arene romaine, colisee de rome, arenes
pisa-tower: tour de pise, tour penchee, leaning tower, pise
suspension-bridge: golden gate, pont suspendu, pont de san francisco, san francisco, golden gate bridge, pont de brooklyn, brooklyn bridge
sydney-opera: opera de sydney, sydney, sydney opera house
christ-redeemer: christ redempteur, corcovado, christ de rio, rio de janeiro
louvre-pyramid: louvre, pyramide du louvre, musee du louvre
st-basil: saint basile, kremlin, place rouge, moscou, cathedrale saint basile
tower-bridge: tower bridge, pont de londres
chalet: chalet, chalet de montagne, refuge
bakery-shop: boulangerie, bakery, facade de boulangerie, devanture, patisserie boutique
farmhouse: grange, ferme rouge, barn, etable
drawbridge-castle: chateau de conte de fee, chateau de conte de fees, chateau de fee, chateau de princesse, chateau enchante, fairy tale castle, fairytale castle, fairy castle, princess castle, enchanted castle
castle: chateau, chateau fort, forteresse
camper-van: van, combi, camping car, van amenage, minibus vw, fourgon amenage, campervan
tramway: tramway, tram, tramway de lisbonne
vespa: vespa, scooter italien
big-sailboat: voilier, bateau a voile, sailboat, sailing boat, voiliers
airliner: avion, avion de ligne, airplane, plane, jet, aeroplane
space-shuttle: vaisseau spatial, vaisseau, spaceship, space ship, spacecraft, starship, navette spatiale, space shuttle, vaisseau alien
orbital-station: station spatiale, space station, iss, station orbitale, orbital station
space-rocket: fusee, rocket
eiffel-tower: tour eiffel, eiffel tower, eiffel
statue-of-liberty: statue de la liberte, statue of liberty
tokyo-tower: tour de tokyo, tokyo tower
castle: castle, palais, donjon, palace
japanese-castle: chateau japonais, pagode, pagoda
church: eglise, chapelle, church, clocher ~ cathedrale, cathedral, basilique, abbaye
mosque: mosquee, mosque
hindu-temple: temple hindou
shinto-shrine: sanctuaire shinto, portail japonais
classical-building: temple, temple grec, musee, pantheon, parthenon, museum ~
stadium: stade, stadium
fountain: fontaine, fountain
mont-saint-michel: mont saint michel
big-ben: big ben, londres, london
stone-bridge: pont, pont en pierre, bridge, passerelle
branch: branche, branche d arbre, branch
viaduct: viaduc, aqueduc, viaduct, pont du gard
tree-house: cabane dans les arbres, cabane dans un arbre, tree house, arbre geant avec des maisons dedans, arbre avec des maisons
floating-island: ile flottante, ile volante, floating island, ile flottante avec une cascade
easel: chevalet, easel, son tableau, toile de peintre
house: maison, cottage, chaumiere, house, home, villa, pavillon, immobilier, agence immobiliere
modern-house: maison d architecte, maison moderne, villa moderne, maison contemporaine, villa contemporaine, modern house, modern villa, contemporary house, architect house, maison cube
house-with-garden: maison avec jardin, maison de campagne
derelict-house: maison hantee, manoir hante, maison abandonnee, manoir, haunted house
hut: hutte, cabane, paillote, hut, cabin
igloo: igloo
windmill: moulin, moulin a vent, windmill, eolienne
wizard-tower: tour de sorcier, tour de magicien, tour d un sorcier, wizard tower, wizard s tower, mage tower, tour magique, tour en pierre, stone tower, old tower, vieille tour, tour medievale, medieval tower, watchtower, tour de guet, tower ~ tour
lighthouse: phare, lighthouse
tent: tente, tipi, tent, camping, bivouac, campement
circus-tent: cirque, chapiteau, circus
office-building: bureau de poste, tour de bureaux
factory: usine, factory
hospital: hopital, hospital, clinique
school: ecole, school, lycee, college
bank: banque, bank
hotel: hotel
shop-front: boutique, magasin, epicerie, shop, store, shopfront, storefront, boutique de fleurs, flower shop, florist shop, bookshop, bookstore, magasin de fleurs, petite boutique, petit magasin, echoppe
convenience-store: supermarche, superette
carousel-horse: cheval de bois
ferris-wheel: grande roue, ferris wheel
roller-coaster: montagnes russes, roller coaster, grand huit
playground-slide: toboggan, slide
hot-air-balloon: montgolfiere, hot air balloon, aerostat, dirigeable
small-airplane: petit avion, avion de tourisme, coucou, biplan
helicopter: helicoptere, helicopter ~ drone
parachute: parachute, parachutiste, parapente
flying-saucer: soucoupe volante, ovni, ufo
satellite: satellite
locomotive: locomotive seule
steam-train: locomotive, train a vapeur, steam train, vieux train
train: train, ter, high speed train
high-speed-train: train a grande vitesse, tgv
metro: metro, subway
double-decker: bus a imperiale, bus rouge, bus londonien, double decker, bus anglais
bus: bus, autobus, autocar, car scolaire
minibus: camionnette, minibus, fourgon, fourgonnette
ambulance: ambulance
fire-engine: camion de pompier, fire truck, fire engine
police-car: voiture de police, police car
automobile: voiture, auto, automobile, car, berline, bagnole, citadine
sport-utility-vehicle: suv, jeep, 4x4, quatre quatre
pickup-truck: pick up, pickup
delivery-truck: camion de livraison, camion, truck, camion poubelle, lorry
articulated-lorry: semi remorque, poids lourd
tractor: tracteur, tractor, moissonneuse
sports-car: voiture de sport, ferrari, porsche, lamborghini, sports car, coupe sport, supercar
deux-chevaux: 2cv, deux chevaux citroen, citroen deux chevaux, deudeuche, vieille voiture, voiture ancienne, voiture de collection ~ coccinelle volkswagen, 4l
racing-car: voiture de course, formule 1, f1, race car, bolide
motorcycle: moto, motocyclette, motorcycle, motorbike, harley
motor-scooter: scooter, mobylette
bicycle: velo, bicyclette, bicycle, bike, vtt, tandem
kick-scooter: trottinette, scooter for kids
skateboard: skateboard, skate, planche a roulettes
roller-skate: roller, patin a roulettes, roller skate
sailboat: bateau, boat, barque a voile
canoe: canoe, pirogue
speedboat: hors bord, bateau a moteur, yacht, speedboat, vedette
passenger-ship: paquebot, croisiere, cruise ship, ferry
pirate-ship: bateau pirate, galion, pirate ship, bateau de pirates, navire pirate
fishing-boat: bateau de peche, chalutier, fishing boat, barque de peche
submarine: sous marin, submarine, sous marins
gondola: gondole, gondola, gondolier
cargo-ship: cargo, porte conteneurs, cargo ship, container ship, freighter, bateau cargo ~ petrolier, tanker, vraquier
ship-in-bottle: bateau en bouteille, bateau dans une bouteille, bateau pirate dans une bouteille, ship in a bottle, pirate ship in a bottle, boat in a bottle, navire dans une bouteille
walnut-shell: coquille de noix, walnut shell, nutshell
jetty: ponton, jetee, jetty, pier, embarcadere, debarcadere, ponton de bois, ponton en bois, wooden pier, boat dock
ship: navire, ship
anchor: ancre, anchor
ring-buoy: bouee, bouee de sauvetage
wheel: roue, pneu, wheel
traffic-light: feu tricolore, feux tricolores, feu rouge, feu de circulation, traffic light
world-map: carte du monde, world map, atlas
compass: boussole, compass
luggage: valise, bagage, luggage, suitcase, voyage
bench: banc, banc public, bench
streetlamp: lampadaire, reverbere, street lamp, lamppost
`;

export const objectWords = `
crate: cagette, cageot, caisse en bois, caisse de bois, wooden crate, crate, caisse de fruits, caisse de legumes, caisse de marche, fruit crate
brooch: broche, broche bijou, brooch, camee, cameo
earrings: boucles d oreilles, boucle d oreille, boucles d oreille, earrings, earring, creoles, hoop earrings, gold hoop earrings, anneaux d oreilles
locket: medaillon, locket, medaillon ouvert
road-sign: panneau de signalisation, panneau routier, road sign, traffic sign, warning sign, panneau de danger, panneau triangulaire, panneau indicateur ~ street sign, panneau de rue, signpost, poteau indicateur
stop-sign: panneau stop, stop sign, sens interdit, panneau de sens interdit, no entry sign
vegetable-bed: potager en carres, potager en carre, carres potagers, carre potager, potager sureleve, raised bed, raised beds, raised vegetable beds
garden-gate: portail, portillon, grille de jardin, garden gate, iron gate, gate, portail en fer, portail de jardin, grille en fer forge, wrought iron gate
scarecrow: epouvantail, scarecrow
swing: balancoire, swing
bunk-bed: lit superpose, lits superposes, bunk bed, bunk beds
workbench: etabli, workbench, etabli de menuisier, shoemaker s bench, shoemaker bench, carpenter s bench, work bench, etabli de cordonnier
handwritten-letter: vieille lettre, lettre manuscrite, old letter, handwritten letter, love letter, lettre d amour, lettre ancienne, letter page
roll-of-paper: papier toilette, papier wc, toilet paper, toilet roll, rouleau de papier toilette, papier cul, rouleau de papier
open-box: boite ouverte, carton ouvert, open box
fence: barriere, cloture, palissade, fence, barriere en bois, wooden fence, picket fence, barrier
stroller: poussette, landau, stroller, pram, pushchair, buggy bebe
fridge: frigo, refrigerateur, fridge, refrigerator, frigidaire
wardrobe: armoire, penderie, garde robe, wardrobe ~ placard, commode, dresser, cupboard, buffet meuble, vaisselier, congelateur
market-stall: etal, etal de marche, stand de marche, stand de fruits, etal de fruits, etal de legumes, fruit stand, market stall, stall ~ food stall, street food stand, echoppe, lemonade stand
bush: buisson, bush, arbuste, haie, hedge, shrub, buis
statue: statue, sculpture, statue en marbre, statue en pierre ~ buste, monument, bust
beehive: ruche, ruches, beehive, hive
saucisson: saucisson, salami, dry sausage ~ chorizo, coppa
rope-coil: corde, cordage, rope
stick: baton, bout de bois, stick, morceau de bois
geometry: geometrique, geometriques, formes geometriques, geometric, geometric shapes
florals: floral, florale, floraux, florales, fleuri, fleurie, motif floral
cradle: berceau, lit de bebe, lit bebe, crib, cradle, couffin, moise
laptop-open: ordi, ordi portable, mac
gem-stone: emeraude, saphir, sapphire, emerald, ruby
paper-boat: bateau en papier, paper boat, bateau origami, petit bateau en papier
paper-plane: avion en papier, paper plane, avion de papier
france-map: carte de france, carte de la france, map of france, france map, hexagone francais
shopping-bags: soldes, promo, promotion, sales
cube: cube, un cube
sphere: sphere, balle ronde
cone: cone
cylinder: cylindre, cylinder
triangle-shape: triangle
square-shape: carre, square shape
circle-shape: cercle, circle, disque rond
smartwatch: montre connectee, smartwatch, smart watch, apple watch, montre intelligente
round-table: table ronde, round table, table ronde en bois, gueridon rond
box-closed: boite, boite en carton, box, coffret, petite boite, cardboard box, boite en bois
gift-box: boite cadeau, boite a cadeau, gift box, paquet cadeau, coffret cadeau
coffee-bag: paquet de cafe, sachet de cafe, sac de cafe, cafe en grains, bag of coffee, coffee bag, cafe moulu, cafe en grain
tea-box: boite de tea, boite de the, sachet de tea, paquet de tea, tea box
tube: tube de peinture, creme en tube
nail-polish: vernis, vernis a ongles, vernis a ongle, nail polish, flacon de vernis
speaker: enceinte audio, enceinte jbl, enceinte bluetooth, enceinte connectee, haut parleur, speaker, bluetooth speaker, enceinte sans fil, enceinte portable, baffle
drone: drone, drones, quadcopter
vacuum: aspirateur, vacuum, vacuum cleaner, hoover
coffee-machine: machine a cafe, cafetiere, expresso machine, espresso machine, coffee machine, machine expresso, percolateur, machine a expresso
raincoat: cire, impermeable, raincoat, k way, slicker, rain jacket, cire de pecheur
pyjamas: pyjama, pajamas, pyjamas
sweater: pull, pull over, pull en laine, sweater, jumper, chandail, sweat, hoodie, gilet, cardigan, pull de noel, sweat shirt
necklace: collier, collier de perles, necklace, pearl necklace, collier en or, pendentif, collier de diamants
monitor: moniteur, ecran d ordinateur, computer screen, monitor, ecran pc
floor-lamp: lampadaire de salon, lampe sur pied, floor lamp, lampe de salon, liseuse
tshirt: tshirt, t shirt, tee shirt, teeshirt, tee, maillot, shirt, t shirts, tshirts
hanging-shelf: etagere murale, etageres murales, tableau accroche
cauldron: chaudron, marmite de sorciere, cauldron, chaudron magique
toys: jouet, jouets, joujou, toy, toys, cubes en bois, coffre a jouets
chopsticks: baguettes chinoises, baguettes japonaises, chopsticks, paire de baguettes
beach-ball: balle, ballon de plage, beach ball, balle rebondissante
flying-carpet: tapis volant, tapis magique, flying carpet, magic carpet
kiosk: kiosque, kiosque a journaux, newsstand, kiosk
barbecue: barbecue, bbq, grillades, brochettes au barbecue
barrel: tonneau, tonneaux, barrique, fut, barrel
surfboard: planche de surf, surfboard
hammock: hamac, hammock
bonsai: bonsai, bonzai
carousel: manege, carrousel, chevaux de bois, carousel, merry go round
food-truck: food truck, camion a glace, camion a glaces, camion a pizza, ice cream truck, camion restaurant
staircase: escalier, escaliers, marches, perron, stairs, staircase, doorstep, porch steps
stone-house: maison en pierre, maisons en pierre, maison en pierres, maison de pierre, vieille maison en pierre, petite maison en pierre, chaumiere en pierre, ferme en pierre, stone house, stone cottage, old stone house
gold-pile: tas d or, tas de pieces d or, tas de pieces, montagne d or, monceau d or, pile of gold, pile of coins, pile of gold coins, heap of gold, hoard of gold, hoard
mushroom-house: maison champignon, maison dans un champignon, petite maison dans un champignon, champignon maison, mushroom house, house inside a mushroom, house in a mushroom, tiny house inside a mushroom, tiny house in a mushroom, little house in a mushroom
golem: golem, golem de pierre, geant de pierre, colosse de pierre, stone giant, stone golem, rock giant ~ colosse, titan
hops: houblon, hops
wheat-ear: ble, epi de ble, epis de ble, gerbe de ble, wheat, epi
envelope: enveloppe timbree
ballet-shoes: ecole de danse, cours de danse, studio de danse, dance school
blackboard: au tableau, devant le tableau, tableau blanc, tableau noir, tableau d ecole, ardoise, blackboard, chalkboard
washing-machine: machine a laver, lave linge, washing machine, buanderie, laverie, laundry
throne: trone, throne
treasure-trunk: malle, malles, vieille malle, coffre en bois, coffre de voyage, trunk, steamer trunk, malle de voyage
window: vitrine
fishing-pole: pechent, peche au bord, canne a peche, fishing rod
wrench: cle a molette
teapot: glass teapot, theiere en verre
umbrella-on-ground: beach umbrella
performing-arts: masque de carnaval, carnaval, carnival, mardi gras, bal masque, masque venitien
treasure-chest: tresor, coffre au tresor, coffre, treasure, treasure chest
treasure-map: carte au tresor, treasure map, carte de pirate
chessboard: echec, echecs, chess, partie d echecs, echiquier, jeu d echecs, jouer aux echecs
picnic-blanket: qui pique nique, qui pique niquent, pique niquent, fait un pique nique, font un pique nique, picnic, pique nique, pique niquer, panier de pique nique
smartphone: smartphone, telephone, portable, iphone, phone, mobile, telephone portable
wristwatch: wrist watch, montre bracelet, bracelet montre, montre de luxe, horloger
design-chair: chaise design, chaise, chair, fauteuil design, siege design
skateboard: skateboard, skate, planche a roulettes
grand-piano: piano, piano a queue, pianiste instrument, grand piano
gramophone: gramophone, tourne disque, phonographe, vinyle ancien
laptop-open: ordinateur, computer
sneaker: basket, baskets, sneaker, sneakers, chaussure, chaussures, chaussure de sport
leather-bag: sac a main, handbag, sac, bag, maroquinerie, sac en cuir
jug: carafe, pichet, cruche, jug
vase-with-branches: vase, vase de fleurs, vase avec des branches
sofa: canape, sofa, divan, couch, banquette, salon de cuir
armchair: fauteuil, armchair, bergere
bar-stool: tabouret de bar, tabouret haut, bar stool
bed: lit, bed, lit double, couchette, lit simple
table: table, table en bois, table basse, table a manger, gueridon
house-bed: lit cabane, lit maison, lit d enfant
desk: bureau, desk, table de travail
lamp: lampe, lampe de bureau, lamp, abat jour, luminaire
bookshelf: bibliotheque, bookshelf, rayonnage, bookcase, etagere a livres, etagere de livres
wall-shelf: etagere, shelf, etagere en bois, tablette murale, wooden shelf
watering-can: arrosoir, watering can
sand-castle: chateau de sable, sand castle, sandcastle
two-scoop-cone: glace deux boules, two scoop ice cream, two scoop
coffee-beans: grains de cafe, coffee beans, grain de cafe
food-truck: camion de glaces, camionnette de glaces, camion a glaces, ice cream truck, ice cream van
honey-pot: sirop d erable, maple syrup
wood-stove: poele a bois, vieux poele a bois, poele en fonte, wood stove, wood burning stove, log burner
oven: oven, four de cuisine, four electrique
kitchen-island: ilot, ilot central, ilot de cuisine, kitchen island
wooden-board: planche, planche en bois, planche de bois, planche a decouper, wooden board, cutting board
garage: garage
window: fenetre, window, baie vitree, windowsill, rebord de fenetre, rebord de la fenetre
rug: tapis, rug
cushion: coussin, oreiller, cushion, pillow
fireplace: cheminee, atre, fireplace, coin du feu, au coin du feu, pres du feu, feu de cheminee, devant le feu, by the fire
bathtub: baignoire, bain, bathtub
shower: douche, shower
toilet: toilette, wc
door: porte, door
mirror: miroir, mirror, round mirror, miroir rond
basket: panier, corbeille, wicker basket
bucket: seau, bucket
broom: balai, broom
candle: bougie, chandelle, cierge, candle
barber-chair: fauteuil de barbier, fauteuil de coiffeur, barber chair, chaise de barbier
hay-bale: botte de foin, botte de paille, ballot de paille, hay bale, straw bale, bale of hay, bale of straw
tyre-pile: tyre, tire, pile de pneus
car-lift: pont elevateur, pont de garage, car lift, hydraulic lift, vehicle lift
basketball-hoop: panier de basket, panneau de basket, basketball hoop, basketball basket, basket hoop
rocking-horse: cheval a bascule, rocking horse
softbox: softbox, boite a lumiere, projecteur photo, projecteur de studio, studio light, photo light, reflecteur
pottery-wheel: tour de potier, tour a potier, tour de poterie, pottery wheel, potter s wheel
flower-pails: seau de fleurs, seaux de fleurs, seau en zinc, seaux en zinc, seaux fleuris, flower bucket, zinc bucket, buckets of flowers
candy-jar: bocal de bonbons, bocaux de bonbons, bonbonniere, candy jar, jar of candy, sweet jar
side-table: table de chevet, table de nuit, bout de canape, chevet, bedside table, nightstand, side table, table d appoint
hanging-plant: plante suspendue, plantes suspendues, suspension vegetale, hanging plant, plante qui pend
cloud-mobile: mobile nuage, mobile nuages, mobile bebe, mobile de bebe, baby mobile, cloud mobile, mobile etoile
hung-pans: casseroles accrochees, casseroles en cuivre accrochees, casseroles suspendues, casseroles de cuivre accrochees, poeles accrochees, hanging pans, hanging copper pans, hanging pots, copper pots hanging, copper pans hanging, casseroles en cuivre suspendues, batterie de cuisine
porthole: hublot, porthole
climbing-rose: rosier grimpant, climbing rose, glycine
light-bulb: ampoule, light bulb, idee
red-paper-lantern: lanterne, lampion, lantern
television: television, tele, tv, ecran
laptop: start up informatique
desktop-computer: ordinateur de bureau, desktop computer, pc
keyboard: clavier, keyboard
computer-mouse: souris d ordinateur
camera: appareil photo, camera, photographe, photographie
movie-camera: camera de cinema, cinema
clapper-board: clap, clap de cinema
film-projector: projecteur
video-camera: camescope
microphone: micro, microphone, karaoke, podcast
studio-microphone: micro de studio
headphone: casque audio, headphone, headphones, casque
string-lights: guirlande, garland, guirlande lumineuse, guirlande guinguette, fairy lights, string lights, guirlandes lumineuses
radio: radio, transistor
saxophone: saxophone, saxo, jazz
trumpet: trompette, trumpet, cor
accordion: accordeon, accordion
guitar: guitare, guitar, guitare electrique
musical-keyboard: clavier de piano, synthetiseur, orgue
violin: violon, violoncelle, violin, contrebasse, cello, alto
banjo: banjo
drum-kit: batterie, drum kit, drum set, drumset
drum: tambour, drum, caisse claire
musical-notes: note de musique, musique, music, melodie
musical-note: note
optical-disk: disque, vinyle, cd, vinyl
open-book: livre ouvert, livre, book, roman, lecture
book-stack: pile de livres, pile de bouquins, stack of books, pile of books, pile de vieux livres, livres empiles
books: manuels, librairie
closed-book: livre ferme
scroll: parchemin, scroll, manuscrit
newspaper: journal, newspaper
envelope: enveloppe, lettre, courrier, envelope, letter
package: colis, carton, paquet, parcel
pencil: crayon, pencil, crayon de papier
fountain-pen: stylo, stylo plume, plume d ecriture, pen
paintbrush: pinceau, paintbrush, brosse
artist-palette: palette, palette de peintre, peinture, artist palette
briefcase: mallette, briefcase
calendar: calendrier, calendar
scissors: ciseaux, ciseau, scissors, salon de coiffure
key: cle, clef, key
locked: cadenas, serrure, lock
hammer: marteau, hammer
axe: hache, axe
wrench: cle a molette, wrench
toolbox: outil
gear: engrenage, rouage, gear
crossed-swords: epees croisees
dagger: epee, dague, poignard, sword, sabre, katana
bow-and-arrow: arc, arc et fleche, fleche
shield: bouclier, blason, ecusson, shield
magnet: aimant
ladder: echelle, ladder
telescope: telescope, longue vue
microscope: microscope
pendant-lamp: suspension, lampe suspendue, lampe suspension, pendant lamp, hanging lamp, plafonnier, lustre
power-line: fil electrique, fils electriques, ligne electrique, cable electrique, power line, power lines, telephone wire, electric wire
lavender-sprigs: lavande, lavender, lavender sprigs, bouquet de lavande
beam: poutre, poutre de gymnastique, balance beam
puddle: flaque, flaque d eau, puddle, puddle of water, flaques
alembic: alambic
potion: potion, fiole, flacon de potion, potion magique, magic potion, vial, elixir, philtre, potion bottle
shop-counter: comptoir, comptoir de bar, comptoir en bois, comptoir en zinc, counter, shop counter, bar counter, zinc
anvil: enclume, anvil
flying-sparks: etincelle, etincelles, gerbe d etincelles, spark, sparks, flying sparks
typewriter: machine a ecrire, typewriter, vieille machine a ecrire
sink: lavabo, evier, vasque, sink, washbasin, lave mains
smoke: fumee, fumees, nuage de fumee, panache de fumee, smoke, smoke plume
step-nail: clou, nail rouille, rusty nail
apron: tablier, apron, tablier de cuisine, tablier en cuir
test-tube: eprouvette
dna: adn, dna
stethoscope: stethoscope
pill: medicament, pilule, gelule, pharmacie
syringe: seringue, vaccin
balance-scale: balance, justice, avocat d affaires, cabinet d avocats
money-bag: sac d argent, argent, money, finance
coin: piece, une piece, piece de monnaie, une piece de monnaie, piece d or, monnaie, coin
credit-card: carte bancaire, carte de credit
alarm-clock: reveil, alarm clock
mantelpiece-clock: horloge, pendule, clock
hourglass-not-done: sablier, hourglass
comb: peigne, peigne a cheveux, comb, hair comb
rooftop: toit, toits, toiture, rooftop, rooftops, roof, roofs, toit de tuiles
glasses: lunettes, lunette, glasses, opticien
sunglasses: lunettes de soleil, sunglasses
bow-tie: noeud papillon, bow tie, bowtie, noeud pap
beret: beret
straw-hat: chapeau de paille, straw hat, canotier
cracked-egg: oeuf fele, oeuf casse, coquille d oeuf, eggshell, cracked egg
necktie: cravate, tie
t-shirt: chemise
jeans: jean, pantalon, jeans
scarf: echarpe, foulard, scarf
gloves: gant, gants, mitaine, gloves
coat: manteau, veste, blouson, coat, jacket
socks: chaussette, socks
dress: robe, dress
kimono: kimono
womans-clothes: chemisier, blouse
bikini: bikini, maillot de bain
clutch-bag: pochette
backpack: sac a dos, backpack
shopping-bags: sac de courses, shopping
running-shoe: tennis de sport, running, shoe, shoes
mans-shoe: chaussure de ville, mocassin
hiking-boot: chaussure de randonnee, randonnee
high-heeled-shoe: escarpin, talon aiguille, talon, high heels, talons
womans-boot: botte, bottine, boot
ballet-shoes: chausson de danse, chaussons
thong-sandal: tong, sandale, claquette
crown: couronne, diademe, crown
top-hat: chapeau haut de forme, haut de forme, chapeau pointu, chapeau, hat
womans-hat: capeline
billed-cap: casquette, cap
graduation-cap: toque universitaire, diplome
lipstick: rouge a levres, lipstick, maquillage, makeup
perfume: parfum, flacon de parfum, bouteille de parfum, perfume bottle, bottle of perfume, perfume, eau de toilette, flacon, cologne, fragrance
lotion-bottle: lotion, skincare
cream-jar: creme, creme de soin, creme de jour, creme hydratante, pot de creme, cosmetique, serum, face cream
earbuds: ecouteurs sans fil, ecouteur, ecouteurs, earbuds, airpods
soap: savon, soap
ring: bijou, joaillerie
gem-stone: diamant, pierre precieuse, joyau, rubis, diamond, gem, emeraude taillee
umbrella: parapluie, ombrelle, umbrella
umbrella-on-ground: parasol
yarn: pelote de laine, laine, pelote, tricot, yarn
thread: bobine de fil, fil, couture
wrapped-gift: cadeau, cadeaux, gift, present, gifts
balloon: ballon de baudruche, ballon gonflable, balloon, ballon rouge, balloons
party-popper: cotillon, confetti, serpentin
christmas-tree: noel, christmas, sapin de noel, arbre de noel, christmas tree
fireworks: feu d artifice, feux d artifice, fireworks, firework
sparkler: cierge magique
sparkles: paillette
jack-o-lantern: citrouille, potiron, pumpkin, lanterne d halloween, jack o lantern, citrouille d halloween
ribbon: ruban, noeud, ribbon
trophy: trophee, coupe du monde, trophy, coupe en or
sports-medal: medaille, medal
soccer-ball: ballon de football, ballon de foot, ballon, soccer ball, football, foot
basketball: ballon de basket, basketball, basket ball
baseball: baseball
volleyball: volley, volleyball
rugby-football: ballon de rugby, rugby
american-football: football americain
tennis: raquette de tennis, tennis, raquette, balle de tennis
ping-pong: ping pong, tennis de table
badminton: badminton, volant de badminton
boxing-glove: gant de boxe
goal-net: but de football, cage de but
ice-skate: patin a glace
fishing-pole: canne a peche, peche a la ligne
skis: skis
sled: luge, traineau, sled, sleigh
bullseye: cible, target, flechette
kite: cerf volant, kite
pool-8-ball: billard
crystal-ball: boule de cristal
magic-wand: baguette magique
video-game: manette, jeu video, console, gamer, video game
joystick: joystick
game-die: de a jouer, jeu de societe, dice
puzzle-piece: puzzle
chess-pawn: pion
performing-arts: masque de theatre, theatre, masque
framed-picture: tableau encadre, cadre, oeuvre d art
mirror-ball: boule a facettes, disco
nesting-dolls: matriochka, poupee russe
bell: cloche, clochette, bell
planted-flag: drapeau, flag, etendard, fanion
flag-in-hole: golf, drapeau de golf
seat: siege
flexed-biceps: biceps, muscle, musculation
lifting: haltere, salle de sport, fitness, gym, crossfit
tooth: dent, dentiste
eye: oeil, eye, yeux
hand-with-fingers-splayed: main, hand
bone: os, bone
skull: crane, tete de mort, skull, squelette, skeleton
ghost: fantome, spectre, ghost, esprit
alien: extraterrestre, alien, martien, et
easter-eggs: oeufs de paque, oeuf de paque, chasse aux oeufs, chasse aux oeufs de paque, paques, paque, easter egg, easter
petanque: petanque, boule de petanque, partie de petanque, jeu de boules
robot: robot, androide, androids
clown-face: clown, clowns, auguste
pile-of-poo: crotte
headstone: tombe, pierre tombale, cimetiere, grave
coffin: cercueil
cobweb: toile d araignee, cobweb, spider web, spiderweb
bubbles: bulle, bulles de savon
`;

export const peopleWords = `
skater: patineur, patineuse, patineurs, patineuses, ice skater, figure skater, patinage, patinage artistique
minotaur: minotaure, minotaur
postman: facteur, factrice, postier, livreur, livreuse, coursier, mailman, postman
plumber: plombier, plombiere, electricien, electricienne, bricoleur, reparateur, plumber, electrician
goalkeeper: gardien de but, gardienne de but, gardien de foot, gardienne de foot, gardien de football, gardienne de football, goal, goalkeeper, goalie, soccer goalkeeper
ski-resort: station de ski, station de sports d hiver, ski resort, ski station
skateboarder: skateur, skateuse, skateboardeur, skateboardeuse, skater, skateboarder
archer: archer, tireur a l arc, robin des bois, archere, tir a l arc
astronaut: astronaute, cosmonaute, spationaute, astronaut
cook: cuisinier, cuisiniere, chef cuisinier, chef, patissier, patissiere, pizzaiolo, cook
baker: boulanger, baker, fromager, boucher
health-worker: medecin, docteur, infirmier, infirmiere, doctor, nurse
surgeon: chirurgien, chirurgienne, surgeon, dentiste qui, anesthesiste
carpenter: menuisier, menuisiere, charpentier, carpenter, woodworker ~ ebeniste, joiner, cabinetmaker, luthier, sculpteur sur bois, cordonnier, cordonniere, shoemaker, cobbler, tapissier
beekeeper: apiculteur, apicultrice, beekeeper, bee keeper
florist: fleuriste, florist
hairdresser: coiffeur, coiffeuse, hairdresser, hair stylist, hairstylist ~ barbier, barber
seamstress: couturier, couturiere, tailor, seamstress, dressmaker, couturiere a domicile
smith: forgeron, forgeronne, blacksmith, smith, farrier, marechal ferrant ~ soudeur, soudeuse, welder, ferronnier
gnome: nain de jardin, nain, nains, dwarf, garden gnome, gnome, gnome de jardin ~ leprechaun, korrigan, farfadet, hobbit
farmer: fermier, agriculteur, paysan, fermiere, farmer, maraicher, vigneron, agricultrice
gardener: jardinier, jardiniere, gardener, gardeneuse, horticulteur
waiter: serveur, serveuse, serveur de restaurant, serveuse de restaurant, garcon de cafe, sommelier, waiter, waitress, barman, barmaid
scientist: scientifique, chimiste, savant, chercheur, chercheuse, scientist
mechanic: mecanicien, garagiste en bleu, mechanic
construction-worker: ouvrier, macon, ouvrier de chantier, builder, architecte
firefighter: pompier, firefighter
police-officer: policier, policiere, gendarme, agent de police, police officer
detective: detective, espion, sherlock, spy
judge: juge
singer: chanteur, chanteuse, singer, rockeur, rock star, musicien, musicienne, rappeur
artist: peintre, artiste, painter, artist
pilot: pilote, pilot, aviateur, aviatrice
technologist: informaticien, developpeur, programmeur, developer, hacker
guard: soldat, soldier, militaire, parachutiste militaire
viking: viking, vikings
seaman: marin, matelot, sailor, capitaine, jeune mousse
explorer: explorateur, exploratrice, aventurier, aventuriere, archeologue, explorer
pharaoh: pharaon, cleopatre, toutankhamon, pharaoh, nefertiti
gladiator: gladiateur, soldat romain, legionnaire, centurion, gladiator, spartiate
student: etudiant diplome, jeune diplome, remise des diplomes, graduate, laureat
rugby-player: joueur de rugby, rugbyman, joueuse de rugby, rugby player, rugbywoman
ninja: ninja, shinobi
samurai: samourai, samurai, ronin, guerrier japonais
scrum: melee de rugby, rugby scrum, melee, scrum
judoka: judoka, judo, karateka, karate, aikido, taekwondo, arts martiaux, ceinture noire, kung fu, lutteur
prince: prince, prince charmant
king: roi, king, empereur
queen: reine, queen, imperatrice
princess: princesse, princess
person-superhero: super heros, superheros, superhero, heros masque
woman-superhero: super heroine
person-supervillain: mechant, super vilain
person-mage: magicien, mage, sorcier, enchanteur, druide, wizard, merlin
witch: sorciere, witch
woman-fairy: fee, fairy, clochette la fee
person-elf: elfe, lutin, elf
person-merpeople: triton
woman-merpeople: sirene, mermaid
person-vampire: vampire, dracula
woman-zombie: zombie, mort vivant
person-genie: genie
troll: troll, ogre, geant, geante, giant, monstre, monster, cyclope
baby-angel: ange, angelot, cupidon, angel, cupid
santa-claus: pere noel, santa, santa claus, papa noel
horse-racing: jockey, cavalier, cavaliere, course de chevaux
knight: chevalier, knight
skier: qui skie, fait du ski, qui fait du ski, skiing, skieur qui saute, skieur, skieur qui descend, skieuse qui descend, skieur qui devale, skieuse qui devale, skier going down, skieuse, skier
snowboarder: snowboardeur, snowboard, snowboarder
person-golfing: golfeur, golfeuse, joueur de golf, golfer
person-surfing: qui surfe, surfing, fait du surf, qui fait du surf, surfeur, surfeuse, surf, surfer
person-rowing-boat: rameur, aviron, rower
fisher: pecheur, pecheuse, pecheurs, fisherman, fishermen, angler
person-swimming: qui nage, qui nagent, fait de la natation, qui fait de la natation, nageur, nageuse, natation, swimmer
person-bouncing-ball: match de basket, match de basketball, basketball game, basketball match, partie de basket, basketteur, basketteuse, joueur de basket, basketball player
person-lifting-weights: souleve des halteres, qui souleve des halteres, fait de la musculation, qui fait de la musculation, lifting weights, halterophile, bodybuilder, weightlifter
person-biking: cycliste, faire du velo, cyclist
person-cartwheeling: gymnaste, acrobate, gymnast, roue acrobatique
person-juggling: qui jongle, juggling, jongleur, jongleuse, juggler
person-in-lotus-position: lotus pose, lotus position, position du lotus, fait du yoga, qui fait du yoga, qui medite, doing yoga, yoga, meditation, yogi, meditating
person-climbing: qui escalade, qui grimpe, fait de l escalade, qui fait de l escalade, grimpeur, grimpeuse, alpiniste, escalade, climber
person-fencing: escrimeur, escrimeuse, escrime, fencing
ballerina: danseuse etoile, danseuse classique, danseuse de ballet, danseuse, ballerine, ballerina, ballet dancer, danse classique, ballet
woman-dancing: danseuse de flamenco, danseuse flamenco, flamenco dancer, flamenco, salsa
man-dancing: disco man
person-running: coureur, coureuse, joggeur, joggeuse, marathon, runner, jogging
person-playing-handball: handball, handballeur, joueur de handball
boxer: boxeur, boxeuse, boxer
basket-team: equipe de basket, basketball team, equipe de basketball
football-match: match de foot, match de football, partie de foot, partie de football, football match, soccer match, soccer game
bike-race: course de velo, course cycliste, course de velos, tour de france, peloton, bike race, cycling race
street-music: fete de la musique, musiciens de rue, concert de rue, street musicians, street music
footballer: joueur de football, footballeur, footballeuse, joueuse de football, joueur de foot, football player, soccer player
tennis-player: joueur de tennis, joueuse de tennis, tennis player, match de tennis
person-wrestling: lutte, wrestler, lutte greco romaine
dancer: danseur, danseur de hip hop, breakdance, breakdancer, street dance, danseuse de salsa, danseur de tango, tango
deep-diver: plongeur, plongeuse, diver
pirate: pirate, corsaire
cowboy: cowboy, cow boy
`;

/** What is called by a name of its own and drawn by another's picture. */
export const drawnAs: Readonly<Record<string, string>> = {
  kitten: 'cat',
  puppy: 'dog',
  lifting: 'person-lifting-weights',
  'deep-diver': 'diver',
  wreath: 'leaf-fluttering-in-wind',
  'person-swimming': 'woman-swimming',
  'man-swimming': 'woman-swimming',
};
