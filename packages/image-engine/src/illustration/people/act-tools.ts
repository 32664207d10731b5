import { areaOf, type Shape } from '../drawings/drawing.ts';
import type { Point } from './joints.ts';
import { told } from './parts.ts';
import { smallTools } from './small-tools.ts';

/** What is held in one hand: the hand at 0, 0, the tool upright above it, as long as beside a figure of 160. */
const tools = {
  hammer: `#8a5a3a k 0 9 0 -20 4 3.4
 #5f6873 r -10 -27 20 9 2
 #7b8592 r -10 -27 6 9 2`,
  screwdriver: `#d8433b r -3.4 -8 6.8 16 3
 #9aa3af r -1.2 -24 2.4 17`,
  saw: `#8a5a3a r -6 -4 12 12 4
 #c3cad2 p -5 -4 5 -4 3 -52 -2 -52
 #8b94a4 p 5 -4 7 -8 4.6 -12 6.4 -17 4.2 -21 5.8 -26 3.8 -30 5.2 -36 3.4 -40 4.4 -46 3 -52 2 -52`,
  knife: `#33303c k 0 7 0 -5 4.4 4
 #d3d9df M-2.4 -5 L2.4 -5 L2.4 -24 C1.6 -30 -1 -32 -2.4 -33Z`,
  scissors: `#c3cad2 k -1 -3 4 -24 3 1.2
 #dfe4e9 k 1 -3 -4 -24 3 1.2
 #d8433b o -4 2 4.2 5 -20
 #d8433b o 4 2 4.2 5 20
 #f7e9e4 o -4 2 2 2.8 -20
 #f7e9e4 o 4 2 2 2.8 20`,
  icing: `#f7f3ea M-8 -14 L8 -14 L1.6 10 L-1.6 10Z
 #e58fb0 M-8 -14 C-8 -20 8 -20 8 -14Z
 #c3cad2 p -1.8 8 1.8 8 0.8 14 -0.8 14`,
  bottle: `#2f6f4a M-5.4 4 L5.4 4 L5.4 -16 C5.4 -20 2.2 -21 2.2 -25 L2.2 -34 L-2.2 -34 L-2.2 -25 C-2.2 -21 -5.4 -20 -5.4 -16Z
 #f4efe0 r -5.4 -12 10.8 10 1
 #1f4a33 r -2.6 -35 5.2 4 1`,
  bowl: `#d98a3f M-16 -9 L16 -9 C15 3 9 7 0 7 C-9 7 -15 3 -16 -9Z
 #e9c46a o 0 -9 16 4.6
 #f3e2b8 o -6 -10 3 1.6
 #f3e2b8 o 3 -9 3 1.6
 #f3e2b8 o 8 -11 2.4 1.4`,
  wateringCan: `#2f7f79 M-2 2 C-2 -12 22 -12 22 6 L18 6 C18 -6 2 -6 2 4Z
 #3d978f M0 5 L26 5 L28 27 L-2 27Z
 #2f7f79 k 25 22 46 4 5 3.6
 #2f7f79 p 42 -2 50 8 52 5 45 -4
 #6fb6dc k 52 8 55 15 1.6 2.4
 #6fb6dc k 57 11 60 19 1.6 2.4
 #6fb6dc k 54 20 57 28 1.6 2.4
 #6fb6dc k 61 22 64 31 1.6 2.4
 #6fb6dc k 57 33 60 42 1.6 2.4
 #6fb6dc k 64 36 66 46 1.6 2.4
 #6fb6dc k 59 48 61 57 1.6 2.4
 #6fb6dc k 66 52 67 62 1.6 2.4`,
  wrench: `#8b94a4 k 0 10 0 -16 4.6 4.6
 #8b94a4 M-7 -16 L-7 -26 L-3 -28 L-3 -21 L3 -21 L3 -28 L7 -26 L7 -16 C4 -12 -4 -12 -7 -16Z`,
  trowel: `#b5763a k 0 7 0 -6 4.6 4
 #8b94a4 M-5.6 -8 L5.6 -8 C6 -18 3 -24 0 -28 C-3 -24 -6 -18 -5.6 -8Z`,
  match: `#c9a05e k 0 6 0 -20 2.2 1.8
 #f08a3c M0 -38 C7 -30 6 -20 0 -18 C-6 -20 -7 -30 0 -38Z
 #ffd766 M0 -31 C3.4 -27 3 -21 0 -20 C-3 -21 -3.4 -27 0 -31Z`,
  duster: `#8a5a3a k 0 9 0 -12 3 2.6
 #e06a8a o 0 -22 7 11
 #f090a8 o -3.4 -24 3.4 6
 #c9486c o 5 -18 3.4 6
 #f090a8 o 2 -30 4.4 5`,
  cloth: `#f2d24c M-11 -10 C-4 -14 8 -12 11 -6 C13 2 9 9 2 10 C-6 11 -12 5 -11 -10Z
 #d9b52f M-6 -6 C0 -8 6 -5 7 0 L5 1 C3 -3 -1 -5 -6 -4Z`,
  sponge: `#f2c94c r -9 -7 18 13 4
 #dba92b o -3 -2 1.6 1.4
 #dba92b o 4 1 1.8 1.4
 #dba92b o 3 -4 1.2 1
 #ffffff o 12 -9 5 5
 #e9f4f8 o 17 -1 4 4
 #ffffff o 10 9 4 4
 #e9f4f8 o 15 -17 3 3`,
  roller: `#d8433b k 0 10 0 -4 4.4 4
 #8b94a4 k 0 -4 0 -18 1.8 1.8
 #f7f3ea r -12 -29 24 11 4
 #9fc4d8 r -12 -29 24 5 3`,
  brush: `#8a5a3a k 0 8 0 -14 2.6 2.6
 #b8bcc6 r -2.6 -19 5.2 6 1
 #d8636f M-3 -19 L3 -19 L1 -29 L-1.6 -28Z`,
  chisel: `#b5763a k 0 7 0 -6 5 4.4
 #9aa3af p -2.2 -6 2.2 -6 2.8 -24 -2.8 -21`,
  ladle: `#8a5a3a k 0 12 0 -34 3.2 2.8
 #a9713f o 0 -38 6 7`,
  spoon: `#c98a52 k 0 8 0 -20 2.8 2.2
 #c98a52 o 0 -24 4.6 6.4
 #8f3b2a o 0 -24 3 4.4`,
  tongs: `#8b94a4 k -2 8 -1 -30 2 1.6
 #a3acb8 k 2 8 1 -30 2 1.6`,
  binoculars: `#2f333d r -26 -7 16 13 4
 #2f333d r -8 -7 16 13 4
 #4a505e r -12 -4 6 6 1
 #8fb8d8 o -18 -1 5 4.6
 #8fb8d8 o 0 -1 5 4.6`,
  peel: `#b98a52 k 0 16 0 -34 3.4 3.4
 #c99a60 r -14 -62 28 30 8
 #c47a34 o 0 -50 11 9
 #e0a050 o -1 -52 8 6
 #b0652a k -5 -54 -2 -47 1.4 1.4
 #b0652a k 0 -55 3 -47 1.4 1.4`,
  axe: `#8a5a3a k 0 14 0 -34 4 3.4
 #7b8592 M-2 -36 L3 -36 L16 -42 C19 -34 19 -28 16 -20 L3 -26 L-2 -26Z
 #c3cad2 M16 -42 C19 -34 19 -28 16 -20 L13.4 -21.6 C15.6 -28 15.6 -34 13.4 -40.6Z`,
  magnifier: `#33303c k 0 9 0 -6 4 3.4
 #4a505e o 0 -16 10 10
 #cfe8f2 o 0 -16 7.6 7.6
 #ffffff o -2.6 -19 2 1.4 -40`,
  wineGlass: `#e8e4da o 0 3 6 1.6
 #e8e4da k 0 2 0 -8 1.6 1.6
 #dfe9ea M-6 -24 L6 -24 C7 -14 4 -8 0 -8 C-4 -8 -7 -14 -6 -24Z
 #8e2440 M-6.4 -17 L6.4 -17 C6 -11 3.4 -8.6 0 -8.6 C-3.4 -8.6 -6 -11 -6.4 -17Z`,
  dish: `#e6e9ec o 4 -5 27 5
 #ffffff o 4 -6.4 27 5
 #c98a4a M-12 -8 C-12 -20 -2 -24 5 -24 C13 -24 20 -18 20 -8Z
 #e0a860 M-7 -11 C-6 -18 0 -21 6 -21 C0 -18 -3 -15 -3 -10Z
 #5fa552 o -12 -8 5 3.4
 #4d9148 o 20 -8 5 3.4
 #d8433b o 13 -9 3.2 3
 #f2c14e o -5 -8 3 2.4`,
  tray: `#5b626f o 8 -4 36 5
 #7b8492 o 8 -6 36 5
 #d9e6e8 M-18 -32 L-6 -32 C-5 -22 -8 -18 -11 -17 L-11 -9 L-7 -7 L-17 -7 L-13 -9 L-13 -17 C-16 -18 -19 -22 -18 -32Z
 #8e2440 M-18.4 -27 L-5.6 -27 C-6 -21 -8 -18.4 -12 -18.4 C-16 -18.4 -18 -21 -18.4 -27Z
 #d9e6e8 M2 -34 L14 -34 C15 -24 12 -20 9 -19 L9 -9 L13 -7 L3 -7 L7 -9 L7 -19 C4 -20 1 -24 2 -34Z
 #8e2440 M1.6 -29 L14.4 -29 C14 -23 12 -20.4 8 -20.4 C4 -20.4 2 -23 1.6 -29Z
 #d9e6e8 M22 -32 L34 -32 C35 -22 32 -18 29 -17 L29 -9 L33 -7 L23 -7 L27 -9 L27 -17 C24 -18 21 -22 22 -32Z
 #8e2440 M21.6 -27 L34.4 -27 C34 -21 32 -18.4 28 -18.4 C24 -18.4 22 -21 21.6 -27Z`,
  baton: `#f4efe4 k 0 4 0 -34 2.4 1.2`,
  microphone: `#2a2c36 k 0 8 0 -8 4.4 5
 #8b94a4 o 0 -12 5 5.4
 #b8bcc6 o -1.4 -13.6 2 2`,
  comb: `#3f78b5 r -3 -24 3.4 32 1.4
 #3f78b5 r 0 -23 6 1.4
 #3f78b5 r 0 -20 6 1.4
 #3f78b5 r 0 -17 6 1.4
 #3f78b5 r 0 -14 6 1.4
 #3f78b5 r 0 -11 6 1.4
 #3f78b5 r 0 -8 6 1.4`,
  stethoscope: `#5f6f7d k 0 0 14 2 2 2
 #5f6f7d k 0 0 -30 -26 1.6 1.6
 #8fa3b0 o 16 2.4 5 5
 #d4dde2 o 16 2.4 2.8 2.8`,
  syringe: `#dfe9ea r -3 -18 6 20 1.4
 #8fc4cc r -3 -12 6 14 1.4
 #8b94a4 r -4.6 2 9.2 2
 #8b94a4 k 0 4 0 10 1.6 1.6
 #9aa3af k 0 -18 0 -28 1 0.6`,
  keys: `#e0b23c o 0 -6 5.4 5.4
 #f9efcf o 0 -6 2.6 2.6
 #e0b23c k -1 -11 -4 -26 2.6 2.6
 #e0b23c r -10 -27 6 2.6
 #e0b23c r -9 -22 5 2.4
 #c9982c k 2 -11 6 -24 2.6 2.6
 #c9982c r 6 -25 6 2.6`,
  flowers: `#4d9148 k 0 8 -8 -18 2 1.6
 #4d9148 k 0 8 0 -20 2 1.6
 #4d9148 k 0 8 8 -18 2 1.6
 #f7efe2 M-12 -14 L12 -14 L3 8 L-3 8Z
 #e0569a o -9 -20 6.4 6
 #d8433b o 1 -25 6.8 6.4
 #f2b84a o 10 -19 6 5.6
 #f090b4 o -2 -16 6 5.4
 #fdf3d4 o -9 -20 2 2
 #fdf3d4 o 1 -25 2 2
 #b5763a o 10 -19 2 2`,
  gift: `#3f78b5 r -13 -22 26 22 2
 #f2c14e r -2.4 -22 4.8 22
 #f2c14e r -13 -14 26 4.4
 #f2c14e o -5 -25 5.4 3.4 25
 #f2c14e o 5 -25 5.4 3.4 -25`,
  ringBox: `#8e2440 r -8 -8 16 9 2
 #b8324f M-8 -9 L8 -9 L10 -19 L-6 -19Z
 #f2c14e o 0 -11 3.6 3.6
 #8e2440 o 0 -10.6 2 2
 #dff4fa p -2 -15 2 -15 3 -17 0 -19.6 -3 -17`,
  ...smallTools,
} as const;
export type ToolName = keyof typeof tools;

