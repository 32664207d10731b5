import { clamp, smoothstep } from '../../maths/interpolation.ts';
import { makeHashedNoise } from '../../maths/noise.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { createPlanes, type LabPlanes } from '../../raster/lab-planes.ts';
import { type Margins, noMargins } from '../../raster/margins.ts';
import { ellipse } from '../drawings/shapes.ts';
import { type Coverage, fillContours } from './fill-contours.ts';
import type { Contour } from './parse-path.ts';
import { type CutOut, type Group, type Picture, unitsOfShorterSide } from './picture.ts';
import { plain, textureOn } from './textures.ts';

/** What lies where, before any manner draws it. */
export type LaidPicture = {
  readonly lab: LabPlanes;
  /** −1 turned away from the light … 1 toward it. */
  readonly form: Float32Array;
  /** 0 … 1 in the shadow of something in front. */
  readonly shade: Float32Array;
  /** A number for each cut-out, those of things above those of the backdrop. */
  readonly piece: Uint16Array;
  /** The first piece that belongs to no backdrop. */
  readonly firstThing: number;
  /** Of each group of the picture: its first piece, and the one after its last; none of a backdrop's. */
  readonly spans: readonly (readonly [from: number, to: number])[];
  /** Pixels per unit. */
  readonly scale: number;
  /** Where the composed frame lies in what is drawn, pixels: textures and lamps are its own. */
  readonly frame: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
};

export type Laying = {
  /** How far edges wander, and over what length; in units. */
  readonly wander?: { readonly by: number; readonly over: number };
  /** How far the shadows of groups, of scenery and of pieces fall on what lies below; in units. */
  readonly cast?: {
    readonly group: number;
    readonly backdrop: number;
    readonly piece: number;
    readonly level: number;
  };
  /** Of a white rim about each thing, in units. */
  readonly rim?: number;
  /** Whether things throw a shadow on the ground. */
  readonly hasGroundShadow: boolean;
  /** Whether it is darker right under what stands on it. */
  readonly hasContact?: true;
};

type Size = {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly around?: Margins | undefined;
};

/** Cuts every piece out and lays it on those before it. */
export function layPicture(
  picture: Picture,
  { width, height, seed, around = noMargins }: Size,
  laying: Laying,
): LaidPicture {
  const wide = around.left + width + around.right;
  const high = around.top + height + around.bottom;
  const count = wide * high;
  const spans: (readonly [from: number, to: number])[] = [];
  const laid: LaidPicture = {
    spans,
    lab: createPlanes(wide, high),
    form: new Float32Array(count),
    shade: new Float32Array(count),
    piece: new Uint16Array(count),
    firstThing:
      1 + picture.groups.filter(isBackdrop).reduce((sum, one) => sum + one.cutOuts.length, 0),
    scale: Math.min(width, height) / unitsOfShorterSide,
    frame: { left: around.left, top: around.top, width, height },
  };
  for (const channel of ['l', 'a', 'b'] as const) laid.lab[channel].fill(picture.paper[channel]);
  const numbers = { backdrop: 1, thing: laid.firstThing };
  const wanders = makeHashedNoise(seed);
  for (const group of picture.groups) {
    const from = numbers.thing;
    layGroup(group, { laid, laying, wanders, numbers });
    spans.push([from, numbers.thing]);
  }
  return laid;
}

const isBackdrop = ({ kind }: Group) => kind === 'backdrop';

type Work = {
  readonly laid: LaidPicture;
  readonly laying: Laying;
  readonly wanders: ReturnType<typeof makeHashedNoise>;
  readonly numbers: { backdrop: number; thing: number };
};

type Piece = { readonly cutOut: CutOut; readonly coverage: Coverage };

