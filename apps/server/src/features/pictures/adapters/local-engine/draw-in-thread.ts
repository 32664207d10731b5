import type { PictureRequest } from '@armoni/image-engine/picture-request';
import { runInThread } from '../../../../platform/threads/run-in-thread.ts';

export type Drawing = {
  readonly request: PictureRequest;
  /** Packages with which programs see what is in a picture. */
  readonly eyesFolder?: string | null;
  /** Threads that draw the picture, of this thread's own. */
  readonly workers: number;
  readonly isWrittenAnew?: boolean;
  readonly isPreviewed?: boolean;
  /** The module with `makePicture`; tests put another in its place. */
  readonly engine?: string | undefined;
};

/** Percent, or a small WebP of what is to come. */
export type DrawingProgress = number | Uint8Array;

type Tools = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DrawingProgress) => void;
};

/** Draws one picture with the image engine. */
export const drawInThread = runInThread(
  import.meta.url,
  async (
    { request, workers, isWrittenAnew, isPreviewed, eyesFolder, engine }: Drawing,
    tools: Tools,
  ) => {
    const { makePicture }: typeof import('@armoni/image-engine/make-picture') = engine
      ? await import(engine)
      : await import('@armoni/image-engine/make-picture');
    return makePicture(request, {
      workers,
      isWrittenAnew,
      onPreview: isPreviewed ? tools.onProgress : undefined,
      eyesFolder: eyesFolder ?? null,
      ...tools,
    });
  },
  { memoryMb: 512 },
);
