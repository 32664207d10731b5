import type { TitlePreviewTask } from '@armoni/video-engine/render/titles/draw-title-preview';
import { runInThread } from '../../../platform/threads/run-in-thread.ts';

/** Draws one text with the video engine. */
export const drawTitleInThread = runInThread(
  import.meta.url,
  async (task: TitlePreviewTask) => {
    const { drawTitlePreview } = await import(
      '@armoni/video-engine/render/titles/draw-title-preview'
    );
    return drawTitlePreview(task);
  },
  { memoryMb: 256 },
);
