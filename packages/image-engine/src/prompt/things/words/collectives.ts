/** Words for many kinds at once. */
export const collectives: Readonly<Record<string, readonly string[]>> = {
  vegetables: ['carrot', 'leafy-green', 'tomato', 'eggplant'],
  'christmas-dinner': ['roast-chicken', 'candle', 'wine-glass-red'],
  'set-table': [
    ...['fork-and-knife-with-plate', 'wine-glass-red', 'candle'],
    ...['wine-glass-red', 'fork-and-knife-with-plate'],
  ],
  'football-match': ['footballer', 'goalkeeper'],
  'basket-team': ['person-bouncing-ball', 'woman-bouncing-ball', 'man-bouncing-ball'],
  'bike-race': ['person-biking', 'woman-biking', 'man-biking'],
  'street-music': ['guitar', 'drum', 'saxophone'],
  'ski-resort': ['skier', 'chalet', 'evergreen-tree'],
  geometry: ['circle-shape', 'triangle-shape', 'square-shape'],
  florals: ['blossom', 'tulip', 'herb'],
  breakfast: ['croissant-plate', 'coffee-cup', 'glass-of-milk'],
};
