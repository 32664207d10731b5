import { join } from 'node:path';
import { alignScript } from '../captions/align-script.ts';
import { parseCaptions } from '../captions/parse-captions.ts';
import { wordsOf } from '../captions/words.ts';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg } from '../ffmpeg/tools.ts';
import type { ClipAnalysis } from '../model/analysis.ts';
import type { CaptionManner, Cue, Transcribe } from '../model/captions.ts';
import type { EditRequest } from '../model/edit.ts';
import type { Intent } from '../model/intent.ts';
import type { MediaReference } from '../model/media.ts';
import type { FilmCaptions, Timeline } from '../model/timeline.ts';
import { familyOf } from '../plan/cut/place-titles.ts';
import { editTexts } from '../texts.ts';
import { artefact } from './artefact.ts';
import type { EditRun } from './edit-run.ts';

const wordsVersion = 1;

export type CaptionMaterial = {
  readonly references: readonly MediaReference[];
  readonly analyses: readonly ClipAnalysis[];
};

/**
 * What is said in the clips that the film shows: as it was given, else as the service hears it when
 * captions are wished for. What cannot be had is said in the notes; the film is made in any case.
 */
export async function captionFilm(
  timeline: Timeline,
  intent: Intent,
  request: EditRequest,
  { references, analyses }: CaptionMaterial,
  run: EditRun,
): Promise<Timeline> {
  const { captions: given = [] } = request;
  const manner = mannerOf(intent, given.length > 0);
  if (manner === null) return timeline;
  const used = new Set(timeline.tracks.video.clips.map((shot) => shot.mediaReference.sourceId));
  const clips: { sourceId: string; cues: readonly Cue[] }[] = [];
  const notes: string[] = [];
  for (const reference of references) {
    if (!used.has(reference.id)) continue;
    const speech = analyses.find(({ sourceId }) => sourceId === reference.id)?.speech ?? [];
    const text = given.find(({ sourceId }) => sourceId === reference.id)?.text;
    const found =
      text === undefined
        ? await hear(reference, speech, run)
        : readGiven(text, speech, reference.name);
    notes.push(...found.notes);
    if (found.cues.length > 0) clips.push({ sourceId: reference.id, cues: found.cues });
  }
  if (clips.length === 0 && notes.length === 0) notes.push(editTexts.nothingSaid);
  const captions: FilmCaptions = { manner, family: familyOf[intent.pace], clips };
  return {
    ...timeline,
    ...(clips.length > 0 && { captions }),
    notes: [...timeline.notes, ...new Set(notes)],
  };
}

function mannerOf({ captions }: Intent, areGiven: boolean): CaptionManner | null {
  if (captions === 'none') return null;
  if (captions === 'auto') return areGiven ? 'burnt' : null;
  return captions;
}

type Found = { readonly cues: readonly Cue[]; readonly notes: readonly string[] };

function readGiven(text: string, speech: ClipAnalysis['speech'], name: string): Found {
  const parsed = parseCaptions(text);
  if (parsed.kind === 'timed') return { cues: parsed.cues, notes: [] };
  if (parsed.kind === 'unreadable') {
    return { cues: [], notes: [editTexts.captionsUnreadable(name)] };
  }
  const cues = alignScript(parsed.text, speech);
  if (cues.length === 0) return { cues, notes: [editTexts.nobodySpeaks(name)] };
  const placed = cues.reduce((sum, { words = [] }) => sum + words.length, 0);
  const isWhole = placed >= wordsOf(parsed.text).length;
  const notes = [editTexts.captionsAligned(name)];
  return { cues, notes: isWhole ? notes : [...notes, editTexts.captionsUnread(name)] };
}

/** Only where somebody speaks: a service that hears silence makes words up. */
async function hear(
  reference: MediaReference,
  speech: ClipAnalysis['speech'],
  run: EditRun,
): Promise<Found> {
  const { transcribe } = run;
  if (!transcribe || speech.length === 0 || !reference.probe.hasAudio) {
    return { cues: [], notes: [] };
  }
  try {
    const cues = await artefact(
      run.workFolder,
      'words',
      [wordsVersion, reference.contentHash],
      () => transcribeClip(reference, transcribe, run),
    );
    return { cues, notes: [] };
  } catch {
    run.signal.throwIfAborted();
    return { cues: [], notes: [editTexts.transcriptionFailed] };
  }
}

/** Small enough for any service, and as good as speech needs: 14 MB an hour. */
const speechSound = ['-ac', '1', '-ar', '16000', '-c:a', 'aac', '-b:a', '32k', '-f', 'mp4'];

async function transcribeClip(
  reference: MediaReference,
  transcribe: Transcribe,
  { tools, workFolder, signal }: EditRun,
): Promise<readonly Cue[]> {
  const path = join(workFolder, `speech-${reference.contentHash.slice(0, 24)}.partial.m4a`);
  // Sound that begins late stays late: times are the clip's.
  await runFfmpeg(
    tools,
    [
      ...inputArguments(reference, { options: ['-vn'] }),
      ...['-map', '0:a:0', '-vn'],
      ...['-af', 'aresample=16000:async=1:first_pts=0', ...speechSound, `file:${path}`],
    ],
    { signal },
  );
  return await transcribe(path, signal);
}
