import { makeDifyAssistant } from '../features/chat/adapters/dify-assistant/dify-assistant.ts';
import { makeLocalAssistant } from '../features/chat/adapters/local-assistant/local-assistant.ts';
import type { Assistant } from '../features/chat/ports.ts';
import { makeShowPicture } from '../features/pictures/adapters/show-picture.ts';
import type { Toolbox } from '../platform/tools/tool.ts';
import type { Ground } from './ground.ts';
import type { Pictures } from './pictures.ts';

/** Dify when it is set, else an OpenAI-compatible model, else the embedded assistant. */
export async function chooseAssistant(
  { config, pictureProcesses }: Ground,
  pictures: Pictures,
  toolbox: Toolbox,
): Promise<Assistant> {
  const { makePicture, findStyles, readReference } = pictures;
  const silenceMs = config.engineSilenceMs;
  const showPicture = makeShowPicture({ readReference, pictureProcesses });
  const { DIFY_BASE_URL: difyUrl, ASSISTANT_BASE_URL: openaiUrl } = config;
  if (difyUrl) {
    return makeDifyAssistant({
      baseUrl: difyUrl,
      appKey: config.DIFY_APP_KEY ?? '',
      publicUrl: config.publicUrl,
      silenceMs,
      showPicture,
      copyPicture: pictures.copyPictureFrom(difyUrl),
    });
  }
  if (openaiUrl) {
    const { makeOpenaiAssistant } = await import(
      '../features/chat/adapters/openai-assistant/openai-assistant.ts'
    );
    return makeOpenaiAssistant({
      baseUrl: openaiUrl,
      model: config.ASSISTANT_MODEL ?? '',
      apiKey: config.ASSISTANT_API_KEY ?? null,
      silenceMs,
      contextTokens: config.ASSISTANT_CONTEXT_TOKENS,
      toolbox,
      showPicture: config.ASSISTANT_SEES ? showPicture : null,
    });
  }
  return makeLocalAssistant({ makePicture, findStyles, toolbox });
}
