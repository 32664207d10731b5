import { analyseMusic } from '../analyse/music/analyse-music.ts';
import { ToolFailed, ToolTimedOut } from '../ffmpeg/tool-errors.ts';
import type { Tools } from '../ffmpeg/tools.ts';
import type { CutMusic } from '../model/cut-material.ts';
import { cutMusic } from '../plan/cut-material.ts';
import { probeMedia } from '../probe/probe-media.ts';
import { editTexts } from '../texts.ts';

export type HeardMusic =
  | { readonly ok: true; readonly heard: CutMusic }
  /** French. */
  | { readonly ok: false; readonly message: string };

/** Listens to a file as the music of a film is listened to. @throws ToolMissing */
export async function hearMusic(
  file: { readonly path: string; readonly name: string },
  tools: Tools,
  { signal }: { readonly signal: AbortSignal },
): Promise<HeardMusic> {
  const probed = await probeMedia({ id: 'music', ...file }, tools, { signal });
  if (!probed.ok) return { ok: false, message: probed.refusal.message };
  if (!probed.reference.probe.hasAudio) {
    return { ok: false, message: editTexts.musicWithoutSound };
  }
  try {
    const heard = cutMusic(await analyseMusic(file.path, tools, { signal }));
    return heard ? { ok: true, heard } : { ok: false, message: editTexts.musicSilent };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ToolFailed) && !(error instanceof ToolTimedOut)) throw error;
    return { ok: false, message: editTexts.musicUnreadable };
  }
}
