import { answer, message as chatMessage, page100, refuse, streamOf } from '../answers.ts';
import { passUntilVisible, stopTime } from '../clock.ts';
import { ask, furnish, message, talk } from '../studio.ts';
import { expect, test } from '../test.ts';

test.describe('§4 Chat send', () => {
  test('echoes the prompt, empties the field, and rests at the first words', async ({ page }) => {
    await furnish(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/v1/chat-messages', async (route) => {
      await held;
      await route.fulfill({
        contentType: 'text/event-stream',
        body: streamOf('c1', ['Bon', 'jour']),
      });
    });
    await page.goto('/armoni/chats/c1');
    await ask(page, 'Dis bonjour');
    await expect(message(page)).toHaveValue('');
    await expect(talk(page).getByText('Dis bonjour')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Arrêter la réponse' })).toBeVisible();
    await expect(talk(page).getByText('Traitement en cours...')).toBeVisible();
    letGo();
    await expect(talk(page).getByText('Bonjour', { exact: true })).toBeVisible();
    await expect(page.getByText('Traitement en cours...', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  });

  test('goes to a new conversation a second after its reply, and reads it half a second later', async ({
    page,
  }) => {
    await page.clock.install();
    await furnish(page, { conversations: [] });
    const lists = await answer(page, '**/api/v1/conversations?**', page100([]));
    const said = [chatMessage({ id: 'm1', query: 'Dis bonjour', answer: 'Bonjour' })];
    const reads = await answer(page, '**/api/v1/messages?**', page100(said));
    await page.route('**/api/v1/chat-messages', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: streamOf('c9', ['Bon', 'jour']) }),
    );
    await page.goto('/armoni');
    await message(page).fill('Dis bonjour');
    await stopTime(page);
    const listsBefore = lists.calls;
    const answered = page.waitForResponse('**/api/v1/chat-messages');
    await message(page).press('Enter');
    await answered;
    await passUntilVisible(page, talk(page).getByText('Bonjour', { exact: true }));
    await page.clock.runFor(100);
    await expect.poll(() => lists.calls).toBeGreaterThan(listsBefore);
    await page.clock.runFor(600);
    await expect(page).toHaveURL(/\/armoni$/);
    await page.clock.runFor(500);
    await expect(page).toHaveURL(/\/armoni\/chats\/c9$/);
    const readsBefore = reads.calls;
    await page.clock.runFor(700);
    await expect.poll(() => reads.calls).toBeGreaterThan(readsBefore);
  });

  test('reads a conversation again half a second after a reply in it', async ({ page }) => {
    await page.clock.install();
    await furnish(page);
    const reads = await answer(page, '**/api/v1/messages?**', page100([]));
    await page.route('**/api/v1/chat-messages', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: streamOf('c1', ['Bonjour']) }),
    );
    await page.goto('/armoni/chats/c1');
    await message(page).fill('Dis bonjour');
    await stopTime(page);
    const answered = page.waitForResponse('**/api/v1/chat-messages');
    await message(page).press('Enter');
    await answered;
    await passUntilVisible(page, talk(page).getByText('Bonjour', { exact: true }));
    const before = reads.calls;
    await page.clock.runFor(600);
    await expect.poll(() => reads.calls).toBeGreaterThan(before);
    await expect(page).toHaveURL(/\/chats\/c1$/);
  });
});

test.describe('§5 Chat', () => {
  test('asks for at least one character, and grows to 32 units at most', async ({ page }) => {
    await furnish(page);
    await page.goto('/armoni');
    await message(page).press('Enter');
    await expect(page.getByRole('alert').getByText('La remise est obligatoire')).toBeVisible();
    await expect(message(page)).toHaveAttribute('aria-invalid', 'true');
    const low = (await message(page).boundingBox())?.height ?? 0;
    await message(page).fill('une ligne\n'.repeat(30));
    const high = (await message(page).boundingBox())?.height ?? 0;
    expect(high).toBeGreaterThan(low);
    expect(high).toBe(128);
  });
});

