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
