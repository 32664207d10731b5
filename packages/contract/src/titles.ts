import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { mostSampledFrames } from './timeline/sampled-frames.ts';
import { titleCard } from './timeline/timeline.ts';

const side = z.int().check(z.gte(16), z.lte(4096));
const sampleSide = z.int().check(z.gte(1), z.lte(96));

/** A small picture: 8-bit RGB row by row, base64. */
const sample = z.object({
  width: sampleSide,
  height: sampleSide,
  rgb: z.string().check(z.maxLength(40_000)),
});
export type TitleSample = z.infer<typeof sample>;

/** A text as the film will show it; frames are held until the next. */
export const drawnTitle = z.object({
  /** SVG of the whole frame, in pixels of the film; null shows nothing. */
  frames: z.array(z.object({ at: z.number(), svg: z.nullable(z.string()) })),
  /** What darkens the picture beneath: a PNG of the whole frame, base64, and how strongly. */
  veil: z.nullable(
    z.object({
      png: z.string(),
      levels: z.array(z.object({ at: z.number(), level: z.number() })),
    }),
  ),
  /** WCAG's contrast ratio at the least legible place beneath, veil included, and whether it is enough. */
  contrast: z.object({ ratio: z.number(), is_enough: z.boolean() }),
});
export type DrawnTitle = z.infer<typeof drawnTitle>;

export const drawTitle = defineRoute({
  method: 'POST',
  path: '/api/v1/video/titles',
  summary: 'How a text would look in a film; nothing is kept',
  access: 'signed-in',
  body: z.object({
    card: titleCard,
    width: side,
    height: side,
    /** Complete on its first frame. */
    opens_film: z._default(z.boolean(), false),
    /** Gone with its shot, without a way of its own. */
    leaves_at_cut: z._default(z.boolean(), false),
    /** What lies beneath at `sampledFrames`, as far as it is known. */
    beneath: z.nullish(z.array(sample).check(z.minLength(1), z.maxLength(mostSampledFrames))),
  }),
  answers: { 200: drawnTitle },
});
export type DrawTitleBody = z.infer<typeof drawTitle.body>;
