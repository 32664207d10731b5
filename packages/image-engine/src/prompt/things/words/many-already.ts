import { arrangedAs } from '../../../illustration/vocabulary/flower-kinds.ts';

/** Their picture shows several already, or there is but one of them. */
const alreadyMany = new Set(
  'dna solar-system aurora lit-candle-glass three-scoop-cone tiered-cake macaron-pyramid pancakes hamburger hot-chocolate shampoo-bottle crepe-stack ribboned-chocolates leaf-earrings raspberries ice-cubes mixed-flowers mashed-plate moules-frites seafood-platter spring-onions earrings blossom-branch drum-kit sardine-tin walnut-shell grass-blade roll-of-paper lavender-sprigs bowl-with-spoon birthday-cake asparagus-bunch flag-garland string-lights cherries grapes french-fries books spaghetti musical-notes jeans glasses sunglasses ballet-shoes shopping-bags scissors blueberries olive fireworks running-shoe high-heeled-shoe pancakes crossed-swords bowl-of-fruit socks gloves skis sushi sushi-board cheese-plate petanque easter-eggs dango pyramids bamboo fruit-salad toys madeleines canneles chouquettes icicles binoculars flippers tree-roots molecule drinking-straws chopsticks hops labyrinth staircase crepes treasure-chest chessboard picnic-blanket sneaker pizza headphone earbuds macarons performing-arts horizontal-traffic-light traffic-light cooked-rice fallen-leaf sparkles clinking-glasses sun moon'.split(
    ' ',
  ),
);

export function isManyAlready(id: string): boolean {
  const flowers = arrangedAs(id);
  return flowers ? flowers.as !== 'flower' : alreadyMany.has(id);
}
