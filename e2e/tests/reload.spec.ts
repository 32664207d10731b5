import { becomeMember } from '../person.ts';
import { ask, conversations, openConversations, talk } from '../studio.ts';
import { expect, type Page, test } from '../test.ts';

const question = 'quatre images de montagne, format paysage';
const stop = (page: Page) => page.getByRole('button', { name: 'Arrêter la réponse' });
const mark = (page: Page) => conversations(page).getByText('Réponse en cours :');

test.describe('a reload during the first reply', () => {
  test.beforeEach(async ({ page }) => {
    await becomeMember(page);
    await page.goto('/armoni');
  });

  test('comes back to the conversation, which goes on and is marked in the list', {
    tag: '@dear',
  }, async ({ page }) => {
    const sent = page.waitForRequest('**/api/v1/chat-messages');
    await ask(page, question);
    await sent;
    await page.reload();
    await expect(page).toHaveURL(/\/armoni\/chats\/[0-9a-f-]{36}$/);
    await expect(talk(page).getByText(question)).toHaveCount(1);
    await expect(stop(page)).toBeVisible();

    const again = page.waitForRequest('**/api/v1/chat-messages');
    await page.reload();
    await again;
    await expect(talk(page).getByText(question)).toHaveCount(1);
    await expect(stop(page)).toBeVisible();
    await openConversations(page);
    await expect(mark(page)).toHaveCount(1);

    // Also of a conversation that is not open, and only while it works.
    const address = page.url();
    await page.getByRole('link', { name: 'Nouvelle conversation' }).first().click();
    await expect(page).toHaveURL(/\/armoni$/);
    await expect(mark(page)).toHaveCount(1);
    await page.goto(address);
    await stop(page).click();
    await page.goto('/armoni');
    await openConversations(page);
    await expect(conversations(page).getByRole('link')).toHaveCount(1);
    await expect(mark(page)).toHaveCount(0);
  });

  test('asks what had not arrived', async ({ page }) => {
    await page.route('**/api/v1/chat-messages', () => undefined, { times: 1 });
    const sent = page.waitForRequest('**/api/v1/chat-messages');
    await ask(page, 'aide');
    const first = (await sent).headers()['idempotency-key'];
    const again = page.waitForRequest('**/api/v1/chat-messages');
    await page.reload();
    expect((await again).headers()['idempotency-key']).toBe(first);
    await expect(page).toHaveURL(/\/armoni\/chats\/[0-9a-f-]{36}$/);
    await expect(talk(page).getByRole('link', { name: 'Edytor' })).toBeVisible();
  });
});
