import { acceptUploads } from '../editor.ts';
import { clips } from '../media.ts';
import { borrowAccount, isNarrow } from '../person.ts';
import { expect, test } from '../test.ts';

test.beforeEach(async ({ page }) => {
  await borrowAccount(page);
  await page.goto('/editor');
});

test('six clips leave the wish and Generate Video in view', async ({ page }) => {
  await acceptUploads(page);
  const six = Array.from({ length: 6 }, (_, index) => ({
    name: `clip-${index + 1}.mp4`,
    mimeType: 'video/mp4',
    buffer: Buffer.from('film'),
  }));
  await page.locator('input[type="file"][accept*="video"]').setInputFiles(six);
  await expect(page.getByText('Uploaded Clips (6)')).toBeVisible();
  const bottomOf = async (name: string, role: 'textbox' | 'button') => {
    const { y = 0, height = Infinity } = (await page.getByRole(role, { name }).boundingBox()) ?? {};
    return y + height;
  };
  const bar = page.locator('[data-bottom-bar]');
  const edge = (await bar.boundingBox())?.y ?? 0;
  // A phone shows where it begins.
  const beneath = isNarrow(page) ? 100 : 0;
  expect(await bottomOf('Instructions', 'textbox')).toBeLessThanOrEqual(edge + beneath);
  const { height = 0 } = page.viewportSize() ?? {};
  expect(await bottomOf('Generate Video', 'button')).toBeLessThanOrEqual(height);
});

test('clips take another order by dragging and by keys, and are watched before', {
  tag: '@wide',
}, async ({ page }) => {
  await acceptUploads(page);
  await page.route('**/media/u/c/film.mp4', (route) => route.fulfill({ path: clips[0] }));
  await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips);
  const pictures = page.getByRole('button', { name: /^Watch / });
  await expect(pictures).toHaveCount(3);
  const order = () =>
    pictures.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(6)));
  await page.getByRole('button', { name: 'Watch nuit.webm' }).press('Alt+ArrowUp');
  await expect.poll(order).toEqual(['mer.mp4', 'nuit.webm', 'ville.mp4']);
  await expect(page.getByText('nuit.webm is clip 2 now')).toBeAttached();
  const [first, last] = [await pictures.nth(0).boundingBox(), await pictures.nth(2).boundingBox()];
  const y = (last?.y ?? 0) + 18;
  await page.mouse.move((last?.x ?? 0) + 20, y);
  await page.mouse.down();
  await page.mouse.move((last?.x ?? 0) - 10, y, { steps: 3 });
  await page.mouse.move((first?.x ?? 0) + 10, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['ville.mp4', 'mer.mp4', 'nuit.webm']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Watch mer.mp4' }).click();
  await expect(page.getByRole('dialog', { name: 'mer.mp4' }).locator('video')).toBeVisible();
});

test('a clip is put elsewhere by a finger that rests on it, and a quick one scrolls', {
  tag: '@narrow',
}, async ({ page }) => {
  await acceptUploads(page);
  await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips);
  const pictures = page.getByRole('button', { name: /^Watch / });
  await expect(pictures).toHaveCount(3);
  await pictures.first().scrollIntoViewIfNeeded();
  const order = () =>
    pictures.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(6)));
  const before = await order();
  const middleOf = async (place: number) => {
    const { x, y, width, height } = (await pictures.nth(place).boundingBox())!;
    return { x: x + width / 3, y: y + height / 2 };
  };
  const [from, to] = [await middleOf(0), await middleOf(2)];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: string, touchPoints: readonly object[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  const drag = async (restMs: number) => {
    await touch('touchStart', [from]);
    await page.waitForTimeout(restMs);
    for (const share of [0.3, 0.7, 1]) {
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y }]);
    }
    await touch('touchEnd', []);
  };
  await drag(0);
  expect(await order()).toEqual(before);
  await drag(600);
  await expect.poll(order).toEqual([before[1], before[2], before[0]]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