function layGroup(group: Group, work: Work): void {
  const { laid, laying } = work;
  const canvas = laid.lab;
  const pieces: Piece[] = [];
  for (const [index, cutOut] of group.cutOuts.entries()) {
    const contours = cutOut.contours.map((line) => placed(line, work, index));
    const coverage = fillContours(contours, canvas, cutOut.isEvenOdd);
    if (coverage) pieces.push({ cutOut, coverage });
  }
  if (pieces.length === 0) return;
  const whole = joined(pieces.map(({ coverage }) => coverage));
  if (laying.hasGroundShadow && group.base !== undefined) layGroundShadow(group, work);
  if (laying.hasContact && group.base !== undefined) layContact(group, work, whole);
  if (group.hover !== undefined) layHover(group.hover, work, whole);
  if (group.lies && !laying.cast) castShadow(whole, work, lain);
  const rimmed = laying.rim && !isBackdrop(group) ? grown(whole, laying.rim * laid.scale) : whole;
  if (laying.cast && !isBackdrop(group)) castShadow(rimmed, work, laying.cast.group);
  if (rimmed !== whole) layPiece(rim, rimmed, { laid, form: null, number: work.numbers.backdrop });
  // Lettering is ink on paper: it has no body for light to fall on.
  const form = group.kind === 'type' || group.isFlat ? null : formOf(whole, laid);
  for (const { cutOut, coverage } of pieces) {
    if (laying.cast)
      castShadow(coverage, work, isBackdrop(group) ? laying.cast.backdrop : laying.cast.piece);
    const number = isBackdrop(group) ? work.numbers.backdrop++ : work.numbers.thing++;
    layPiece(cutOut, coverage, { laid, form, number });
  }
}

/** Units → pixels; edges wander where a manner cuts or paints them by hand. */
function placed(
  line: Contour,
  { laid: { scale, frame }, laying: { wander }, wanders }: Work,
  index: number,
): Contour {
  if (!wander)
    return line.map((value, i) => value * scale + (i % 2 === 0 ? frame.left : frame.top));
  const dense = densified(line, wander.over / 4);
  const moved: number[] = [];
  for (let i = 0; i < dense.length; i += 2) {
    const [x, y] = [dense[i]!, dense[i + 1]!];
    const [u, v] = [x / wander.over + index * 3.7, y / wander.over];
    moved.push(
      (x + wander.by * wanders(u, v, 2)) * scale + frame.left,
      (y + wander.by * wanders(u + 71, v + 13, 2)) * scale + frame.top,
    );
  }
  return moved;
}

function densified(line: Contour, step: number): number[] {
  const dense: number[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const next = i + 2 === line.length ? 0 : i + 2;
    const [x, y, toX, toY] = [line[i]!, line[i + 1]!, line[next]!, line[next + 1]!];
    const pieces = Math.min(200, Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / step)));
    for (let piece = 0; piece < pieces; piece += 1) {
      const t = piece / pieces;
      dense.push(x + (toX - x) * t, y + (toY - y) * t);
    }
  }
  return dense;
}

function joined(coverages: readonly Coverage[]): Coverage {
  const left = Math.min(...coverages.map((one) => one.left));
  const top = Math.min(...coverages.map((one) => one.top));
  const width = Math.max(...coverages.map((one) => one.left + one.width)) - left;
  const height = Math.max(...coverages.map((one) => one.top + one.height)) - top;
  const alpha = new Float32Array(width * height);
  for (const one of coverages) {
    for (let y = 0; y < one.height; y += 1) {
      const from = (one.top - top + y) * width + one.left - left;
      for (let x = 0; x < one.width; x += 1) {
        const value = one.alpha[y * one.width + x]!;
        if (value > alpha[from + x]!) alpha[from + x] = value;
      }
    }
  }
  return { left, top, width, height, alpha };
}

const rim: CutOut = { contours: [], fill: { l: 0.985, a: 0, b: 0.004 } };

/** All within so many pixels of it. */
function grown({ left, top, width, height, alpha }: Coverage, by: number): Coverage {
  const margin = Math.ceil(by * 2);
  const [w, h] = [width + 2 * margin, height + 2 * margin];
  const plane = new Float32Array(w * h);
  for (let y = 0; y < height; y += 1)
    plane.set(alpha.subarray(y * width, (y + 1) * width), (y + margin) * w + margin);
  blurPlane(plane, w, h, by * 0.6, plane);
  // A straight edge that was blurred reaches this far out at about a twentieth.
  for (let i = 0; i < plane.length; i += 1) plane[i] = smoothstep(0.03, 0.07, plane[i]!);
  return { left: left - margin, top: top - margin, width: w, height: h, alpha: plane };
}

/** Form is soft: a quarter of the picture's fineness shows all of it. */
const coarse = 4;
/** In shares of a shape's size. */
const formBlur = 0.09;
const formReach = 0.13;
/** Toward the light, from the upper left. */
const light = { x: -0.6, y: -0.8 } as const;

type Field = (x: number, y: number) => number;

