import { violations } from '../accessibility.ts';
import { edge, openTable, shotButton } from '../table.ts';
import { expect, type Locator, type Page, test } from '../test.ts';

// A shot's frame laid by hand: on the stage, in the panel, and by keyboard alone.

test.use({ reducedMotion: 'reduce' });

const frame = (page: Page) => edge(page, 'Cadre sur l’image');
const stage = (page: Page) => page.getByRole('region', { name: 'Aperçu du montage' });

async function openCrop(page: Page, number: number): Promise<void> {
  await openTable(page);
  await shotButton(page, number).click();
  await page.getByRole('button', { name: /^Cadrage/ }).click();
  await expect(frame(page)).toBeVisible();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing there to press');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** How the clip lies in the film's frame, in widths of it. */
async function layOf(page: Page) {
  const film = await boxOf(stage(page));
  const clip = await stage(page)
    .locator('video:not(.invisible)')
    .first()
    .evaluate((element) => {
      const { left, top, width, rotate } = (element as HTMLElement).style;
      return { left, top, width, rotate };
    });
  return { film, clip };
}

test('a frame is drawn, grown by its corner, undone and done again', { tag: '@wide' }, async ({
  page,
}) => {
  await openCrop(page, 1);
  await expect(page.getByRole('radio', { name: 'Tout le cadre' })).toBeChecked();
  // As large as the picture: its corner makes it smaller about its middle.
  const whole = await boxOf(frame(page));
  await page.mouse.move(whole.x + whole.width - 3, whole.y + whole.height - 3);
  await page.mouse.down();
  await page.mouse.move(whole.middle.x + whole.width / 4, whole.middle.y + whole.height / 4, {
    steps: 5,
  });
  await page.mouse.up();
  await expect(page.getByRole('radio', { name: 'À la main' })).toBeChecked();
  const small = await boxOf(frame(page));
  expect(small.width / whole.width).toBeCloseTo(0.5, 1);
  await page.mouse.move(small.middle.x, small.middle.y);
  await page.mouse.down();
  await page.mouse.move(small.middle.x + whole.width / 10, small.middle.y, { steps: 5 });
  await page.mouse.up();
  const moved = await boxOf(frame(page));
  expect((moved.middle.x - small.middle.x) / whole.width).toBeCloseTo(0.1, 2);
  // Drawn beyond the edge it stays inside.
  await page.mouse.move(moved.middle.x, moved.middle.y);
  await page.mouse.down();
  await page.mouse.move(moved.middle.x + whole.width, moved.middle.y, { steps: 5 });
  await page.mouse.up();
  const last = await boxOf(frame(page));
  expect(Math.abs(last.x + last.width - whole.x - whole.width)).toBeLessThan(2);
  const { clip } = await layOf(page);
  expect(Number.parseFloat(clip.width)).toBeGreaterThan(180);
  await page.keyboard.press('Control+z');
  expect((await boxOf(frame(page))).middle.x).toBeCloseTo(moved.middle.x, 0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: 'Tout le cadre' })).toBeChecked();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+z');
  expect((await boxOf(frame(page))).x).toBeCloseTo(last.x, 0);
  expect(await violations(page)).toEqual([]);
});

test('by keyboard alone it moves, grows, turns and glides', async ({ page }) => {
  await openTable(page);
  await shotButton(page, 2).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('c');
  await page.getByRole('radio', { name: 'À la main' }).press('Space');
  const [x, zoom] = [frame(page), page.getByRole('slider', { name: 'Grossir' })];
  await expect(x).toHaveAttribute('aria-valuenow', '50');
  await x.press('Shift+ArrowDown');
  await expect(x).toHaveAttribute('aria-valuenow', '60');
  await x.press('Shift+PageUp');
  await expect(zoom).toHaveValue('150');
  await page.getByRole('switch', { name: 'Glisser du début à la fin' }).press('Space');
  await expect(page.getByRole('radio', { name: 'Fin' })).toBeChecked();
  await x.press('Shift+ArrowUp');
  await expect(x).toHaveAttribute('aria-valuenow', '50');
  await page.getByRole('slider', { name: 'Redresser' }).focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await expect(x).toHaveAttribute('data-turn', '3');
  // The beginning stayed where it was, upright.
  await page.getByRole('radio', { name: 'Début' }).press('Space');
  await expect(x).toHaveAttribute('aria-valuenow', '60');
  await expect(x).toHaveAttribute('data-turn', '0');
  await expect(page.getByRole('button', { name: /^Rendre 1/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fini' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Cadrage/ })).toContainText('glisse à la main');
});

test('with a finger, the clip has the stage and its frame follows', { tag: '@narrow' }, async ({
  page,
}) => {
  await openCrop(page, 2);
  await page.getByRole('radio', { name: 'À la main' }).tap();
  const before = await boxOf(frame(page));
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: before.middle.x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(before.middle.y) });
  for (let step = 1; step <= 5; step += 1) {
    const to = at(before.middle.y + 4 * step);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...to });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const after = await boxOf(frame(page));
  expect(after.middle.y - before.middle.y).toBeCloseTo(20, -1);
  await expect(stage(page)).toBeHidden();
  await page.getByRole('button', { name: 'Comme avant' }).tap();
  await expect(page.getByRole('radio', { name: 'Suit le sujet' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
});

test('two fingers that close make the frame smaller about its middle, as one step', {
  tag: '@narrow',
}, async ({ page }) => {
  await openCrop(page, 2);
  await page.getByRole('radio', { name: 'À la main' }).tap();
  const zoom = page.getByRole('slider', { name: 'Grossir' });
  await expect(zoom).toHaveValue('100');
  const before = await boxOf(frame(page));
  const touch = await page.context().newCDPSession(page);
  const { x, y } = before.middle;
  const fingers = (apart: number) => ({
    touchPoints: [
      { id: 0, x: x - apart / 2, y },
      { id: 1, x: x + apart / 2, y },
    ],
  });
  const [first] = fingers(120).touchPoints;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first!] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...fingers(120) });
  for (let step = 1; step <= 6; step += 1) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...fingers(120 - 10 * step),
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const after = await boxOf(frame(page));
  expect(after.width / before.width).toBeCloseTo(0.5, 1);
  expect(Math.abs(after.middle.x - x)).toBeLessThan(4);
  expect(Number(await zoom.inputValue())).toBeGreaterThan(180);
  await page.getByRole('button', { name: 'Annuler le dernier changement' }).tap();
  await expect(zoom).toHaveValue('100');
});

test('a frame laid by hand is shown as other formats will have it', async ({ page }) => {
  await openCrop(page, 1);
  await page.getByRole('radio', { name: 'À la main' }).press('Space');
  const others = page.getByRole('region', { name: 'Autres formats' });
  await expect(others).toContainText('9:16 et 1:1');
  const [upright, square] = [
    others.getByRole('figure', { name: 'Ce plan en 9:16' }),
    others.getByRole('figure', { name: 'Ce plan en 1:1' }),
  ];
  await upright.scrollIntoViewIfNeeded();
  const picture = upright.locator('span').first();
  const [tall, even] = [await boxOf(picture), await boxOf(square.locator('span').first())];
  expect(tall.height / tall.width).toBeCloseTo(16 / 9, 1);
  expect(even.height / even.width).toBeCloseTo(1, 1);
});
