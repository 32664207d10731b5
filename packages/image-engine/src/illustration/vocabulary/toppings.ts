/** « un gâteau avec des fraises » */
const topped =
  /^(crepes|crepe-stack|tiered-cake|macaron-pyramid|plain-cake|birthday-cake|chocolate-cake|wedding-cake|pancakes|waffle|cupcake)$/;
const toppings =
  /^(raspberries|strawberry|cherries|blueberries|kiwi-fruit|lemon|banana|candy|macarons)$/;

/** Whether one lies on the other, of which it is a small part. */
export const isTopping = (id: string, dish: string): boolean =>
  toppings.test(id) && topped.test(dish);
