import { vesselOf } from './vessels.ts';

/** Something can be in them, and looks out. */
const containers: ReadonlySet<string> = new Set(
  'cracked-egg crate walnut-shell tulip lotus open-box sneaker running-shoe womans-boot hiking-boot leaf-pile open-suitcase basket bowl bucket coffee-cup hot-beverage bowl-with-spoon bathtub canoe jar open-jar pot-of-food wrapped-gift package top-hat shopping-cart shopping-bags backpack handbag potted-plant nest-with-eggs teacup-without-handle bed automobile sailboat mushroom tent rocket'.split(
    ' ',
  ),
);

export const isContainer = (id: string): boolean => containers.has(id) || vesselOf(id) !== null;
