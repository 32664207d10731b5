/** What stands about in every house, school, street and garden, in our own words: see `named.ts`. */
export const everydayWords = `
grater: rape, rape a fromage, grater, cheese grater
rolling-pin: rouleau a patisserie, rolling pin, rouleau patissier
oven-mitt: gant de cuisine, manique, oven mitt, oven mitts, oven glove, oven gloves
napkin: serviette de table, serviette en papier, napkin, serviette en tissu
placemat: set de table, placemat, place mat, table mat
lunchbox: boite a gouter, lunchbox, lunch box, boite a lunch, boite a dejeuner, lunch bag
thermos: thermos, bouteille isotherme, bouteille thermos, thermos flask, vacuum flask, insulated bottle, gourde isotherme, gourde en metal, reusable bottle
hip-flask: flasque, hip flask, flask
drinking-straws: drinking straw, paille a boire, paille en papier, paper straw, paille en carton
corkscrew: tire bouchon, corkscrew, limonadier
blinds: store venitien, stores venitiens, store enrouleur, blind, blinds, venetian blind, window blind, roller blind, roman shade, persienne
chandelier: lustre, lustre en cristal, chandelier, crystal chandelier
candlestick: bougeoir, candlestick, candle holder, candleholder, photophore
candelabra: candelabre, candelabra, candelabrum, chandelier a branches
radiator: radiateur, radiator, heater, chauffage, radiateur en fonte, central heating, space heater
hairbrush: brosse a cheveux, hairbrush, hair brush
hairdryer: seche cheveux, seche cheveu, hairdryer, hair dryer, blow dryer
clothes-iron: fer a repasser, clothes iron, steam iron, flat iron, iron
ironing-board: planche a repasser, table a repasser, ironing board
clothesline: corde a linge, etendoir, fil a linge, linge qui seche, clothesline, clothes line, washing line, laundry line, hanging laundry, drying rack, linge etendu, linge sur un fil
hot-water-bottle: bouillotte, hot water bottle
beanie: bonnet, bonnet de laine, bonnet en laine, beanie, woolly hat, wool hat, knit hat, knitted hat, winter hat, bobble hat, bonnet a pompon
belt: ceinture, belt
hung-suit: costume cravate, costume trois piece, costume d homme, business suit, men s suit, three piece suit, tailored suit, suit and tie, suit, tailleur
tripod: trepied, tripod
remote-control: telecommande, remote control, tv remote
cassette: cassette, cassette audio, cassette tape, audio cassette, k7, mixtape
cable: cable, cable usb, usb cable, rallonge, rallonge electrique, extension cord, charging cable, cable de charge, charger cable
sheet-of-paper: feuille de papier, sheet of paper, piece of paper, feuille a4, paper sheet
glue-bottle: pot de colle, tube de colle, glue, colle, bottle of glue, colle blanche, glue stick, baton de colle, colle en baton
stapler: agrafeuse, stapler
eraser: gomme, gomme a effacer, eraser, rubber eraser
diploma: diplome encadre, diploma, certificate, certificat, attestation, diplome
tape-measure: metre ruban, metre a ruban, tape measure, measuring tape, ruban a mesurer, metre de couturiere
spirit-level: niveau a bulle, spirit level, bubble level
garden-hose: tuyau d arrosage, tuyau de jardin, garden hose, hosepipe, water hose
lawnmower: tondeuse, tondeuse a gazon, lawnmower, lawn mower
folded-map: carte routiere, plan de ville, carte de randonnee, road map, city map, folded map, paper map, hiking map, carte depliee, plan de metro, carte geographique
pencil-case: trousse, trousse d ecole, trousse a crayon, pencil case, pencil pouch
wallet: wallet, wallets, portefeuille, portefeuilles, billfold
hand-cart: charrette, charrettes, handcart, hand cart, wooden cart, hay cart, farm cart, horse cart, ox cart
satchel: cartable, cartable d ecolier, school bag, schoolbag, satchel, cartable en cuir, sacoche
tennis-racket: raquette de tennis, tennis racket, tennis racquet, raquette, racket, racquet
badminton-racket: raquette de badminton, badminton racket, badminton racquet
shuttlecock: volant de badminton, shuttlecock, birdie de badminton
golf-club: club de golf, golf club, golf clubs, fer de golf, driver de golf
dumbbell: haltere, dumbbell, barbell, poids de musculation
kettlebell: kettlebell
yoga-mat: tapis de yoga, yoga mat, tapis de gym, tapis de sport, exercise mat, tapis de fitness, gym mat
punching-bag: sac de frappe, sac de boxe, punching bag, punchbag, boxing bag
paddle: pagaie, rame en bois, paddle, oar, canoe paddle, wooden paddle
whistle: sifflet, sifflet d arbitre, whistle, referee whistle
landing-net: epuisette, filet de peche, filet a papillon, filet a papillons, fishing net, landing net, butterfly net, hand net
dartboard: cible de flechette, cible a flechette, jeu de flechette, dartboard, dart board
frisbee: frisbee
jump-rope: corde a sauter, jump rope, skipping rope
electric-guitar: guitare electrique, electric guitar, bass guitar, guitare basse
double-bass: contrebasse, double bass, upright bass
maracas: maraca, maracas
pipe-organ: orgue, orgue d eglise, grandes orgues, pipe organ, church organ, organ
turntable: platine vinyle, record player, turntable, lecteur vinyle, platine disque, vinyl player
film-reel: bobine de film, film reel, pellicule de cinema, bobine de cinema, movie reel
spinning-top: toupie, toupie en bois, spinning top
building-blocks: cube en bois, building block, wooden block, toy block, bloc de construction, jeu de construction, cube de construction, cube empile, brique lego
playing-cards: carte a jouer, jeu de carte, playing card, deck of card, deck of playing card, poker card, pack of card, paquet de carte, card game
board-game: jeu de societe, jeu de plateau, plateau de jeu, board game, jeu de l oie
hopscotch: marelle, hopscotch
sandbox: bac a sable, sandbox, sandpit
seesaw: balancoire a bascule, tape cul, seesaw, teeter totter
venetian-mask: masque venitien, masque de carnaval, venetian mask, carnival mask, masquerade mask, masque de bal, loup de carnaval, masque a plume
lightsaber: sabre laser, lightsaber, light saber, laser sword
jetpack: jetpack, jet pack
time-machine: machine a remonter le temps, machine a voyager dans le temps, time machine
canned-food: tin can, tin of food
folded-blanket: quilt, throw blanket, sofa throw, plaid, couette, couvre lit, patchwork quilt, bedspread, duvet, edredon, comforter
rug: carpet, moquette, tapis persan, persian rug, persian carpet, tapis d orient
framed-picture: picture frame, photo frame, cadre photo, cadre de photo, cadre a photo, painting, photo album, album photo, eye chart, fresque, fresco
tree-house: treehouse, cabane dans les arbres, cabane perchee, cabane dans un arbre, tree house
wooden-board: chopping board
backpack: rucksack, knapsack, hiking backpack
ring-buoy: lifebuoy, bouee de sauvetage, life ring, bouee, life buoy
thong-sandal: flip flop, flip flops, tongs, claquettes
diving-mask: masque de plongee, masque et tuba, snorkel, diving mask, scuba mask, snorkel mask, dive mask, snorkeling mask, masque de snorkeling, tuba, tuba de plongee
clapper-board: clapperboard, clapper board, clapper, film slate
mirror-ball: disco ball, boule disco
leafy-green: spinach, epinard
manual-wheelchair: wheelchair, fauteuil roulant
broom: broomstick, balai de sorciere, witch broom, balai magique
ice-hockey: hockey stick, crosse de hockey, canne de hockey, ice hockey stick
telescope: spyglass, lunette astronomique
butter-dish: beurre, motte de beurre, plaquette de beurre, butter, butter dish, beurrier, stick of butter
cream-pot: pot de creme fraiche, creme fraiche, pot of cream, whipped cream, chantilly, sour cream, creme chantilly
butternut-squash: courge, butternut, courge butternut, squash, butternut squash, doubeurre, gourd
madeleines: madeleine
canneles: cannele, canele
chouquettes: chouquette
mille-feuille: mille feuille, millefeuille
clafoutis: clafoutis, clafoutis aux cerises, cherry clafoutis
foie-gras: foie gra, foie gras
bouillabaisse: bouillabaisse, soupe de poisson, fish soup, fish stew
cassoulet: cassoulet
croque-monsieur: croque monsieur, croque madame, grilled cheese, grilled cheese sandwich, toasted sandwich, ham and cheese toastie
moss: mousse verte, mousse des bois, mousse vegetale, moss, mossy rock, rocher moussu, pierre moussue, pierre couverte de mousse, rock covered in moss, lichen
tree-stump: souche, souche d arbre, tree stump, stump, billot
tree-roots: racine, racine d arbre, root, tree root
icicles: stalactite, stalactite de glace, icicle, glacon pendant
geyser: geyser
coral-reef: recif, recif de corail, recif corallien, barriere de corail, coral reef, reef
mole: taupe
guinea-pig: cochon d inde, cobaye, guinea pig
tunnel: tunnel, tunnel routier, road tunnel
dam: barrage, barrage hydroelectrique, dam, hydroelectric dam
bauble: boule de noel, boule de sapin, bauble, christmas bauble, christmas ball, christmas ornament
christmas-wreath: couronne de noel, couronne de sapin, christmas wreath, holly wreath, wreath, couronne de l avent, advent wreath
cannon: canon, cannon, canon de pirate, vieux canon
goblet: calice, coupe en or ancienne, gobelet en or, goblet, chalice, holy grail, graal, golden goblet
binoculars: jumelle, paire de jumelle, binocular, binoculars, jumelles, paire de jumelles
champagne-flute: flute de champagne, champagne glasses, flute a champagne, coupe de champagne, champagne flute, glass of champagne, champagne glass, verre de champagne, glass of prosecco, verre de prosecco
picnic-basket: panier de pique nique, picnic basket, picnic hamper, panier a pique nique, hamper
sleeping-bag: sac de couchage, duvet de camping, sleeping bag
life-jacket: gilet de sauvetage, life jacket, life vest, brassiere de sauvetage
ships-wheel: gouvernail, barre de bateau, roue de gouvernail, ship s wheel, ship wheel, helm, barre a roue
deckchair: transat, chaise longue, chilienne, deckchair, deck chair, beach chair, sun lounger, lounge chair, bain de soleil, chaise de plage, sunbed
flippers: palme de plongee, flipper, swim fin, diving fin, palme et tuba, palmes, palmes de plongee, swim fins
weathervane: girouette, weathervane, weather vane, weathercock
parking-meter: parcmetre, horodateur, parking meter
fire-hydrant: bouche d incendie, borne d incendie, borne incendie, bouche a incendie, fire hydrant, hydrant
manhole-cover: plaque d egout, bouche d egout, manhole, manhole cover
bus-shelter: arret de bus, arret d autobus, abribus, bus stop, bus shelter, arret de tram, arret de tramway, tram stop
bird-cage: cage, cage a oiseau, cage a oiseaux, bird cage, birdcage, cage doree, golden cage
curtain: rideau tendu, hung curtain
phone-box: cabine telephonique, cabine telephonique anglaise, phone box, phone booth, telephone box, telephone booth, cabine de telephone
garden-gnome: nain de jardin, garden gnome
stretcher: brancard, civiere, stretcher, gurney
pill-bottle: flacon de medicament, boite de medicament, pill bottle, medicine bottle, flacon de pilule, flacon de comprime, bottle of pills
adhesive-bandage: pansement, bandage, band aid, sticking plaster, sparadrap, bandaid
beaker: becher, beaker, verrerie de laboratoire, erlenmeyer, laboratory flask, conical flask, fiole de chimie
atom: atome, atom
molecule: molecule
observatory: observatoire, observatoire astronomique, observatory, astronomical observatory
spell-book: grimoire, livre de sort, livre de magie, spell book, spellbook, book of spells, grimoire magique, magic book, livre magique
flashlight: lampe torche, lampe de poche, torche electrique
cradle: cot
locked: padlock
`;
