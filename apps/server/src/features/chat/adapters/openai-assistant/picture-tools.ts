import { tool } from 'ai';
import * as z from 'zod/mini';
import type { MakePicture, PictureOutcome } from '../../../../platform/pictures/picture-wish.ts';
import type { Question } from '../../ports.ts';
import { toolAnswers } from './texts.ts';

/** What a tool gives back: `said` goes to the model, `picture` to the person. */
export type ToolOutcome = {
  readonly said: string;
  readonly picture: Extract<PictureOutcome, { ok: true }> | null;
};

type Dependencies = {
  readonly question: Question;
  readonly makePicture: MakePicture;
  /** The picture that « this picture » means; null when there is none. */
  readonly reference: string | null;
  readonly signal: AbortSignal;
};

const mostPictures = 4;

const pixels = z.optional(
  z
    .nullable(z.coerce.number())
    .check(z.describe('Pixels, 256 to 2048. Leave out for the usual size.')),
);
const seed = z.optional(
  z
    .nullable(z.coerce.number())
    .check(z.describe('The same seed and prompt give the same picture again.')),
);

const drawing = z.object({
  prompt: z
    .string()
    .check(z.minLength(1), z.describe('The scene, light, season and mood, in French or English.')),
  width: pixels,
  height: pixels,
  seed,
});
const change = z.object({
  instruction: z
    .string()
    .check(
      z.minLength(1),
      z.describe('What to change: crop, light, black and white, blur, warmth, style…'),
    ),
  width: pixels,
  height: pixels,
  seed,
});

/** The tools of one reply. Small models send strings for numbers, null for what they leave out. */
export function pictureTools(dependencies: Dependencies) {
  const makeOne = pictureMaker(dependencies);
  const toModelOutput = ({ output }: { output: ToolOutcome }) => ({
    type: 'text' as const,
    value: output.said,
  });
  return {
    make_picture: tool<z.infer<typeof drawing>, ToolOutcome, Context>({
      description: 'Draws a new picture and shows it to the person.',
      inputSchema: drawing,
      execute: ({ prompt, ...size }) => makeOne(prompt, 'nothing', size),
      toModelOutput,
    }),
    edit_picture: tool<z.infer<typeof change>, ToolOutcome, Context>({
      description: 'Changes the chosen picture, or else the last one, and shows the result.',
      inputSchema: change,
      execute: ({ instruction, ...size }) => makeOne(instruction, 'reference', size),
      toModelOutput,
    }),
  };
}

/** The tools need none. */
type Context = Record<string, unknown>;

function pictureMaker({ question, makePicture, reference, signal }: Dependencies) {
  let made = 0;
  let latest = reference;
  return async (
    prompt: string,
    from: 'nothing' | 'reference',
    size: Size,
  ): Promise<ToolOutcome> => {
    if (made >= mostPictures) return { said: toolAnswers.enough, picture: null };
    made += 1;
    const { ownerId, conversationId, style } = question;
    const referenceUrl = from === 'reference' ? latest : null;
    const wish = { ownerId, conversationId, prompt, referenceUrl, style, ...wishedSize(size) };
    const outcome = await makePicture(wish, signal);
    if (!outcome.ok) return { said: toolAnswers.failed(outcome.message), picture: null };
    latest = outcome.url;
    return { said: toolAnswers.made(outcome.altText, outcome.notes), picture: outcome };
  };
}

type Size = {
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly seed?: number | null | undefined;
};

function wishedSize({ width, height, seed: wished }: Size) {
  return { width: finite(width), height: finite(height), seed: finite(wished) };
}

function finite(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) ? Math.round(value) : null;
}
