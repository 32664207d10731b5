import type { TitleCard } from '../../packages/contract/src/timeline/timeline.ts';
import { violations } from '../accessibility.ts';
import { type Letters, lettersIn } from '../letters.ts';
import { edge, openTable, smallCut } from '../table.ts';
import { expect, type Page, test } from '../test.ts';

// A text is taken on the stage itself and stands in one of nine places.

test.use({ reducedMotion: 'reduce' });

const hand = (page: Page) => edge(page, 'Place du texte sur l’image');
const chosenPlace = (page: Page) => page.getByRole('radiogroup', { name: 'Place' });
const stage = (page: Page) => page.getByRole('region', { name: 'Aperçu du montage' });

async function openText(page: Page): Promise<void> {
  await openTable(page);
  await page.getByRole('button', { name: 'Texte « Sud »' }).click();
  await expect(hand(page)).toBeVisible();
  await expect(page.locator('[data-safe-area]')).toBeVisible();
}

test('a text is drawn to another place, snaps there, and one undo takes it back', {
  tag: '@wide',
}, async ({ page }) => {
  await openText(page);
  await expect(hand(page)).toHaveAttribute('aria-valuetext', 'En bas à gauche');
  const box = await hand(page).boundingBox();
  const film = await stage(page).boundingBox();
  if (!box || !film) throw new Error('nothing on the stage');
  // What is ringed are the letters, in the lower left.
  expect(box.x - film.x).toBeLessThan(film.width * 0.1);
  expect(box.y - film.y).toBeGreaterThan(film.height * 0.6);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + film.width * 0.2, at.y - film.height * 0.3, { steps: 4 });
  await page.mouse.move(at.x + film.width * 0.75, at.y - film.height * 0.7, { steps: 6 });
  await expect(page.locator('[data-place-dot]')).toHaveCount(1);
  await page.mouse.up();
  await expect(hand(page)).toHaveAttribute('aria-valuetext', 'En haut à droite');
  await expect(page.locator('[data-place-dot]')).toHaveCount(0);
  await expect(chosenPlace(page).getByRole('radio', { name: 'En haut à droite' })).toBeChecked();
  const there = await hand(page).boundingBox();
  expect((there?.x ?? 0) + (there?.width ?? 0)).toBeLessThan(film.x + film.width);
  expect(there?.y ?? 0).toBeLessThan(film.y + film.height * 0.3);
  await page.keyboard.press('Control+z');
  await expect(hand(page)).toHaveAttribute('aria-valuetext', 'En bas à gauche');
  expect(await violations(page)).toEqual([]);
});

test('by keyboard it goes from place to place, and no further than the last', async ({ page }) => {
  await openText(page);
  await hand(page).press('ArrowUp');
  await expect(hand(page)).toHaveAttribute('aria-valuetext', 'À gauche');
  await hand(page).press('ArrowRight');
  await hand(page).press('ArrowRight');
  await hand(page).press('ArrowRight');
  await expect(hand(page)).toHaveAttribute('aria-valuetext', 'À droite');
  await expect(page.getByRole('button', { name: /^Rendre 1/ })).toBeVisible();
});

test('a press on the letters opens the text', { tag: '@wide' }, async ({ page }) => {
  await openTable(page);
  await page.locator('[data-title-box]').click();
  await expect(page.getByRole('heading', { name: 'Texte 1' })).toBeVisible();
  await expect(hand(page)).toBeVisible();
});

