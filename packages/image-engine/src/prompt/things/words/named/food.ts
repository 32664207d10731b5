/** Food and drink, in our own words: see `named.ts`. */
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
saucepan: casserole, casseroles, saucepan, casseroles en cuivre
scoop-cone: glace, cornet de glace, ice cream cone, ice cream, glaces, boule de glace, glace a la vanille, cornet, glace en cornet, glace a la creme, gelato, boules de glace
lemon-tart: tarte au citron, tarte citron, tarte au citron meringuee, tarte aux citrons meringuee, tarte citron meringuee, lemon tart, lemon meringue pie, lemon pie
apple-tart: tarte aux pommes, tarte aux pomme, tarte fine aux pommes, tarte tatin, apple tart, apple pie, tarte normande, tarte aux poires
quiche: quiche, quiche lorraine, tarte salee, tarte aux poireaux
tomato-salad: tomates mozza, tomate mozzarella, tomates mozzarella, salade caprese, salade de tomates, salade de tomates mozza, caprese, salade nicoise, salade grecque, greek salad, tomato salad, salade de tomates mozzarella
green-salad: salade, salade cesar, caesar salad, grande salade
bowl: bol, bowl, saladier, jatte
eclair: eclair, eclair au chocolat, eclair au cafe, religieuse au chocolat
mousse-glass: mousse au chocolat, chocolate mousse, verrine, tiramisu, panna cotta, creme dessert
yogurt: yaourt, yogourt, yoghurt, pot de yaourt, yogurt, fromage blanc
tea-glass: the a la menthe, tea a la menthe, the menthe, mint tea, verre de the, infusion, tisane
coffee-cup: teacup, tea cup, tasse de tea, tea, un tea, tea vert, cafe au lait, cafe noir, tasse en porcelaine, tasse en ceramique
soup-bowl: soupe, potage, soup, veloute, soupe a l oignon, bol de soupe, steaming bowl of soup, soupe de legumes, soupe de potiron, bowl of soup, bouillon
ramen-bowl: ramen, pho, bol de ramen, nouille, noodle, noodles, udon, bol de nouilles, bol fumant, soupe de nouilles, soba, bowl of ramen, bowl of noodles, steaming bowl of ramen, steaming bowl of noodles, steaming ramen, nouilles sautees
fish-plate: poisson grille, poisson au four, saumon grille, grilled fish, grilled salmon, pave de saumon, filet de poisson, filet de saumon, fish fillet, truite aux amandes, sardines grillees
steak-plate: steak frites, steak frite, steak frites maison, entrecote frites, steak and fries, steak grille, piece de boeuf
lasagna-dish: lasagne, lasagnes, gratin, gratin dauphinois, lasagna, baklava
couscous-dish: tajine, tagine
paella-pan: paella, poele de paella
egg-pan: oeuf au plat, oeufs au plat, fried egg, fried eggs, poele, oeufs a la poele, oeufs sur le plat, chakchouka, shakshouka, shakshuka
jam-jar: confiture, pot de confiture, bocal de confiture, bocaux de confiture, bocal de confitures, bocaux de confitures, jam, confiture de fraises, confiture de fraise, pot de confitures, jar of jam, confitures, gelee de groseilles
juice-glass: jus d orange, jus, juice, orange juice, verre de jus d orange, verre de jus, orange pressee, jus d orange frais
champagne-bottle: champagne, bouteille de champagne, bottle of champagne, bouteille et coupe de champagne
mojito: mojito, caipirinha, verre de mojito
beer-bottle: bouteille de biere, bouteille biere, beer bottle, bottle of beer, biere artisanale, craft beer
water-bottle: bouteille d eau, eau minerale, water bottle, bottle of water, gourde, bouteille plastique, eau gazeuse, sparkling water, mineral water
soda-can: canette, cannette, canette de soda, soda can, can of soda, coca, coca cola, canette de coca, canette de biere, energy drink, boisson energisante, pepsi, cola, canette de cola, boisson gazeuse, fizzy drink
baguettes: baguette, baguettes, pain, baguette de pain, bread, pain frais, baguette tradition, deux baguettes
yule-log: buche de noel, buche patissiere, yule log, christmas log
whole-pizza: pizza 4 fromages, pizza quatre fromages, pizza 4 saisons, pizza quatre saisons, pizza reine, pizza napolitaine, pizza maison, pizza pepperoni
flat-plate: plat vide, assiette vide, assiette blanche, assiette plate, soucoupe ~ platter
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
seafood-platter: plateau de crustaces, oyster, huitre, huitres, oysters
chocolate-cake: gateau au chocolat, fondant au chocolat, foret noire, chocolate cake, moelleux au chocolat, gateau chocolat
coffee-cup: cafe, tasse, tasse de cafe, tasse a cafe, coffee, cup, cappuccino, expresso, espresso, cafe creme, latte, cup of coffee, mug, the vert chaud, tasse fumante
wine-glass-red: verre de vin, wine glass, verre de vin rouge, glass of wine, wine glasses
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
eggplant: aubergine, eggplant
potato: pomme de terre, patate, potato
vegetables: legume, legumes, vegetable, vegetables
carrot: carotte, carrot ~ navet
ear-of-corn: mais, corn
hot-pepper: piment, chili
bell-pepper: poivron, bell pepper
cucumber: concombre, cucumber, courgette, zucchini
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
sandwich: sandwich, jambon beurre, panini
taco: taco, tacos, tortilla
burrito: burrito, wrap, fajita
stuffed-flatbread: kebab, pita, gyros
egg: oeuf, egg
shallow-pan-of-food: plat mijote, ratatouille
pot-of-food: pot au feu, marmite, ragout, stew, goulasch, goulash, goulache
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
ice-cream: coupe de glace, sundae, coupe glacee
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
shortcake: part de gateau, tranche de gateau, morceau de gateau, slice of cake, piece of cake, cake slice, shortcake, gateau aux fraises
cupcake: cupcake
pie: pie
chocolate-bar: chocolat, tablette de chocolat, chocolate
candy: bonbon, candy, confiserie, sweets, caramel, caramels, toffee
lollipop: sucette, lollipop
custard: flan, souffle au fromage, souffle, creme brulee, creme caramel
honey-pot: miel, pot de miel, honey
jar: bocal, cookie jar, pot a pourboires, tip jar
glass-of-milk: lait, verre de lait, milk, lait de poule, eggnog
hot-beverage: boisson chaude
teapot: theiere, teapot
teacup-without-handle: matcha
wine-bottle: bouteille de vin, bouteille, vin, wine bottle, bottle, wine, vin rouge, bouteille de vin rouge ~ carafe
wine-glass: verre a vin, verre a pied, verre, glass, drinking glass
tropical-drink: cocktail tropical, pina colada
beer-mug: biere, chope, pinte, beer, bar a biere, brasserie
clinking-glasses: trinquer, toast aux maries
tumbler-glass: whisky, rhum, cognac, whiskey, rum, verre de rhum
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
