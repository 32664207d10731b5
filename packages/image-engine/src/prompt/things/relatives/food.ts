/** What is eaten and drunk and has no picture, by what looks most like it. */
export const relatedFood = `
pot-of-food: cassoulet, choucroute, blanquette, blanquette de veau, boeuf bourguignon, bourguignon, potee, coq au vin, navarin, chili con carne, chili sin carne, daube, civet, garbure, ragout de boeuf, beef stew, feijoada, waterzooi
lasagna-dish: tartiflette, hachis parmentier, gratin de courgettes, gratin de pates, cannelloni, brandade, cottage pie, shepherd s pie, mac and cheese, aligot, truffade, moussaka, endives au jambon, parmentier, crumble sale
soup-bowl: gaspacho, gazpacho, minestrone, bouillabaisse, bisque, soupe miso, miso soup, bortsch, borscht, chowder, harira, tom yam, consomme, broth
ramen-bowl: bo bun, bobun, pad thai, chow mein, nouilles chinoises, wok de nouilles, japchae, vermicelle, pho bo
spaghetti-plate: penne, macaroni, coquillettes, linguine, fettuccine, farfalle, rigatoni, gnocchi, raviole, tortellini, cannelloni aux epinards
whole-pizza: flammekueche, tarte flambee, pissaladiere, focaccia, calzone, pide, lahmacun
quiche: tarte aux legumes, tarte a la tomate, tarte a l oignon, pastilla, tarte aux epinards, pie salee
hamburger: veggie burger, fish burger, smash burger, slider
sandwich: club sandwich, croque madame, pan bagnat, banh mi, tartine, bruschetta, blt, grilled cheese, submarine sandwich, lobster roll, toast grille
taco: quesadilla, enchilada, nacho
stuffed-flatbread: chawarma, shawarma, doner, naan, souvlaki, durum, arepa
steak-plate: magret, magret de canard, escalope, cordon bleu, cote de boeuf, tournedos, cotelette, ribs, travers de porc, bavette, filet mignon, confit de canard, schnitzel, gigot, gigot d agneau, lamb chop, pork chop, roti de boeuf, onglet, tartare, steak tartare, t bone, rib eye
roast-chicken: canard roti, dinde rotie, pintade rotie, poulet au four, canard laque, peking duck, roast turkey, chapon, thanksgiving turkey
bacon: jambon, jambon cru, ham, charcuterie, pancetta, prosciutto, lardon, rillettes, pate en croute
hot-dog: boudin, andouillette, saucisse de strasbourg
cheese-wedge: roquefort, emmental, mozzarella, feta, parmesan, chevre frais, bleu d auvergne, cheddar, gouda, ricotta, burrata, morbier, munster, cantal, saint nectaire, beaufort, mimolette, fromage de chevre, goat cheese, blue cheese
cut-of-meat: viande hachee, agneau roti, roast beef, rosbif
fried-shrimp: calamars frits, nugget, beignets de calamar, poisson pane, fish fingers
french-fries: potatoes, frites de patate douce, chips, crisps, poutine, onion rings
egg-pan: oeufs brouilles, scrambled eggs, tortilla espagnole, frittata
egg: oeuf dur, oeuf poche, poached egg
cooked-rice: riz cantonais, riz pilaf, riz au lait, fried rice, quinoa, semoule
curry-rice: dal, dahl, tikka masala, butter chicken, colombo, korma, curry vert, thai curry, biryani
paella-pan: jambalaya, risotto, risotto aux champignons
dumpling: bao, dim sum, samoussa, samosa, empanada, pierogi, accras, wonton, ravioli vapeur, mochi
sushi-board: california roll, chirashi, sashimi de saumon, temaki
green-salad: taboule, tabbouleh, salade de quinoa, mesclun, coleslaw, carottes rapees, roquette, arugula, mache, salade de chou
bowl: buddha bowl, bowl vegan
carrot: navet, panais, turnip, parsnip, salsifis, gingembre, ginger
leafy-green: kale, chou kale, blette, poireau, leek, celeri, celery, fenouil, fennel, endive, cabbage, bok choy, cresson, oseille, rhubarbe, rhubarb, choux de bruxelles, brussels sprouts
broccoli: romanesco, chou romanesco
beans: haricot rouge, lentille, lentils, pois chiche, chickpeas, feve, haricots blancs, flageolets
pea-pod: petits pois, green peas, haricots verts, green beans, edamame, pois gourmands
jack-o-lantern: potimarron, courge, butternut, squash, patisson
potato: patate douce, sweet potato, topinambour, pomme de terre au four, baked potato, puree de pommes de terre
mushroom: champignon de paris, morille, morel, truffe noire, truffle, pleurote, bolet, chanterelle, shiitake
herb: ciboulette, coriandre, cilantro, aneth, dill, laurier, estragon, sauge, origan, oregano, parsley, rosemary, thyme, lierre, ivy, gui, mistletoe, houx, holly, verveine, citronnelle
strawberry: framboise, raspberry, gariguette, litchi, lychee
blueberries: mures, blackberry, cassis, groseille, currant, cranberry, baies, berries, sureau, canneberge, airelle
peach: abricot, apricot, nectarine, brugnon, prune, plum, mirabelle, quetsche
tangerine: kumquat, orange sanguine, blood orange, clementine
lemon: cedrat, yuzu, bergamote
mango: papaye, papaya, goyave, guava, fruit de la passion, passion fruit, kaki, persimmon, carambole
red-apple: fruit grenade
pear: coing, quince
banana: plantain, banane plantain
olive: datte, dates fruits, capre
grapes: raisin blanc, muscat
chestnut: amande, pistache, almond, cajou, cashew, pecan, gland, acorn, macadamia, nut
bread: pain de campagne, pain complet, miche, pain au levain, sourdough, rye bread, pain d epices, banana bread, kouglof, fougasse, boule de pain, loaf of bread
baguettes: ficelle pain, pain baguette
croissant: pain aux raisins, chausson aux pommes, chouquette, kouign amann, danish pastry
doughnut: churros, bugne, beignet de carnaval
pancakes: blini, pain perdu, french toast
eclair: paris brest, chou a la creme, profiterole, cream puff
shortcake: fraisier, millefeuille, charlotte aux fraises, entremets, genoise, opera gateau, part de fraisier, pavlova, sponge cake
cupcake: petits fours, mignardise, madeleine, cannele, financier gateau, scone
cookie: sable breton, palmier biscuit, speculoos, petit beurre, shortbread, langue de chat, oreo
pie: pumpkin pie, pecan pie, cherry pie, tourte
apple-tart: tarte aux prunes, tarte aux abricots, clafoutis, crumble, apple crumble, strudel
strawberry-tart: tarte aux framboises, raspberry tart, tarte aux figues
custard: ile flottante dessert, pudding
birthday-cake: layer cake, bundt cake, gateau marbre, carrot cake, red velvet, quatre quarts, gateau basque, bavarois
candy: nougat, guimauve, marshmallow, chamallow, reglisse, liquorice, dragee, berlingot, calisson, fudge, gummy bears, jelly bean
lollipop: pomme d amour, toffee apple
chocolate-bar: praline, truffe au chocolat
scoop-cone: sundae glace
ice-cream: banana split, frozen yogurt, peche melba, dame blanche
jam-jar: marmelade, marmalade, pate a tartiner, nutella, compote, chutney, peanut butter, beurre de cacahuete, confiture de figues, confiture d abricots, confiture maison, pesto
honey-pot: melasse, gelee royale, sirop d agave
coffee-cup: macchiato, americano, mocaccino, ristretto, flat white, chai, chai latte, chicoree
tea-glass: kombucha
beer-mug: cidre, cider, stout, ipa, bolee de cidre, panache
wine-glass-red: vin chaud, mulled wine, sangria, porto
cocktail: gin tonic, margarita, negroni, cosmopolitan, daiquiri, bloody mary, pastis, kir, punch, moscow mule
juice-glass: jus de tomate, jus de pomme, apple juice, orangeade, grenadine, diabolo
smoothie: milk shake, lassi, frappuccino
spirit-bottle: tequila, absinthe, liqueur, calvados, armagnac, sake bouteille, mezcal
champagne-bottle: cremant, cava, mousseux, prosecco
`;
