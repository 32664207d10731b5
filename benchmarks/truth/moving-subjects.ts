import { makeRandom, type Random } from './random.ts';

export const subjectKinds = [
  'walk',
  'oscillating',
  'still-subject',
  'jump',
  'off-centre',
  'dancer',
  'centre',
  'none',
] as const;

export type SubjectKind = (typeof subjectKinds)[number];

/** A generated 16:9 shot at 30 fps, 320×180, with the subject's box per frame. */
export type SubjectShot = {
  readonly kind: SubjectKind;
  readonly frameCount: number;
  readonly width: number;
  readonly height: number;
  /** rgb24 of one frame. */
  readonly drawFrame: (frame: number) => Uint8Array;
  /** Left and right edge of the subject in pixels, or null when there is none. */
  readonly subjectAt: (frame: number) => { readonly left: number; readonly right: number } | null;
};

const width = 320;
const height = 180;

export function makeSubjectShot(kind: SubjectKind, seed: number): SubjectShot {
  const random = makeRandom(seed * 6007 + subjectKinds.indexOf(kind) * 7001);
  const frameCount = Math.round(random.between(2.5, 5) * 30) + 60;
  const background = makeBackground(random);
  const pan = { x: random.between(-0.6, 0.6), y: random.between(-0.15, 0.15) };
  const centreAt = makePath(kind, frameCount, random);
  const size = { w: random.between(28, 46), h: random.between(70, 110) };
  const colour = [random.between(40, 230), random.between(40, 230), random.between(40, 230)];
  const foot = random.between(0.72, 0.95) * height;
  const beat = random.between(0.15, 0.4);
  const noise = random.between(1, 5);

  function boxAt(frame: number) {
    const x = centreAt(frame);
    if (x === null) return null;
    const sway = kind === 'dancer' || kind === 'still-subject' ? 0.35 * Math.sin(frame * beat) : 0;
    const w = size.w * (1 + Math.abs(sway));
    return { left: x - w / 2, right: x + w / 2 };
  }

  function drawFrame(frame: number): Uint8Array {
    const grain = makeRandom(seed * 31 + frame);
    const box = boxAt(frame);
    const rgb = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 3;
        const inside = box !== null && isInSubject(x, y, box, foot, size.h, frame * beat);
        const shade = inside ? 0.75 + 0.25 * Math.sin(y * 0.35 + frame * beat) : 0;
        const grey = noise * (grain.next() + grain.next() - 1);
        for (let c = 0; c < 3; c += 1) {
          const value = inside
            ? colour[c]! * shade
            : background(x + pan.x * frame, y + pan.y * frame, c);
          rgb[at + c] = Math.max(0, Math.min(255, value + grey));
        }
      }
    }
    return rgb;
  }

  return { kind, frameCount, width, height, drawFrame, subjectAt: boxAt };
}

/** A body with swinging limbs rather than a box: an ellipse and two legs. */
function isInSubject(
  x: number,
  y: number,
  box: { left: number; right: number },
  foot: number,
  tall: number,
  swing: number,
): boolean {
  const middle = (box.left + box.right) / 2;
  const half = (box.right - box.left) / 2;
  const u = (x - middle) / half;
  const v = (foot - y) / tall;
  if (v < 0 || v > 1) return false;
  if (v > 0.82) return Math.abs(u) < 0.4;
  if (v > 0.42) return Math.abs(u) < 0.62 + 0.38 * Math.sin(swing * 1.7 + v * 5);
  return Math.abs(Math.abs(u) - 0.35 - 0.3 * Math.sin(swing * 2)) < 0.28;
}

function makePath(kind: SubjectKind, frameCount: number, random: Random) {
  const start = random.between(40, 280);
  const end = start < 160 ? random.between(200, 280) : random.between(40, 120);
  const side = random.next() < 0.5 ? random.between(45, 90) : random.between(230, 275);
  const turn = random.between(0, 6);
  const jumpAt = Math.round(frameCount * random.between(0.35, 0.65));
  return (frame: number): number | null => {
    const share = frame / frameCount;
    switch (kind) {
      case 'walk':
        return start + (end - start) * share;
      case 'oscillating':
        return 160 + 95 * Math.sin(turn + share * 5);
      case 'still-subject':
      case 'off-centre':
        return side + (kind === 'off-centre' ? 6 * Math.sin(frame * 0.1) : 0);
      case 'jump':
        return frame < jumpAt ? start : end;
      case 'dancer':
        return side + 22 * Math.sin(turn + frame * 0.06);
      case 'centre':
        return 160 + 8 * Math.sin(turn + frame * 0.08);
      case 'none':
        return null;
    }
  };
}

/** Layers of soft blobs, so that the ground has contrast and moves only as a whole. */
function makeBackground(random: Random) {
  const waves = Array.from({ length: 10 }, () => ({
    fx: random.between(-0.12, 0.12),
    fy: random.between(-0.12, 0.12),
    phase: random.between(0, 6.28),
    rgb: [random.between(-22, 22), random.between(-22, 22), random.between(-22, 22)],
  }));
  const base = [random.between(60, 180), random.between(60, 180), random.between(60, 180)];
  return (x: number, y: number, channel: number) => {
    let value = base[channel]!;
    for (const wave of waves) {
      value += wave.rgb[channel]! * Math.sin(wave.fx * x + wave.fy * y + wave.phase);
    }
    return value;
  };
}
