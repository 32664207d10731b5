import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const tables = z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() }));
export type Tables = z.infer<typeof tables>;

const object = z.object({ key: z.string(), sizeBytes: z.number(), sha256: z.string() });
export type BackedUpObject = z.infer<typeof object>;

const manifest = z.object({
  /** How the database is kept: 1 as a file of SQLite, 2 as rows of PostgreSQL, line by line. */
  format: z.union([z.literal(1), z.literal(2)]),
  /** ISO 8601. */
  madeAt: z.string(),
  program: z.string(),
  database: z.object({ file: z.string(), sha256: z.string(), tables }),
  objects: z.array(object),
  /** Null when it is in the environment. */
  identitySecret: z.nullable(z.string()),
  /** The mark that database and storage share. */
  installation: z.nullable(z.string()),
});
/** All that a backup holds. It is written last: what it doesn't name is not part of the backup. */
export type Manifest = z.infer<typeof manifest>;

export const manifestFile = 'sauvegarde.json';

/** Null when the folder holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : z.parse(manifest, JSON.parse(text));
}

export function countRows({ database }: Manifest): number {
  return Object.values(database.tables).reduce((sum, { rows }) => sum + rows, 0);
}