test('a finger draws a text as well', { tag: '@narrow' }, async ({ page }) => {
  await openText(page);
  const box = await hand(page).boundingBox();
  const film = await stage(page).boundingBox();
  if (!box || !film) throw new Error('nothing on the stage');
  const x = box.x + box.width / 2;
  const touch = await page.context().newCDPSession(page);
  const to = (y: number) => ({ touchPoints: [{ x, y }] });
  const from = box.y + box.height / 2;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...to(from) });
  for (let step = 1; step <= 6; step += 1) {
    const y = from - (film.height * 0.7 * step) / 6;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...to(y) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(hand(page)).toHaveAttribute('aria-valuetext', 'En haut à gauche');
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Texte sur l’image' });

test('a text is typed where it stands: Enter keeps it as one step, Escape leaves it', async ({
  page,
}) => {
  await openText(page);
  const before = await hand(page).boundingBox();
  await hand(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('Sud');
  // Its letters are the field's, where they were and as large.
  await expect(page.getByRole('img', { name: 'Sud' })).toHaveCount(0);
  const typed = await field(page).boundingBox();
  if (!before || !typed) throw new Error('nothing on the stage');
  const middle = (box: typeof before) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const apart = Math.hypot(...middle(before).map((at, axis) => at - (middle(typed)[axis] ?? 0)));
  expect(apart).toBeLessThan(before.height / 3);
  expect(typed.width / before.width).toBeGreaterThan(0.6);
  expect(typed.width / before.width).toBeLessThan(1.3);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('Nord');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(hand(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Texte', exact: true })).toHaveValue('Sud');
  await expect(page.getByRole('button', { name: 'Annuler le dernier changement' })).toBeDisabled();

  await hand(page).press('Enter');
  await page.keyboard.type('Îles');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('du Nord');
  await page.keyboard.press('Enter');
  const wording = page.getByRole('textbox', { name: 'Texte', exact: true });
  await expect(wording).toHaveValue('Îles\ndu Nord');
  await expect(page.getByText('Texte 1 changé')).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(wording).toHaveValue('Sud');
  await page.keyboard.press('Control+Shift+z');
  await expect(wording).toHaveValue('Îles\ndu Nord');
});

test('a press on an open text types it, and leaving it keeps what was typed', async ({ page }) => {
  await openText(page);
  const box = await hand(page).boundingBox();
  if (!box) throw new Error('nothing on the stage');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(field(page)).toBeFocused();
  // Letters are no keys of the table.
  await page.keyboard.type('vsd');
  await page.getByRole('heading', { name: 'Texte 1' }).click();
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Texte', exact: true })).toHaveValue('vsd');
});

/** The small cut with another text. */
function cutWith(card: Partial<TitleCard>) {
  const cut = smallCut();
  const { tracks } = cut.timeline;
  const titles = tracks.video.titles.map((one) => ({ ...one, ...card }));
  const video = { ...tracks.video, titles };
  return { ...cut, timeline: { ...cut.timeline, tracks: { ...tracks, video } } };
}

const middleOf = ({ left, right, top, bottom }: Letters) => [
  (left + right) / 2,
  (top + bottom) / 2,
];

for (const card of [
  { manner: 'title', family: 'wide', text: 'Îles du Sud' },
  { manner: 'title', family: 'narrow', text: 'Îles du Sud' },
  { manner: 'title', family: 'text', text: 'Une semaine en mer' },
  { manner: 'lower-third', family: 'wide', text: 'Koh Lipe' },
  { manner: 'caption', family: 'text', text: 'Nous sommes partis avant le lever du jour.' },
] satisfies Partial<TitleCard>[]) {
  test(`a ${card.manner} in ${card.family} letters is as large and stands where the studio will draw it`, {
    tag: '@wide',
  }, async ({ page }) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/v1/video/titles', async (route) => {
      await held;
      await route.continue();
    });
    await openTable(page, cutWith(card));
    const seek = page.getByRole('slider', { name: 'Position dans le film' });
    // In its middle it neither comes nor goes.
    for (let at = 0; at < 30; at += 1) await seek.press('ArrowRight');
    await expect(page.locator('[data-title="nearly"]')).toBeVisible();
    const nearly = await lettersIn(stage(page));
    letGo();
    await expect(page.locator('[data-title="drawn"]')).toBeVisible();
    const drawn = await lettersIn(stage(page));
    const film = (await stage(page).boundingBox())!;
    expect((nearly.right - nearly.left) / (drawn.right - drawn.left)).toBeGreaterThan(0.88);
    expect((nearly.right - nearly.left) / (drawn.right - drawn.left)).toBeLessThan(1.12);
    expect((nearly.bottom - nearly.top) / (drawn.bottom - drawn.top)).toBeGreaterThan(0.8);
    expect((nearly.bottom - nearly.top) / (drawn.bottom - drawn.top)).toBeLessThan(1.25);
    const [x = 0, y = 0] = middleOf(nearly).map((at, axis) => at - middleOf(drawn)[axis]!);
    expect(Math.abs(x) / film.width).toBeLessThan(0.03);
    expect(Math.abs(y) / film.height).toBeLessThan(0.04);
  });
}

test('letters under a bar are typed where they are drawn', { tag: '@wide' }, async ({ page }) => {
  const card = { manner: 'lower-third', family: 'wide', text: 'Koh Lipe' } as const;
  await openTable(page, cutWith(card));
  await page.getByRole('button', { name: 'Texte « Koh Lipe »' }).click();
  await expect(page.locator('[data-title="drawn"]')).toBeVisible();
  await expect(hand(page)).toBeVisible();
  const drawn = await lettersIn(stage(page));
  await hand(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('End');
  const typed = await lettersIn(stage(page));
  expect(Math.abs(typed.top - drawn.top)).toBeLessThanOrEqual(4);
  expect(Math.abs(typed.bottom - drawn.bottom)).toBeLessThanOrEqual(4);
  expect(Math.abs(typed.left - drawn.left)).toBeLessThanOrEqual(4);
});
