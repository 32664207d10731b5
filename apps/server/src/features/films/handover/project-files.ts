import type { Timeline as WireTimeline } from '@armoni/contract/timeline/timeline';
import type { CutSource } from '@armoni/video-engine/model/cut-material';
import { musicUnder } from '../cutting/music/music-under.ts';
import { inShapeOf } from '../cutting/request-version.ts';
import type { OwnMusicFile } from '../own-music/own-music-file.ts';
import { pieceOfCut } from '../own-music/own-pieces.ts';
import type { CuttableFilm, SourceFile, SourceFiles } from '../ports.ts';

export type FileDependencies = {
  readonly files: Pick<SourceFiles, 'findThose' | 'findByKey'>;
  readonly ownMusicFile: OwnMusicFile;
};

export type ProjectClip = {
  readonly source: CutSource;
  /** Undefined once it was deleted. */
  readonly file: SourceFile | undefined;
};

export type ProjectMusic = {
  readonly name: string;
  readonly key: string;
  readonly durationSeconds: number;
};

/** The film as it stands on the table: nobody has to render it before it is handed over. */
export function cutAs(film: CuttableFilm, timeline: WireTimeline): CuttableFilm {
  const { shown } = film;
  return { ...film, shown: { ...shown, timeline: inShapeOf(shown.timeline, timeline) } };
}

/** The stored files that a cut shows and plays. */
export async function filesOf(
  dependencies: FileDependencies,
  film: CuttableFilm,
  ownerId: string,
): Promise<{ readonly clips: readonly ProjectClip[]; readonly music: ProjectMusic | null }> {
  const { cut, shown } = film;
  const used = new Set(
    shown.timeline.tracks.video.clips.map((shot) => shot.mediaReference.sourceId),
  );
  const kept = await dependencies.files.findThose(ownerId, cut.fileIds);
  const byId = new Map(kept.map((file) => [file.id, file]));
  const clips = cut.material.sources
    .filter(({ sourceId }) => used.has(sourceId))
    .map((source) => ({
      source,
      file: byId.get(source.sourceId.slice(source.sourceId.indexOf('-') + 1)),
    }));
  return { clips, music: await musicOf(dependencies, film, ownerId) };
}

async function musicOf(
  dependencies: FileDependencies,
  { cut, shown }: CuttableFilm,
  ownerId: string,
): Promise<ProjectMusic | null> {
  const under = musicUnder(cut, shown.timeline);
  if (!shown.timeline.tracks.audio.music || !under?.material.music) return null;
  const { music } = under;
  const { durationSeconds } = under.material.music;
  const piece = pieceOfCut(under);
  if (piece) {
    const { key } = await dependencies.ownMusicFile(piece);
    return { name: `${piece.id}.m4a`, key, durationSeconds };
  }
  if (music.from !== 'storage' && music.from !== 'film') return null;
  const isThere =
    music.from === 'film' || (await dependencies.files.findByKey(ownerId, music.key)) !== null;
  if (!isThere) return null;
  const extension = music.from === 'film' ? '' : music.key.slice(music.key.lastIndexOf('.'));
  return { name: `musique${extension}`, key: music.key, durationSeconds };
}
