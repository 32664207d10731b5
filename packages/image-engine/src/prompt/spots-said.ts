import type { EverydayRoom, Outing, WildLand } from '../illustration/place-names.ts';

/** In French and in English: lands that nobody built on, and where one works, waits or travels. */
export const spotsSaid: Readonly<
  Record<WildLand | EverydayRoom | Outing, readonly [fr: string, en: string]>
> = {
  steppe: ['dans la steppe', 'on the steppe'],
  tundra: ['dans la toundra', 'in the tundra'],
  heath: ['sur une lande', 'on a heath'],
  scrub: ['dans la garrigue', 'in scrubland'],
  swamp: ['dans un marécage', 'in a swamp'],
  polar: ['sur la banquise', 'on the ice floes'],
  volcano: ['devant un volcan en éruption', 'before an erupting volcano'],
  mars: ['sur Mars', 'on Mars'],
  oasis: ['dans une oasis', 'in an oasis'],
  bamboo: ['dans une forêt de bambous', 'in a bamboo forest'],
  playground: ['sur une aire de jeux', 'in a playground'],
  campsite: ['dans un camping', 'at a campsite'],
  buildingSite: ['sur un chantier', 'on a building site'],
  funfair: ['dans une fête foraine', 'at a funfair'],
  finishLine: ['sur une ligne d’arrivée', 'at a finish line'],
  shipDeck: ['sur le pont d’un bateau', 'on the deck of a ship'],
  porch: ['sur un perron en bois', 'on a porch'],
  shopWindow: ['devant une vitrine', 'before a shop window'],
  cyclades: ['devant un village blanc au bord de la mer', 'before a white village by the sea'],
  lift: ['dans un ascenseur', 'in a lift'],
  openOffice: ['dans un open space', 'in an open-plan office'],
  bookshop: ['dans une librairie', 'in a bookshop'],
  dojo: ['dans un dojo', 'in a dojo'],
  airport: ['dans un aéroport', 'in an airport'],
  subway: ['dans une station de métro', 'in an underground station'],
  carPark: ['dans un parking', 'in a car park'],
  pharmacy: ['dans une pharmacie', 'in a pharmacy'],
  pantry: ['dans un garde-manger', 'in a pantry'],
  stairwell: ['dans une cage d’escalier', 'in a stairwell'],
  orchard: ['dans un verger', 'in an orchard'],
};
