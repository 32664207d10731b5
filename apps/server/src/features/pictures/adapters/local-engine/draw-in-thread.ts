import type { PictureRequest } from '@armoni/image-engine/picture-request';
import { runInThread } from '../../../../platform/threads/run-in-thread.ts';

export type Drawing = {
  readonly request: PictureRequest;
  /** Packages with which programs see what is in a picture. */
  readonly eyesFolder?: string | null;
  /** Threads that draw the picture, of this thread's own. */
  readonly workers: number;
  readonly isWrittenAnew?: boolean;
  /** The module with `makePicture`; tests put another in its place. */
  readonly engine?: string | undefined;
};

type Tools = { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void };

/** Draws one picture with the image engine. */
export const drawInThread = runInThread(
  import.meta.url,
  async ({ request, workers, isWrittenAnew, eyesFolder, engine }: Drawing, tools: Tools) => {
    const { makePicture }: typeof import('@armoni/image-engine/make-picture') = engine
      ? await import(engine)
      : await import('@armoni/image-engine/make-picture');
    return makePicture(request, {
      workers,
      isWrittenAnew,
      eyesFolder: eyesFolder ?? null,
      ...tools,
    });
  },
  { memoryMb: 512 },
);
