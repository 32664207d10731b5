import { median } from '../maths/statistics.ts';
import { layoutColumns, layoutRows } from '../model/analysis.ts';
import { groundOf, isEmpty } from './crop/emptiness.ts';

/** Squared steps of U and V against those of Y: chroma spans a smaller range and tells more. */
const chromaWeight = 4;

/** Mean cell rarity at which a crop counts as half interesting; measured on seas and crowds. */
const halfInterest = 6;

/** Places along the free axis at which a crop is tried. */
const places = [0.5, 0, 0.125, 0.25, 0.375, 0.625, 0.75, 0.875, 1] as const;

/**
 * How much there is to see of a window of 8×6 Y, U, V cells (`WindowMeasure.layout`) in the crop that
 * its framing would take: the centre, unless that is empty beside another place. 0 for an empty sea or
 * sky, about 0.5 for an ordinary picture, towards 1 for a subject in the crop.
 */
export function cropInterest(
  layout: readonly number[],
  sourceAspect: number,
  targetAspect: number,
): number {
  const all = places.map((place) => meanRarity(layout, sourceAspect, targetAspect, place));
  const [centre = 0] = all;
  const most = Math.max(...all);
  const taken = isEmpty(centre, { ground: groundOf(all), most }) ? most : centre;
  return taken / (taken + halfInterest);
}

/** Of the crop whose place along its free axis is `position`, 0–1. */
function meanRarity(
  layout: readonly number[],
  sourceAspect: number,
  targetAspect: number,
  position: number,
): number {
  const ratio = targetAspect / sourceAspect;
  const across = cropWeights(layoutColumns, Math.min(1, ratio), position);
  const down = cropWeights(layoutRows, Math.min(1, 1 / ratio), position);
  let rarity = 0;
  let weights = 0;
  for (let row = 0; row < layoutRows; row += 1) {
    if (down[row] === 0) continue;
    const usual = usualColour(layout, row);
    for (let column = 0; column < layoutColumns; column += 1) {
      const weight = across[column]! * down[row]!;
      if (weight > 0) rarity += weight * cellRarity(layout, row, column, usual);
      weights += weight;
    }
  }
  return weights > 0 ? rarity / weights : 0;
}

/** How much of each of `count` cells a crop of this share covers. */
function cropWeights(count: number, share: number, position: number): number[] {
  const width = count * share;
  const left = (count - width) * position;
  return Array.from({ length: count }, (_, cell) =>
    Math.max(0, Math.min(cell + 1, left + width) - Math.max(cell, left)),
  );
}

/** The median Y, U and V of a row. */
function usualColour(layout: readonly number[], row: number): readonly number[] {
  return [0, 1, 2].map((channel) => {
    const values = Array.from({ length: layoutColumns }, (_, x) => at(layout, row, x, channel));
    return median(values);
  });
}

/**
 * Distance to the usual colour of the cell's row: horizon, sky and sea change from row to row
 * and are no subject.
 */
function cellRarity(
  layout: readonly number[],
  row: number,
  column: number,
  usual: readonly number[],
): number {
  let squares = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const weight = channel === 0 ? 1 : chromaWeight;
    squares += weight * (at(layout, row, column, channel) - usual[channel]!) ** 2;
  }
  return Math.sqrt(squares);
}

function at(layout: readonly number[], row: number, column: number, channel: number): number {
  return layout[(row * layoutColumns + column) * 3 + channel] ?? 0;
}
