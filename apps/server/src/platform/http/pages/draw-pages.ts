import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StudioConfig } from '@armoni/contract/studio';
import { gatherStyles, type StyledHtml } from './gather-styles.ts';

/** `render-page.mjs`, which the web app's build writes for us. */
type Renderer = {
  readonly paths: readonly string[];
  readonly renderPage: (path: string, config: StudioConfig) => Promise<string>;
  readonly waiting: readonly string[];
  readonly renderWaiting: (path: string, config: StudioConfig) => Promise<string>;
};

export type DrawnPages = {
  readonly public: ReadonlyMap<string, StyledHtml>;
  /** The outlines of pages that only their script can fill, by the path of their head. */
  readonly waiting: ReadonlyMap<string, StyledHtml>;
};

/**
 * The public pages and the outlines of the others as HTML, by path: drawn once, with this studio's
 * settings, by the code that brings them to life in the browser. None when the web app has not been
 * built.
 */
export async function drawPages(webFolder: string, config: StudioConfig): Promise<DrawnPages> {
  const file = join(webFolder, 'render-page.mjs');
  if (!existsSync(file)) return { public: new Map(), waiting: new Map() };
  const renderer: Renderer = await import(pathToFileURL(file).href);
  const draw = async (paths: readonly string[], render: Renderer['renderPage']) => {
    const drawn = paths.map(async (path) => {
      return [path, gatherStyles(await render(path, config))] as const;
    });
    return new Map(await Promise.all(drawn));
  };
  return {
    public: await draw(renderer.paths, renderer.renderPage),
    waiting: await draw(renderer.waiting, renderer.renderWaiting),
  };
}
