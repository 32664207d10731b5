import { availableParallelism } from 'node:os';
import { frameOfEdit } from '@armoni/image-engine/edit/frame-of-edit';
import { engineVersion } from '@armoni/image-engine/origin/recipe';
import type { PictureEngine } from '../../ports.ts';
import { pictureTextsIn } from '../../texts.ts';
import { drawInThread } from './draw-in-thread.ts';
import type { OpenReference } from './open-reference.ts';

type Options = {
  /** Threads that draw one picture; the bytes are the same whatever the number. */
  readonly workers?: number;
  /** Pictures are marked before they are kept: they come as a PNG that is not pressed. */
  readonly isWrittenAnew?: boolean;
  /** Packages with which programs see what is in a picture; without it nothing is recognised. */
  readonly eyesFolder?: string | null;
  /** The module with `makePicture`; tests put another in its place. */
  readonly engine?: string;
  /** Opens strangers' pictures elsewhere; without it the engine opens them itself. */
  readonly openReference?: OpenReference;
};

/** The embedded engine, each picture in a thread of its own. */
export function makeLocalPictureEngine(options: Options = {}): PictureEngine {
  const { engine, openReference, isWrittenAnew = false, eyesFolder = null } = options;
  const { workers = Math.min(8, availableParallelism()) } = options;
  return {
    name: 'moteur local',
    version: engineVersion,
    appliesStylesOf: 'local',
    frameOfEdit,
    async make(order, signal, { onPercent, onPreview } = {}) {
      const { reference } = order;
      const opened =
        reference && openReference ? await openReference(reference, order, signal) : null;
      if (reference && openReference && !opened) {
        return { ok: false, message: pictureTextsIn[order.language ?? 'fr'].reference.unreadable };
      }
      const request = { ...order, opened };
      const made = await drawInThread(
        {
          ...{ request, workers, isWrittenAnew, eyesFolder, engine },
          isPreviewed: onPreview !== undefined,
        },
        {
          signal,
          onProgress: (progress) =>
            typeof progress === 'number' ? onPercent?.(progress) : onPreview?.(progress),
        },
      );
      if (!made.ok) {
        const { reason, message } = made;
        return { ok: false, message, ...(reason === 'nothing-to-change' && { isRefusal: true }) };
      }
      return { ok: true, bytes: made.png, altText: made.altText, notes: made.notes };
    },
  };
}
