import { scaled } from '../../light/rgb.ts';
import type { Foreground } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { vary } from '../vary.ts';

/** Birds far off, set by eye; shares of the picture's width and of the sky's height. */
const flock = {
  x: [0.3, 0.4],
  y: [0.3, 0.3],
  across: 0.22,
  high: 0.2,
  count: { least: 4, more: 5, most: 60 },
  /** As many as these keep those distances; more spread out. */
  usual: 6,
  /** Scene units. */
  depth: 20,
  /** Of the sky's light: dark against it. */
  level: 0.1,
} as const;

/** Shares of the bird's size, which is in pixels of a 1024-pixel picture. */
const wing = {
  size: [5, 6],
  lift: [0.25, 0.5],
  bend: { across: 0.5, up: 1.5 },
  tip: { across: 1.2, down: 0.35 },
  width: { ofSize: 0.11, pixels: 0.35 },
  tipPixels: 0.3,
} as const;

/** A flock of birds in the sky. */
export function drawBirds({ plan, strokes, random, unit }: Foreground): void {
  const { width, camera, light, description } = plan;
  const colour = scaled(light.ambient, flock.level);
  const startX = width * vary(random, flock.x);
  const startY = camera.horizon * vary(random, flock.y);
  const { least, more, most } = flock.count;
  const wanted = description.counts.birds ?? least + Math.floor(random() * more);
  const count = Math.min(most, wanted);
  const spread = Math.sqrt(count / flock.usual);
  for (let bird = 0; bird < count; bird += 1) {
    const size = unit * vary(random, wing.size);
    const x = startX + (random() - 0.5) * width * flock.across * spread;
    const y = startY + (random() - 0.5) * camera.horizon * flock.high * spread;
    const lift = vary(random, wing.lift);
    for (const side of [-1, 1]) {
      addStroke(strokes, {
        x,
        y,
        bendX: x + side * size * wing.bend.across,
        bendY: y - size * lift * wing.bend.up,
        toX: x + side * size * wing.tip.across,
        toY: y - size * (lift - wing.tip.down),
        width: size * wing.width.ofSize + wing.width.pixels,
        toWidth: wing.tipPixels,
        colour,
        depth: flock.depth,
      });
    }
  }
}
