/** Things made by hand or machine, in our own words: see `named.ts`. */
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
stone-wall: muret, murets, muret de pierre, muret en pierre, drystone wall, dry stone wall
fence: barriere, cloture, palissade, fence, barriere en bois, wooden fence, picket fence, barrier
stroller: poussette, landau, stroller, pram, pushchair, buggy bebe
fridge: frigo, refrigerateur, fridge, refrigerator, frigidaire
wardrobe: armoire, penderie, garde robe, wardrobe ~ placard, cupboard, buffet meuble, vaisselier, congelateur
market-stall: etal, etal de marche, stand de marche, stand de fruits, etal de fruits, etal de legumes, fruit stand, market stall, stall ~ food stall, street food stand, echoppe, lemonade stand
bush: buisson, bush, arbuste, haie, hedge, shrub, buis
statue: statue, sculpture, statue en marbre, statue en pierre, buste, bust ~ monument
beehive: ruche, ruches, beehive, hive
saucisson: saucisson, salami, dry sausage ~ chorizo, coppa
rope-coil: corde, cordage, rope
stick: baton, bout de bois, stick, morceau de bois
geometry: geometrique, geometriques, formes geometriques, geometric, geometric shapes
florals: floral, florale, floraux, florales, fleuri, fleurie, motif floral
cradle: berceau, cradle, couffin, moise
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
toys: jouet, jouets, joujou, toy, toys, coffre a jouets, tin toys, dinette
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
blackboard: au tableau, devant le tableau, tableau noir, tableau d ecole, ardoise, blackboard, chalkboard
washing-machine: machine a laver, lave linge, washing machine, buanderie, laverie, laundry
throne: trone, throne
treasure-trunk: malle, malles, vieille malle, coffre en bois, coffre de voyage, trunk, steamer trunk, malle de voyage
window: vitrine
fishing-pole: pechent, peche au bord, canne a peche, fishing rod
wrench: cle a molette
teapot: glass teapot, theiere en verre
umbrella-on-ground: beach umbrella
performing-arts: carnaval, carnival, mardi gras, bal masque, masques de theatre
treasure-chest: tresor, coffre au tresor, coffre, treasure, treasure chest
treasure-map: carte au tresor, treasure map, carte de pirate
chessboard: echec, echecs, chess, partie d echecs, echiquier, jeu d echecs, jouer aux echecs
picnic-blanket: picnic blanket, picnic cloth, picnic rug, nappe de pique nique, couverture de pique nique, plaid de pique nique, having a picnic, have a picnic, has a picnic, picnicking, qui pique nique, qui pique niquent, pique niquent, fait un pique nique, font un pique nique, picnic, pique nique, pique niquer
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
table: table, gueridon
house-bed: lit cabane, lit maison, lit d enfant
desk: bureau, desk, table de travail
lamp: lampe, lamp, abat jour, luminaire
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
window: fenetre, window, baie vitree
rug: tapis, rug
cushion: coussin, oreiller, cushion, pillow
fireplace: cheminee, atre, fireplace, coin du feu, au coin du feu, feu de cheminee
bathtub: baignoire, bain, bathtub
shower: douche, shower
toilet: toilette, wc
door: porte, door
mirror: miroir, mirror, round mirror, miroir rond
basket: panier, corbeille, wicker basket, corbeille a pain, bread basket, laundry basket, panier a linge, corbeille a linge, panier en osier
bucket: seau, bucket
broom: balai, broom
candle: bougie, chandelle, cierge, candle
barber-chair: fauteuil de barbier, fauteuil de coiffeur, barber chair, chaise de barbier
hay-bale: botte de foin, botte de paille, ballot de paille, hay bale, straw bale, bale of hay, bale of straw
tyre-pile: tyre, tire, pile de pneus
car-lift: pont elevateur, pont de garage, car lift, hydraulic lift, vehicle lift
basketball-hoop: panneau de basket, basketball hoop, basketball basket, basket hoop
rocking-horse: cheval a bascule, rocking horse
softbox: softbox, boite a lumiere, projecteur photo, projecteur de studio, studio light, photo light, reflecteur
pottery-wheel: tour de potier, tour a potier, tour de poterie, pottery wheel, potter s wheel
flower-pails: seau de fleurs, seaux de fleurs, seau en zinc, seaux en zinc, seaux fleuris, flower bucket, zinc bucket, buckets of flowers
candy-jar: bocal de bonbons, bocaux de bonbons, bonbonniere, candy jar, jar of candy, sweet jar
side-table: table de chevet, table de nuit, bout de canape, chevet, bedside table, nightstand, side table, table d appoint
hanging-plant: plante suspendue, plantes suspendues, suspension vegetale, hanging plant, plante qui pend
cloud-mobile: mobile nuage, mobile nuages, cloud mobile, mobile etoile
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
flag-garland: guirlande de fanions, guirlandes de fanions, guirlande de drapeaux, bunting, buntings, fanions de fete, flag garland, pennant garland
string-lights: guirlande, garland, guirlande lumineuse, guirlande guinguette, fairy lights, string lights, guirlandes lumineuses
radio: radio, transistor, walkie talkie, talkie walkie
saxophone: saxophone, saxo, jazz
trumpet: trompette, trumpet, cor
accordion: accordeon, accordion
guitar: guitare, guitar
musical-keyboard: clavier de piano, synthetiseur
violin: violon, violin, alto
banjo: banjo
drum-kit: batterie, drum kit, drum set, drumset
drum: tambour, drum, caisse claire
musical-notes: note de musique, musique, music, melodie
musical-note: note
optical-disk: disque, vinyle, cd, vinyl
open-book: livre ouvert, livre, book, roman, lecture
lying-book: livre pose a plat, book lying flat
book-stack: pile de livres, pile de bouquins, stack of books, pile of books, pile de vieux livres, livres empiles
books: manuels, librairie, dictionnaire, dictionary, textbook, manuel scolaire, encyclopedie, bande dessinee, comic book, comics, manga
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
dagger: epee, dague, poignard, sword, sabre, katana, fleuret, fencing sword, epee d escrime
bow-and-arrow: arc, arc et fleche, fleche
shield: bouclier, blason, ecusson, shield
magnet: aimant
ladder: echelle, ladder
telescope: telescope, longue vue
microscope: microscope
pendant-lamp: suspension, lampe suspendue, lampe suspension, pendant lamp, hanging lamp, plafonnier
power-line: fil electrique, fils electriques, ligne electrique, cable electrique, power line, power lines, telephone wire, electric wire
lavender-sprigs: lavande, lavender, lavender sprigs
girder: steel beam, metal beam, girder, i beam, iron beam, poutre metallique, poutre en acier, poutre d acier, poutrelle
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
step-nail: nail rouille
apron: tablier, apron, tablier de cuisine
test-tube: eprouvette
dna: adn, dna, double helice, double helix, brin d adn, strand of dna, dna strand, helice d adn, dna helix, molecule d adn, dna molecule
stethoscope: stethoscope
pill: medicament, pilule, gelule, pharmacie
syringe: seringue, vaccin
balance-scale: balance, justice, avocat d affaires, cabinet d avocats
money-bag: sac d argent, argent, money, finance
coin: piece, une piece, piece de monnaie, une piece de monnaie, piece d or, monnaie, coin
credit-card: carte bancaire, carte de credit
alarm-clock: reveil, alarm clock
mantelpiece-clock: horloge, pendule, clock
wall-clock: wall clock, wall clocks, clock on the wall, clock hanging on the wall, clock on a wall, horloge murale, pendule murale, horloge au mur, pendule au mur, horloge sur le mur, pendule sur le mur, horloge accrochee au mur, pendule accrochee au mur, horloge de gare, station clock
hourglass-not-done: sablier, hourglass
comb: peigne, peigne a cheveux, comb, hair comb
rooftop: toit, toits, toiture, rooftop, rooftops, roof, roofs, toit de tuiles
glasses: lunettes, lunette, glasses, opticien
sunglasses: lunettes de soleil, sunglasses
bow-tie: noeud papillon, bow tie, bowtie, noeud pap
beret: beret
party-hat: party hat, chapeau de fete, chapeau pointu de fete, cone de fete, birthday hat
cowboy-hat: chapeau de cowboy, chapeau de cow boy, cowboy hat, stetson, chapeau texan
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
bikini: bikini, maillot de bain, soutien gorge, brassiere, bra, haut de maillot
clutch-bag: pochette
backpack: sac a dos, backpack
shopping-bags: sac de courses, shopping
running-shoe: tennis de sport, running, shoe, shoes
mans-shoe: chaussure de ville, mocassin, crampons, cleats
hiking-boot: chaussure de randonnee, randonnee
high-heeled-shoe: escarpin, talon aiguille, talon, high heels, talons
womans-boot: botte, bottine, boot
ballet-shoes: chausson de danse
thong-sandal: tong, sandale, claquette
crown: couronne, diademe, crown
top-hat: chapeau haut de forme, haut de forme, chapeau pointu, chapeau, hat
womans-hat: capeline
billed-cap: casquette, cap
graduation-cap: toque universitaire
lipstick: rouge a levres, lipstick, maquillage, makeup
perfume: parfum, flacon de parfum, bouteille de parfum, perfume bottle, bottle of perfume, perfume, eau de toilette, flacon, cologne, fragrance
lotion-bottle: lotion, skincare
cream-jar: creme, creme de soin, creme de jour, creme hydratante, pot de creme, cosmetique, serum, face cream
earbuds: ecouteurs sans fil, ecouteur, ecouteurs, earbuds, airpods
soap: savon, savonnette, pain de savon, soap, soap bar, bar of soap
ring: bijou, joaillerie, anneau, chevaliere, signet ring
gem-stone: diamant, pierre precieuse, joyau, rubis, diamond, gem, emeraude taillee
umbrella: parapluie, ombrelle, umbrella
umbrella-on-ground: parasol
yarn: pelote de laine, laine, pelote, tricot, yarn
thread: bobine de fil, fil, couture
wrapped-gift: cadeau, cadeaux, gift, present, gifts
balloon: ballon de baudruche, ballon gonflable, balloon, ballon rouge, balloons
care-trolley: chariot de soins, chariot medical, chariot d hopital, medical trolley, hospital trolley, hospital cart, medical cart, crash cart
party-popper: cotillon, confetti, serpentin
christmas-tree: noel, christmas, sapin de noel, arbre de noel, christmas tree
fireworks: feu d artifice, feux d artifice, fireworks, firework
lit-sparkler: cierge magique, sparkler, cierges magiques, sparklers
sparkles: paillette
jack-o-lantern: citrouille, potiron, pumpkin, lanterne d halloween, jack o lantern, citrouille d halloween
ribbon: ruban, noeud, ribbon
trophy: trophee, coupe du monde, trophy, coupe en or
sports-medal: medaille, medal
soccer-ball: ballon de football, ballon de foot, ballon, soccer ball, football, foot
basketball: basketball, basket ball
baseball: baseball
volleyball: volley, volleyball
rugby-football: ballon de rugby, rugby, rugby ball
american-football: football americain
tennis: tennis, balle de tennis, tennis ball
ping-pong: ping pong, tennis de table
badminton: badminton
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
joystick: joystick, borne de commande
game-die: die, des pipes
puzzle-piece: puzzle
chess-pawn: pion
performing-arts: masque de theatre, theatre, masque
framed-picture: tableau encadre, cadre, oeuvre d art
mirror-ball: boule a facettes, disco
nesting-dolls: matriochka, poupee russe
bell: cloche, clochette, bell, cloche de vache, cowbell
planted-flag: drapeau, flag, etendard, fanion
flag-in-hole: golf, drapeau de golf, balle de golf, golf ball
seat: siege
flexed-biceps: biceps, muscle, musculation
lifting: salle de sport, fitness, gym, crossfit
tooth: dent, dentiste
eye: oeil, eye, yeux
hand-with-fingers-splayed: main, hand
bone: os, bone
skull: crane, tete de mort, skull, squelette, skeleton
ghost: fantome, spectre, ghost, esprit, drap fantome
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
printing-press: presse a imprimer, presse d imprimerie, presse de gutenberg, printing press, gutenberg press, letterpress
lab-bench: paillasse, paillasse de laboratoire, lab bench, laboratory bench
operating-table: table d operation, operating table
dental-chair: fauteuil de dentiste, fauteuil dentaire, dentist chair, dental chair
steel-table: plan de travail en inox, table en inox, steel table, stainless steel table
treadmill: tapis de course, treadmill
exercise-bike: velo d appartement, velo elliptique, exercise bike, stationary bike, spin bike
mine-cart: wagonnet, wagonnet de mine, mine cart, minecart
dress-dummy: mannequin de couture, buste de couture, dress form, dressmaker dummy, tailor dummy
sewing-table: table de couture, sewing table, machine a coudre sur une table
wooden-counter: plan de travail en bois, butcher block counter
`;
