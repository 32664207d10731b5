import { cells, columns, rows, type Sample } from './sample-grid.ts';

/** A colour that fills this share of the picture is background. */
const backgroundShare = 0.12;

/**
 * Rare colours: distance to the mean colour, less the more of the picture has the same one,
 * cubed. One value a cell.
 */
export function colourRarity({ rgb }: Sample): Float32Array {
  const shares = colourShares(rgb);
  const mean = [0, 0, 0];
  for (let i = 0; i < cells * 3; i += 1) mean[i % 3] = mean[i % 3]! + rgb[i]! / cells;
  const rarity = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    const at = cell * 3;
    const distance = Math.hypot(
      rgb[at]! - mean[0]!,
      rgb[at + 1]! - mean[1]!,
      rgb[at + 2]! - mean[2]!,
    );
    const rare = distance * Math.max(0, 1 - shares[colourBin(rgb, at)]! / backgroundShare);
    rarity[cell] = (rare / 64) ** 3;
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
    const nearMiddle = Math.exp(-(x * x + y * y) / 0.25);
    const edge = edgeMean > 0 ? edges[cell]! / edgeMean : 0;
    return nearMiddle * (0.7 * (rarityMean > 0 ? rare / rarityMean : 0) + 0.3 * edge);
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
  const shares = new Float32Array(512);
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

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
