import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import {
  type Clip,
  type ClipStore,
  type ExternalWorkflow,
  ExternalWorkflowError,
} from './ports.ts';
import { workflowTexts } from './texts.ts';

type Dependencies = {
  readonly clips: Pick<ClipStore, 'open' | 'setExternalId' | 'discard'>;
  readonly external: ExternalWorkflow | null;
};

/** Gives a kept clip to the external service, where there is one; it is not kept when that fails. */
export function makeForwardClip({ clips, external }: Dependencies) {
  return async (clip: Clip & { readonly ownerId: string }, signal: AbortSignal): Promise<void> => {
    if (!external) return;
    const { ownerId } = clip;
    try {
      const externalId = await external.upload(clip, await clips.open(clip), ownerId, signal);
      await clips.setExternalId(ownerId, clip.id, externalId);
    } catch (error) {
      await clips.discard(ownerId, clip);
      explainExternal(error);
    }
  };
}

export type ForwardClip = ReturnType<typeof makeForwardClip>;

/** @throws ApiFailure where the external service is to blame */
export function explainExternal(error: unknown): never {
  if (!(error instanceof ExternalWorkflowError)) throw error;
  throw new ApiFailure('unavailable', workflowTexts.serviceUnreachable, { cause: error });
}
