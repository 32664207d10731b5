import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaptionPiece } from '../captions/split-captions.ts';
import { trackCaptions, writeVtt } from '../captions/write-captions.ts';
import type { Tools } from '../ffmpeg/tools.ts';
import type { ClipAnalysis } from '../model/analysis.ts';
import type { MediaReference } from '../model/media.ts';
import type { Timeline, TitleCard } from '../model/timeline.ts';
import { captionCards } from './captions/caption-cards.ts';
import { joinFilm } from './join-film.ts';
import { prepareMark } from './prepare-mark.ts';
import { planSegments } from './segments/plan-segments.ts';
import { missingShots, renderSegments } from './segments/render-segments.ts';
import { type Music, renderSound } from './sound/render-sound.ts';
import { originalGain } from './sound/sound-levels.ts';
import { type SteadyClip, steadyShots } from './steady/steady-shots.ts';
import { prepareTitles } from './titles/prepare-titles.ts';
import type { PreparedTitle } from './titles/prepared-title.ts';
import { openTypeface } from './titles/type/typeface.ts';
import { canToneMapThese } from './tone-mapping.ts';

export type RenderRequest = {
  readonly timeline: Timeline;
  readonly references: readonly MediaReference[];
  readonly analyses: readonly ClipAnalysis[];
  readonly music: Music | null;
  /** The cut is wanted as it is: damaged pictures are shown. */
  readonly isCutByHand?: boolean;
  /** A tile that is laid over every frame; null for none. */
  readonly markPath?: string | null;
  /** Of the encoding, where the film is compared and not delivered. */
  readonly loss?: number;
};

export type RenderOptions = {
  readonly tools: Tools;
  readonly workFolder: string;
  readonly signal: AbortSignal;
  /** ffmpeg processes at a time. */
  readonly concurrency: number;
  /** 0–1, never falling. */
  readonly onProgress: (done: number) => void;
};

export type RenderedFilm = {
  readonly filmPath: string;
  /** Those of the captions among them. */
  readonly titles: readonly PreparedTitle[];
  /** Beside the picture: a file of them, and how many the film's own track must hold. */
  readonly captions: { readonly path: string | null; readonly tracked: number };
  /** French sentences on what could not be shown. */
  readonly notes: readonly string[];
  /** Nothing to hear, neither in the clips used nor under them. */
  readonly isSilent: boolean;
};

/** Of the progress; sound and joining take the rest. */
const segmentsShare = 0.95;

/**
 * Renders a timeline to one MP4, exact to the frame: segments in parallel, one mix of the
 * sound, and both joined by copy. What an earlier run left in the work folder is used again.
 *
 * @throws SourcesDamaged for clips of which nobody knew that they are
 */
export async function renderFilm(
  { isCutByHand = false, markPath = null, ...request }: RenderRequest,
  { tools, workFolder, signal, concurrency, onProgress }: RenderOptions,
): Promise<RenderedFilm> {
  const { timeline, references, analyses, music, loss } = request;
  const folder = join(workFolder, 'render');
  await mkdir(folder, { recursive: true });
  await removePartials(folder);
  const shared = { tools, folder, signal };
  const used = new Set(timeline.tracks.video.clips.map((shot) => shot.mediaReference.sourceId));
  const sources = references.filter(({ id }) => used.has(id));
  const byId = new Map(sources.map((reference) => [reference.id, reference]));
  const analysisById = new Map(analyses.map((analysis) => [analysis.sourceId, analysis]));
  const { originalSound, music: musicTrack } = timeline.tracks.audio;
  const canToneMap = await canToneMapThese(sources, tools, signal);
  const captions = await drawnCaptions(timeline);
  const shown = withTitles(timeline, captions);
  const beneath = { timeline: shown, references: byId, canToneMap };
  const { titles, notes } = await prepareTitles({ ...beneath, ...shared });

  const mark = markPath === null ? null : await prepareMark(markPath, { ...timeline, folder });
  const recipesFrom = (steady: ReadonlyMap<string, SteadyClip>) =>
    planSegments(timeline).map((segment) => ({
      segment,
      timeline,
      references: byId,
      titles,
      gains: segment.layers.map(({ shot }) => {
        const analysis = analysisById.get(shot.mediaReference.sourceId);
        return originalGain(shot, analysis, originalSound, musicTrack !== null);
      }),
      canToneMap,
      steadied: steady,
      mark,
      loss,
    }));
  const steadied = await steadyShots(timeline, byId, {
    ...{ ...shared, concurrency },
    missing: (clips) => missingShots(recipesFrom(clips), folder),
  });
  const recipes = recipesFrom(steadied.clips);
  const damaged = analyses.filter(({ isDamaged }) => isDamaged || isCutByHand);
  let doneFrames = 0;
  const segments = await renderSegments(recipes, {
    ...shared,
    concurrency,
    knownDamaged: new Set(damaged.map(({ sourceId }) => sourceId)),
    onFrames: (frames) => {
      doneFrames += frames;
      onProgress((segmentsShare * doneFrames) / timeline.duration.value);
    },
  });
  if (mark) await rm(mark.path, { force: true });
  const material = { analyses: analysisById, music };
  const sound = await renderSound(timeline, segments, material, shared);
  const videoPaths = segments.map(({ videoPath }) => videoPath);
  const track = captionTrack(timeline);
  const filmPath = await joinFilm({ videoPaths, soundPath: sound.path, track }, shared);
  const captionsPath = track.length > 0 ? join(folder, 'film.vtt') : null;
  if (captionsPath !== null) await writeFile(captionsPath, writeVtt(track));
  onProgress(1);
  return {
    ...{ filmPath, titles, notes: [...steadied.notes, ...notes], isSilent: sound.isSilent },
    captions: { path: captionsPath, tracked: track.length },
  };
}

async function drawnCaptions(timeline: Timeline): Promise<readonly TitleCard[]> {
  const { captions } = timeline;
  return captions ? captionCards(timeline, captions, await openTypeface()) : [];
}

function captionTrack(timeline: Timeline): readonly CaptionPiece[] {
  const { captions } = timeline;
  return captions?.manner === 'track' ? trackCaptions(timeline, captions) : [];
}

function withTitles(timeline: Timeline, added: readonly TitleCard[]): Timeline {
  const { video, audio } = timeline.tracks;
  const titles = [...video.titles, ...added];
  return { ...timeline, tracks: { video: { ...video, titles }, audio } };
}

/** What a run cut short left half made. */
export async function removePartials(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/\.partial\b/.test(name)) await rm(join(folder, name));
  }
}
