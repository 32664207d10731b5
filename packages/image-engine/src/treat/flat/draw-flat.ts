import { smoothstep } from '../../maths/interpolation.ts';
import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { gradientOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { LearnedStyle } from '../../style/learned-style.ts';
import { bandPass } from '../../work/band-pass.ts';
import { addSparks } from '../sparks.ts';
import { drawFacets } from './draw-facets.ts';
import { type Faceting, measureFacets } from './measure-facets.ts';
import { type Segments, segment } from './segment.ts';
import { traceBorders } from './trace-borders.ts';
import { type Field, triangulate } from './triangulate.ts';

export type FlatInput = {
  /** Full size, colours already moved; replaced by the drawing. */
  readonly planes: LabPlanes;
  /** The same at working size, without what a hand would leave out. */
  readonly abstracted: LabPlanes;
  /** Of the picture as it was, per pixel: how light its small lights are. */
  readonly sparks: Float32Array;
  readonly style: Pick<LearnedStyle, 'medians'>;
  readonly seed: number;
};

/** Pixels at working size; a soft border need not be followed closely. */
const firmTolerance = 1.9;
const softTolerance = 6;
/** OKLab distance of two regions whose border is firm. */
const firmContrast = 0.1;

/** How much of a light comes back after abstraction. */
const sparkShare = 0.85;

/**
 * By a style's share of flat ground: with 170 regions for all, drawings had too many edges at every
 * scale; with sixty a city lost its towers.
 */
const regionCounts = { fewest: 90, more: 80, calm: [0.97, 0.65] } as const;

/** Shares of flat and of still ground at which facets show, and at which each is one colour. */
const faceted = { broken: [0.96, 0.85], even: [0.3, 0.5] } as const;
/** What a facet keeps of its difference: at least, and how much more on even ground. */
const quietFacets = { least: 0.3, even: 0.6 } as const;
const loudFacets = { least: 0.85, even: 0.1 } as const;
/** Of lightness: at least, and more with the style's finest band. */
const jitter = { least: 0.006, perFinest: 0.5, mostFinest: 0.02 } as const;

/** Pixels at working size: a facet's least and further side, and how detail brings it down. */
const facetSides = { least: 42, more: 170, perDetail: 120, detailSigma: 12 } as const;

/**
 * Flat treatment: regions with straight borders, cut into facets of very different sizes, each
 * filled with one even gradient, and soft shade where a dark region meets a light one.
 */
export const flatPass = bandPass(import.meta.url, drawFlat);

function drawFlat({ planes, abstracted, sparks, style, seed }: FlatInput): void {
  const random = makeRandom(seed);
  const segments = segment(abstracted, mostRegionsOf(style.medians));
  const lines = traceBorders(segments, (one, other) => {
    const firmness = Math.min(1, contrastOf(segments, one, other) / firmContrast);
    return softTolerance + (firmTolerance - softTolerance) * firmness;
  });
  const mesh = triangulate(lines, fieldOf(abstracted), random);
  const facets = measureFacets(mesh, abstracted, segments, facetingOf(style.medians), random);
  drawFacets(mesh, facets, abstracted, planes);
  shadeBorders(planes);
  addSparks(planes, sparks, sparkShare);
}

type Medians = LearnedStyle['medians'];

/** A style of wide calm ground is drawn in few shapes. */
function mostRegionsOf({ flat }: Medians): number {
  return Math.round(
    regionCounts.fewest + regionCounts.more * smoothstep(...regionCounts.calm, flat),
  );
}

/**
 * Facets are no part of a style whose ground is hardly broken; where they are, and its ground is
 * perfectly even, each is one even colour.
 */
function facetingOf({ flat, still, bands }: Medians): Faceting {
  const broken = smoothstep(...faceted.broken, flat);
  const even = smoothstep(...faceted.even, still);
  return {
    quietShare: broken * (quietFacets.least + quietFacets.even * even),
    loudShare: broken * (loudFacets.least + loudFacets.even * even),
    jitter: broken * (jitter.least + jitter.perFinest * Math.min(jitter.mostFinest, bands[0]!)),
  };
}

function contrastOf({ colours }: Segments, one: number, other: number): number {
  return Math.hypot(
    colours[one * 3]! - colours[other * 3]!,
    colours[one * 3 + 1]! - colours[other * 3 + 1]!,
    colours[one * 3 + 2]! - colours[other * 3 + 2]!,
  );
}

/** Facets are small where there is much to see and large in the sky. */
function fieldOf(abstracted: LabPlanes): Field {
  const { width, height } = abstracted;
  const { dx, dy } = gradientOf(abstracted.l, abstracted);
  const energy = dx;
  for (let i = 0; i < dx.length; i += 1) energy[i] = Math.sqrt(dx[i]! ** 2 + dy[i]! ** 2);
  blurPlane(energy, width, height, facetSides.detailSigma, energy);
  return {
    width,
    height,
    spacingAt: (x, y) => {
      const detail = energy[Math.floor(y) * width + Math.floor(x)]!;
      return facetSides.least + facetSides.more / (1 + facetSides.perDetail * detail);
    },
  };
}

/** Of the shorter side; and how much darker the lower and the upper sheet become. */
const shade = { sigmaShare: 0.011, below: 0.3, above: 0.16 } as const;

/** As if lighter sheets lay over darker ones. */
function shadeBorders({ width, height, l }: LabPlanes): void {
  const sigma = shade.sigmaShare * Math.min(width, height);
  const soft = blurPlane(l, width, height, sigma);
  for (let i = 0; i < l.length; i += 1) {
    const under = soft[i]! - l[i]!;
    l[i] = l[i]! - (under > 0 ? shade.below : shade.above) * under;
  }
}
