/** Closed lines of straight pieces: x, y, x, y, … */
export type Contour = readonly number[];

/**
 * An SVG path (all of its commands) → contours in its own units. Curves become pieces no longer than
 * about `step`.
 */
export function parsePath(d: string, step = 0.35): Contour[] {
  const pen = new Pen(step);
  const tokens = d.match(/[a-z]|[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? [];
  let at = 0;
  let command = 'M';
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at]!)) {
      command = tokens[at]!;
      at += 1;
    }
    const kind = command.toUpperCase();
    if (kind === 'Z') {
      pen.close();
      continue;
    }
    if (kind === 'A') {
      // Flags of arcs may be written without anything between them: « 1 01.5.5 ».
      at = splitFlags(tokens, at);
    }
    const count = argumentsOf[kind];
    if (count === undefined) throw new Error(`a path has no command ${command}`);
    const values = tokens.slice(at, at + count).map(Number);
    at += count;
    pen.draw(kind as Command, values, command !== kind);
    if (kind === 'M') command = command === 'M' ? 'L' : 'l';
  }
  return pen.end();
}

type Command = 'M' | 'L' | 'H' | 'V' | 'C' | 'S' | 'Q' | 'T' | 'A';
const argumentsOf: Readonly<Record<string, number>> = {
  ...{ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 },
};

function splitFlags(tokens: string[], at: number): number {
  for (const flag of [3, 4]) {
    const token = tokens[at + flag]!;
    if (token.length > 1 && /^[01]/.test(token)) {
      tokens.splice(at + flag, 1, token[0]!, ...(token.slice(1).match(numbers) ?? []));
    }
  }
  return at;
}
const numbers = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi;

class Pen {
  readonly #step: number;
  readonly #contours: number[][] = [];
  #line: number[] = [];
  #x = 0;
  #y = 0;
  #start: Point = [0, 0];
  /** The last control point, which S and T mirror. */
  #control: Point = [0, 0];
  #last = '';

  constructor(step: number) {
    this.#step = step;
  }

  draw(kind: Command, v: readonly number[], isRelative: boolean): void {
    const [ox, oy] = isRelative ? [this.#x, this.#y] : [0, 0];
    const at = (index: number): Point => [ox + v[index]!, oy + v[index + 1]!];
    switch (kind) {
      case 'M':
        this.#moveTo(at(0));
        break;
      case 'L':
        this.#lineTo(at(0));
        break;
      case 'H':
        this.#lineTo([ox + v[0]!, this.#y]);
        break;
      case 'V':
        this.#lineTo([this.#x, oy + v[0]!]);
        break;
      case 'C':
        this.#cubic(at(0), at(2), at(4));
        break;
      case 'S':
        this.#cubic(this.#mirrored('CS'), at(0), at(2));
        break;
      case 'Q':
        this.#quadratic(at(0), at(2));
        break;
      case 'T':
        this.#quadratic(this.#mirrored('QT'), at(0));
        break;
      case 'A':
        this.#arc(v, at(5));
        break;
    }
    this.#last = kind;
  }

  close(): void {
    this.#finish();
    [this.#x, this.#y] = this.#start;
    this.#last = 'Z';
  }

  end(): Contour[] {
    this.#finish();
    return this.#contours;
  }

  #finish(): void {
    if (this.#line.length > 4) this.#contours.push(this.#line);
    this.#line = [];
  }

  #moveTo(to: Point): void {
    this.#finish();
    [this.#x, this.#y] = to;
    this.#start = to;
  }

  #lineTo([toX, toY]: Point): void {
    if (this.#line.length === 0) this.#line.push(this.#x, this.#y);
    this.#line.push(toX, toY);
    [this.#x, this.#y] = [toX, toY];
  }

  #cubic([x1, y1]: Point, [x2, y2]: Point, [toX, toY]: Point): void {
    const [x, y] = [this.#x, this.#y];
    const length =
      Math.hypot(x1 - x, y1 - y) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(toX - x2, toY - y2);
    const pieces = Math.min(mostPieces, Math.max(2, Math.ceil(length / this.#step)));
    for (let piece = 1; piece <= pieces; piece += 1) {
      const t = piece / pieces;
      const u = 1 - t;
      const [a, b, c, e] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      this.#lineTo([a * x + b * x1 + c * x2 + e * toX, a * y + b * y1 + c * y2 + e * toY]);
    }
    this.#control = [x2, y2];
  }

  #quadratic([qx, qy]: Point, to: Point): void {
    const [x, y] = [this.#x, this.#y];
    const toward = (from: number, control: number) => from + (2 / 3) * (control - from);
    this.#cubic([toward(x, qx), toward(y, qy)], [toward(to[0], qx), toward(to[1], qy)], to);
    this.#control = [qx, qy];
  }

  #arc(v: readonly number[], to: Point): void {
    const arc = arcOf([this.#x, this.#y], v, to);
    for (const point of arcPoints(arc, this.#step)) this.#lineTo(point);
    this.#lineTo(to);
  }

  #mirrored(kinds: string): Point {
    const follows = this.#last !== '' && kinds.includes(this.#last);
    const [cx, cy] = this.#control;
    return follows ? [2 * this.#x - cx, 2 * this.#y - cy] : [this.#x, this.#y];
  }
}

/** Of one curve. */
const mostPieces = 48;

type Point = readonly [x: number, y: number];
type Arc = {
  readonly centre: Point;
  readonly radii: Point;
  readonly turn: number;
  readonly start: number;
  readonly sweep: number;
};

/** End points → centre, as SVG 1.1, F.6.5 tells. */
function arcOf([x, y]: Point, v: readonly number[], [toX, toY]: Point): Arc {
  let rx = Math.abs(v[0]!);
  let ry = Math.abs(v[1]!);
  const turn = (v[2]! * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [halfX, halfY] = [(x - toX) / 2, (y - toY) / 2];
  const px = cos * halfX + sin * halfY;
  const py = -sin * halfX + cos * halfY;
  const stretch = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (stretch > 1) {
    rx *= stretch;
    ry *= stretch;
  }
  const over = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2;
  const away = Math.sqrt(Math.max(0, over / ((rx * py) ** 2 + (ry * px) ** 2)));
  const side = v[3] === v[4] ? -away : away;
  const [cx, cy] = [(side * rx * py) / ry, (-side * ry * px) / rx];
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx);
  const end = Math.atan2((-py - cy) / ry, (-px - cx) / rx);
  let sweep = end - start;
  if (v[4] === 0 && sweep > 0) sweep -= 2 * Math.PI;
  if (v[4] === 1 && sweep < 0) sweep += 2 * Math.PI;
  const centre: Point = [cos * cx - sin * cy + (x + toX) / 2, sin * cx + cos * cy + (y + toY) / 2];
  return { centre, radii: [rx, ry], turn, start, sweep };
}

function arcPoints({ centre, radii, turn, start, sweep }: Arc, step: number): Point[] {
  if (!Number.isFinite(start)) return [];
  const length = Math.abs(sweep) * Math.max(...radii);
  const pieces = Math.min(96, Math.max(3, Math.ceil(length / step)));
  return Array.from({ length: pieces - 1 }, (_, piece) => {
    const angle = start + (sweep * (piece + 1)) / pieces;
    const [x, y] = [radii[0] * Math.cos(angle), radii[1] * Math.sin(angle)];
    return [
      centre[0] + Math.cos(turn) * x - Math.sin(turn) * y,
      centre[1] + Math.sin(turn) * x + Math.cos(turn) * y,
    ];
  });
}
