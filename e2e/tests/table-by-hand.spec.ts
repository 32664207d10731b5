import { openTable, shotButton, shots } from '../table.ts';
import { expect, test } from '../test.ts';

test.use({ reducedMotion: 'reduce' });

test('the space bar plays after a click, and presses what the keyboard came to', {
  tag: '@wide',
}, async ({ page }) => {
  await openTable(page);
  const play = page.getByRole('button', { name: 'Lire', exact: true });
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await shotButton(page, 2).click();
  await page.keyboard.press('Space');
  await expect(pause).toBeVisible();
  await page.keyboard.press('Space');
  await expect(play).toBeVisible();
  await page.getByRole('button', { name: 'Retirer' }).focus();
  await page.keyboard.press('Space');
  await expect(shots(page).getByRole('listitem')).toHaveCount(3);
  await expect(play).toBeVisible();
});

test('a shot has a look of its own, seen on it alone', { tag: '@wide' }, async ({ page }) => {
  await openTable(page);
  const filters = () =>
    page.locator('video').evaluateAll((all) => all.map((one) => getComputedStyle(one).filter));
  await shotButton(page, 2).click();
  await page.getByRole('combobox', { name: 'Look' }).click();
  await page.getByRole('option', { name: 'Noir et blanc' }).click();
  await expect(page.getByText('le plan 2, dont le look change')).toBeVisible();
  await expect.poll(async () => (await filters()).join()).toContain('url(');
  await shotButton(page, 3).click();
  await expect.poll(async () => (await filters()).join()).not.toContain('url(');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Film à jour')).toBeVisible();
});

test('Ctrl + K goes to the wish, and once more to all of the studio', { tag: '@wide' }, async ({
  page,
}) => {
  await openTable(page);
  const everywhere = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Que faut-il changer' })).toBeFocused();
  await expect(everywhere).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(everywhere).toBeVisible();
});

test('the keyboard goes with the chosen shot, into its panel and back', { tag: '@wide' }, async ({
  page,
}) => {
  await openTable(page);
  await shotButton(page, 1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(shotButton(page, 2)).toBeFocused();
  // What is chosen already is opened.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Plan 2' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shotButton(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(shots(page).getByRole('listitem')).toHaveCount(3);
  await expect(shotButton(page, 2)).toBeFocused();
  // A new text is written at once.
  await page.keyboard.press('t');
  await expect(page.getByRole('textbox', { name: 'Texte', exact: true })).toBeFocused();
  await page.keyboard.type('Vers le nord');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Texte « Vers le nord »' })).toBeVisible();
  await expect(page.locator('[data-shot]:focus')).toHaveCount(1);
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { name: 'Musique', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Ce plan est verrouillé : rien n’y change.').first()).toBeAttached();
  await expect(shots(page).getByRole('listitem')).toHaveCount(3);
});
