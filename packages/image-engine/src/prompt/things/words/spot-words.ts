import type { WildLand } from '../../../illustration/place-names.ts';

/** Lands that nobody built on, as people call them. */
export const spotWords: Readonly<Record<WildLand, string>> = {
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
  orchard:
    'verger, vergers, orchard, orchards, verger de pommiers, apple orchard, cherry orchard, verger de cerisiers, champ de pommiers, fruit trees, arbres fruitiers',
};
