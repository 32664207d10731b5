import { becomeMember } from '../person.ts';
import { ask, message, talk } from '../studio.ts';
import { expect, test } from '../test.ts';

test.describe('beyond §2 Ctrl + K', () => {
  test.beforeEach(({ page }) => becomeMember(page));

  test('finds a conversation by its words, and goes there by the keyboard alone', async ({
    page,
  }) => {
    await page.goto('/armoni');
    await ask(page, 'combien ça coûte ?');
    await expect(page).toHaveURL(/\/armoni\/chats\//);
    const address = page.url();
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Chercher ou faire' });
    await expect(field).toBeFocused();
    await field.fill('combien');
    const group = page.getByRole('group', { name: 'Conversations' });
    await expect(group.getByRole('option')).toHaveCount(1);
    await expect(group.getByRole('option')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(field).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  });

  test('changes the theme, opens a page, and has what is typed drawn', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const choose = async (words: string, key = 'Enter') => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Chercher ou faire' }).fill(words);
      const actions = page.getByRole('group', { name: 'Faire' }).getByRole('option');
      await expect(actions.first()).toHaveText(new RegExp(`^Dessiner « ${words} »`));
      if (key === 'Enter') await page.keyboard.press('ArrowDown');
      await page.keyboard.press(key);
    };
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    const before = await theme();
    await choose('theme');
    await expect.poll(theme).not.toBe(before);
    await choose('edy');
    await expect(page).toHaveURL(/\/editor$/);
    await choose('bonjour', 'Control+Enter');
    await expect(page).toHaveURL(/\/armoni\/chats\//);
    await expect(talk(page).getByText('Vous : bonjour')).toBeVisible();
    await expect(message(page)).toHaveValue('');
  });

  test('does nothing for a visitor', async ({ page }) => {
    await page.context().clearCookies();
    await page.goto('/contact');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
