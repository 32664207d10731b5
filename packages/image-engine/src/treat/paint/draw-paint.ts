import { createPlanes, type LabPlanes } from '../../raster/lab-planes.ts';
import { sharedFloats } from '../../raster/linear-image.ts';
import { type Guide, measureGuide, upsampleGuided } from '../../raster/upsample-guided.ts';
import type { LearnedStyle } from '../../style/learned-style.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { BandPool } from '../../work/band-pool.ts';
import { addSparks } from '../sparks.ts';
import { layGrain } from './grain.ts';
import { paintMargin } from './paint-margin.ts';
import { flowPigment, gatherPigment, pigmentFlow } from './pigment.ts';
import { straightHold, tremble, trembleOffsets } from './tremble.ts';

export type PaintInput = {
  /** Full size, in shared memory, colours already moved; replaced by the painting. */
  readonly planes: LabPlanes;
  /** The same at working size, without what a hand would leave out. */
  readonly abstracted: LabPlanes;
  /** Of the picture as it was, per pixel: how light its small lights are. */
  readonly sparks: Float32Array;
  readonly style: Pick<LearnedStyle, 'medians' | 'margin' | 'tiles'>;
  readonly seed: number;
};

/**
 * Paint treatment: even washes with slightly trembling borders, pigment that gathers along them
 * and flows, the style's own grain, and its margin of bare paper.
 */
export async function drawPaint(input: PaintInput, pool: BandPool): Promise<void> {
  const { planes, abstracted } = input;
  const { width, height } = planes;
  const full = () => sharedFloats(width * height);
  const small = () => sharedFloats(abstracted.l.length);
  const fields: Fields = {
    ...{ hold: full(), acrossOffsets: full(), downOffsets: full(), flow: full() },
    guide: { lightness: small(), middle: small(), variance: small() },
  };
  const calm = createPlanes(width, height, sharedFloats);
  await pool.run(fieldsPass, { ...input, fields }, { length: fieldMakers.length });
  await pool.run(calmPass, { planes, abstracted, guide: fields.guide, calm }, { length: 3 });
  await pool.run(tremblePass, { planes, calm, fields }, { length: height });
  await pool.run(pigmentPass, { ...input, fields }, { length: 1 });
}

/** What the steps take from the picture as it was, and from chance: each can be made by itself. */
type Fields = {
  readonly hold: Float32Array;
  readonly acrossOffsets: Float32Array;
  readonly downOffsets: Float32Array;
  readonly flow: Float32Array;
  readonly guide: Guide;
};
type FieldsInput = PaintInput & { readonly fields: Fields };

/** The dearest first. */
const fieldMakers: readonly ((input: FieldsInput) => void)[] = [
  ({ planes, abstracted, fields }) => measureGuide(abstracted, planes, fields.guide),
  ({ planes, abstracted, fields }) => fields.hold.set(straightHold(abstracted, planes)),
  ({ planes, seed, fields }) =>
    trembleOffsets(planes, seed, { into: fields.acrossOffsets, axis: 0 }),
  ({ planes, seed, fields }) => trembleOffsets(planes, seed, { into: fields.downOffsets, axis: 1 }),
  // Each has noise of its own.
  ({ planes, seed, fields }) => fields.flow.set(pigmentFlow(planes, seed + 1)),
];

/** One item a field. */
export const fieldsPass = bandPass(import.meta.url, makeFields);

function makeFields(input: FieldsInput, { from, to }: Band): void {
  for (const make of fieldMakers.slice(from, to)) make(input);
}

type CalmInput = Pick<PaintInput, 'planes' | 'abstracted'> & {
  readonly guide: Guide;
  readonly calm: LabPlanes;
};

/** One item a channel. */
export const calmPass = bandPass(import.meta.url, enlargeChannels);

function enlargeChannels({ planes, abstracted, guide, calm }: CalmInput, { from, to }: Band): void {
  const full = { width: planes.width, height: planes.height, lightness: planes.l };
  const { width, height } = abstracted;
  for (const name of (['l', 'a', 'b'] as const).slice(from, to)) {
    upsampleGuided({ width, height, channel: abstracted[name] }, guide, full, calm[name]);
  }
}

type TrembleInput = {
  readonly planes: LabPlanes;
  readonly calm: LabPlanes;
  readonly fields: Fields;
};

export const tremblePass = bandPass(import.meta.url, trembleRows);

function trembleRows({ planes, calm, fields }: TrembleInput, band: Band): void {
  const { hold, acrossOffsets, downOffsets } = fields;
  tremble({ from: calm, into: planes }, { hold, acrossOffsets, downOffsets }, band);
}

/** How much of a light comes back after abstraction: paint has no lights of its own. */
const sparkShare = 0.7;

/** Sees the whole picture: one item. */
export const pigmentPass = bandPass(import.meta.url, layPigment);

function layPigment({ planes, sparks, style, seed, fields }: FieldsInput): void {
  gatherPigment(planes);
  flowPigment(planes, fields.flow);
  addSparks(planes, sparks, sparkShare);
  if (style.tiles) layGrain(planes, style.tiles, style.medians.bands[0]!, seed + 2);
  if (style.margin) paintMargin(planes, style.margin, seed + 3);
}
