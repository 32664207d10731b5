import { loadStudioConfig } from '../../lib/studio/studio-config.ts';
import { pendingFiles, storedFiles } from '../../lib/uploads/upload-queue.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { captionsOnTheWire } from './captions/clip-captions.ts';
import { checkFilmRequest } from './jobs/check-film-request.ts';
import { audioUrlOf } from './music/music-choice.ts';
import type { EditorSession } from './session/editor-session.ts';
import { texts } from './texts.ts';
import { correctionsOnTheWire, hasCorrections } from './wish/corrections.ts';

type FilmRequestOptions = {
  readonly userId: string | undefined;
  /** The film is being requested; this many clips are still on their way without it. */
  readonly onStarted: (started: { readonly leftOut: number }) => void;
  readonly onFailed: () => void;
};

/** Requests a film from what stands in the editor now. */
export async function requestFilm(
  session: EditorSession,
  options: FilmRequestOptions,
): Promise<void> {
  const queue = session.uploads.queue.get();
  const clips = storedFiles(queue);
  const music = session.music.state.get();
  const check = checkFilmRequest({
    userId: options.userId,
    storedClips: clips.length,
    isMusicOnItsWay: music.status === 'uploading',
  });
  if (!check.ok) return toast.error(check.message);
  const { instructions, aspectRatio, corrections } = session.wish.get();
  const said = captionsOnTheWire(session.captions.get(), clips);
  options.onStarted({ leftOut: pendingFiles(queue).length });
  const silentAudioUrl = await silentTrack();
  if (silentAudioUrl === null) {
    options.onFailed();
    return toast.error(texts.errors.processing);
  }
  const body = {
    file_ids: clips.map((clip) => clip.state.fileId),
    instructions,
    ...(hasCorrections(corrections) && { corrections: correctionsOnTheWire(corrections) }),
    ...(said.length > 0 && { captions: said }),
    audio_url: audioUrlOf(music, silentAudioUrl),
    aspect_ratio: aspectRatio,
  };
  const { ok } = await session.jobs.submit(body, (jobId) => session.projects.hold(jobId));
  if (!ok) options.onFailed();
}

async function silentTrack(): Promise<string | null> {
  try {
    return (await loadStudioConfig()).silentAudioUrl;
  } catch {
    // Without its settings the studio cannot be reached at all.
    return null;
  }
}
