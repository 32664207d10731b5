import { mix, smoothstep } from '../../../maths/interpolation.ts';
import { makeTableNoise } from '../../../maths/noise.ts';
import { makeRandom } from '../../../maths/seeded-random.ts';
import { bandPass } from '../../../work/band-pass.ts';
import { blend, type Rgb, scaled } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { addStroke, type StrokeList } from '../../things/strokes/stroke-list.ts';
import { combings, type StrandPoint, scalpAt } from './combings.ts';
import { figureLight, poseOf } from './pose.ts';

/** Hair: many strands from the scalp, dark inside, lit where they end. One list, in order. */
export const hairPass = bandPass(import.meta.url, combHair);

/** So many strokes at most: strands and loose hairs. */
export const hairCapacity = 8000;

const salts = { strands: 0x4a12, locks: 0x10c5 };
/** Widths as shares of the head's height; colours as shares of the body's, by eye. */
const strandLook = {
  count: 6400,
  /** Where the inside of the hair grows from, and how far in: a rim of hair would be a cap. */
  ear: { x: 0.08, y: -0.5, share: 0.62 },
  /** Only the outermost layer catches light. */
  lit: { from: 0.8, most: 0.06, rim: 0.3 },
  width: 0.0042,
  toWidth: 0.35,
  root: 0.24,
  tip: 0.28,
  alpha: 0.9,
};
/** Neighbouring hairs hang together in locks, which the light tells apart. */
const locks = { least: 0.25, more: 2.1, single: 0.25, power: 1.6, perScalp: 13, octaves: 3 };

type Combing = {
  readonly strokes: StrokeList;
  readonly random: () => number;
  /** A place of the profile in pixels. */
  readonly at: (x: number, y: number) => StrandPoint;
  readonly size: number;
  readonly body: Rgb;
  readonly rim: Rgb;
};

function combHair({ plan, strokes }: { plan: ScenePlan; strokes: StrokeList }): void {
  const { x, y, size, side } = poseOf(plan);
  const { body, rim } = figureLight(plan);
  const random = makeRandom(plan.seed ^ salts.strands);
  const at = (px: number, py: number): StrandPoint => [x - side * px * size, y + py * size];
  const combing: Combing = { strokes, random, at, size, body, rim };
  strands(combing, plan.seed);
  looseHairs(combing);
}

function strands({ strokes, random, at, size, body, rim }: Combing, seed: number): void {
  const { count, ear, lit, width, toWidth, root: dark, tip: light, alpha } = strandLook;
  const comb = combings[seed % combings.length]!;
  const noise = makeTableNoise(seed ^ salts.locks);
  for (let strand = 0; strand < count; strand += 1) {
    const layer = strand / count;
    const along = random();
    const [scalpX, scalpY] = scalpAt(along);
    const inset = (1 - layer) * ear.share * random();
    const root = at(mix(scalpX, ear.x, inset), mix(scalpY, ear.y, inset));
    const [bend, tip] = comb(along, random);
    const shine = smoothstep(lit.from, 1, layer) * random() ** 2 * lit.most;
    const lock = noise.fbm(along * locks.perScalp + 3, layer * 2, locks.octaves) ** locks.power;
    const tone = locks.least + locks.more * lock + locks.single * random();
    addStroke(strokes, {
      ...strokeThrough(root, at(...bend), at(...tip)),
      width: size * width,
      toWidth,
      colour: scaled(body, dark * tone),
      toColour: blend(scaled(body, light * tone), rim, shine * lit.rim),
      alpha,
      depth: 1,
    });
  }
}

/** Lengths as shares of the head's height. */
const loose = {
  count: 110,
  out: { least: 0.02, more: 0.05 },
  bend: { back: 0.08, up: 1.2 },
  end: { back: 0.12, spread: 0.1, down: 0.08 },
  width: 0.0011,
  /** Pixels: no hair is lost in a small picture. */
  leastWidth: 0.2,
  toWidth: 0.2,
  rim: 0.3,
  alpha: 0.16,
};

/** Loose hairs that catch the light outside the form. */
function looseHairs({ strokes, random, at, size, rim }: Combing): void {
  const { bend, end } = loose;
  for (let hair = 0; hair < loose.count; hair += 1) {
    const along = random();
    const [x, y] = scalpAt(along);
    const out = loose.out.least + loose.out.more * random() ** 2;
    const middle = at(x + bend.back, y - out * (bend.up - along));
    const back = x + end.back + end.spread * random();
    const tip = at(back, y + end.down * along + out * along);
    addStroke(strokes, {
      ...strokeThrough(at(x, y), middle, tip),
      width: size * loose.width + loose.leastWidth,
      toWidth: loose.toWidth,
      colour: scaled(rim, loose.rim),
      alpha: loose.alpha,
      depth: 1,
    });
  }
}

function strokeThrough([x, y]: StrandPoint, [bendX, bendY]: StrandPoint, to: StrandPoint) {
  return { x, y, bendX, bendY, toX: to[0], toY: to[1] };
}
