/** Common nouns that have no picture of their own in the other tables, by what shows them or comes nearest. */
export const commonWords = `
hummingbird: colibri, colibris, hummingbird, hummingbirds, oiseau mouche, oiseaux mouches
dragonfly: libellule, libellules, dragonfly, dragonflies, damselfly, damselflies ~ demoiselle insecte
reeds: roseau, roseaux, reed, reeds, bulrush, bulrushes, cattail, cattails, massette
oil-lamp: lampe a huile, lampes a huile, oil lamp, oil lamps, diya, diyas, diya lamp, diya lamps, clay lamp, clay lamps, lampe de diwali, lampes de diwali, diwali lamp, diwali lamps, diwali, genie lamp, magic lamp, lampe magique, lampe merveilleuse
vending-machine: vending machine, vending machines, distributeur automatique, distributeur de boissons, distributeur de canettes, distributeur de snacks, drinks machine, snack machine
pickle-jar: bocal de cornichons, bocaux de cornichons, pot de cornichons, jar of pickles, jars of pickles, pickle jar, pickle jars, pickles jar, jar of homemade pickles, pickled cucumbers, jar of gherkins, bocal de pickles, pickles, gherkins
cucumber: ~ cornichon, cornichons, pickle, gherkin
iced-coffee: cafe glace, cafes glaces, iced coffee, iced coffees, iced latte, iced lattes, latte glace, cold brew, cafe frappe, iced americano, iced cappuccino, frappuccino, verre de cafe glace, glass of iced coffee, frappe, cafe froid, mocha glace, iced mocha
fern: fougere, fougeres, fern, ferns, bracken
chalk: craie, craies, baton de craie, chalk, chalks, piece of chalk, sidewalk chalk
smoking-pipe: pipe a tabac, pipe en bois, vieille pipe, tobacco pipe, smoking pipe, wooden pipe
hanging-plant: fougeres suspendues, fougere suspendue, hanging ferns, hanging fern, ferns hanging, fern hanging, plantes pendantes, lierre suspendu, hanging ivy, ivy hanging, plants hanging, plants hanging down, hanging vines, vines hanging, lianes, liane, trailing plants
compass: compass rose, rose des vents
potted-plant: ~ pot de lavande, pots de lavande, pot de basilic, pot de menthe, pot de thym, pot de romarin, pot de geranium, pot of lavender, pot of basil, lavender pot, fougere en pot, fougere dans un pot, potted fern, fern in a pot, lavande en pot, potted lavender, window box, jardiniere de fleurs, jardinieres
hay-bale: meule de foin, meules de foin, botte de foin, bottes de foin, haystack, haystacks, hay stack, hay bale, hay bales, straw bale, straw bales
latin-cross: croix en bois, croix de bois, wooden cross, croix de pierre
headstone: gravestone, gravestones, tombstone, tombstones, pierre tombale, pierres tombales
trash-can: bin, bins, waste bin, rubbish bin
railway-track: rail, rails, railroad, railroad tracks, railroad track, railway, railway line, train rails, voies ferrees, voie ferree
wizard-tower: ~ tour medievale, tour de guet, watchtower, lookout tower, tour de garde
streetlamp: streetlight, streetlights, street light, street lights, lamp posts, lamp post ~ poteau, poteau electrique, telephone pole
rock: boulder, boulders ~ stone circle, stonehenge, standing stones, standing stone, dolmen, cromlech, charbon, coal
pepper-mill: moulin a poivre, poivrier, poivriere
garden-hose: hosepipe, tuyau d arrosage
fuel-pump: petrol pump, gas pump, pompe a essence
closed-mailbox-with-raised-flag: letterbox
puzzle-piece: jigsaw, jigsaw puzzle, jigsaw piece
jeans: pants
pony: foal, foals
gem-stone: jewel, jewels, crystal, crystals, cristaux
lotus: waterlily, waterlilies, water lily, water lilies
straw-hat: sunhat, sun hat
box-closed: shoebox, shoe box, boite a chaussures
sled: sledge, sledges
tent: tepee, tepees
zipper: zip
mortar-and-pestle: mortier et pilon, mortar, pilon
mouse-trap: mousetrap, tapette a souris, souriciere
windmill: old mill
tangerine: mandarin, mandarins
optical-disk: record, vinyl record, vinyl records, disque vinyle, disques vinyles
staircase: cage d escalier, stairwell, stairway ~ escalator, escalators, escalier roulant, escaliers roulants
horseshoe: fer a cheval, fers a cheval
stroller: baby carriage, baby buggy
camper-van: camper van, campervan
salt: salt shaker
glass-of-milk: ~ milk bottle, bouteille de lait, bottle of milk
closed-book: ~ passport, passeport, photo album, album photo, album photos, album de photos, ledger book, grimoire ferme
door: ~ elevator, elevators, ascenseur, ascenseurs, doorway, archway
napkin: ~ chiffon, chiffons, rag, rags, handkerchief, mouchoir, mouchoirs
matchbox: ~ briquet, briquets, lighter
cigarette: ~ cigare, cigares, cigar, cigars
bowl: ~ cendrier, ashtray
barrel: ~ citerne, cistern
plinth: ~ colonne, colonnes, pillar, pillars, column, columns
bucket: ~ cuvette, bassine en zinc, washbasin
jetty: ~ digue, breakwater
spiral-shell: ~ fossile, fossiles, fossil, ammonite
hole: ~ burrow, tanniere
fence: ~ grillage, railing, railings, barbed wire, fil barbele, barbeles
oil-drum: ~ jerrican, jerrycan
wardrobe: ~ meuble, meubles, furniture, closet, locker, lockers, casier, casiers, cabinet, drawer, drawers, tiroir, tiroirs
rocket: ~ missile, missiles
tooth: ~ molaire
gear: ~ moteur, engine, motor
fishing-pole: ~ moulinet
caravan: ~ remorque, trailer, trailers
water-tower: ~ reservoir, silo, silos
coffin: ~ sarcophage, sarcophagus
magic-wand: ~ sceptre, scepter
statue: statuette, statuettes, figurine en pierre ~ totem, totem pole, gargouille, gargoyle, gargoyles
tree-stump: tronc coupe ~ tronc, tronc d arbre, tree trunk
flat-plate: ~ vaisselle, dishes, dirty dishes, vaisselle sale
ships-wheel: ~ steering wheel
necklace: ~ beads, perles en bois
road-sign: ~ billboard, billboards
hut: ~ boathouse, abri, boat shed
seedling: ~ bud, bourgeon, bourgeons
branch: ~ driftwood, bois flotte
washing-machine: ~ dryer, tumble dryer, seche linge
castle: ~ fort, fortress
sphere: ~ snowball, snowballs, boule de neige, boules de neige
pirate-ship: ~ shipwreck, epave, epave de bateau
passenger-ship: ~ steamboat, paddle steamer
goldfish-bowl: ~ terrarium
pliers: ~ tweezers
lamp: ~ lampshade
thread: ~ string, ficelle de cuisine
ant: ~ termite, termites
musical-notes: ~ melodie
pendant-lamp: plafonnier, ceiling lamp, ceiling light
kitchen-scale: balance de cuisine
closed-umbrella: parapluie ferme
`;
