import type { Storage } from '../../../platform/storage/storage.ts';
import type { CuttableFilm } from '../ports.ts';
import { type FileDependencies, filesOf } from './project-files.ts';

type Dependencies = FileDependencies & { readonly storage: Pick<Storage, 'stat'> };

export type ProjectSize = { readonly mediaBytes: number; readonly missing: readonly string[] };

/** How large the files are that a project comes with: they are packed as they are. */
export async function measureProject(
  dependencies: Dependencies,
  film: CuttableFilm,
  ownerId: string,
): Promise<ProjectSize> {
  const { clips, music } = await filesOf(dependencies, film, ownerId);
  const keys = clips.flatMap(({ file }) => (file ? [file.key] : []));
  const found = await Promise.all(
    [...keys, ...(music ? [music.key] : [])].map((key) => dependencies.storage.stat(key)),
  );
  return {
    mediaBytes: found.reduce((sum, one) => sum + (one?.sizeBytes ?? 0), 0),
    missing: clips.filter(({ file }) => !file).map(({ source }) => source.name),
  };
}
