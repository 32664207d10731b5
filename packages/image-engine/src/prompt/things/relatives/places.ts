/** Buildings, landmarks, shops and whole places without a picture, by the one that comes nearest. */
export const relatedPlaces = `
classical-building: palais de justice, prefecture, tribunal, courthouse, capitole, capitol, opera garnier, bourse, musee d orsay, maison blanche, white house, mausolee, acropole, acropolis
office-building: gratte ciel, skyscraper, empire state building, burj khalifa, tour montparnasse, building de verre, siege social, headquarters, tour de verre
church: chapel, monastere, monastery, abbaye, abbey, couvent, convent, basilique, basilica, synagogue
notre-dame: sagrada familia, duomo, westminster abbey, cathedrale de reims, cathedrale de chartres
japanese-castle: temple japonais, temple chinois, cite interdite, temple bouddhiste, buddhist temple
hindu-temple: angkor, angkor vat, borobudur, temple de bali
castle: chateau de versailles, versailles, chateau de la loire, chambord, neuschwanstein, citadelle, citadel, rempart, ramparts, alhambra, fortress, keep, muraille de chine, grande muraille, great wall, carcassonne, tour medievale
mosque: sainte sophie, hagia sophia
pyramids: chichen itza, pyramide maya, pyramide azteque, machu picchu, petra, louxor, karnak, ziggourat
rock: stonehenge, menhir, dolmen, paroi, paroi rocheuse, falaise d escalade, uluru, megalithe
statue-of-liberty: obelisque, obelisk
fountain: jet d eau, lavoir, abreuvoir, bassin du jardin, fontaine wallace
stone-bridge: footbridge, pont levis, drawbridge, pont de bois, wooden bridge, pont du rialto, pont neuf, ponton, jetee, jetty, pier
viaduct: acqueduc
farmhouse: ferme, ecurie, bergerie, poulailler, hangar agricole, henhouse, stable, mas provencal, moulin a eau, watermill, chicken coop, ferme bretonne
house: bungalow, maison de plage, beach house, duplex, gite, auberge, inn, maison bretonne, maison a colombages, longere, townhouse, lodge, maison en bois, maison de ville, hobbit house, maison container
derelict-house: manor, mansion, ruine, ruins, maison victorienne
chalet: cabane de montagne, log cabin, cabane en rondins, mountain hut
convenience-store: superette, supermarket, pharmacy, quincaillerie, friperie, disquaire, fleuristerie, boucherie artisanale, butcher shop, pressing, bureau de tabac, tabac, drogueries, boutique de vetements, hair salon, barber shop, barbershop, animalerie, pet shop, jewelry store, bijouterie, candy store
bakery-shop: patisserie fine, chocolaterie, salon de the, tea shop, confiserie artisanale
bank: caisse d epargne
station: gare, gare sncf, train station, gare du nord, quai de gare, terminal
airplane-departure: aeroport, airport
fire-engine: caserne
fuel-pump: pompe a essence, borne de recharge
factory: entrepot, warehouse, raffinerie, centrale nucleaire, power plant, manufacture, distillerie, brasserie artisanale
kiosk: baraque a frites, stand de limonade, kiosque a musique, belvedere, cabine telephonique, phone booth, cabine photo, guichet
food-truck: triporteur a glaces, marchand de glaces, hot dog stand, camion a burgers, taco truck, coffee truck, foodtruck
windmill: moulin rouge, moulin a huile
lighthouse: balise, semaphore, campanile, minaret
ferris-wheel: london eye, grande roue de paris
roller-coaster: parc d attractions, amusement park, disneyland
stadium: hippodrome, velodrome, racetrack
circus-tent: fete foraine chapiteau
hospital: maternite, maison de retraite, ehpad, clinique veterinaire
school: creche, universite, university, maternelle, kindergarten, campus
tree-house: maison dans un arbre, cabane perchee
labyrinth: jardin a la francaise
well: margelle
igloo: maison de glace
barrel: cuve, foudre de vin, tonneau de vin
mountain: everest, mont blanc, cervin, matterhorn, kilimandjaro, kilimanjaro, pic du midi, colline sacree
volcano: vesuve, vesuvius, etna, piton de la fournaise
cliff: gorges du verdon, canyon du colorado, grand canyon, calanque
hammock: balancelle de jardin
tornado: trombe, hurricane
`;
