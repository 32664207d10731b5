import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { framesOf } from '../../packages/contract/src/timeline/ranges.ts';
import { type Compared, colourDistance, comparedFrames, likeness } from '../likeness.ts';
import { mediaFolder } from '../media.ts';
import { bars } from '../numbers.ts';
import {
  filmMedia,
  type RenderedCut,
  renderedCut,
  renderedNumbers,
  type Variant,
} from '../rendered-film.ts';
import { edge, numberedCut, openTable } from '../table.ts';
import { expect, type Page, test } from '../test.ts';

// What stands on the stage beside the frames of the very film that is rendered of it.

test.use({ reducedMotion: 'reduce' });

/** Browsers scale and colour by ways of their own; what is missing or elsewhere costs far more. */
const alike = 0.95;
/** Of 255, in the mean of a channel. */
const nearColour = 4;
/** Frames of a still that grows are so alike that rounding decides between them: the nearest one is meant. */
const hair = 0.003;

test(
  'the preview is the rendered film: its cuts, dissolves, crops, speeds and texts',
  { tag: '@wide' },
  async ({ page }, info) => {
    await compare(page, info, {});
  },
);

test(
  'so it is with a look and balanced light',
  { tag: ['@wide', '@whole'] },
  async ({ page }, info) => {
    await compare(page, info, { look: 'vintage', balance: { gamma: 0.85, u: 5, v: -4 } });
  },
);

test('so it is upright', { tag: ['@wide', '@whole'] }, async ({ page }, info) => {
  await compare(page, info, { look: 'monochrome', width: 360, height: 640 });
});

test('each cut shows the very frames that the rendered film has', { tag: '@wide' }, async ({
  page,
}) => {
  const cut = numberedCut();
  const film = await renderedNumbers(cut);
  expect(film).toHaveLength(cut.timeline.duration.value);
  await openTable(page, cut);
  await edge(page, 'Position dans le film').press('Home');
  let at = 0;
  const clips = cut.timeline.tracks.video.clips.map(({ recordRange }) => framesOf(recordRange));
  for (const frame of clips.flatMap(({ start, end }) => [start, end - 1])) {
    await step(page, frame - at);
    at = frame;
    await expect
      .poll(async () => Math.abs((await numberOnStage(page)) - (film[frame] ?? Number.NaN)), {
        message: `frame ${frame}`,
      })
      .toBeLessThanOrEqual(1);
  }
});

async function compare(
  page: Page,
  info: { annotations: { type: string; description?: string }[] },
  variant: Variant,
): Promise<void> {
  test.setTimeout(600_000);
  const made = await renderedCut(variant);
  const film = await comparedFrames(made.filmPath);
  expect(film).toHaveLength(made.cut.timeline.duration.value);
  await page.route('**/media/film/*', (route) => {
    const path = join(filmMedia, basename(new URL(route.request().url()).pathname));
    return route.fulfill({ path, headers: { 'Accept-Ranges': 'bytes' } });
  });
  await openTable(page, made.cut);
  const seen: string[] = [];
  let at = 0;
  await edge(page, 'Position dans le film').press('Home');
  for (const frame of placesOf(made)) {
    await step(page, frame - at);
    at = frame;
    const found = await likest(film, frame, () => stagePicture(page, frame));
    expect.soft(found.likeness, `frame ${frame} is like the film's`).toBeGreaterThanOrEqual(alike);
    expect.soft(Math.abs(found.off), `frame ${frame} is off by`).toBeLessThanOrEqual(1);
    expect.soft(found.colour, `colours of frame ${frame}`).toBeLessThanOrEqual(nearColour);
    seen.push(`${frame}: ${found.likeness.toFixed(3)} ${found.off} ${found.colour.toFixed(1)}`);
    if (process.env.VERBOSE) console.log(seen.at(-1));
  }
  info.annotations.push({ type: 'frame: SSIM, frames off, colour', description: seen.join('\n') });
}

