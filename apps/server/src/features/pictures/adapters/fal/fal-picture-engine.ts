import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Recipe } from '@armoni/image-engine/origin/recipe';
import * as z from 'zod/mini';
import { type FalService, falFaultOf } from '../../../../platform/outbound/fal-service.ts';
import type { SafeFetch } from '../../../../platform/outbound/safe-fetch.ts';
import { largestPictureBytes } from '../../../../platform/pictures/picture-limits.ts';
import type { MadePicture, PictureEngine, PictureOrder } from '../../ports.ts';
import type { MarkPicture } from '../mark-as-generated.ts';
import { falTexts } from './texts.ts';

const name = 'fal (FLUX LoRA)';
const fromWords = 'fal-ai/flux-lora';
const fromPicture = 'fal-ai/flux-lora/image-to-image';

type Dependencies = {
  readonly fal: FalService;
  readonly safeFetch: SafeFetch;
  readonly markPicture: MarkPicture;
};

/** FLUX with the person's own LoRA at fal; pictures are copied and marked as AI-made. */
export function makeFalPictureEngine(dependencies: Dependencies): PictureEngine {
  return {
    name,
    appliesStylesOf: 'fal',
    async make(order, signal) {
      signal.throwIfAborted();
      try {
        return await draw(dependencies, order, signal);
      } catch (error) {
        const fault = falFaultOf(error);
        if (signal.aborted || fault === null) throw error;
        return { ok: false, message: falTexts.picture[fault] };
      }
    },
  };
}

const drawn = z.object({
  images: z.array(z.object({ url: z.url() })).check(z.minLength(1)),
  has_nsfw_concepts: z.nullish(z.array(z.boolean())),
});

async function draw(
  { fal, safeFetch, markPicture }: Dependencies,
  order: PictureOrder,
  signal: AbortSignal,
): Promise<MadePicture> {
  const { endpoint, input } = await requestFor(fal, order, signal);
  const requestId = await fal.submit(endpoint, input, signal);
  const answer = drawn.safeParse(await followOrCancel(fal, { endpoint, requestId, signal }));
  const [image] = answer.data?.images ?? [];
  if (!image) return { ok: false, message: falTexts.strangeAnswer };
  if (answer.data?.has_nsfw_concepts?.[0]) return { ok: false, message: falTexts.picture.refused };
  const limits = { maxBytes: largestPictureBytes, timeoutMs: 60_000, signal };
  const fetched = await safeFetch(image.url, limits, ({ stream }) => buffer(stream));
  if (!fetched.ok) return { ok: false, message: falTexts.picture.away };
  const recipe = recipeOf(order, endpoint);
  const bytes = await markPicture(fetched.value, { tool: 'fal, FLUX LoRA', recipe }, signal);
  if (!bytes) return { ok: false, message: falTexts.strangeAnswer };
  return { ok: true, bytes, altText: falTexts.altText(order.prompt.slice(0, 200)), notes: [] };
}

/** What was asked of fal; the same again gives a picture like it, not the same bytes. */
function recipeOf(order: PictureOrder, endpoint: string): Recipe {
  const { prompt, seed, width, height, remoteStyle, reference } = order;
  return {
    ...{ schema: 'armoni.recipe/1', engine: name, engineVersion: endpoint },
    ...{ prompt, seed, width, height, treatment: null, strength: remoteStyle ? 1 : 0 },
    style: remoteStyle?.sha256 ? { name: remoteStyle.name, sha256: remoteStyle.sha256 } : null,
    reference: reference && createHash('sha256').update(reference).digest('hex'),
  };
}

async function requestFor(fal: FalService, order: PictureOrder, signal: AbortSignal) {
  const { prompt, width, height, seed, remoteStyle, reference } = order;
  const common = {
    prompt,
    seed,
    num_images: 1,
    output_format: 'png',
    image_size: { width, height },
    loras: remoteStyle ? [{ path: remoteStyle.url, scale: 1 }] : [],
  };
  if (!reference) return { endpoint: fromWords, input: common };
  const file = new File([Buffer.from(reference)], 'reference', { type: 'image/png' });
  const image_url = await fal.upload(file, signal);
  return { endpoint: fromPicture, input: { ...common, image_url, strength: 0.85 } };
}

type Request = { endpoint: string; requestId: string; signal: AbortSignal };

/** Nobody waits for a picture any more whose reply was stopped. */
async function followOrCancel(fal: FalService, { endpoint, requestId, signal }: Request) {
  try {
    return await fal.follow(endpoint, requestId, { signal });
  } catch (error) {
    // Too late to cancel, or unreachable: the picture is then made in vain, and no more.
    if (signal.aborted) await fal.cancel(endpoint, requestId).catch(() => {});
    throw error;
  }
}
