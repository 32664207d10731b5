import { type Cluster, clusterOf, type Item, moved } from './cluster.ts';

type Many = {
  readonly name: string;
  readonly looks: readonly Pick<Item, 'drawing' | 'fills'>[];
};

/** From the back to the front: how large they are, how high up they stand, both of a person's height. */
const tiers = [
  { scale: 0.62, up: 0.4 },
  { scale: 0.78, up: 0.22 },
  { scale: 1, up: 0 },
] as const;
/** Of a person's height: how far apart they stand; of that, how far each other tier is set aside. */
const apart = 0.44;
const aside = 0.5;
/** Nobody is as tall as his neighbour. */
const heights = [1, 0.93, 1.06, 0.96, 1.03, 0.9, 1.02];

/** Many people in depth, each other tier in the gaps of the one before it. */
export function crowdOf({ looks, name }: Many, thing: number, high: number): Cluster {
  const inTier = Math.ceil(looks.length / tiers.length);
  const items = looks.map(({ drawing, fills }, look): Item => {
    const tier = Math.min(tiers.length - 1, Math.floor(look / inTier));
    const { scale, up } = tiers[tier]!;
    const height =
      (high * scale * heights[look % heights.length]! * (drawing.box.bottom - drawing.box.top)) /
      166;
    const place = (look % inTier) - (inTier - 1) / 2 + (tier % 2 === 0 ? aside / 2 : -aside / 2);
    return {
      ...{ name, thing, look, drawing, fills, height, base: -up * high },
      ...{ x: place * apart * high * (0.8 + 0.2 * scale), isFlipped: look % 3 === 1, tilt: 0 },
      stands: tier === tiers.length - 1,
    };
  });
  const all = clusterOf(items);
  return moved(all, { x: -(all.left + all.right) / 2 });
}