/** Every cut, a frame before and after it; dissolves and texts where they begin, stand and end. */
function placesOf({ cut: { timeline } }: RenderedCut): readonly number[] {
  const { clips, titles } = timeline.tracks.video;
  const last = timeline.duration.value - 1;
  const cuts = clips.slice(1).flatMap(({ recordRange }) => {
    const { value } = recordRange.startTime;
    return [value - 1, value, value + 1];
  });
  const texts = titles.flatMap(({ range }) => {
    const [start, length] = [range.startTime.value, range.duration.value];
    return [start + 4, start + Math.floor(length / 2)];
  });
  const places = [0, 5, ...cuts, ...texts, last - 6, last];
  return [...new Set(places)].filter((frame) => frame <= last).toSorted((a, b) => a - b);
}

async function step(page: Page, by: number): Promise<void> {
  const seek = edge(page, 'Position dans le film');
  for (let left = Math.floor(by / 10); left > 0; left -= 1) await seek.press('Shift+ArrowRight');
  for (let left = by % 10; left > 0; left -= 1) await seek.press('ArrowRight');
}

/** What the visible player's frame carries; -1 while it is sought. */
function numberOnStage(page: Page): Promise<number> {
  return page.getByRole('region', { name: 'Aperçu du montage' }).evaluate((stage, bars) => {
    const player = [...stage.querySelectorAll('video')].find(
      (video) => getComputedStyle(video).visibility === 'visible',
    );
    if (!player || player.seeking || player.readyState < 2) return -1;
    const canvas = document.createElement('canvas');
    canvas.width = bars.width;
    canvas.height = bars.height;
    const context = canvas.getContext('2d');
    context?.drawImage(player, 0, 0, bars.width, bars.height);
    const bits = Array.from({ length: bars.count }, (_, bit) => {
      const x = bit * bars.pitch + bars.pitch / 2;
      return Number((context?.getImageData(x, bars.height / 2, 1, 1).data[0] ?? 0) > bars.white);
    });
    return bits.reduce((sum, bit, place) => sum + bit * 2 ** place, 0);
  }, bars);
}

async function stagePicture(page: Page, frame: number): Promise<Compared> {
  const stage = page.getByRole('region', { name: 'Aperçu du montage' });
  await stage.evaluate(async (element) => {
    const players = [...element.querySelectorAll('video')];
    const isDrawn = () => players.every(({ seeking, src }) => !src || !seeking);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let tries = 0; tries < 60 && !isDrawn(); tries += 1) await frame();
    await frame();
    await frame();
  });
  const path = join(mediaFolder, `apercu-${frame}-${process.pid}.png`);
  await writeFile(path, await stage.screenshot());
  const [picture] = await comparedFrames(path);
  if (process.env.KEEP_PICTURES === undefined) await rm(path);
  if (!picture) throw new Error('nothing on the stage');
  return picture;
}

type Found = { readonly off: number; readonly likeness: number; readonly colour: number };

/** A clip that is still sought, or a text that is still drawn, is looked at again. */
async function likest(
  film: readonly Compared[],
  frame: number,
  look: () => Promise<Compared>,
): Promise<Found> {
  let found = foundIn(film, frame, await look());
  for (let tries = 1; tries < 8 && !isFilm(found); tries += 1) {
    found = foundIn(film, frame, await look());
  }
  return found;
}

const isFilm = ({ likeness: how, off, colour }: Found) =>
  how >= alike && Math.abs(off) <= 1 && colour <= nearColour;

/** Which of the film's frames nearby the picture is most like, and how much. */
function foundIn(film: readonly Compared[], frame: number, picture: Compared): Found {
  const near = [0, -1, 1, -2, 2].flatMap((off) => {
    const one = film[frame + off];
    return one
      ? [{ off, likeness: likeness(one, picture), colour: colourDistance(one, picture) }]
      : [];
  });
  return near.reduce((best, one) => (one.likeness > best.likeness + hair ? one : best));
}
