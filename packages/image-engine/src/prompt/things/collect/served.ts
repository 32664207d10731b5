import type { Ground, Relation } from '../../../illustration/illustration-description.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { naturalSize } from '../../../illustration/vocabulary/natural-size.ts';
import { isFoodNamed } from '../words/foods.ts';
import { showsAlready } from '../words/kinds-and-tastes.ts';
import type { Draft } from './draft-things.ts';

/** Their pictures have the vessel that they are served in. */
const served: readonly (readonly [vessel: RegExp, dish: RegExp])[] = [
  [
    /^(bowl|bowl-with-spoon|soup-bowl)$/,
    /^(fruit-salad|bowl-of-fruit|ramen-bowl|soup-bowl|bowl-with-spoon|green-salad|tomato-salad|poke-bowl|granola-bowl|hummus-bowl|cooked-rice|curry-rice|buddha-bowl)$/,
  ],
  [
    /^(fork-and-knife-with-plate|flat-plate|shallow-pan-of-food)$/,
    /(-plate|-dish|-board|-platter)$|^(pancakes|crepes|crepe-stack|paella-pan|ramen-bowl|spring-rolls|brownie-squares|cheesecake-slice|grilled-sausages|moules-frites|english-breakfast|roast-chicken|buddha-bowl)$/,
  ],
];
const isServedIn = (vessel: string, dish: string): boolean =>
  vessel !== dish && served.some(([one, other]) => one.test(vessel) && other.test(dish));

type Laid = { readonly things: readonly Draft[]; readonly relations: readonly Relation[] };

/** « un bol de salade de fruits », « des ramen, bol noir »: the vessel is the one that its dish is drawn in. */
export function vesselOf({ things, relations }: Laid): { vessel: number; dish: number } | null {
  for (const [vessel, { id, colour }] of things.entries()) {
    const dish = things.findIndex((one) => isServedIn(id, one.id));
    if (dish < 0) continue;
    const isIn = relations.some(
      ({ kind, of, to }) => kind === 'in' && of === dish && to === vessel,
    );
    const isAlone = relations.every(({ of, to }) => of !== vessel && to !== vessel);
    if (isIn || (colour && isAlone && dish < vessel)) return { vessel, dish };
  }
  return null;
}

/** What was said of the vessel is said of the dish. */
export function fillVessel(vessel: Draft, dish: Draft): void {
  dish.colour ??= vessel.colour;
  if (vessel.count > 1) dish.count = vessel.count;
  if (dish.size === 'usual') dish.size = vessel.size;
  if (vessel.side) dish.side = vessel.side;
}

const meats = /^(pig|cow|ox|sheep|chicken|rooster|duck|rabbit|turkey)$/;

/** « des ramen avec du porc », “noodles with beef”: meat, and no animal beside its plate. */
export function meatsAmong(things: readonly Draft[], typed: readonly string[]): Draft[] {
  const isDish = ({ id }: Draft) => !meats.test(id) && isFoodNamed(id);
  if (!things.some(isDish)) return [];
  return things.filter(({ id, said }) => {
    if (!meats.test(id)) return false;
    const [word = ''] = said.split(' ');
    const [far, near] = [typed[typed.indexOf(word) - 2], typed[typed.indexOf(word) - 1] ?? ''];
    return near === 'du' || near === 'au' || (near === 'la' && /^(de|à)$/u.test(far ?? ''));
  });
}

/** Drawn in the dish, or a piece of it. */
export const isInDish = (things: readonly Draft[]): boolean =>
  things.some(({ id }) => showsAlready(id, 'cut-of-meat'));

/** Of a person's height: what is laid on a table. */
const largestLaid = 0.9;
const stands = /chair|sofa|stool|window|door|shelf|rug|curtain|bed$|desk|floor/;
const isLaid = ({ id, person }: Draft): boolean =>
  !person && !isAnimal(id) && !stands.test(id) && naturalSize(id) <= largestLaid;

/** « des cookies sur une table blanche », “on a bright blue wooden table”: all that is seen of it is its top. */
export function tableTop(things: readonly Draft[]): { table: Draft; ground: Ground } | null {
  const at = things.findIndex(
    ({ id, colour, matter }) => /^(table|low-table)$/.test(id) && (colour || matter),
  );
  const table = things[at];
  if (at < 1 || !table || !things.every((one) => one === table || isLaid(one))) return null;
  const matter = table.matter && table.matter !== 'glossy' ? table.matter : 'matte';
  return { table, ground: { matter, ...(table.colour ? { colour: table.colour } : {}) } };
}
