import type { Shape } from '../drawings/drawing.ts';
import type { Point, Pose } from './joints.ts';
import { line, part } from './parts.ts';
import { darker } from './tints.ts';

/** In a figure's units: from the wrist's end to a finger's tip it is as long as a face. */
const palm = { across: 4.2, along: 4.8 } as const;
const finger = { wide: 2.5, tip: 2, apart: 2.1 } as const;
/** How far the four reach, of a hand that hangs and of one that holds something. */
const lengths = { open: [7.4, 9.2, 9, 7.2], closed: [4.2, 4.8, 4.8, 4.2] } as const;

type Hand = {
  readonly skin: string;
  readonly elbow: Point;
  readonly at: Point;
  /** Something is in it, or it rests on something. */
  readonly isBusy: boolean;
  readonly says?: Pose['fingers'] | undefined;
};

/** A palm, four fingers along the forearm and a thumb toward the body's middle. */
export function handOf({ skin, elbow, at: [x, y], isBusy, says }: Hand): Shape[] {
  const along = Math.atan2(y - elbow[1], x - elbow[0]);
  const [dx, dy] = [Math.cos(along), Math.sin(along)];
  // Across, toward the chest.
  const side = -dy * (50 - x) + dx * (y > 60 ? 0.01 : -0.01) >= 0 ? 1 : -1;
  const [nx, ny] = [-dy * side, dx * side];
  const to = (forward: number, aside: number): Point => [
    x + dx * forward + nx * aside,
    y + dy * forward + ny * aside,
  ];
  const spoken = says ? speaking([x, y], along, says) : null;
  const turn = (along * 180) / Math.PI;
  const body = `o ${x} ${y} ${palm.along} ${palm.across} ${turn}`;
  if (spoken) return [part(skin, body, ...spoken)];
  const reach = isBusy ? lengths.closed : lengths.open;
  const fingers = reach.map((long, nth) => {
    const aside = (1.5 - nth) * finger.apart;
    return line(to(2, aside), to(long, aside * 0.86), finger.wide, finger.tip);
  });
  const thumb = isBusy
    ? line(to(-1, 2.6), to(4.4, 3), 3, 2.4)
    : line(to(-1.4, 3), to(3.8, 5.6), 2.9, 2.1);
  const between = [0, 1, 2].map((nth) => {
    const aside = (1 - nth) * finger.apart;
    return line(to(isBusy ? 1 : 3.4, aside), to(reach[nth]! - 0.6, aside * 0.88), 0.5, 0.4);
  });
  return [part(skin, body, ...fingers, thumb), part(darker(skin, 0.82), ...between)];
}

/** What fingers say: up, this one, two, all. */
function speaking([x, y]: Point, along: number, says: NonNullable<Pose['fingers']>): string[] {
  if (says === 'thumb')
    return [
      `k ${x - 1.4} ${y - 2} ${x - 1.4} ${y - 10} 3.8 3.2`,
      `k ${x - 3} ${y + 1} ${x + 3} ${y + 1} 7 6.4`,
    ];
  const one = (turn: number, long: number, wide = 3) => {
    const at = along + turn;
    return `k ${x} ${y} ${x + Math.cos(at) * long} ${y + Math.sin(at) * long} ${wide} 2.2`;
  };
  if (says === 'one') return [one(0, 12)];
  if (says === 'two') return [one(-0.26, 12), one(0.26, 12)];
  return [...[-0.5, -0.17, 0.17, 0.5].map((turn) => one(turn, 10.6)), one(-1.3, 7.4)];
}
