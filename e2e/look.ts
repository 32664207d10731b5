import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makePicture, shrinkPicture } from './media.ts';

// Pictures of every screen, in `looks/`. `UPDATE_SNAPSHOTS=1 npm test` takes those that changed anew.

/** What drew the pictures in `looks/`: change it with them. */
const drawnBy = { platform: 'linux', chromium: '156' };

/** Another drawer sets letters elsewhere and rounds otherwise; what is gone or moved still shows. */
const otherDrawer = { threshold: 0.2, maxDiffPixels: 20_000 };

/** Compares the page with its picture; what else is wrong with it is still looked for. */
export async function expectLook(page: Page, name: string): Promise<void> {
  const path = test.info().snapshotPath(`${name}.png`, { kind: 'screenshot' });
  const before = await bytesOf(path);
  await hideFilms(page);
  await expect.soft(page, explain(name)).toHaveScreenshot(`${name}.png`, {
    // The one text that differs from run to run.
    mask: [page.getByText(/@exemple\.fr$/)],
    maskColor: '#2c5d74',
    ...(isDrawnAlike(page) ? {} : otherDrawer),
  });
  if ((await bytesOf(path)) !== before) await shrinkPicture(path);
}

/** The site's own pictures and film are made anew now and then; a plain one stands for them. */
export async function replaceArt(page: Page): Promise<void> {
  const path = await makePicture('tableau.png');
  await page.route(/\/(pictures|landing)\/[^/]+$/, (route) =>
    route.request().resourceType() === 'image' ? route.fulfill({ path }) : route.abort(),
  );
}

function isDrawnAlike(page: Page): boolean {
  const version = page.context().browser()?.version() ?? '';
  return process.platform === drawnBy.platform && version.startsWith(`${drawnBy.chromium}.`);
}

/** Their frames differ from run to run; a mask would lie over the dialogs on them. */
async function hideFilms(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const film of document.querySelectorAll('video')) {
      film.pause();
      film.currentTime = 0;
    }
    // Frames are taken from clips, of more colours than a palette has, and may come late.
    const unseen = new CSSStyleSheet();
    const frames = 'video, img[src^="data:"], img[src*="/exemple/"]';
    unseen.replaceSync(`${frames} { opacity: 0 !important }`);
    document.adoptedStyleSheets = [unseen];
  });
}

/** Nothing while the picture does not exist. */
async function bytesOf(path: string): Promise<string> {
  return readFile(path, 'base64').catch(() => '');
}

function explain(name: string): string {
  return [
    `L’écran « ${name} » ne ressemble plus à e2e/looks/.`,
    'Les trois images (attendue, obtenue, différence) sont dans e2e/playwright-report/index.html.',
    'Changement voulu, ou machine dont Chromium et les polices diffèrent beaucoup :',
    'UPDATE_SNAPSHOTS=1 npm test, puis regardez les images avant de les enregistrer.',
  ].join('\n');
}
