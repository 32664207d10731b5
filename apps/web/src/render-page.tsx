import type { StudioConfig } from '@armoni/contract/studio';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { AppRoot } from './app/app-root.tsx';
import { makeFrontDoor } from './app/front-door.tsx';
import { type PublicPath, publicPages } from './app/public-pages.ts';
import { WaitingPage, waitingPaths } from './app/waiting-page.tsx';
import { setStudioConfig } from './lib/studio/studio-config.ts';

// Built into a file of its own, which the server loads: it alone knows the studio's settings.

export const paths = Object.keys(publicPages) as PublicPath[];

/** A public page as HTML, as a visitor sees it; `open-page.tsx` brings it to life. */
export async function renderPage(path: PublicPath, config: StudioConfig): Promise<string> {
  const FrontDoor = makeFrontDoor(path);
  return draw(<FrontDoor />, config);
}

export const waiting = [...waitingPaths];

/** What a page of the studio shows while its script is on its way: the same for everybody. */
export async function renderWaiting(path: string, config: StudioConfig): Promise<string> {
  return draw(<WaitingPage path={path} />, config);
}

async function draw(page: ReactNode, config: StudioConfig): Promise<string> {
  setStudioConfig(config);
  const { prelude } = await prerender(
    <AppRoot>{page}</AppRoot>,
    // In one piece: what comes in parts is put together by scripts, which the page's policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: raise },
  );
  return new Response(prelude).text();
}

/** A part that cannot be drawn must not go out as a gap. */
function raise(error: unknown): never {
  throw error;
}