const markdown = `# Titre 1
## Titre 2
### Titre 3
#### Titre 4
##### Titre 5
###### Titre 6

Une ligne
puis une autre, avec **du gras**, *de l'italique*, ~~du barré~~ et \`du code\`.

- puce
1. numéro
- [x] faite
- [ ] à faire

> citation

---

| Format | Taille |
| --- | --- |
| Portrait | 9:16 |

\`\`\`ts
const un = 1;
\`\`\`

Une note[^1], https://exemple.fr/nu et [un lien](https://exemple.fr/page).
[piège](javascript:alert(1)) [données](data:text/html,x) [ailleurs](/gallery)
[courrier](mailto:a@exemple.fr) [salon](ircs://exemple.fr) [xmpp](xmpp:a@exemple.fr)

<b onclick="alert(1)">brut</b>

[^1]: La note.
`;

test.describe('§5 Markdown display of assistant text', () => {
  test('shows every construct, raw HTML as text, and only safe addresses', async ({ page }) => {
    await furnish(page, { messages: [chatMessage({ id: 'm1', answer: markdown })] });
    await page.goto('/armoni/chats/c1');
    const said = talk(page);
    for (const level of [1, 2, 3, 4, 5, 6]) {
      await expect(said.getByText(`Titre ${level}`, { exact: true })).toHaveRole('heading');
    }
    for (const [tag, text] of [
      ['strong', 'du gras'],
      ['em', "de l'italique"],
      ['del', 'du barré'],
      ['code', 'du code'],
      ['ul > li', 'puce'],
      ['ol > li', 'numéro'],
      ['blockquote', 'citation'],
      ['td', '9:16'],
      ['pre', 'const un = 1;'],
      ['p', '<b onclick="alert(1)">brut</b>'],
    ] as const) {
      await expect(said.locator(tag).filter({ hasText: text }).first()).toBeVisible();
    }
    await expect(said.locator('hr').first()).toBeVisible();
    await expect(said.getByRole('checkbox', { name: 'Fait' })).toBeChecked();
    await expect(said.getByRole('checkbox', { name: 'À faire' })).not.toBeChecked();
    await expect(said.locator('p').filter({ hasText: 'Une ligne' }).locator('br')).toHaveCount(1);
    await expect(said.getByText('La note.')).toBeVisible();
    for (const name of ['https://exemple.fr/nu', 'un lien', 'ailleurs', 'courrier', 'salon']) {
      const link = said.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', /^(https|mailto|ircs|\/)/);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener.*noreferrer|noreferrer.*noopener/);
    }
    expect(await said.locator('[href^="javascript"], [href^="data"], [onclick]').count()).toBe(0);
  });
});

test.describe('After an answer', () => {
  test('one says whether it was good, and asks what fits it', async ({ page }) => {
    const messages = [
      chatMessage({ id: 'm1', query: 'Un lac', answer: 'Voici.', feedback: { rating: 'like' } }),
      chatMessage({ id: 'm2', query: 'Un phare', answer: 'Voici le phare.' }),
    ];
    await furnish(page, { messages, suggestions: ['en noir et blanc', 'trois variations'] });
    const rated = await answer(page, '**/api/v1/messages/*/feedbacks', { result: 'success' });
    await page.goto('/armoni/chats/c1');
    const good = talk(page).getByRole('button', { name: 'Bonne réponse' });
    await expect(good.first()).toHaveAttribute('aria-pressed', 'true');
    await good.last().click();
    await expect(good.last()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => rated.calls).toBe(1);
    await message(page).fill('à moitié écrit');
    await page.route('**/api/v1/chat-messages', () => {
      // Never answered: the reply stays on its way.
    });
    const asked = page.waitForRequest('**/api/v1/chat-messages');
    await talk(page).getByRole('button', { name: 'en noir et blanc' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ query: 'en noir et blanc' });
    await expect(message(page)).toHaveValue('à moitié écrit');
  });

  test('an opinion that was not kept is taken back', async ({ page }) => {
    await furnish(page, { messages: [chatMessage({ id: 'm1', answer: 'Voici.' })] });
    await page.route('**/api/v1/messages/*/feedbacks', (route) => refuse(route, 503, 'En panne.'));
    await page.goto('/armoni/chats/c1');
    const bad = talk(page).getByRole('button', { name: 'Mauvaise réponse' });
    await bad.click();
    await expect(page.getByText('Votre avis n’a pas pu être gardé.')).toBeVisible();
    await expect(bad).toHaveAttribute('aria-pressed', 'false');
  });
});