/** Blurred, a shape's border lies lower toward the light and higher away from it. */
function formOf(whole: Coverage, { lab: canvas, frame }: LaidPicture): Field {
  const { left, top, width, height, alpha } = whole;
  const size = sizeIn(whole, frame);
  const margin = Math.ceil((size * (formBlur * 2 + formReach)) / coarse);
  const x0 = Math.max(0, Math.floor(left / coarse) - margin);
  const y0 = Math.max(0, Math.floor(top / coarse) - margin);
  const x1 = Math.min(
    Math.ceil(canvas.width / coarse),
    Math.ceil((left + width) / coarse) + margin,
  );
  const y1 = Math.min(
    Math.ceil(canvas.height / coarse),
    Math.ceil((top + height) / coarse) + margin,
  );
  const [w, h] = [x1 - x0, y1 - y0];
  const plane = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      // Beyond the canvas a shape goes on as at its edge, whatever the size's last points are.
      const px = Math.min((x0 + x) * coarse + coarse / 2, canvas.width - 1) - left;
      const py = Math.min((y0 + y) * coarse + coarse / 2, canvas.height - 1) - top;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      plane[y * w + x] = alpha[(py | 0) * width + (px | 0)]!;
    }
  }
  blurPlane(plane, w, h, (size * formBlur) / coarse, plane);
  const sample: Field = (x, y) => {
    const u = clamp(x / coarse - 0.5 - x0, 0, w - 1);
    const v = clamp(y / coarse - 0.5 - y0, 0, h - 1);
    const [iu, iv] = [Math.min(u | 0, w - 2), Math.min(v | 0, h - 2)];
    if (w < 2 || h < 2) return plane[0]!;
    const [fu, fv] = [u - iu, v - iv];
    const at = iv * w + iu;
    const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * fu;
    const lower = plane[at + w]! + (plane[at + w + 1]! - plane[at + w]!) * fu;
    return upper + (lower - upper) * fv;
  };
  const [dx, dy] = [light.x * formReach * size, light.y * formReach * size];
  return (x, y) => sample(x - dx, y - dy) - sample(x + dx, y + dy);
}

/** Of what is seen of it in the composed frame, where any is: more around it models no other body. */
function sizeIn({ left, top, width, height }: Coverage, frame: LaidPicture['frame']): number {
  const wide = Math.min(left + width, frame.left + frame.width) - Math.max(left, frame.left);
  const high = Math.min(top + height, frame.top + frame.height) - Math.max(top, frame.top);
  return wide > 0 && high > 0 ? Math.sqrt(wide * high) : Math.sqrt(width * height);
}

/** Shares of a piece's own form and of its whole group's. */
const formOfPiece = 0.6;
const formOfGroup = 0.7;
/** A smaller piece has no form of its own; pixels. */
const leastForm = 20;

type Onto = { readonly laid: LaidPicture; readonly form: Field | null; readonly number: number };

function layPiece(cutOut: CutOut, coverage: Coverage, { laid, form, number }: Onto): void {
  const { fill } = cutOut;
  const { lab, piece, frame, scale } = laid;
  const touch = textureOn(cutOut);
  const own =
    form && Math.min(coverage.width, coverage.height) >= leastForm
      ? formOf(coverage, laid)
      : () => 0;
  for (let y = 0; y < coverage.height; y += 1) {
    if (coverage.top + y < 0 || coverage.top + y >= lab.height) continue;
    const row = (coverage.top + y) * lab.width + coverage.left;
    for (let x = 0; x < coverage.width; x += 1) {
      if (coverage.left + x < 0 || coverage.left + x >= lab.width) continue;
      const covered = Math.min(1, coverage.alpha[y * coverage.width + x]!);
      if (covered === 0) continue;
      const at = row + x;
      const [px, py] = [coverage.left + x + 0.5, coverage.top + y + 0.5];
      const lit = form ? clamp(formOfPiece * own(px, py) + formOfGroup * form(px, py), -1, 1) : 0;
      const seen = touch ? touch((px - frame.left) / scale, (py - frame.top) / scale) : plain;
      const alpha = covered * seen.alpha;
      lab.l[at]! += (clamp(fill.l + seen.l, 0.03, 0.985) - lab.l[at]!) * alpha;
      lab.a[at]! += (fill.a * seen.chroma + seen.a - lab.a[at]!) * alpha;
      lab.b[at]! += (fill.b * seen.chroma + seen.b - lab.b[at]!) * alpha;
      laid.form[at]! += (lit - laid.form[at]!) * alpha;
      laid.shade[at]! *= 1 - alpha;
      if (alpha > 0.5) piece[at] = number;
    }
  }
}

