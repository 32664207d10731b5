import { Readable } from 'node:stream';
import { type ProjectFormat, projectFileStem, projectFormats } from '@armoni/contract/downloads';
import type { Timeline as WireTimeline } from '@armoni/contract/timeline/timeline';
import type { HandOverProject, HandOverSource } from '@armoni/video-engine/handover/project';
import { frameOf } from '@armoni/video-engine/handover/timecode';
import { writeEdl } from '@armoni/video-engine/handover/write-edl';
import { writeFcpxml } from '@armoni/video-engine/handover/write-fcpxml';
import { writeMlt } from '@armoni/video-engine/handover/write-mlt';
import { writeOtio } from '@armoni/video-engine/handover/write-otio';
import type { CutSource } from '@armoni/video-engine/model/cut-material';
import type { FrameRate } from '@armoni/video-engine/model/time';
import type { FileTracks } from '@armoni/video-engine/probe/file-tracks';
import type { ArchiveEntry } from '../../../platform/archives/archive.ts';
import { makeArchiveNames } from '../../../platform/archives/archive-names.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { FilmCuts, SourceFile } from '../ports.ts';
import { cutAs, type FileDependencies, filesOf, type ProjectClip } from './project-files.ts';
import { handOverTexts } from './texts.ts';

export type HandOverDependencies = FileDependencies & {
  readonly cuts: Pick<FilmCuts, 'find'>;
  readonly storage: Pick<Storage, 'read' | 'stat'>;
  /** What a stored clip holds; null when it cannot be read. */
  readonly lookAt: (file: SourceFile) => Promise<FileTracks | null>;
};

type Wish = {
  readonly ownerId: string;
  readonly filmId: string;
  /** False: the project names the files, which the person has. */
  readonly withMedia: boolean;
  /** Null for all of them. */
  readonly format: ProjectFormat | null;
  /** Null for the version that is shown. */
  readonly timeline: WireTimeline | null;
};

const writers = { otio: writeOtio, fcpxml: writeFcpxml, mlt: writeMlt, edl: writeEdl } as const;

/** A film as a project of other editors: one or all of four formats, what they leave out, and its clips. */
export async function* projectEntries(
  dependencies: HandOverDependencies,
  wish: Wish,
): AsyncGenerator<ArchiveEntry> {
  const found = await dependencies.cuts.find(wish.ownerId, wish.filmId);
  if (!found) return;
  const film = wish.timeline ? cutAs(found, wish.timeline) : found;
  const { timeline } = film.shown;
  const files = await filesOf(dependencies, film, wish.ownerId);
  const folder = wish.withMedia ? mediaFolder : '';
  const clips: Clip[] = [];
  const nameOf = makeArchiveNames();
  for (const { source, file } of files.clips) {
    const look = file ? await dependencies.lookAt(file) : null;
    const named = nameOf({ folder: 'media', name: source.name, key: file?.key ?? source.name });
    const path = `${folder}${named.slice(mediaFolder.length)}`;
    clips.push({ source: handOverSource(source, { path, look, rate: timeline.rate }), file });
  }
  const music = files.music && { ...files.music, path: `${folder}${files.music.name}` };
  const project: HandOverProject = {
    name: film.title,
    timeline,
    sources: clips.map(({ source }) => source),
    music: music && { path: music.path, durationSeconds: music.durationSeconds },
  };
  const createdAt = new Date(film.shown.createdAt);
  const text = (path: string, content: string): ArchiveEntry => ({
    path,
    modifiedAt: createdAt,
    isCompressible: true,
    open: async () => Readable.from([content]),
  });
  const missing = files.clips.filter(({ file }) => !file).map(({ source }) => source.name);
  const { format, withMedia } = wish;
  const stem = projectFileStem(film.title, film.shown.number);
  for (const name of format ? [format] : projectFormats) {
    yield text(`${stem}.${name}`, writers[name](project));
  }
  yield text('LISEZMOI.txt', handOverTexts.readMe({ missing, withMedia, format, stem }));
  if (!wish.withMedia) return;
  const stored = [
    ...clips.flatMap(({ source, file }) => (file ? [{ path: source.path, key: file.key }] : [])),
    ...(music ? [music] : []),
  ];
  for (const { path, key } of stored) {
    yield {
      path,
      modifiedAt: createdAt,
      isCompressible: false,
      open: async () => (await dependencies.storage.read(key))?.stream ?? null,
    };
  }
}

type Clip = { readonly source: HandOverSource; readonly file: ProjectClip['file'] };

const mediaFolder = 'media/';

type Seen = { readonly path: string; readonly look: FileTracks | null; readonly rate: FrameRate };

function handOverSource(source: CutSource, { path, look, rate }: Seen): HandOverSource {
  const { sourceId, name, kind, frameCount, width, height, hasAudio } = source;
  return {
    ...{ sourceId, name, path, kind, frameCount, width, height },
    audioChannels: look?.audioChannels ?? (hasAudio ? 2 : 0),
    startFrame: startFrameOf(look, rate),
    ...(look && look.pixelAspect !== 1 && { pixelAspect: look.pixelAspect }),
  };
}

/** Timecodes count in the file's own rate; what is handed over counts in the film's. */
function startFrameOf(look: FileTracks | null, rate: FrameRate): number {
  if (!look?.timecode || !look.rate) return 0;
  const frame = frameOf(look.timecode, look.rate) ?? 0;
  const seconds = (frame * look.rate.denominator) / look.rate.numerator;
  return Math.round((seconds * rate.numerator) / rate.denominator);
}
