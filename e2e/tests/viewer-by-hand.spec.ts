import { becomeMember, isNarrow } from '../person.ts';
import { ask, talk } from '../studio.ts';
import { expect, type Page, test } from '../test.ts';

type Place = readonly [x: number, y: number];

/** Fingers on the page, each from one place to another. */
async function glide(page: Page, fingers: readonly (readonly [from: Place, to: Place])[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({
      x: from[0] + (to[0] - from[0]) * share,
      y: from[1] + (to[1] - from[1]) * share,
      id,
    }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints = at(0)) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart');
  for (let step = 1; step <= 5; step += 1) await send('touchMove', at(step / 5));
  await send('touchEnd', []);
  await session.detach();
}

test('a large picture obeys mouse, keys and fingers: the line between before and after, the next one, nearer', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/armoni');
  await ask(page, 'un chat sur un canapé');
  const large = talk(page).getByRole('button', { name: /^Voir en grand/ });
  await expect(large).toHaveCount(1, { timeout: 60_000 });
  await ask(page, 'plus chaud');
  await expect(large).toHaveCount(2, { timeout: 60_000 });
  await large.nth(1).click();
  const viewer = page.getByRole('dialog', { name: /^Image en grand/ });
  await viewer.getByRole('radio', { name: 'Avant, après' }).click();

  const line = viewer.getByRole('slider', { name: 'Partage entre avant et après' });
  const told = (words: RegExp) => expect(line).toHaveAttribute('aria-valuetext', words);
  const middle = async (): Promise<Place> => {
    const { x, y, width, height } = (await line.boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  await told(/^50\s% après$/);
  const [x, y] = await middle();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y + 20, { steps: 3 });
  await page.mouse.up();
  await told(/^[67]\d\s% après$/);
  await line.press('Home');
  await told(/^100\s% après$/);
  // As of every slider: to the right is more, and the least is at its beginning.
  await expect(line).toHaveAttribute('aria-valuenow', '0');
  await line.press('Shift+ArrowRight');
  await told(/^90\s% après$/);
  const [left, row] = await middle();
  await glide(page, [
    [
      [left, row],
      [left + 120, row],
    ],
  ]);
  await told(/^[4-8]\d\s% après$/);

  await viewer.getByRole('radio', { name: 'Image', exact: true }).click();
  const shown = viewer.getByRole('img').first();
  await expect(shown).toHaveAccessibleName(/plus chaud/);
  const box = (await shown.boundingBox())!;
  const [across, down] = [box.x + box.width / 2, box.y + box.height / 2];
  await glide(page, [
    [
      [across - 20, down],
      [across - 90, down],
    ],
    [
      [across + 20, down],
      [across + 90, down],
    ],
  ]);
  await expect
    .poll(async () => (await shown.boundingBox())?.width ?? 0)
    .toBeGreaterThan(2 * box.width);
  await page.keyboard.press('0');
  await expect.poll(async () => (await shown.boundingBox())?.width).toBe(box.width);
  const swipe = [
    [across + 120, down],
    [across - 120, down],
  ] as const;
  await glide(page, [swipe]);
  await expect(page.getByRole('dialog', { name: /un chat sur un canapé/ })).toBeVisible();
});

test('what is told in passing lies over nothing that is written', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/armoni');
  await ask(page, 'un hibou sur une branche');
  const large = talk(page).getByRole('button', { name: /^Voir en grand/ });
  await expect(large).toHaveCount(1, { timeout: 60_000 });
  if (isNarrow(page)) await page.getByRole('button', { name: /^Ouvrir les images/ }).click();
  await page
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  const undo = page.getByRole('button', { name: 'Annuler' });
  await expect(undo).toBeVisible();
  // On a phone the panel of pictures lies over the field.
  const field = await page.locator('textarea').boundingBox();
  const toast = await undo.boundingBox();
  expect(toast!.y + toast!.height).toBeLessThan(field!.y);
});
