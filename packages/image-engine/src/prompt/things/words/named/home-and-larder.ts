/** What homes, larders, streets and offices hold and was called by its nearest relative before: see `named.ts`. */
export const homeAndLarderWords = `
chest-of-drawers: commode, chest of drawers, dresser, commode a tiroirs, meuble a tiroirs ~ sideboard, buffet en bois, bahut, credenza, enfilade, meuble tele, meuble tv, tv stand, tv unit
rocking-chair: rocking chair, fauteuil a bascule, chaise a bascule, rocking chair en bois, wooden rocking chair
low-table: table basse, coffee table, tables basses, low table
fiddle-leaf-fig: fiddle leaf fig, fiddle leaf, ficus lyrata, figuier lyre, fiddle leaf fig tree, fiddle leaf plant ~ ficus, rubber plant, rubber tree, caoutchouc plante, ficus elastica
snake-plant: snake plant, sansevieria, sanseviere, langue de belle mere, mother in law s tongue
bean-bag: bean bag, beanbag, bean bag chair, pouf poire, fauteuil poire, sacco ~ pouf, pouffe, ottoman, poufs
coat-stand: porte manteau, porte manteaux, coat rack, coat stand, coat tree, hat stand, patere
mattress: matelas, mattress, futon, matelas au sol
wall-clock: wall clock, horloge murale, pendule murale, horloge au mur, clock on the wall, horloge de gare, station clock
barred-cot: lit a barreaux, baby crib, crib, baby cot, lit bebe, lit de bebe, lit pour bebe, baby bed, cot bed, playpen, parc bebe, parc a bebe
high-chair: high chair, highchair, chaise haute, chaise haute de bebe, chaise bebe
cloud-mobile: mobile de bebe, baby mobile, mobile bebe, crib mobile, mobile pour bebe, mobile d etoiles, mobile avec des nuages, mobile avec des etoiles, mobile avec nuages, hanging mobile, mobile suspendu, mobile en bois, nursery mobile, mobile de berceau
child-car-seat: siege auto, car seat, siege enfant, baby car seat, child car seat
diaper: couche culotte, couches culottes, diaper, nappy, diapers, nappies, couche lavable, couches pour bebe, couche pour bebe
rubber-duck: rubber duck, rubber ducky, rubber duckie, canard en plastique, canard de bain, canard en caoutchouc, petit canard en plastique, canard de baignoire, rubber ducks, canard jaune en plastique, yellow rubber duck
tricycle: tricycle, tricycles, trike
stacking-rings: stacking rings, stacking ring, anneaux a empiler, stacking toy, pyramide d anneaux, jouet a empiler
birdhouse: birdhouse, bird house, nichoir, nichoir a oiseaux, maison a oiseaux, cabane a oiseaux, maison pour oiseaux, birdhouses
bird-feeder: mangeoire a oiseaux, bird feeder, mangeoire, mangeoire pour oiseaux, bird table ~ bird bath, birdbath
garden-shed: garden shed, shed, abri de jardin, cabanon, cabane de jardin, tool shed, wooden shed, remise de jardin, potting shed, cabane a outils
pergola: pergola, tonnelle, garden arbour, arbor ~ gazebo, gloriette, treillis de jardin, trellis
tote-bag: tote bag, tote, sac en toile, sac en tissu, canvas bag, canvas tote bag, cotton bag, cotton tote bag, cabas, cabas en toile
mittens: moufles, mittens, moufle, mitten
bongos: bongos, bongo, bongo drums, congas ~ djembe, tam tam, darbouka, tabla
guitar-amplifier: ampli, amplificateur, amplifier, guitar amp, ampli guitare, ampli de guitare, amp guitare, guitar amplifier
boombox: boombox, boom box, ghetto blaster, ghettoblaster, radiocassette, radio cassette, poste radio cassette ~ jukebox, juke box
sheet-music: sheet music, partition de musique, partition musicale, music sheet, feuille de musique, partition, partitions, partition de piano
dreamcatcher: dreamcatcher, dream catcher, attrape reves, attrape reve, capteur de reves
grilled-sausages: saucisse, saucisses, sausage, sausages, saucisses grillees, merguez, chipolata, chipolatas, grilled sausages, bratwurst, grilled sausage, knacki, francfort, saucisse de toulouse
brownie-squares: brownie, brownies, brownie au chocolat, brownies au chocolat, chocolate brownie, chocolate brownies
cheesecake-slice: cheesecake, cheese cake, part de cheesecake, slice of cheesecake, cheesecake slice, new york cheesecake
muffin-baked: muffin, muffins, blueberry muffin, muffin aux myrtilles, blueberry muffins, muffins aux myrtilles
fried-chicken-bucket: fried chicken, poulet frit, poulet pane, bucket of fried chicken, chicken nuggets, nuggets, nuggets de poulet, tenders de poulet
fish-and-chips: fish and chips, fish n chips, fish chips
nachos-plate: nachos, plate of nachos, assiette de nachos, tortilla chips
spring-rolls: spring rolls, spring roll, nems, nem, rouleaux de printemps, rouleau de printemps, egg rolls, egg roll
brioche-loaf: brioche, brioches, brioche tressee, brioche doree, challah
camembert-wheel: camembert, brie, brie cheese, roue de fromage, meule de fromage, cheese wheel, wheel of cheese, fromage a pate molle, reblochon
fig-cut: figue, figues, fig, figs, figues fraiches, fresh figs
dragon-fruit-half: dragon fruit, fruit du dragon, pitaya, dragonfruit, dragon fruits, pitahaya
omelette-plate: omelette, omelet, omelettes, omelette aux herbes, omelette aux champignons
hummus-bowl: houmous, hummus, humus, bowl of hummus, bol de houmous
poke-bowl: poke bowl, pokebowl, poke bowls, bowl poke, pokebowl saumon
granola-bowl: granola, muesli, bol de granola, bowl of granola, granola bowl, smoothie bowl, acai bowl, bol d acai, granola maison
spritz-glass: spritz, aperol spritz, aperol, verre de spritz, glass of aperol spritz, aperol spritz cocktail
tea-cup-with-bag: the au lait, tasse de the, cup of tea, the chaud, hot tea, black tea, the noir, sachet de the, tea bag, teabag, earl grey, tasses de the, cups of tea
french-press-pot: french press, cafetiere a piston, cafetiere piston, cafetiere francaise, french press coffee maker
measuring-jug: measuring cup, measuring jug, verre doseur, verre mesureur, measuring cups
cool-box: glaciere, cool box, cooler box, ice chest, icebox, picnic cooler
baseball-bat: baseball bat, batte de baseball, batte de base ball, cricket bat, batte de cricket, batte
solar-panel: solar panel, solar panels, panneau solaire, panneaux solaires, panneau photovoltaique, panneaux photovoltaiques
wind-turbine: wind turbine, wind turbines, eolienne, eoliennes, wind farm
traffic-cone: traffic cone, traffic cones, cone de signalisation, cone de chantier, plot de signalisation, plot de chantier, orange cone, cone orange, cones de signalisation, cones de chantier
forklift-truck: forklift, fork lift, chariot elevateur, forklift truck, fenwick, chariot elevateurs
combine-harvester: combine harvester, moissonneuse batteuse, moissonneuse, combine harvesters, moissonneuses batteuses, harvester
town-hall-flag: mairie, town hall, city hall, hotel de ville, mairies
clock-tower: clock tower, tour de l horloge, tour d horloge, beffroi, belfry, tour avec une horloge
fire-house: fire station, firehouse, caserne de pompiers, caserne des pompiers, fire house
police-house: police station, commissariat, commissariat de police, gendarmerie, poste de police
playhouse: theatre building, facade de theatre, opera house, playhouse, salle de theatre facade
ring-binder: classeur, binder, ring binder, classeurs, binders
paper-folder: folder, dossier, chemise cartonnee, file folder, dossiers, pochette cartonnee
white-board: whiteboard, tableau blanc, white board, tableau veleda, tableau effacable
usb-key: cle usb, usb stick, usb key, usb drive, flash drive, thumb drive
call-headset: headset, casque micro, casque avec micro, gaming headset, micro casque, casque de gamer
water-dispenser: water cooler, fontaine a eau, water dispenser, distributeur d eau
postage-stamp: timbre, timbre poste, postage stamp, timbres, stamp, stamps, postage stamps
picture-postcard: carte postale ancienne, old postcard, postcards, cartes postales
glossy-magazine: magazine, magazines, fashion magazine, magazine de mode
timber-raft: radeau, raft, wooden raft, radeau en bois, radeau en bambou, bamboo raft, radeau de bambou
camper-motorhome: motorhome, mobil home, motor home, rv camper
curtain: rideau, rideaux, curtain, curtains, voilage, voilages, drapes
ice-skate: patins a glace, ice skates, ice skate
basketball: ballon de basket, ballon de basketball
basketball-hoop: panier de basket
slipper-pair: chaussons, chausson, slippers, pantoufles, charentaises, house slippers
building-blocks: lego bricks, lego, legos, lego brick, briques de construction
folded-blanket: serviette de bain, torchon, tea towel, serviette de toilette, bath towel, bath towels, serviettes de bain, torchons, dish towel, dishcloth
gingerbread-man: gingerbread, pain d epices bonhomme, bonhomme en pain d epices, gingerbread man, gingerbread men, gingerbread cookie
double-decker: double decker bus, double decker buses, bus a imperiale, bus imperial, bus a deux etages, bus anglais
jar: mason jar, bocal en verre, glass jar, canning jar
ladder: escabeau, stepladder, step ladder
game-die: de a jouer, des a jouer, dice, die a six faces
lemonade-glass: the glace, ice tea
lamp: desk lamp, lampe de bureau, lampe de chevet, table lamp, bedside lamp, lampe de table
notebook: cahier, agenda, diary, sketchbook, journal intime, cahiers, carnet de croquis
ping-pong: ping pong paddle, raquette de ping pong, table tennis paddle, ping pong bat, raquettes de ping pong
bullseye: archery target, cible de tir a l arc
rope-coil: climbing rope, corde d escalade
goggles: lunettes de plongee, swimming goggles, lunettes de natation, lunettes de piscine
watermelon: watermelon slice, tranche de pasteque, slice of watermelon, watermelon slices, tranches de pasteque, slices of watermelon
ear-of-corn: corn on the cob, epi de mais, epis de mais
trash-can: recycling bin, poubelle de tri, bac de recyclage
wastebasket: waste basket, waste paper basket
canned-food: boite de conserve, boites de conserve, conserves
whisk: fouet
table: dining table, console table, table a manger, table de salle a manger
design-chair: chaise de bureau, office chair, desk chair
garden-hose: hose
geranium-pot: geranium, geraniums, pot de geraniums, geraniums rouges
fruit-salad: bowl of fruit salad, bowl of fresh fruit salad, bowls of fruit salad
cut-of-meat: pork, beef, pork belly, sliced pork, veal
`;
