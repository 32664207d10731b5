import { runFfmpeg, type Tools } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';

/** Asked only where a source needs it. */
export async function canToneMapThese(
  sources: readonly MediaReference[],
  tools: Tools,
  signal: AbortSignal,
): Promise<boolean> {
  const hasHdr = sources.some(({ probe }) => probe.hdr !== 'none');
  return hasHdr && (await hasToneMapping(tools, signal));
}

async function hasToneMapping(tools: Tools, signal: AbortSignal): Promise<boolean> {
  const { stdout } = await runFfmpeg(tools, ['-filters'], { signal });
  const filters = stdout.toString('latin1');
  return / zscale /.test(filters) && / tonemap /.test(filters);
}