/** Where a tool touches what it is used on: its far end, or where that is told. */
export function toolTip(name: ToolName, hand: Point, degrees: number): Point {
  const told = tips[name];
  if (told) return [hand[0] + told[0], hand[1] + told[1]];
  let [tip, far]: [Point, number] = [hand, 0];
  for (const { contours } of toolInHand(name, hand, degrees))
    for (const line of contours)
      for (let at = 0; at < line.length; at += 2) {
        const away = Math.hypot(line[at]! - hand[0], line[at + 1]! - hand[1]);
        if (away > far) [tip, far] = [[line[at]!, line[at + 1]!], away];
      }
  return tip;
}
const tips: Partial<Record<ToolName, Point>> = {
  sponge: [8, 0],
  cloth: [8, 0],
  sandpaper: [13, 0],
  bowl: [16, -6],
  stethoscope: [16, 2],
};

/** In a hand, turned clockwise by degrees. */
export function toolInHand(name: ToolName, [x, y]: Point, degrees: number): Shape[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return told(tools[name]).map((shape) => {
    const contours = shape.contours.map((line) => {
      const moved: number[] = [];
      for (let at = 0; at < line.length; at += 2) {
        const [dx, dy] = [line[at]!, line[at + 1]!];
        moved.push(x + cos * dx - sin * dy, y + sin * dx + cos * dy);
      }
      return moved;
    });
    return { ...shape, contours, area: areaOf(contours) };
  });
}
