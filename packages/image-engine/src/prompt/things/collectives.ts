/** Words for many kinds at once. */
export const collectives: Readonly<Record<string, readonly string[]>> = {
  vegetables: ['carrot', 'leafy-green', 'tomato', 'eggplant'],
  'christmas-dinner': ['roast-chicken', 'candle', 'wine-glass-red'],
  breakfast: ['croissant-plate', 'coffee-cup', 'glass-of-milk'],
};
