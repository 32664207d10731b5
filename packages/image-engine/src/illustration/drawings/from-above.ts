import type { Drawing } from './drawing.ts';
import { findDrawing } from './find-drawing.ts';

/** Which drawing shows a thing from above; what lies flat anyhow is drawn as it is. */
const above: Readonly<Record<string, string>> = {
  ...{
    'coffee-cup': 'cup-above',
    'hot-beverage': 'cup-above',
    'teacup-without-handle': 'tea-above',
  },
  ...{ 'tea-glass': 'tea-above', 'hot-chocolate': 'cup-above', 'ramen-bowl': 'ramen-above' },
  ...{ 'soup-bowl': 'soup-above', 'bowl-with-spoon': 'soup-above', bowl: 'bowl-above' },
  ...{
    'tomato-salad': 'salad-above',
    'green-salad': 'salad-above',
    'nicoise-salad': 'salad-above',
  },
  ...{ 'fruit-salad': 'fruit-above', 'sushi-board': 'sushi-above', 'sushi-set': 'sushi-above' },
  ...{ sushi: 'sushi-above', 'whole-pizza': 'pizza-above', pizza: 'pizza-above' },
  ...{ laptop: 'laptop-above', 'laptop-open': 'laptop-above', 'flat-plate': 'plate-above' },
  ...{ 'strawberry-tart': 'tart-above', 'lemon-tart': 'tart-above', 'apple-tart': 'tart-above' },
  ...{ 'spaghetti-plate': 'pasta-above', spaghetti: 'pasta-above', 'cheese-board': 'board-above' },
  ...{ 'cheese-plate': 'board-above', 'wooden-board': 'plain-board-above', croissant: 'croissant' },
  ...{
    'paella-pan': 'paella-above',
    'shallow-pan-of-food': 'paella-above',
    'egg-pan': 'eggs-above',
  },
  ...{ 'curry-rice': 'curry-above', 'couscous-dish': 'paella-above', 'steak-plate': 'steak-above' },
  ...{ 'plain-cake': 'cake-above', 'chocolate-cake': 'cake-above', 'birthday-cake': 'cake-above' },
  ...{ pancakes: 'pancakes-above', crepes: 'pancakes-above', 'buddha-bowl': 'salad-above' },
  ...{ 'potted-plant': 'plant-above', cactus: 'plant-above', 'flower-vase': 'plant-above' },
  ...{
    'womans-hat': 'hat-above',
    'mashed-potatoes': 'soup-above',
    'computer-mouse': 'computer-mouse',
  },
  ...{ 'seafood-platter': 'seafood-above', 'english-breakfast': 'breakfast-above' },
};

/** Null for what lies as it is drawn. */
export const fromAbove = (id: string): Drawing | null =>
  above[id] ? findDrawing(above[id]) : null;
