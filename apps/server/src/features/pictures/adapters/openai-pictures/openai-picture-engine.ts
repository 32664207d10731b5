import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateImage, type ImageModel, RetryError } from 'ai';
import {
  fetchUnlessSilent,
  SilentService,
} from '../../../../platform/outbound/fetch-unless-silent.ts';
import type { MadePicture, PictureEngine, PictureOrder } from '../../ports.ts';
import { pictureTextsIn } from '../../texts.ts';
import type { MarkPicture } from '../mark-as-generated.ts';

type Options = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  readonly markPicture: MarkPicture;
  readonly retries?: number;
  /** How long the service may send nothing; it sends a picture all at once. */
  readonly silenceMs?: number;
};

/** A picture may take minutes on a small machine. */
const longestMs = 10 * 60_000;

/** OpenAI, LocalAI, stable-diffusion.cpp, vLLM-Omni: what speaks OpenAI's image calls. */
export function makeOpenaiPictureEngine(options: Options): PictureEngine {
  const { baseUrl, apiKey, markPicture, retries = 1 } = options;
  const provider = createOpenAICompatible({
    name: 'images',
    baseURL: baseUrl,
    fetch: fetchUnlessSilent(options.silenceMs),
    ...(apiKey !== null && { apiKey }),
  });
  const model = provider.imageModel(options.model);
  return {
    name: options.model,
    async make(order, signal) {
      try {
        return await draw(order, { model, tool: options.model, markPicture, signal, retries });
      } catch (error) {
        signal.throwIfAborted();
        return { ok: false, message: sentenceFor(error, order.language) };
      }
    },
  };
}

type Drawing = {
  readonly model: ImageModel;
  /** Its name, for the file's mark. */
  readonly tool: string;
  readonly markPicture: MarkPicture;
  readonly signal: AbortSignal;
  readonly retries: number;
};

async function draw(
  { prompt, reference, width, height, style, remoteStyle, language = 'fr' }: PictureOrder,
  { model, tool, markPicture, signal, retries }: Drawing,
): Promise<MadePicture> {
  const { image } = await generateImage({
    model,
    prompt: reference ? { text: prompt, images: [reference] } : prompt,
    size: `${width}x${height}`,
    maxRetries: retries,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
  });
  const notes = style || remoteStyle ? [pictureTextsIn[language].noStylesHere] : [];
  const bytes = await markPicture(Buffer.from(image.uint8Array), { tool }, signal);
  if (!bytes) return { ok: false, message: pictureTextsIn[language].engineFailed };
  return { ok: true, bytes, altText: prompt.replace(/\s+/g, ' ').slice(0, 120), notes };
}

function sentenceFor(error: unknown, language: 'fr' | 'en' = 'fr'): string {
  const said = pictureTextsIn[language];
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof SilentService) return said.engineAway;
  if (!APICallError.isInstance(last)) return said.engineFailed;
  const { statusCode = 0 } = last;
  const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 429;
  return isRefused ? said.engineRefused : said.engineAway;
}
