import type { Aerial, Outing, Section, WildLand } from '../../../illustration/place-names.ts';

/** Lands that nobody built on and where one goes out, as people call them. */
export const spotWords: Readonly<Record<WildLand | Outing | Aerial | Section, string>> = {
  steppe:
    'steppe, steppes, steppe mongole, steppes mongoles, mongolian steppe, mongolie, mongolia, pampa, pampas, grande prairie, grandes prairies, great plains, the plains, prairie americaine, american prairie, grasslands, puszta, milieu de la steppe',
  tundra:
    'toundra, tundra, toundra arctique, arctic tundra, laponie, lapland, islande, iceland, siberie, siberia',
  heath:
    'lande, landes de bruyere, lande de bruyere, lande ecossaise, landes ecossaises, heath, heathland, moor, moors, moorland, heather moor, highlands, scottish highlands, ecosse, scotland, scottish moor, champ de bruyere',
  scrub: 'garrigue, maquis, scrubland, mediterranean scrub, guarrigue, bush australien, outback',
  swamp:
    'marecage, marecages, marais, swamp, swamps, marsh, marshes, bayou, mangrove, mangroves, wetland, wetlands, tourbiere, bog, everglades, louisiana swamp',
  polar:
    'banquise, pole nord, pole sud, north pole, south pole, polaire, iceberg, icebergs, antarctique, antarctica, arctique, arctic, arctic ocean, ocean arctique, ice floe, ice floes, sea ice, pack ice, ice sheet',
  volcano:
    'volcan en eruption, volcans en eruption, volcan qui crache de la lave, volcan, volcano, volcanoes, volcans, erupting volcano, volcano erupting, volcanic eruption, eruption volcanique, volcanic landscape, paysage volcanique, terre volcanique, coulee de lave, lava flow, lava field, riviere de lave, lava river',
  mars: 'sur mars, on mars, mars, planete mars, surface de mars, sol martien, martian surface, martian landscape, paysage martien, mars landscape, mars surface, planet mars, planete rouge, red planet',
  oasis: 'oasis, oasis du desert, desert oasis',
  bamboo:
    'foret de bambous, foret de bambou, bambouseraie, bamboo forest, bamboo grove, bosquet de bambous, bamboo forest path, chemin de bambous, bamboo path, bamboo jungle, jungle de bambous, arashiyama',
  playground:
    'aire de jeux, aire de jeu, plaine de jeux, parc de jeux, jardin d enfants, cour de recreation, cour d ecole, playground, playgrounds, school playground, schoolyard, school yard, children s playground',
  campsite:
    'camping, campings, camping au bord d un lac, terrain de camping, campement, bivouac, campsite, camp site, camping site, campground, camping ground, lakeside campsite, au camping',
  buildingSite:
    'chantier, chantiers, chantier de construction, construction site, construction sites, building site, building sites, site de construction, work site',
  funfair:
    'fete foraine, foire, luna park, parc d attraction, parc d attractions, carnival, fun fair, funfair, fairground, amusement park, theme park, carnaval forain',
  finishLine:
    'ligne d arrivee, ligne d arrivee d une course, crossing the finish line, finish line, finishing line, race finish, piste d athletisme, running track, athletics track, arrivee de la course, arrivee du marathon, marathon finish',
  shipDeck:
    'pont de bateau, pont d un bateau, pont du bateau, pont de navire, pont d un navire, pont du navire, pont d un voilier, pont d un galion, deck of a ship, deck of a boat, deck of the ship, ship deck, ship s deck, boat deck, deck of a pirate ship, on deck, deck of a sailing ship',
  porch:
    'porch, front porch, back porch, on a porch, wooden porch, porche, porche en bois, perron, sur le perron, veranda en bois, porch swing, stoop',
  shopWindow:
    'vitrine, vitrines, vitrine de magasin, vitrine d un magasin, vitrine du magasin, vitrine d une boutique, vitrine de boutique, devant une vitrine, vitrine de noel, shop window, store window, shop windows, store windows, window display, shop window display, devanture de magasin, leche vitrines',
  cyclades:
    'ile grecque, iles grecques, greek island, greek islands, santorin, santorini, mykonos, cyclades, oia, maisons blanches et domes bleus, maisons blanches aux domes bleus, white houses and blue domes, white houses with blue domes, village blanc au bord de la mer, domes bleus, blue domes',
  rooftop:
    'toit terrasse, toits terrasses, toit plat, terrasse sur le toit, terrasses sur le toit, bar sur le toit, jardin sur le toit, piscine sur le toit, rooftop terrace, roof terrace, rooftop bar, rooftop garden, rooftop party, flat roof, sur un toit, on a rooftop, on the rooftop, on rooftops, on a flat roof',
  clifftop:
    'clifftop, clifftops, cliff top, cliff edge, edge of a cliff, edge of the cliff, on a cliff, on the cliff, on top of a cliff, on a cliff edge, sur une falaise, sur la falaise, au sommet d une falaise, au sommet de la falaise, en haut d une falaise, en haut de la falaise, haut de la falaise, haut d une falaise, au bord d une falaise, au bord de la falaise, bord de falaise, bord d une falaise, bord de la falaise',
  quayside:
    'quayside, quay, quays, on the quay, on a quay, sur le quai, sur un quai, sur les quais, le quai, quai, quais, quai du port, quais du port, docks, dockside, on the dock, wharf, harbourside, harborside',
  // What a viewpoint and a land together are put into (`viewpoints.ts`).
  ...{ villageAbove: 'villagefromabove', cityAbove: 'cityfromabove', poolAbove: 'poolfromabove' },
  ...{ fieldsAbove: 'fieldsfromabove', forestAbove: 'forestfromabove' },
  ...{ riverAbove: 'riverfromabove', roadAbove: 'roadfromabove', seaAbove: 'seafromabove' },
  ...{ beachAbove: 'beachfromabove', coastAbove: 'coastfromabove' },
  ...{ harbourAbove: 'harbourfromabove', mazeAbove: 'mazefromabove' },
  ...{ houseSection: 'housecutopen', groundSection: 'groundcutopen' },
  ...{ anthillSection: 'anthillcutopen', burrowSection: 'burrowcutopen' },
  ...{ volcanoSection: 'volcanocutopen', earthSection: 'earthcutopen' },
  orchard:
    'verger, vergers, orchard, orchards, verger de pommiers, apple orchard, cherry orchard, verger de cerisiers, champ de pommiers, fruit trees, arbres fruitiers',
};
