import { mean } from '../../maths/statistics.ts';
import { cells, columns, rows, type Sample } from '../sample-grid.ts';

/** A colour that fills this share of the picture is background. */
const backgroundShare = 0.12;
/** RGB distance whose rarity is 1: a quarter of the scale. */
const clearDistance = 64;
/** A still's interest: what is rare tells more than what has edges. */
const stillWeights = { rarity: 0.7, edge: 0.3 } as const;
/** Squared distance from the middle, in shares of the picture, at which interest is down to 37 %. */
const middleReach = 0.25;
/** Three bits a channel. */
const colourBins = 512;

/**
 * Rare colours: distance to the mean colour, less the more of the picture has the same one,
 * cubed. One value a cell.
 */
export function colourRarity({ rgb }: Sample): Float32Array {
  const shares = colourShares(rgb);
  const usual = [0, 0, 0];
  for (let i = 0; i < cells * 3; i += 1) usual[i % 3] = usual[i % 3]! + rgb[i]! / cells;
  const rarity = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    const at = cell * 3;
    const distance = Math.hypot(
      rgb[at]! - usual[0]!,
      rgb[at + 1]! - usual[1]!,
      rgb[at + 2]! - usual[2]!,
    );
    const rare = distance * Math.max(0, 1 - shares[colourBin(rgb, at)]! / backgroundShare);
    rarity[cell] = (rare / clearDistance) ** 3;
  }
  return rarity;
}

/** For a single still: rare colours and edges, more so near the middle. One value a cell. */
export function stillSaliency(sample: Sample): Float32Array {
  const rarity = colourRarity(sample);
  const rarityMean = mean(rarity);
  const edges = edgeStrength(sample.luma);
  const edgeMean = mean(edges);
  return rarity.map((rare, cell) => {
    const x = ((cell % columns) + 0.5) / columns - 0.5;
    const y = (Math.floor(cell / columns) + 0.5) / rows - 0.5;
    const nearMiddle = Math.exp(-(x * x + y * y) / middleReach);
    const edge = edgeMean > 0 ? edges[cell]! / edgeMean : 0;
    const rareness = rarityMean > 0 ? rare / rarityMean : 0;
    return nearMiddle * (stillWeights.rarity * rareness + stillWeights.edge * edge);
  });
}

function edgeStrength(luma: Uint8Array): Float32Array {
  const strength = new Float32Array(cells);
  for (let y = 1; y < rows - 1; y += 1) {
    for (let x = 1; x < columns - 1; x += 1) {
      const at = y * columns + x;
      strength[at] =
        Math.abs(luma[at + 1]! - luma[at - 1]!) +
        Math.abs(luma[at + columns]! - luma[at - columns]!);
    }
  }
  return strength;
}

function colourShares(rgb: Uint8Array): Float32Array {
  const shares = new Float32Array(colourBins);
  for (let cell = 0; cell < cells; cell += 1) {
    const bin = colourBin(rgb, cell * 3);
    shares[bin] = shares[bin]! + 1 / cells;
  }
  return shares;
}

/** Three bits a channel. */
function colourBin(rgb: Uint8Array, at: number): number {
  return ((rgb[at]! >> 5) << 6) | ((rgb[at + 1]! >> 5) << 3) | (rgb[at + 2]! >> 5);
}
