/** Words for what is laid on a table, worn as a jewel or sold: as `named/named.ts`, and asked before it. */
export const stillLifeWords = `
spice-bowls: epices, spices, bols d epices, bol d epices, spice bowls, bowls of spices, bowl of spices, etal d epices, spice stall
petal: petale, petales, petale de rose, petales de rose, petales de roses, petal, petals, rose petals, flower petals, petales de fleurs
eucalyptus-sprig: eucalyptus, brin d eucalyptus, branche d eucalyptus, branches d eucalyptus, feuilles d eucalyptus, eucalyptus branch, eucalyptus leaves, eucalyptus sprig, rameau d olivier, branche d olivier, olive branch, brin, rameau, sprig ~ brin de romarin, brin de lavande
mint-sprig: mint leaf, basil leaf, sage leaf, menthe, menthe fraiche, feuilles de menthe, feuille de menthe, brin de menthe, basilic, feuilles de basilic, persil, mint, mint leaves, fresh mint, basil, basil leaves ~ coriandre, cilantro, sauge, verveine, parsley
green-leaf: feuille verte, feuilles vertes, green leaf, green leaves, feuille tropicale, feuilles tropicales, tropical leaves, feuilles de bananier, feuillage vert, leafy greenery
flat-stone: galet, galets, pierre plate, pierre, pebble, pebbles, flat stone, river stone, stone, pierres zen, zen stones ~ roche volcanique
plinth: socle, podium, piedestal, pedestal, plinth, estrade ronde, presentoir, display stand, socle rond, colonne basse
stone-block: bloc de marbre, bloc de pierre, bloc de beton, bloc, block of marble, marble block, stone block, block, concrete block, cube de pierre, bloc de bois, bloc de granit
daisies-in-can: arrosoir plein de marguerites, arrosoir rempli de marguerites, arrosoir de marguerites, arrosoir fleuri, arrosoir plein de fleurs, arrosoir rempli de fleurs, watering can full of flowers, watering can filled with flowers, watering can full of daisies
bread-loaf: pain de campagne, miche, miche de pain, pain au levain, pain artisanal, boule de pain, loaf, loaf of bread, sourdough, sourdough loaf, sourdough bread, country bread, rustic bread, pain maison
raspberries: framboise, framboises, raspberry, raspberries, mure, mures, blackberry, blackberries
ice-cubes: glacon, glacons, ice cubes, ice cube, glace pilee, crushed ice
lime-half: citron vert, citron vert coupe, demi citron vert, moitie de citron vert, lime, half a lime, lime wedge, quartier de citron vert, sliced lime, cut lime
spring-onions: oignons verts, oignon vert, ciboule, cebette, green onions, green onion, spring onions, scallions, poireau, poireaux, leek, leeks
mixed-flowers: fleurs sechees, dried flowers, petit bouquet
ring: bague, alliance, anneau, ring, solitaire, bague de fiancailles, engagement ring, diamond ring, bague en diamant, chevaliere
plain-ring: wedding band, wedding bands, alliance de mariage, anneau d or, jonc, bague simple
pearls-in-case: collier de perles dans un ecrin, ecrin a bijoux, collier dans un ecrin, necklace in a box, pearl necklace in a case, pearl necklace in a box, collier dans une boite, ecrin, coffret a bijoux, jewelry box, jewellery box, boite a bijoux, jewel case
leaf-earrings: boucles d oreilles feuille, boucles d oreilles en forme de feuille, boucles d oreilles feuilles, leaf earrings, leaf shaped earrings, pendants d oreilles, boucles d oreilles pendantes, drop earrings
bracelet: bracelet, gourmette, jonc bracelet, bangle, bracelet d identite
shampoo-bottle: shampoing, shampooing, shampoo, flacon de shampoing, bouteille de shampoing, bouteille de shampooing, shampoo bottle, gel douche, bouteille de gel douche, shower gel, body wash, apres shampoing, conditioner, lotion corporelle, body lotion
pump-bottle: flacon pompe, savon liquide, flacon a pompe, pump bottle, soap dispenser, distributeur de savon, liquid soap, hand soap, dispenser bottle, amber pump bottle
tube-standing: tube, tube de creme, tube de creme pour les mains, creme pour les mains, creme mains, creme solaire, sunscreen, hand cream, hand cream tube, tube de creme hydratante, tube de dentifrice, dentifrice, toothpaste, cosmetic tube, tube cosmetique, gommage, masque visage, cream tube, tube of cream
lit-candle-glass: bougie dans un pot en verre, bougie parfumee dans un pot en verre, bougie en pot, bougie dans un verre, bougie parfumee, candle in a glass jar, scented candle, candle in a jar, jar candle, candle in a glass, bougie dans un pot, bougie parfumee dans un verre, bougie parfumee dans un pot, bougie de soja, soy candle
kraft-gift: coffret cadeau kraft, cadeau en papier kraft, coffret kraft, boite kraft, paquet en papier kraft, cadeau kraft, kraft gift box, kraft box, gift wrapped in kraft paper, colis en kraft, brown paper package, cadeau emballe dans du papier kraft, coffret cadeau en carton
ribboned-chocolates: boite de chocolats, boite de chocolat, coffret de chocolats, ballotin, box of chocolates, chocolate box, boite de pralines, truffes au chocolat, boite de chocolats avec un ruban, box of chocolates with a ribbon, assortiment de chocolats, pralines
rotary-phone: telephone a cadran, vieux telephone, telephone ancien, telephone vintage, telephone retro, vieux telephone a cadran, rotary phone, old telephone, vintage phone, vintage telephone, rotary telephone, old phone, retro phone, telephone fixe
vintage-camera: appareil photo vintage, appareil photo ancien, vieil appareil photo, appareil photo argentique, appareil photo retro, vintage camera, film camera, old camera, retro camera, leica, appareil argentique, analog camera
old-key: cle ancienne, vieille cle, cle antique, grosse cle, old key, antique key, skeleton key, vintage key
pocket-knife: canif, couteau de poche, couteau suisse, opinel, laguiole, couteau pliant, pocket knife, pocketknife, swiss army knife, folding knife, penknife
stand-mixer: robot patissier, robot de cuisine, robot cuisine, batteur, kitchenaid, stand mixer, kitchen mixer, food mixer
acoustic-guitar: guitare acoustique, guitare seche, guitare folk, guitare classique, acoustic guitar, classical guitar, wooden guitar, folk guitar, guitare en bois
straw-chair: chaise en paille, chaise paillee, chaise avec assise en paille, chaise en bois avec assise en paille, chaise en bois clair avec assise en paille, chaise en bois, chaise de cuisine, wooden chair, straw chair, chair with a straw seat, chaise provencale, chaise de bistrot, rush seat chair, chaise ancienne, chaise cannee
stool: tabouret, stool, tabouret de bois, tabouret en bois, wooden stool
matchbox: boite d allumettes, boites d allumettes, allumettes, matchbox, box of matches, matches
honey-dipper: cuillere a miel, louche a miel, honey dipper, honey spoon
honeycomb: rayon de miel, gateau de cire, nid d abeilles, honeycomb, honey comb
rolled-towels: serviettes roulees, serviettes enroulees, rolled towels, pile de serviettes, stack of towels
folded-blanket: plaid, plaid plie, couverture pliee, couverture, couvertures, blanket, folded blanket, wool throw, folded throw, couverture en laine, linge plie, serviettes pliees, serviette pliee, serviettes de bain, serviette de bain, folded towel, folded towels, towel, towels, pull plie, draps plies, couette
tools-box-open: boite a outils ouverte, boite a outils, caisse a outils, toolbox, open toolbox, tool box, open tool box
snow-globe: boule a neige, snow globe, boule de neige en verre, snowglobe, sapin dans une boule a neige, sapin de noel dans une boule a neige, sapin de noel miniature dans une boule a neige, christmas tree in a snow globe, christmas tree inside a snow globe, petit sapin dans une boule a neige
tiered-cake: gateau a etages, gateau a trois etages, gateau d anniversaire a trois etages, gateau a deux etages, gateau d anniversaire a deux etages, gateau d anniversaire a etages, gateau a plusieurs etages, tiered cake, three tier cake, three tiered cake, two tier cake, tiered birthday cake, three tier birthday cake, layer cake a etages
three-scoop-cone: glace trois boules, cornet trois boules, cornet de glace trois boules, cornet a trois boules, glace a trois boules, three scoop ice cream, ice cream cone with three scoops, ice cream with three scoops, cornet de glace avec trois boules, cornet avec trois boules, three scoops of ice cream, triple scoop ice cream, triple scoop
lemonade-glass: limonade, citronnade, verre de limonade, verre de citronnade, lemonade, glass of lemonade, the glace, verre de the glace, iced tea, glass of iced tea, eau citronnee, lemon water, carafe de limonade, eau detox, gin tonic
mashed-plate: puree, puree de pommes de terre, puree et sauce, mashed potatoes, mashed potato, gravy and mashed potatoes, mashed potatoes and gravy, mashed potatoes with gravy, hachis parmentier
couscous-dish: couscous, couscous royal, plat de couscous, tajine de legumes, couscous aux legumes
seafood-platter: plateau de fruits de mer, fruits de mer, plateau d huitres, huitres, huitre, oysters, oyster, seafood platter, seafood, oysters on ice, platter of oysters, assiette de fruits de mer
moules-frites: moules frites, moules, moule, moules marinieres, mussels, plat de moules frites, plat de moules, mussels and fries, moules et frites
pancakes: pile de pancakes, stack of pancakes, pancake stack, pancakes, pancake, pile of pancakes, assiette de pancakes, plate of pancakes
crepe-stack: pile de crepes, stack of crepes, assiette de crepes, crepes sucre citron
macaron-pyramid: pyramide de macarons, macarons en pyramide, macarons empiles en pyramide, tour de macarons, macaron tower, pyramid of macarons, macarons empiles, piece montee de macarons, macarons pastel empiles en pyramide, stack of macarons, stacked macarons, pile de macarons, macaron pyramid
wood-oven: four a bois, four a pizza, four a pain, wood fired oven, pizza oven, wood oven, brick oven, wood burning oven, stone oven
chocolate-cake-berries: gateau au chocolat avec des framboises, gateau au chocolat aux framboises, gateau au chocolat et framboises, gateau au chocolat et aux framboises, gateau au chocolat avec des framboises dessus, chocolate cake with raspberries, raspberry chocolate cake, chocolate cake with berries, gateau au chocolat avec des fruits rouges, gateau au chocolat aux fruits rouges, chocolate cake topped with raspberries, chocolate cake topped with berries, gateau chocolat framboise, gateau au chocolat et fruits rouges
cheese-board: plateau de fromages, plateau de fromage, fromages, cheese board, cheese platter, assortiment de fromages, planche de fromages
croissant: croissant, croissants, viennoiserie, viennoiseries
fries-cone: cornet de frites, barquette de frites, portion de frites, cone of fries
hamburger: burger, hamburger, cheeseburger, burger maison, double cheeseburger
hot-chocolate: chocolat chaud, hot chocolate, hot cocoa, cacao chaud, chocolat viennois
wristwatch: montre, watch, wristwatch, montre homme, montre femme, montre pour homme, montre pour femme, mens watch, womens watch, ladies watch
toaster: grille pain, toaster
laptop-open: ordinateur portable, pc portable, laptop, macbook, notebook computer
`;
