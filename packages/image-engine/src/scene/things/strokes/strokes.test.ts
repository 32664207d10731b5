import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../light/rgb.ts';
import { fillShape } from './fill-shape.ts';
import { strokesPass } from './paint-strokes.ts';
import { addStroke, capacityOf, type Stroke, type StrokeList } from './stroke-list.ts';

const width = 40;
const height = 30;
const red: Rgb = [1, 0, 0];
const blue: Rgb = [0, 0, 1];
const line: Stroke = { x: 5, y: 15, toX: 35, toY: 15, width: 3, colour: red, depth: 4 };

function listOf(...strokes: Stroke[]): StrokeList {
  const list = emptyList(10);
  for (const stroke of strokes) addStroke(list, stroke);
  return list;
}

function emptyList(strokes: number): StrokeList {
  return { data: new Float32Array(capacityOf(strokes)), count: new Float32Array(1) };
}

function paint(strokes: StrokeList, bands: readonly (readonly [number, number])[] = [[0, height]]) {
  const colour = new Float32Array(width * height * 3);
  const depth = new Float32Array(width * height);
  const frame = { width, height, colour, depth, water: new Float32Array(0) };
  for (const [index, [from, to]] of bands.entries()) {
    strokesPass.work({ strokes, frame }, { index, from, to });
  }
  const at = (x: number, y: number) => [...colour.subarray((y * width + x) * 3).subarray(0, 3)];
  return { colour, depth, at };
}

function redRows(x: number, strokes: StrokeList): number {
  const { at } = paint(strokes);
  return Array.from({ length: height }, (_, y) => at(x, y)[0]!).reduce((sum, r) => sum + r, 0);
}

describe('a stroke', () => {
  it('is as wide as it says, and leaves its depth where it covers', () => {
    expect(redRows(20, listOf(line))).toBeCloseTo(6);
    const { at, depth } = paint(listOf(line));
    expect(at(20, 15)).toEqual([1, 0, 0]);
    expect(at(20, 5)).toEqual([0, 0, 0]);
    expect(depth[15 * width + 20]).toBe(4);
    expect(depth[5 * width + 20]).toBe(0);
  });

  it('tapers to its other end', () => {
    const tapering = listOf({ ...line, toWidth: 1 });
    expect(redRows(6, tapering)).toBeGreaterThan(5);
    expect(redRows(34, tapering)).toBeLessThan(3);
  });

  it('runs from one colour into another', () => {
    const { at } = paint(listOf({ ...line, toColour: blue }));
    expect(at(6, 15)[0]).toBeGreaterThan(0.9);
    expect(at(34, 15)[2]).toBeGreaterThan(0.9);
    expect(at(20, 15)[0]).toBeCloseTo(0.5, 1);
  });

  it('lets through what lies under it', () => {
    const { at, depth } = paint(listOf({ ...line, alpha: 0.25 }));
    expect(at(20, 15)).toEqual([0.25, 0, 0]);
    expect(depth[15 * width + 20]).toBe(0);
  });

  it('bends towards its middle point, half of the way', () => {
    const { at } = paint(listOf({ ...line, bendX: 20, bendY: 3 }));
    expect(at(20, 9)[0]).toBe(1);
    expect(at(20, 15)[0]).toBe(0);
    const upright = { ...line, x: 10, y: 3, toX: 10, toY: 27 };
    const aside = paint(listOf({ ...upright, bendX: 30, bendY: 15 }));
    expect([aside.at(20, 15)[0], aside.at(10, 15)[0]]).toEqual([1, 0]);
  });

  it('lies over those before it', () => {
    expect(paint(listOf(line, { ...line, colour: blue })).at(20, 15)).toEqual([0, 0, 1]);
  });

  it('is the same however the picture is divided', () => {
    const strokes = listOf({ ...line, bendX: 20, bendY: 3, alpha: 0.5 }, { ...line, toY: 29 });
    const bands = [0, 7, 14, 15, 22].map((from, i, all) => [from, all[i + 1] ?? height] as const);
    expect(paint(strokes, bands).colour).toEqual(paint(strokes).colour);
  });

  it('is dropped when the list is full', () => {
    const list = emptyList(2);
    for (let stroke = 0; stroke < 5; stroke += 1) addStroke(list, line);
    expect(list.count[0]).toBe(2);
  });
});

describe('a filled shape', () => {
  const triangle = [
    [5, 5],
    [35, 5],
    [5, 25],
  ] as const;

  it('covers its inside and nothing else', () => {
    const list = emptyList(100);
    fillShape(list, triangle, { colour: red, depth: 1 });
    const { at, colour } = paint(list);
    expect(at(8, 10)).toEqual([1, 0, 0]);
    expect(at(30, 20)).toEqual([0, 0, 0]);
    const area = colour.filter((_, i) => i % 3 === 0).reduce((sum, r) => sum + r, 0);
    expect(area).toBeGreaterThan(300);
    expect(area).toBeLessThan(345);
  });

  it('leaves open what an outline that turns back leaves open', () => {
    const list = emptyList(100);
    const arch = [
      [5, 25],
      [5, 5],
      [35, 5],
      [35, 25],
      [25, 25],
      [25, 12],
      [15, 12],
      [15, 25],
    ] as const;
    fillShape(list, arch, { colour: red, depth: 1 });
    const { at } = paint(list);
    expect([at(10, 20)[0], at(20, 20)[0], at(30, 20)[0], at(20, 8)[0]]).toEqual([1, 0, 1, 1]);
  });

  it('darkens to its foot and turns to the right as it was told', () => {
    const list = emptyList(100);
    const square = [
      [5, 5],
      [35, 5],
      [35, 25],
      [5, 25],
    ] as const;
    fillShape(list, square, { colour: red, lowColour: [0.2, 0, 0], rightColour: blue, depth: 1 });
    const { at } = paint(list);
    expect(at(6, 23)[0]).toBeLessThan(at(6, 6)[0]! - 0.5);
    expect(at(33, 15)[2]).toBeGreaterThan(0.9);
  });
});
