import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** What a page says of itself before any script runs. Written by the web app's build. */
const pageHead = z.object({
  path: z.string(),
  /** Without the brand. */
  title: z.string(),
  description: z.string(),
  /** Path of the picture that a shared link shows. */
  card: z.string(),
  isListed: z.boolean(),
  /** Paths of the scripts without which it cannot be used. */
  scripts: z.array(z.string()),
});
export type PageHead = z.infer<typeof pageHead>;

/** The folder holds a web app that another version of the studio built. */
export class StaleWebBuildError extends Error {
  override readonly name = 'StaleWebBuildError';
}

/**
 * Empty when the web app has not been built.
 *
 * @throws StaleWebBuildError when its build is not of this version.
 */
export function readPageHeads(webFolder: string): readonly PageHead[] {
  const path = join(webFolder, 'page-heads.json');
  if (!existsSync(path)) return [];
  try {
    return z.parse(z.array(pageHead), JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new StaleWebBuildError(webFolder, { cause });
  }
}

/** The head of an address; `/armoni/chats/42` is still the studio's. */
export function headOf(heads: readonly PageHead[], path: string): PageHead | undefined {
  const bare = bareOf(path);
  const isOf = (head: PageHead) =>
    bare === head.path || (head.path !== '/' && bare.startsWith(`${head.path}/`));
  return heads.find(isOf);
}

/** Without slashes at its end. */
export const bareOf = (path: string) => path.replace(/(?<=.)\/+$/, '');
