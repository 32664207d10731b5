import type { FlowerKind } from '../vocabulary/flower-kinds.ts';
import { bloom, cupAt, discs, leafAt } from './round-shapes.ts';

/** A flower's head as lines of a drawing's text: its middle, how far its petals reach, and which of the bunch it is. */
type Head = (x: number, y: number, r: number, at: number) => string;

/** `count` points about a middle, the first one upright. */
function about(x: number, y: number, distance: number, count: number, turn = 0) {
  return Array.from({ length: count }, (_, at): readonly [number, number] => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2 + turn;
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
  });
}

const ring = (colour: string, spots: readonly (readonly [number, number])[], r: number) =>
  discs(colour, ...spots.map(([x, y]): [number, number, number] => [x, y, r]));

const round = (value: number) => Math.round(value * 100) / 100;

/** A sickle about a middle: the edge of a rolled petal; degrees. */
function sickle(x: number, y: number, r: number, turn: number, colour: string): string {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [r * Math.cos(angle), r * Math.sin(angle)];
  const [one, other] = [`${round(x - dx)} ${round(y - dy)}`, `${round(x + dx)} ${round(y + dy)}`];
  const [long, flat] = [round(r), round(r * 1.35)];
  return ` ${colour} M${one} A${long} ${long} 0 0 0 ${other} A${flat} ${flat} 0 0 1 ${one}Z`;
}

const rose: Head = (x, y, r) =>
  [
    ring('*#a8283e', about(x, y, r * 0.46, 5, 0.4), r * 0.56),
    ring('*#c23549', about(x, y - r * 0.04, r * 0.26, 5, 1), r * 0.5),
    discs('*#d94b60', [x, y - r * 0.08, r * 0.52]),
    sickle(x, y - r * 0.02, r * 0.44, 12, '*#a8283e'),
    discs('*#e8707f', [x - r * 0.02, y - r * 0.18, r * 0.3]),
    sickle(x, y - r * 0.14, r * 0.27, -30, '*#b8304a'),
    sickle(x, y - r * 0.2, r * 0.14, 150, '*#a8283e'),
  ].join('\n');

const peony: Head = (x, y, r) =>
  [
    ring('*#d97a96', about(x, y, r * 0.6, 9), r * 0.42),
    ring('*#e999b0', about(x, y, r * 0.38, 8, 0.4), r * 0.34),
    ring('*#f3b9c9', about(x, y, r * 0.18, 6, 0.2), r * 0.24),
    ring('*#d97a96', about(x, y, r * 0.1, 3), r * 0.08),
  ].join('\n');

const tulipHues = ['*#e8597a', '*#f28aa2', '*#f6b93c'] as const;
const tulip: Head = (x, y, r, at) => cupAt(x, y + r * 0.9, r * 0.74, tulipHues[at % 3]!);

const sunflower: Head = (x, y, r) => {
  const petals = (turn: number, colour: string) =>
    Array.from({ length: 13 }, (_, at) => leafAt([x, y], [r, turn + at * 27.7], colour)).join('\n');
  return [
    petals(14, '#d98f1c'),
    petals(0, '*#f4b92f'),
    discs('#4a2f1a', [x, y, r * 0.46]),
    discs('#6d4a2a', [x, y, r * 0.3]),
  ].join('\n');
};

const daisy: Head = (x, y, r) =>
  [
    ...Array.from({ length: 12 }, (_, at) => leafAt([x, y], [r, at * 30], '*#fbf8f0')),
    discs('#f0b32e', [x, y, r * 0.34]),
    discs('#f8d06a', [x - r * 0.08, y - r * 0.1, r * 0.16]),
  ].join('\n');

const poppy: Head = (x, y, r) =>
  [
    ring('*#c22f24', about(x, y, r * 0.42, 2, Math.PI / 2), r * 0.62),
    ring('*#df4a35', about(x, y, r * 0.4, 2), r * 0.6),
    ring('#2c2028', about(x, y, r * 0.28, 9), r * 0.05),
    discs('#3a4a34', [x, y, r * 0.18]),
  ].join('\n');

const lily: Head = (x, y, r) =>
  [
    ...[60, 180, 300].map((turn) => leafAt([x, y], [r * 1.06, turn], '*#e9dfe0')),
    ...[0, 120, 240].map((turn) => leafAt([x, y], [r * 1.06, turn], '*#fbf4f2')),
    ...about(x, y, r * 0.4, 6, 0.5).map(
      ([sx, sy]) => ` #b9c98a k ${round(x)} ${round(y)} ${round(sx)} ${round(sy)} 1.2 1`,
    ),
    ring('#c9702a', about(x, y, r * 0.42, 6, 0.5), r * 0.08),
  ].join('\n');

const blues = ['*#6f8fd0', '*#8aa6e0', '*#a9bfee'] as const;
const hydrangea: Head = (x, y, r) =>
  [
    discs('*#5a78b8', [x, y, r * 0.92]),
    ...blues.map((colour, at) => {
      const spots = about(x, y - r * 0.04 * at, r * (0.74 - 0.27 * at), 9 - 3 * at, at * 0.5);
      return ring(colour, spots, r * 0.24);
    }),
    ring('*#dfe8fb', about(x, y, r * 0.6, 7, 0.3), r * 0.06),
    ring('*#dfe8fb', about(x, y - r * 0.06, r * 0.28, 5), r * 0.06),
  ].join('\n');

const lavender: Head = (x, y, r) => {
  const florets = (colour: string, shift: number) =>
    [0, 1, 2, 3].map((step) => {
      const side = (step + shift) % 2 === 0 ? -1 : 1;
      return ` ${colour} o ${round(x + side * r * 0.2)} ${round(y + r * (0.9 - 0.46 * step - 0.2 * shift))} ${round(r * 0.26)} ${round(r * 0.34)}`;
    });
  return [...florets('*#7a56b0', 0), ...florets('*#9a78cf', 1)].join('\n');
};

const ofMeadows: readonly Head[] = [
  daisy,
  poppy,
  (x, y, r) => bloom(x, y, r * 0.9, '#5f7fd0'),
  lavender,
  (x, y, r) => bloom(x, y, r * 0.9, '#f2b84a'),
];

export const headOf: Readonly<Record<FlowerKind, Head>> = {
  rose,
  peony,
  tulip,
  sunflower,
  daisy,
  poppy,
  lily,
  hydrangea,
  lavender,
  wild: (x, y, r, at) => ofMeadows[at % ofMeadows.length]!(x, y, r, at),
};
