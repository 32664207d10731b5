import { Readable } from 'node:stream';
import { type ProjectFormat, projectFormats } from '@armoni/contract/downloads';
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
import { musicUnder } from '../cutting/music/music-under.ts';
import { inShapeOf } from '../cutting/request-version.ts';
import type { OwnMusicFile } from '../own-music/own-music-file.ts';
import { pieceOfCut } from '../own-music/own-pieces.ts';
import type { CuttableFilm, FilmCuts, SourceFile, SourceFiles } from '../ports.ts';
import { handOverTexts } from './texts.ts';

export type HandOverDependencies = {
  readonly cuts: Pick<FilmCuts, 'find'>;
  readonly files: Pick<SourceFiles, 'findThose' | 'findByKey'>;
  readonly storage: Pick<Storage, 'read'>;
  /** What a stored clip holds; null when it cannot be read. */
  readonly lookAt: (file: SourceFile) => Promise<FileTracks | null>;
  readonly ownMusicFile: OwnMusicFile;
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
  const media = await mediaOf(dependencies, film, wish);
  const { timeline } = film.shown;
  const project: HandOverProject = {
    name: film.title,
    timeline,
    sources: media.clips.map(({ source }) => source),
    music: media.music && { path: media.music.path, durationSeconds: media.music.durationSeconds },
  };
  const createdAt = new Date(film.shown.createdAt);
  const text = (path: string, content: string): ArchiveEntry => ({
    path,
    modifiedAt: createdAt,
    isCompressible: true,
    open: async () => Readable.from([content]),
  });
  const missing = media.clips.filter(({ file }) => !file).map(({ source }) => source.name);
  const { format, withMedia } = wish;
  for (const name of format ? [format] : projectFormats) {
    yield text(`film.${name}`, writers[name](project));
  }
  yield text('LISEZMOI.txt', handOverTexts.readMe({ missing, withMedia, format }));
  if (!wish.withMedia) return;
  const stored = [
    ...media.clips.flatMap(({ source, file }) =>
      file ? [{ path: source.path, key: file.key }] : [],
    ),
    ...(media.music ? [media.music] : []),
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

/** The film as it stands on the table: nobody has to render it before it is handed over. */
function cutAs(film: CuttableFilm, timeline: WireTimeline): CuttableFilm {
  const { shown } = film;
  return { ...film, shown: { ...shown, timeline: inShapeOf(shown.timeline, timeline) } };
}

type Clip = { readonly source: HandOverSource; readonly file: SourceFile | undefined };

async function mediaOf(dependencies: HandOverDependencies, film: CuttableFilm, wish: Wish) {
  const { cut, shown } = film;
  const { rate, tracks } = shown.timeline;
  const used = new Set(tracks.video.clips.map((shot) => shot.mediaReference.sourceId));
  const kept = await dependencies.files.findThose(wish.ownerId, cut.fileIds);
  const byId = new Map(kept.map((file) => [file.id, file]));
  const nameOf = makeArchiveNames();
  const clips: Clip[] = [];
  for (const source of cut.material.sources) {
    if (!used.has(source.sourceId)) continue;
    const file = byId.get(source.sourceId.slice(source.sourceId.indexOf('-') + 1));
    const look = file ? await dependencies.lookAt(file) : null;
    const named = nameOf({ folder: 'media', name: source.name, key: file?.key ?? source.name });
    const path = wish.withMedia ? named : named.slice('media/'.length);
    clips.push({ source: handOverSource(source, { path, look, rate }), file });
  }
  return { clips, music: await musicOf(dependencies, film, wish) };
}

type Seen = { readonly path: string; readonly look: FileTracks | null; readonly rate: FrameRate };

function handOverSource(source: CutSource, { path, look, rate }: Seen): HandOverSource {
  const { sourceId, name, kind, frameCount, width, height, hasAudio } = source;
  return {
    ...{ sourceId, name, path, kind, frameCount, width, height },
    audioChannels: look?.audioChannels ?? (hasAudio ? 2 : 0),
    startFrame: startFrameOf(look, rate),
  };
}

/** Timecodes count in the file's own rate; what is handed over counts in the film's. */
function startFrameOf(look: FileTracks | null, rate: FrameRate): number {
  if (!look?.timecode || !look.rate) return 0;
  const frame = frameOf(look.timecode, look.rate) ?? 0;
  const seconds = (frame * look.rate.denominator) / look.rate.numerator;
  return Math.round((seconds * rate.numerator) / rate.denominator);
}

async function musicOf(
  dependencies: HandOverDependencies,
  { cut, shown }: CuttableFilm,
  wish: Wish,
) {
  const under = musicUnder(cut, shown.timeline);
  if (!shown.timeline.tracks.audio.music || !under?.material.music) return null;
  const { music } = under;
  const folder = wish.withMedia ? 'media/' : '';
  const { durationSeconds } = under.material.music;
  const piece = pieceOfCut(under);
  if (piece) {
    const { key } = await dependencies.ownMusicFile(piece);
    return { path: `${folder}${piece.id}.m4a`, key, durationSeconds };
  }
  if (music.from !== 'storage' && music.from !== 'film') return null;
  const isThere =
    music.from === 'film' || (await dependencies.files.findByKey(wish.ownerId, music.key)) !== null;
  if (!isThere) return null;
  const extension = music.from === 'film' ? '' : music.key.slice(music.key.lastIndexOf('.'));
  return { path: `${folder}musique${extension}`, key: music.key, durationSeconds };
}
