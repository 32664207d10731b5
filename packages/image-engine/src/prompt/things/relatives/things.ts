/** Plants, vehicles, instruments, tools, dishes, furniture, clothes and toys without a picture, by the one that comes nearest. */
export const relatedThings = `
blossom: primevere, primrose, bouton d or, bleuet, cornflower, cosmos fleur, zinnia, begonia, petunia, dahlia, chrysantheme, chrysanthemum, gerbera, edelweiss, gentiane, magnolia, gardenia, jasmin, jasmine, freesia, oeillet, carnation, daffodil, jonquille, narcisse, perce neige, snowdrop, anemone, azalee, rhododendron, buttercup, marigold, crocus, trefle en fleur, capucine, myosotis
rose: renoncule, ranunculus, camelia, camellia
hyacinth: lavande, lavender, muguet, lily of the valley, lilas, lilac, glycine, wisteria, lupin, delphinium, digitale, bluebell, mimosa, bruyere, sauge en fleur, iris
tulip: arum, calla, amaryllis
orchid: cymbidium, vanda, cattleya, sabot de venus, dendrobium
hibiscus: frangipanier, passiflore, laurier rose, oiseau de paradis fleur
bouquet: bouquet sec, fleurs sechees, dried flowers, couronne de fleurs, flower crown
cactus: succulente, succulent, agave, aloe vera, figuier de barbarie, saguaro, plante grasse, cactee
tall-plant: yucca, dracaena, calathea, philodendron, pothos, pilea, strelitzia, areca, kentia, spider plant, papyrus, plante tropicale
potted-plant: jardiniere fleurie, jardiniere de fleurs, plante aromatique en pot, topiaire
deciduous-tree: bouleau, birch, figuier, citronnier, oranger, poirier, baobab, acacia, ginkgo, eucalyptus, lemon tree, orange tree, apple tree, pommier, olivier, olive tree, arganier, walnut tree, noisetier, arbre mort, arbre a papillons
cherry-tree: prunier en fleurs, pommier en fleurs, jacaranda, magnolia en fleurs
evergreen-tree: cypres, cypress, cedre, cedar, meleze, larch, sequoia, redwood, thuya, genevrier, pin parasol, epicea, pine tree
palm-tree: dattier, bananier, cocotier, palmeraie
coral: algue, seaweed, kelp, posidonie
wheat-ear: seigle, rye, avoine, oats, barley, orge
leaf-fluttering-in-wind: feuille de chene, oak leaf, feuille de vigne
motor-scooter: solex, velosolex, cyclomoteur, moped, scooter electrique
motorcycle: side car, sidecar, quad, moto cross, motocross, dirt bike, chopper moto
bicycle: triporteur, velo cargo, cargo bike, draisienne, monocycle, unicycle, bmx, velo electrique, e bike
cradle: porte bebe, parc de bebe, cosy bebe
shopping-cart: caddie, diable de manutention
caravan: carrosse, caleche, diligence, carriage, horse drawn carriage, mobile home, chariot de cow boy
mountain-cableway: telepherique, telesiege, teleski, cable car, chairlift, telecabine
mountain-railway: funiculaire, funicular, cremaillere train
automobile: monospace, limousine, twingo, clio, mini cooper, fiat 500, tesla, bmw, mercedes, audi, peugeot, renault, citroen, toyota, dacia, break familial, voiture electrique, electric car, hatchback, sedan
deux-chevaux: coccinelle volkswagen, volkswagen beetle, 4l, 4 l, renault 4, trabant, estafette
sports-car: corvette, mustang ford, maserati, bugatti, mclaren, coupe decapotable, aston martin, alpine a110, hot rod
convertible: cadillac, spider cabriolet
sport-utility-vehicle: hummer, land rover, defender, duster, crossover, dune buggy, buggy
pickup-truck: monster truck, camion plateau, flatbed truck
minibus: utilitaire, kangoo, delivery van, camionnette de livraison, van de livraison
delivery-truck: camion benne, dumper, betonniere, camion toupie, camion citerne, depanneuse, tow truck, dump truck, garbage truck, camion de demenagement, moving truck
excavator: rouleau compresseur, steamroller, tank, char d assaut, nacelle elevatrice
tractor: tondeuse, tondeuse a gazon, lawn mower, tracteur tondeuse, motoculteur
passenger-ship: bateau mouche, paddle steamer, bateau a aubes
big-sailboat: catamaran, trimaran, goelette, jonque, felouque, dhow, optimist bateau
pirate-ship: drakkar, caravelle, galere, frigate, fregate, vaisseau fantome, ghost ship, viking ship, longship, trois mats
speedboat: zodiac, pedalo, jet ski, bateau pneumatique, dinghy, vaporetto, motorboat
rowing-boat: bateau a rames
kayak: paddle board, stand up paddle, rafting
surfboard: planche a voile, windsurf, wakeboard, bodyboard, kitesurf, snowboard planche
ship: porte conteneurs, container ship, petrolier, porte avions, cuirasse, remorqueur, tugboat, brise glace
small-airplane: hydravion, planeur, glider, deltaplane, ulm, seaplane, biplane, canadair, hang glider
airliner: concorde, boeing, airbus, jet prive, private jet
satellite: sonde spatiale, rover martien, mars rover
high-speed-train: eurostar, shinkansen, rer, bullet train
railway-car: wagon, wagon lit, draisine, wagonnet
guitar: ukulele, luth, lute, mandoline, oud, sitar, basse electrique, bass guitar, guitare basse, balalaika, bouzouki, electric guitar
violin: double bass, viole, viola, vielle, fiddle
trumpet: trombone, clairon, bugle, cornet a pistons, flugelhorn
saxophone: basson, bassoon, flute, didgeridoo, ocarina
drum: timbale, cajon, percussion, conga, drum kit, batterie musicale, grosse caisse
musical-keyboard: synthesizer, synthe, orgue d eglise, clavecin, harpsichord
accordion: bandoneon, concertina
bell: carillon, grelot, jingle bells, sonnette
gramophone: platine vinyle, record player, turntable
speaker: chaine hifi, caisson de basse
hammer: maillet, mallet, masse outil, sledgehammer
wrench: pince, spanner, cle anglaise, cle plate
carpentry-saw: scie, scie circulaire, scie sauteuse, handsaw
axe: hachette, hatchet, tomahawk
pick: houe, binette, hoe, fourche outil
broom: plumeau
nut-and-bolt: boulon, ecrou, vis outil, nail
ladder: echafaudage, scaffolding
paintbrush: blaireau de rasage
bucket: bassine, basin, pot de peinture, paint bucket, seau et pelle
scissors: cisaille, shears, tondeuse a cheveux, ciseaux de coiffeur
clamp: etau, serre joint
knot: ficelle, lasso, corde a sauter, cordelette
hook: hamecon, crochet
straight-ruler: metre ruban, tape measure, equerre, regle, ruler
saucepan: cocotte minute, pressure cooker, plat en fonte
kitchen-knife: hachoir, couperet, couteau a pain, couteau de chef, canif, pocket knife, couteau suisse
fork-and-knife: cutlery
spoon: rouleau a patisserie, rolling pin
bowl: ramequin, coupelle, salad bowl, gamelle
flat-plate: sous tasse, saucer
teapot: samovar
coffee-machine: moulin a cafe, coffee grinder
jar: pot en verre, pot a epices, pot
toaster: robot de cuisine, friteuse, gaufrier, airfryer
oven: gaziniere, stove, four a pain, four a pizza, pizza oven
washing-machine: lave vaisselle, dishwasher, seche linge, tumble dryer
bookshelf: cabinet en bois, dressing
bathtub: jacuzzi, hot tub
sofa: canape d angle, meridienne, clic clac, chesterfield, daybed
armchair: recliner, chaise longue, fauteuil a oreilles
umbrella-on-ground: transat, deckchair, sunbed
chair: chaise pliante, chaise en paille, chaise de jardin
table: console d entree, table de nuit, table de chevet, nightstand, side table, table pliante
desk: pupitre, bureau d ecolier, school desk, coiffeuse meuble
bed: lit a baldaquin, lit de camp, canopy bed, lit en fer forge
rug: moquette, paillasson, natte, doormat, tapis de yoga, yoga mat, tatami, tapis persan
window: vitre, baie vitree, carreau de fenetre, window pane, glass pane, lucarne, hublot, porthole, velux, skylight, oeil de boeuf, bow window
door: porte d entree, front door, porte de grange
lamp: lampe a petrole, oil lamp, veilleuse, applique murale, lustre, suspension luminaire, plafonnier, ceiling lamp
candle: diya, diwali, divali, deepavali, bougeoir, candelabre, chandelier en argent, bougies chauffe plat, tealight
red-paper-lantern: lanterne en papier, fanal
framed-picture: cadre photo, photo de famille, photo encadree, tableaux, photo frame
mantelpiece-clock: coucou suisse, cuckoo clock, comtoise, grandfather clock
fireplace: brasero
cushion: edredon, couverture, plaid, couette, blanket, duvet, traversin, bouillotte
basket: hotte de vendange, panier a pique nique, picnic basket, corbeille en osier
box-closed: caisse, ecrin, boite metallique, boite a bijoux, jewelry box
package: colis postal, carton de demenagement, moving box
leather-bag: sacoche, besace, satchel, messenger bag, sac banane, valise en cuir
backpack: cartable, sac d ecole, schoolbag, sac de randonnee
sweater: doudoune sans manche, polaire, fleece, sweat a capuche, sweatshirt
coat: trench, trench coat, parka, doudoune, anorak, poncho, blazer, veste en jean, denim jacket, perfecto, leather jacket, manteau de fourrure, k way, caban, duffle coat, pea coat
tshirt: polo, debardeur, tank top, maillot de foot, jersey, chemise hawaienne, marcel, mariniere, crop top
jeans: legging, trousers, jogging survetement, tracksuit, chino
dress: tunique, chemise de nuit, nightgown
socks: collant, bas de laine, stockings
gloves: maniques
scarf: bandana, madras, chale, shawl, keffieh, etole, snood, foulard en soie, pashmina
womans-hat: panama chapeau, sombrero, bob chapeau, sun hat, voile d apiculteur
top-hat: chapeau melon, bowler hat, fedora, feutre chapeau, chapeau de magicien
billed-cap: casquette gavroche, visiere, cap hat
crown: tiare, tiara, couronne de laurier
rescue-workers-helmet: casque de chantier, casque de moto, hard hat, helmet
sneaker: chaussures de foot, converse, football boots, chaussures de running, air max, stan smith
hiking-boot: dr martens, doc martens, hiking boots, chaussures de montagne
womans-boot: santiag, cowboy boots, apres ski, bottes d equitation
thong-sandal: espadrille, sabot, crocs, birkenstock
mans-shoe: derbies, richelieu, loafers, oxford shoes, souliers
necktie: bretelles, suspenders
necklace: bracelet, pendant, chapelet, collier ethnique
glasses: monocle, lunettes de vue, eyeglasses
wristwatch: montre a gousset, pocket watch, chronometre
perfume: eau de cologne, deodorant, huile essentielle, essential oil
lipstick: mascara, eyeliner, gloss, fard, blush, palette de maquillage, makeup palette
lotion-bottle: apres shampoing, gel hydroalcoolique, liquide vaisselle, lessive, demaquillant, body lotion, huile de massage, shower gel, hand soap, spray
cream-jar: masque visage, face mask, gommage, baume, balm, pommade
laptop-open: chromebook, notebook computer
smartphone: ipad, tablette tactile, tablette numerique, kindle, liseuse numerique, e reader, samsung galaxy
camera: polaroid, reflex, appareil jetable, webcam, appareil argentique
television: ecran plat, flat screen, projecteur video
headphone: casque gamer, casque bluetooth
goggles: casque vr, casque de realite virtuelle, vr headset, masque de ski, ski goggles
printer: photocopieuse, scanner, imprimante 3d, 3d printer
electric-plug: chargeur, charger, prise electrique, multiprise, cable usb
video-game: game boy, playstation, xbox, nintendo, nintendo switch, console portable, game controller
vacuum: robot aspirateur, roomba
teddy-bear: peluche lapin, plush toy
toys: toupie, kapla, jeu de construction, building blocks, playmobil, figurine
playground-slide: chateau gonflable, bouncy castle, bac a sable, sandbox, aire de jeux, playground, cage a poules
joker: cartes a jouer, jeu de cartes, poker, tarot, playing cards, carte de tarot
game-die: monopoly, board game, yam s
tennis: padel, raquette de padel
goal-net: filet de but, basketball hoop
notebook: carnet, bloc notes
books: bd
newspaper: revue, gazette
pencil: feutre, surligneur, marqueur, crayon de couleur, marker
envelope: carte postale, postcard
ticket: billet de train, billet de concert, billet d avion, plane ticket, boarding pass
planted-flag: banderole, banniere, pavois, pancarte, placard en bois, signpost, panneau
string-lights: guirlande, garland
dagger: glaive, machette, lance, spear, hallebarde, rapiere, sabre laser, lightsaber, epee de bois
shield: armure, armor, armour, cuirasse de chevalier
water-pistol: pistolet, fusil, gun, revolver, carabine
bomb: canon, grenade, dynamite, boulet
hut: niche, kennel, doghouse, remise, cabane de pecheur, clapier
bench: balancelle, strapontin, banc d eglise, pew
tent: wigwam, barnum, tipi d enfant
soap-bubbles: bulle de chewing gum
`;