/** The silhouette laid down on the ground, away from the light. */
const groundShadow = { squash: 0.2, shear: 0.55, level: 0.8, blur: 5 } as const;

function layGroundShadow(group: Group, { laid }: Work): void {
  const base = group.base!;
  const contours = group.cutOuts.flatMap((cutOut) =>
    cutOut.contours.map((line) =>
      line.map((value, i) => {
        const up = base - (i % 2 === 0 ? line[i + 1]! : value);
        const moved =
          i % 2 === 0
            ? value + up * groundShadow.shear * 0.6
            : base + up * -groundShadow.squash * 0.6;
        return moved * laid.scale + (i % 2 === 0 ? laid.frame.left : laid.frame.top);
      }),
    ),
  );
  // Behind the thing, where the ground rises toward the eye's height: the light is in front.
  const fallen = fillContours(contours, laid.lab);
  if (fallen) darken(fallen, laid, groundShadow.level, groundShadow.blur * laid.scale);
}

/** Of the height: what is so near to the ground touches it; then of the width, and units. */
const contact = { touches: 0.06, wide: 1.16, high: 0.085, least: 5, most: 26, level: 1, blur: 0.4 };

/** Where it stands little light comes under it. */
function layContact(group: Group, { laid }: Work, whole: Coverage): void {
  const base = group.base!;
  const near = base - (contact.touches * whole.height) / laid.scale;
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { contours } of group.cutOuts)
    for (const line of contours)
      for (let i = 0; i < line.length; i += 2) {
        if (line[i + 1]! < near) continue;
        left = Math.min(left, line[i]!);
        right = Math.max(right, line[i]!);
      }
  if (right <= left) return;
  const rx = ((right - left) / 2) * contact.wide;
  const ry = Math.min(contact.most, Math.max(contact.least, rx * contact.high * 2));
  const round = ellipse((left + right) / 2, base - ry * 0.1, rx, ry).map(
    (value, i) => value * laid.scale + (i % 2 === 0 ? laid.frame.left : laid.frame.top),
  );
  const dark = fillContours([round], laid.lab);
  if (dark) darken(dark, laid, contact.level, ry * contact.blur * laid.scale);
}

/** Right below what hovers, the smaller the lighter. */
const hover = { wide: 0.36, high: 0.1, level: 0.62, blur: 0.5 };

function layHover(ground: number, { laid }: Work, whole: Coverage): void {
  const rx = (whole.width / laid.scale) * hover.wide;
  const x = (whole.left + whole.width / 2 - laid.frame.left) / laid.scale;
  const round = ellipse(x, ground, rx, rx * hover.high * 2).map(
    (value, i) => value * laid.scale + (i % 2 === 0 ? laid.frame.left : laid.frame.top),
  );
  const dark = fillContours([round], laid.lab);
  if (dark) darken(dark, laid, hover.level, rx * hover.high * hover.blur * laid.scale);
}

/** Units between what lies flat and its shadow, and how dark that is where a manner does not say so. */
const lain = 13;
const lainLevel = 0.7;

function castShadow(coverage: Coverage, { laid, laying }: Work, by: number): void {
  const shift = Math.round(by * laid.scale * 0.7);
  if (shift < 1) return;
  const moved = {
    ...coverage,
    left: coverage.left + Math.round(-light.x * shift),
    top: coverage.top + Math.round(-light.y * shift),
  };
  darken(moved, laid, laying.cast?.level ?? lainLevel, by * laid.scale * 0.45);
}

function darken(
  coverage: Coverage,
  { lab, shade }: LaidPicture,
  level: number,
  blur: number,
): void {
  const margin = Math.ceil(blur * 3);
  const [w, h] = [coverage.width + 2 * margin, coverage.height + 2 * margin];
  const plane = new Float32Array(w * h);
  for (let y = 0; y < coverage.height; y += 1) {
    plane.set(
      coverage.alpha.subarray(y * coverage.width, (y + 1) * coverage.width),
      (y + margin) * w + margin,
    );
  }
  blurPlane(plane, w, h, blur, plane);
  for (let y = 0; y < h; y += 1) {
    const py = coverage.top - margin + y;
    if (py < 0 || py >= lab.height) continue;
    for (let x = 0; x < w; x += 1) {
      const px = coverage.left - margin + x;
      if (px < 0 || px >= lab.width) continue;
      const at = py * lab.width + px;
      shade[at] = Math.max(shade[at]!, plane[y * w + x]! * level);
    }
  }
}
