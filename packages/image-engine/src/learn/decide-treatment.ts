import { smoothstep } from '../maths/interpolation.ts';
import { median } from '../maths/statistics.ts';
import { bandSigmas, type PictureStatistics } from '../style/picture-statistics.ts';
import { type Treatment, type TreatmentWeights, treatments } from '../style/treatment.ts';

/** A figure says nothing at the first number, and all it can at the second. */
type Step = readonly [nothing: number, all: number];

/**
 * Set on every second picture of 26 sets and tried on the other half and on five sets more, 29 of
 * 31 right; `blackFields`, `inColour`, `crowded` and `even` on eight later sets and tried on four
 * (docs/decisions/2026-11-22-image-styles.md).
 */
const steps = {
  ink: {
    /** Ink lies on one line of tones, whatever its colour. */
    oneLine: [0.014, 0.006],
    marks: [0.03, 0.07],
    twoToned: [0.5, 0.7],
    /** Dots and close lines blend into greys, but nothing else is as strong at its finest. */
    finest: [0.08, 0.12],
    /** Large black fields leave room for few marks, and hardly any tone between them and paper. */
    fewMarks: [0.018, 0.03],
    blackFields: [0.7, 0.82],
  },
  pencil: {
    /** Grey marks stay below those of ink, and far above what a lens leaves at its finest. */
    oneLine: [0.012, 0.006],
    marks: [0.01, 0.016],
    /** Their finest band is strong beside the broad ones: .64 and .84, grey photographs .25 to .45. */
    fine: [0.5, 0.62],
    /** On bare paper: a photograph has few pixels near its lightest. */
    bare: [0.09, 0.14],
  },
  pixel: {
    /** Pixel art 1, everything else that was tried below .06; JPEG and odd scales take some away. */
    onGrid: [0.4, 0.6],
  },
  flat: {
    /** No lens and no brush leaves perfectly even ground. */
    still: [0.08, 0.22],
    calm: [0.55, 0.75],
    crisp: [0.45, 0.65],
    /** Drawings that were enlarged have lost their crispness but not their empty ground. */
    empty: [0.88, 0.96],
    even: [0.38, 0.52],
  },
  /**
   * On 17 sets and the halves of each: drawn shapes .52 to .71, also enlarged ones; photographs, cut out
   * or not, .08 to .31; shaded figures .26 to .28; landscapes painted with soft brushes .18 to .26.
   */
  pieced: [0.36, 0.48],
  photo: {
    /** A lens is sharp in one place and soft in another; the grain of paint is even. */
    defocus: [0.5, 0.75],
    /** Sharp all over, a photograph has many edges, unequally spread. */
    unequal: [0.15, 0.35],
    edges: [0.02, 0.06],
    /** In greys alone a wash has as many edges as a picture in colour, but never the most. */
    inColour: [0.002, 0.008],
    crowded: [0.07, 0.13],
  },
} as const satisfies Record<string, Step | Record<string, Step>>;

/**
 * Which way of drawing suits a set of pictures, from the medians over the set: a single picture
 * is too often an exception.
 */
export function decideTreatment(medians: PictureStatistics): {
  readonly treatment: Treatment;
  readonly weights: TreatmentWeights;
} {
  const inked = inkOf(medians);
  const pixel = along(steps.pixel.onGrid, medians.grid);
  const pencil = (1 - pixel) * (1 - inked) * pencilOf(medians);
  const ink = (1 - pixel) * inked;
  const flat = (1 - pixel - ink - pencil) * flatOf(medians);
  const rest = Math.max(0, 1 - pixel - ink - pencil - flat);
  const photo = rest * photoOf(medians);
  const weights = { flat, paint: rest - photo, photo, ink, pencil, pixel };
  const treatment: Treatment = treatments.reduce((best, next) =>
    weights[next] > weights[best] ? next : best,
  );
  return { treatment, weights };
}

function along([nothing, all]: Step, value: number): number {
  return smoothstep(nothing, all, value);
}

function inkOf({ bands, stray, bimodal }: PictureStatistics): number {
  const fine = bands[0]!;
  const { ink } = steps;
  const marks =
    along(ink.marks, fine) * Math.max(along(ink.twoToned, bimodal), along(ink.finest, fine));
  const fields = along(ink.fewMarks, fine) * along(ink.blackFields, bimodal);
  return along(ink.oneLine, stray) * Math.max(marks, fields);
}

function pencilOf({ bands, stray, fineness, paper }: PictureStatistics): number {
  const { pencil } = steps;
  return (
    along(pencil.oneLine, stray) *
    along(pencil.marks, bands[0]!) *
    along(pencil.fine, fineness) *
    along(pencil.bare, paper)
  );
}

function flatOf({ flat: ground, still, fineness, pieced }: PictureStatistics): number {
  const { flat } = steps;
  const crisp = along(flat.calm, ground) * along(flat.crisp, fineness);
  const even = along(flat.even, still) * along(steps.pieced, pieced);
  return along(flat.still, still) * Math.max(crisp, along(flat.empty, ground), even);
}

/** Shapes cut out of even colours were seen by no lens, however unequal their sharpness. */
function photoOf({ defocus, edge, stray, pieced }: PictureStatistics): number {
  const { photo } = steps;
  const crowded = Math.max(
    along(photo.edges, edge) * along(photo.inColour, stray),
    along(photo.crowded, edge),
  );
  const seen = Math.max(along(photo.defocus, defocus), crowded * along(photo.unequal, defocus));
  return seen * (1 - along(steps.pieced, pieced));
}

export function mediansOf(all: readonly PictureStatistics[]): PictureStatistics {
  const of = (read: (one: PictureStatistics) => number) => median(all.map(read));
  return {
    flat: of((one) => one.flat),
    still: of((one) => one.still),
    edge: of((one) => one.edge),
    straight: of((one) => one.straight),
    bands: bandSigmas.map((_, band) => of((one) => one.bands[band]!)),
    fineness: of((one) => one.fineness),
    pieced: of((one) => one.pieced),
    bimodal: of((one) => one.bimodal),
    defocus: of((one) => one.defocus),
    darkest: of((one) => one.darkest),
    lightest: of((one) => one.lightest),
    chroma: of((one) => one.chroma),
    stray: of((one) => one.stray),
    paper: of((one) => one.paper),
    grid: of((one) => one.grid),
    cells: of((one) => one.cells),
  };
}
