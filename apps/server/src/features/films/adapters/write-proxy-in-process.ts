import type { Tools } from '@armoni/video-engine/ffmpeg/tools';
import { runInProcess } from '../../../platform/processes/run-in-process.ts';
import type { WriteProxy } from '../proxies/proxy-handler.ts';

type Task = {
  readonly clip: { readonly path: string; readonly name: string };
  readonly path: string;
  readonly tools: Tools;
};

const write = runInProcess(
  import.meta.url,
  async ({ clip, path, tools }: Task, { signal }: { readonly signal: AbortSignal }) => {
    const { probeMedia } = await import('@armoni/video-engine/probe/probe-media');
    const { writeProxy } = await import('@armoni/video-engine/render/write-proxy');
    const probed = await probeMedia({ id: 'clip', ...clip }, tools, { signal });
    if (!probed.ok || probed.reference.probe.kind !== 'video') return false;
    return writeProxy(probed.reference, path, { tools, signal });
  },
  { heapMb: 512, limits: { memoryMb: 2048 }, stopGraceMs: 2000 },
);

/** Packets of an hour are read in it: the event loop has other work. */
export function makeWriteProxy(tools: Tools): WriteProxy {
  return (clip, path, signal) =>
    write({ clip, path, tools }, { signal, onProgress: () => undefined });
}
