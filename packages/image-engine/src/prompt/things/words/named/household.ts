/** What houses, workshops and wardrobes hold, and what hands work with, in our own words: see `named.ts`. */
export const householdWords = `
thermometer: thermometre de cuisine
euro-banknote: billet de banque, billets de banque, banknote, banknotes
baby-bottle: biberon
briefs: culotte, slip, underwear, underpants, calecon, boxer shorts, panties, slip de bain, swim trunks, maillot de bain homme
safety-pin: epingle a nourrice, epingle de surete, safety pin
file-cabinet: filing cabinet, classeur a tiroirs, meuble classeur, armoire a dossiers
magnifying-glass-tilted-left: loupe, magnifying glass
abacus: boulier, abaque, abacus
crayon: crayons de couleur, colored pencils, coloured pencils, crayons de cire, crayon gras, colouring pencils, wax crayon
beverage-box: brique de lait, brique de jus, milk carton, juice box
linked-paperclips: paper clip, paper clips, paperclip, paperclips
bellhop-bell: sonnette de comptoir, reception bell, desk bell
pick: pioche, pickaxe
microbe: virus, microbe, bacterie, bacteria, germ
latin-cross: croix latine, croix chretienne, croix d eglise, christian cross
label: etiquette de prix, price tag, gift tag
hole: trou noir, black hole
police-car-light: gyrophare, siren light, police siren
megaphone: porte voix, loudhailer, bullhorn
identification-card: carte de visite professionnelle, name badge, id card, carte d identite, badge d acces
slot-machine: machine a sous, slot machine, bandit manchot
anatomical-heart: coeur humain, human heart, anatomical heart, coeur anatomique
auto-rickshaw: pousse pousse, rickshaw, cyclo pousse
bowling: boule de bowling, bowling ball, bowling pin, bowling pins, quille, quilles, quille de bowling
page-with-curl: report card, bulletin scolaire, bulletin de notes
memo: sticky note, post it, postit, sticky notes, pense bete
oil-drum: baril de petrole, oil drum, bidon
sieve: tamis, passoire fine, chinois de cuisine, sieve, strainer, sifter, passette
colander: passoire, egouttoir, colander, egouttoir a pates, essoreuse a salade
whisk: fouet de cuisine, fouet a oeufs, whisk, egg whisk, fouet de patisserie
ladle: louche, ladle, soup ladle, louche a soupe
spatula: spatule, spatula, spatule de cuisine, kitchen spatula
frying-pan: poele a frire, frying pan, skillet, poele de cuisine, fry pan, sauteuse, wok
kettle: bouilloire, kettle, tea kettle, bouilloire electrique, electric kettle
blender: mixeur, mixer, blender, blinder, food processor, mixeur plongeant, centrifugeuse, juicer ~ robot mixeur
microwave: micro ondes, microwave, microwave oven, four a micro ondes, four micro ondes
funnel: entonnoir, funnel
kitchen-tongs: pince de cuisine, pince a salade, pince a barbecue, kitchen tongs, pair of tongs
mortar-and-pestle: mortier et pilon, mortar and pestle, mortier, pilon, pestle
pepper-mill: moulin a poivre, pepper mill, pepper grinder, poivrier, moulin a sel
kitchen-scale: balance de cuisine, kitchen scale, kitchen scales, pese aliment
moka-pot: cafetiere italienne, moka pot, cafetiere moka, cafetiere a l italienne
trash-can: poubelle, trash can, garbage can, rubbish bin, dustbin, bac a compost, compost bin
cocktail-shaker: shaker, shaker a cocktail, cocktail shaker
casserole-pot: cocotte en fonte, cocotte, casserole dish, dutch oven, faitout, casserole en fonte, caquelon ~ cocotte minute, pressure cooker
serving-tray: plateau de service, plateau en bois, serving tray, wooden tray, tea tray, tray
cake-tin: moule a gateau, moule a tarte, cake tin, baking tin, plat a four, roasting tin, baking dish, moule a manque, pie dish
egg-cup: coquetier, egg cup, eggcup, oeuf a la coque, boiled egg, soft boiled egg, oeuf coque
can-opener: ouvre boite, ouvre boites, can opener, tin opener ~ decapsuleur, bottle opener
pliers: pince coupante, pince universelle, pinces, pliers, tenaille, tenailles, pince outil, pince multiprise
power-drill: perceuse, visseuse, drill, power drill, perceuse visseuse, cordless drill, electric drill
chainsaw: tronconneuse, chainsaw, chain saw
chisel: burin, ciseau a bois, chisel, wood chisel, gouge, ciseau de sculpteur
plane-tool: rabot, wood plane, hand plane, carpenter s plane, block plane, varlope
screws: vis, screw, screws
nails: clou, clous, iron nails, rusty nail, rusty nails
trowel: truelle, trowel, truelle de macon, taloche, mason s trowel, plastering trowel
garden-trowel: transplantoir, garden trowel, petite pelle de jardin, hand trowel, hand shovel
rake: rateau, rake, rateau de jardin, garden rake
shovel: pelle, beche, shovel, spade, garden spade, pelle de jardin, pelle a neige, snow shovel
pitchfork: fourche a foin, fourche beche, pitchfork, garden fork, fourche de jardin, hay fork
scythe: faux de moisson, scythe
sickle: faucille, serpe, sickle
pruning-shears: secateur, pruning shears, secateurs, garden shears, cisaille de jardin, taille haie, hedge shears
water-tap: robinet, water tap, faucet, robinetterie, kitchen faucet, kitchen tap
pipe-work: tuyau de plomberie, tuyau, tuyaux, tuyauterie, plumbing pipe, water pipe, drain pipe, metal pipe
paint-roller: rouleau de peinture, rouleau a peinture, rouleau de peintre, paint roller
mop: serpilliere, balai serpilliere, mop, balai a franges
dustpan: pelle et balayette, dustpan, pelle a poussiere, dustpan and brush, balayette
tape-roll: ruban adhesif, rouleau de scotch, duct tape, sticky tape, adhesive tape, scotch tape, gaffer tape, roll of tape, rouleau de ruban adhesif, devidoir de scotch, tape dispenser, masking tape
sewing-machine: machine a coudre, sewing machine
spinning-wheel: rouet, spinning wheel
loom: metier a tisser, weaving loom, loom
button: bouton de chemise, bouton de couture, bouton de manteau, bouton de nacre, boutons de couture, shirt button, coat button, sewing button
zipper: fermeture eclair, zipper, fermeture a glissiere
clothespin: pince a linge, pinces a linge, clothespin, clothes peg, clothes pin, clothespins
clothes-hanger: cintre, clothes hanger, coat hanger, hanger
saddle: selle de cheval, selle en cuir, selle, horse saddle, leather saddle, saddle
horseshoe: fer a cheval, horseshoe, horse shoe
handcuffs: menottes, handcuffs
gavel: marteau de juge, gavel, maillet de juge, judge s gavel, marteau du juge
skirt: jupe, skirt, jupe plissee, pleated skirt, mini skirt, minijupe, mini jupe, jupe longue, long skirt, jupon ~ kilt
tuxedo: smoking, tuxedo, costume de marie, veste de smoking, dinner jacket, queue de pie
wedding-gown: robe de mariee, wedding dress, wedding gown, bridal gown, robe de mariage, bridal dress
evening-gown: robe de soiree, evening gown, ball gown, evening dress, robe de bal, robe longue, robe de gala, prom dress, gown
tutu-dress: tutu, robe de ballerine, tutu de danse
overalls: salopette, overalls, dungarees, bleu de travail
waistcoat: gilet de costume, waistcoat, suit vest, vest
cloak: cape, cloak, cape de super heros, houppelande, manteau a capuche de sorcier, hooded cloak
bathrobe-hung: peignoir, peignoir de bain, bathrobe, dressing gown, robe de chambre
slipper-pair: pantoufle, chaussons de laine, charentaise, slipper
rain-boots: bottes de pluie, bottes en caoutchouc, rain boots, wellies, rubber boots, wellington boots, gumboots
wooden-clogs: sabots, sabots en bois, clogs, wooden clogs, wooden shoes, sabot de bois
baby-onesie: grenouillere, body de bebe, body bebe, onesie, baby onesie, romper, barboteuse, layette
baby-bib: bavoir, baby bib, bavette de bebe, bib
turban-wound: turban
fez-hat: fez, tarbouche
walking-cane: canne de marche, walking cane, walking stick, canne a pommeau, canne en bois
bike-helmet: casque de velo, bike helmet, bicycle helmet, cycling helmet, casque de ski
cufflinks: boutons de manchette, bouton de manchette, cufflinks, cufflink
flute: flute traversiere, flute traverse, piccolo, concert flute, silver flute ~ fifre
recorder: flute a bec, recorder, flutiau, flute en bois, wooden flute, flageolet
clarinet: clarinette, hautbois, clarinet, oboe ~ basson, bassoon
pan-flute: flute de pan, pan flute, panpipes, pan pipes
harp: harpe, harp, harpe celtique
lyre: lyre
cello: violoncelle, cello
bagpipes: cornemuse, bagpipes, biniou, bagpipe
trombone: trombone a coulisse, slide trombone
tuba: tuba d orchestre, soubassophone, sousaphone, euphonium
french-horn: cor d harmonie, cor de chasse, french horn, hunting horn
cymbals: cymbale, cymbales, cymbal, cymbals
tambourine: tambourin, tambourine
xylophone: xylophone, marimba, vibraphone, glockenspiel, metallophone
harmonica: harmonica, melodica
music-triangle: triangle de musique, triangle instrument, musical triangle
castanets: castagnettes, castagnette, castanets
treble-clef: cle de sol, clef de sol, treble clef, g clef
metronome: metronome
upright-piano: piano droit, upright piano ~ clavecin, harpsichord
gong-on-frame: gong, gong chinois
rag-doll: poupee, poupee de chiffon, doll, rag doll, poupon, poupees
dollhouse: maison de poupee, maison de poupees, dollhouse, doll house, doll s house
marionette: marionnette, marionnette a fils, puppet, marionette, pantin, string puppet, pinocchio, guignol, hand puppet, marionnette a main
dominoes: domino, dominos, dominoes
marbles: billes, billes en verre, glass marbles, marbles, sac de billes
pacifier: tetine, pacifier, sucette de bebe, totote, dummy for baby, tetine de bebe
baby-rattle: hochet, baby rattle, rattle
arcade-cabinet: borne d arcade, arcade machine, arcade cabinet, arcade game, jeu d arcade, flipper electrique, pinball machine, pinball
slingshot: lance pierre, lance pierres, slingshot, catapult toy, fronde
hula-hoop: hula hoop, cerceau, cerceau de gymnastique
pinwheel: moulin a vent en papier, moulinet en papier, pinwheel, moulin a vent jouet
trampoline: trampoline
jack-in-the-box: diable en boite, jack in the box, boite a surprise
toy-train: petit train, train en bois, train jouet, toy train, wooden train, wooden toy train, train electrique, train set
music-box: boite a musique, music box
foosball-table: baby foot, babyfoot, foosball table, foosball, table football
calculator: calculatrice, calculette, calculator, pocket calculator
quill-in-inkwell: plume d oie, encrier, quill, inkwell, quill pen, plume et encrier, feather pen
iv-drip: perfusion, goutte a goutte, iv drip, drip stand, intravenous drip
first-aid-kit: trousse de secours, first aid kit, trousse de premiers secours, boite de premiers secours
surgical-mask: masque chirurgical, surgical mask, medical mask
sundial: cadran solaire, sundial, sun dial
tapestry-hung: tapisserie, tapestry, tenture murale, wall hanging
starfish-orange: etoile de mer, starfish, sea star, etoiles de mer
seahorse-upright: hippocampe, seahorse, sea horse
radish: radis, radish, botte de radis ~ navet, turnip
artichoke: artichaut, artichoke
asparagus-bunch: asperge, asparagus, botte d asperges, asperges
beetroot: betterave, beetroot, beet
cauliflower: chou fleur, cauliflower
pomegranate: grenade fruit, pomegranate, grenade ouverte
piggy-bank: tirelire, piggy bank, tirelire cochon, cochon tirelire
cash-register-till: caisse enregistreuse, cash register, tiroir caisse
tower-crane: grue de chantier, construction crane, tower crane, crane machine
water-tower: chateau d eau, water tower
candy-cane-striped: sucre d orge, candy cane, canne a sucre de noel
gingerbread-man: bonhomme en pain d epice, bonhomme pain d epices
ketchup-bottle: ketchup, bouteille de ketchup, ketchup bottle, bottle of ketchup ~ mayonnaise, moutarde en tube
popsicle: esquimau, popsicle, ice lolly, batonnet glace, glace a l eau
cotton-candy-stick: barbe a papa, cotton candy, candy floss
`;
