import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StudioConfig } from '@armoni/contract/studio';
import { gatherStyles, type StyledHtml } from './gather-styles.ts';

/** `render-page.mjs`, which the web app's build writes for us. */
type Renderer = {
  readonly paths: readonly string[];
  readonly renderPage: (path: string, config: StudioConfig) => Promise<string>;
};

/**
 * The public pages as HTML, by path: drawn once, with this studio's settings, by the code that
 * brings them to life in the browser. None when the web app has not been built.
 */
export async function drawPublicPages(
  webFolder: string,
  config: StudioConfig,
): Promise<ReadonlyMap<string, StyledHtml>> {
  const file = join(webFolder, 'render-page.mjs');
  if (!existsSync(file)) return new Map();
  const { paths, renderPage }: Renderer = await import(pathToFileURL(file).href);
  const drawn = paths.map(async (path) => {
    return [path, gatherStyles(await renderPage(path, config))] as const;
  });
  return new Map(await Promise.all(drawn));
}
