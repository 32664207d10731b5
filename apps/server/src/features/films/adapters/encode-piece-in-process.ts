import type { Tools } from '@armoni/video-engine/ffmpeg/tools';
import { runInProcess } from '../../../platform/processes/run-in-process.ts';
import type { EncodePiece } from '../own-music/own-music-file.ts';

type Task = { readonly pieceId: string; readonly path: string; readonly tools: Tools };

const encode = runInProcess(
  import.meta.url,
  async ({ pieceId, path, tools }: Task, { signal }: { readonly signal: AbortSignal }) => {
    const { encodePiece } = await import('@armoni/video-engine/own-music/encode-piece');
    const { pieceWithId } = await import('@armoni/video-engine/own-music/pieces');
    const piece = pieceWithId(pieceId);
    if (piece) await encodePiece(piece, path, { tools, signal });
  },
  { heapMb: 512, limits: { memoryMb: 1024 }, stopGraceMs: 2000 },
);

/** The engine plays some seconds of work: it has a process of its own. */
export function makeEncodePiece(tools: Tools): EncodePiece {
  return (pieceId, path, signal) =>
    encode({ pieceId, path, tools }, { signal, onProgress: () => undefined });
}
