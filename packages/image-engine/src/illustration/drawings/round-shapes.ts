/** What is drawn again and again, as lines of a drawing's text: a colour, then one path of several parts. */

const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)} A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(y)} A${n(r)} ${n(r)} 0 1 1 ${n(x - r)} ${n(y)}Z`;

const n = (value: number) => Math.round(value * 100) / 100;

export const discs = (colour: string, ...all: readonly (readonly [number, number, number])[]) =>
  ` ${colour} ${all.map(([x, y, r]) => disc(x, y, r)).join(' ')}`;

/** Five petals about a yellow middle. */
export function bloom(x: number, y: number, r: number, colour: string): string {
  const petals = [0, 1, 2, 3, 4].map((at): [number, number, number] => {
    const turn = at * 1.2566 - 1.5708;
    return [x + r * 0.62 * Math.cos(turn), y + r * 0.62 * Math.sin(turn), r * 0.52];
  });
  return `${discs(colour, ...petals)}\n${discs('#f2c14e', [x, y, r * 0.32])}`;
}

/** A leaf from its foot, turned clockwise from upright; degrees. */
export function leafAt(
  [x, y]: readonly [number, number],
  [length, turn]: readonly [number, number],
  colour: string,
): string {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (side: number, up: number) =>
    `${n(x + c * side * length + s * up * length)} ${n(y + s * side * length - c * up * length)}`;
  return ` ${colour} M${at(0, 0)} C${at(-0.32, 0.3)} ${at(-0.24, 0.75)} ${at(0, 1)} C${at(0.24, 0.75)} ${at(0.32, 0.3)} ${at(0, 0)}Z`;
}

/** The cup of a tulip. */
export const cupAt = (x: number, y: number, r: number, colour: string) =>
  ` ${colour} M${n(x - r)} ${n(y - 1.9 * r)} C${n(x - 1.4 * r)} ${n(y - 0.4 * r)} ${n(x - 0.8 * r)} ${n(y)} ${n(x)} ${n(y)} C${n(x + 0.8 * r)} ${n(y)} ${n(x + 1.4 * r)} ${n(y - 0.4 * r)} ${n(x + r)} ${n(y - 1.9 * r)} L${n(x + 0.45 * r)} ${n(y - 1.2 * r)} L${n(x)} ${n(y - 2.1 * r)} L${n(x - 0.45 * r)} ${n(y - 1.2 * r)}Z`;

/** A wheel seen from its side. */
export const wheelAt = (x: number, y: number, r: number, rim = '#c8ccd4') =>
  [
    discs('#2b2a33', [x, y, r]),
    discs('#454853', [x, y, r * 0.78]),
    discs(rim, [x, y, r * 0.52]),
    discs('#7d838f', [x, y, r * 0.18]),
  ].join('\n');
