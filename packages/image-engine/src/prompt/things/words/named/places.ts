/** Buildings and what stands outdoors, in our own words: see `named.ts`. */
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
caravan: caravane, caravan, roulotte
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
farmhouse: grange, ferme rouge, barn, etable, corps de ferme, farmhouse
drawbridge-castle: chateau de conte de fee, chateau de conte de fees, chateau de fee, chateau de princesse, chateau enchante, fairy tale castle, fairytale castle, fairy castle, princess castle, enchanted castle
castle: chateau, chateau fort, forteresse
camper-van: camping car, camping cars, van, combi, van amenage, minibus vw, fourgon amenage, campervan
tramway: tramway, tram, tramway de lisbonne
vespa: vespa, scooter italien
big-sailboat: voilier, bateau a voile, sailboat, sailing boat, voiliers
airliner: avion, avion de ligne, airplane, plane, jet, aeroplane, passenger plane
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
viaduct: viaduc, aqueduc, viaduct, pont du gard, aqueduct
tree-house: cabane dans les arbres, cabane dans un arbre, tree house, arbre geant avec des maisons dedans, arbre avec des maisons
floating-island: ile flottante, ile volante, floating island, ile flottante avec une cascade
easel: chevalet, easel, son tableau, toile de peintre
house: maison, cottage, chaumiere, house, home, villa, pavillon, immobilier, agence immobiliere
modern-house: maison d architecte, maison moderne, villa moderne, maison contemporaine, villa contemporaine, modern house, modern villa, contemporary house, architect house, maison cube
house-with-garden: maison avec jardin, maison de campagne
derelict-house: maison hantee, manoir hante, maison abandonnee, manoir, haunted house
hut: hutte, cabane, paillote, hut, cabin
igloo: igloo
yurt: yourte, yourtes, yurt, yurts, yourte mongole, mongolian yurt, ger mongole
windmill: moulin, moulin a vent, windmill
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
hot-air-balloon: montgolfiere, hot air balloon, aerostat
airship: dirigeable, zeppelin, airship, blimp, steampunk airship, dirigible
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
double-decker: bus rouge, bus londonien, double decker
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
tractor: tracteur, tractor
sports-car: voiture de sport, ferrari, porsche, lamborghini, sports car, coupe sport, supercar
deux-chevaux: 2cv, deux chevaux citroen, citroen deux chevaux, deudeuche, vieille voiture, voiture ancienne, voiture de collection ~ coccinelle volkswagen, 4l
racing-car: voiture de course, formule 1, f1, race car, bolide
motorcycle: moto, motocyclette, motorcycle, motorbike, harley
motor-scooter: scooter, mobylette
bicycle: velo, bicyclette, bicycle, bike, vtt, tandem
kick-scooter: trottinette, scooter for kids, trottinette electrique, electric scooter, e scooter
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
