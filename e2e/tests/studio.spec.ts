import {
  answer,
  message as chatMessage,
  conversation,
  page100,
  style,
  trainer,
} from '../answers.ts';
import {
  expectCallsEvery,
  expectNoCallFor,
  passUntilNextCall,
  passUntilVisible,
  stopTime,
  watchCalls,
} from '../clock.ts';
import { borrowAccount, isNarrow } from '../person.ts';
import { conversations, furnish, message, openConversations, openImages, talk } from '../studio.ts';
import { expect, test } from '../test.ts';

const twoTalks = [conversation('c1', 'Bord de mer'), conversation('c2', 'Montagne')];

test.describe('§2 Chat studio', () => {
  test('has trainers and conversations left, the talk in the middle, images right', async ({
    page,
  }) => {
    await furnish(page);
    await page.goto('/armoni');
    await expect(page.getByRole('heading', { name: 'Comment puis-je vous aider?' })).toBeVisible();
    await openConversations(page);
    await expect(page.getByText('SELECT TRAINER')).toBeVisible();
    await expect(page.getByText('No trainers available')).toBeVisible();
    await expect(page.getByText('Recent Chat')).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Navigation du studio' }).getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', '/armoni');
    await expect(links.last()).toHaveAttribute('href', '/trainer');
    if (isNarrow(page))
      await page.getByRole('button', { name: 'Fermer les conversations' }).click();
    await openImages(page);
    await expect(page.getByRole('heading', { name: 'Images' })).toBeVisible();
    await expect(page.getByText('No images available.')).toBeVisible();
  });

  test('slides its side panels in half a second on small screens', async ({ page }) => {
    await furnish(page);
    await page.goto('/armoni');
    const left = page.getByRole('complementary', { name: 'Conversations' });
    if (!isNarrow(page)) {
      await expect(left).toBeVisible();
      await expect(page.getByRole('button', { name: 'Ouvrir les conversations' })).toHaveCount(0);
      return;
    }
    for (const [open, close] of [
      ['Ouvrir les conversations', 'Fermer les conversations'],
      ['Ouvrir les images', 'Fermer les images'],
    ] as const) {
      await page.getByRole('button', { name: open }).click();
      const panel = page.getByRole('dialog');
      await expect(panel).toHaveCSS('transition-duration', '0.5s');
      await page.getByRole('button', { name: close }).click();
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('button', { name: open })).toBeFocused();
    }
  });

  test('says that it is loading, and asks for nothing, until it knows who is there', async ({
    page,
  }) => {
    await borrowAccount(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/auth/get-session', async (route) => {
      await held;
      await route.continue();
    });
    const early: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/v1\/(conversations|models|messages)/.test(request.url()))
        early.push(request.url());
    });
    await page.goto('/armoni');
    await expect(page.getByText('Loading Studio...')).toBeVisible();
    expect(early).toEqual([]);
    letGo();
    await expect(message(page)).toBeVisible();
    await expect.poll(() => early.length).toBeGreaterThan(0);
  });

  test('lists 80 conversations and 100 messages at a time, oldest message first', async ({
    page,
  }) => {
    const messages = [
      chatMessage({ id: 'm2', query: 'La seconde', answer: 'B', created_at: 1_763_700_900 }),
      chatMessage({ id: 'm1', query: 'La première', answer: 'A', created_at: 1_763_700_000 }),
    ];
    const member = await furnish(page, { messages });
    const talks = page.waitForRequest('**/api/v1/conversations?**');
    const said = page.waitForRequest('**/api/v1/messages?**');
    await page.goto('/armoni/chats/c1');
    const asked = new URL((await talks).url()).searchParams;
    expect(Object.fromEntries(asked)).toEqual({ user: member.id, last_id: '', limit: '80' });
    const wanted = new URL((await said).url()).searchParams;
    expect(wanted.get('limit')).toBe('100');
    expect(wanted.get('conversation_id')).toBe('c1');
    await expect(talk(page).getByRole('article')).toHaveText([/La première/, /La seconde/]);
  });

  test('each row has Edit and Delete; Enter saves, a click outside cancels', async ({ page }) => {
    await furnish(page, { conversations: twoTalks });
    let renamed: unknown = null;
    await page.route('**/api/v1/conversations/c1/name', async (route) => {
      renamed = route.request().postDataJSON();
      await answer(page, '**/api/v1/conversations?**', page100([conversation('c1', 'La plage')]));
      await route.fulfill({ json: conversation('c1', 'La plage') });
    });
    await page.goto('/armoni/chats/c1');
    await openConversations(page);
    const field = page.getByRole('textbox', { name: 'Nom de la conversation' });
    const edit = async () => {
      await page.getByRole('button', { name: 'Actions sur « Bord de mer »' }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Épingler', 'Delete']);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await expect(field).toBeFocused();
    };
    await edit();
    await field.fill('Perdu');
    await page.getByText('SELECT TRAINER').click();
    await expect(field).toHaveCount(0);
    await expect(conversations(page).getByText('Bord de mer')).toBeVisible();
    expect(renamed).toBeNull();
    await edit();
    await field.fill('La plage');
    await field.press('Enter');
    await expect(conversations(page).getByText('La plage')).toBeVisible();
    expect(renamed).toMatchObject({ name: 'La plage' });
  });

  test('opens the menu of a row by the right button too', async ({ page }) => {
    await furnish(page);
    await page.goto('/armoni');
    await openConversations(page);
    await conversations(page).getByText('Bord de mer').click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  });

  test('offers only trainers that are ready, the others with their status in brackets', async ({
    page,
  }) => {
    const styles = [
      style({ id: 1, name: 'Papier plié' }),
      style({ id: 2, name: 'Encre', status: 'training', percent: 20 }),
      style({ id: 3, name: 'Braise', status: 'failed' }),
    ];
    await furnish(page, { styles });
    await page.goto('/armoni');
    await openConversations(page);
    await page.getByRole('combobox', { name: 'SELECT TRAINER' }).click();
    await expect(page.getByRole('option', { name: 'Encre (training)' })).toBeDisabled();
    await expect(page.getByRole('option', { name: 'Braise (failed)' })).toBeDisabled();
    await page.getByRole('option', { name: 'Papier plié' }).click();
    if (isNarrow(page))
      await page.getByRole('button', { name: 'Fermer les conversations' }).click();
    const sent = page.waitForRequest('**/api/v1/chat-messages');
    await message(page).fill('un phare');
    await message(page).press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      query: 'un phare',
      files: [],
      response_mode: 'streaming',
      inputs: { lora_name: 'Papier plié', trigger_word: 'papierplienuit', image: null },
    });
  });

  test('mixes a second style with the chosen one, by the part that is set', async ({ page }) => {
    const styles = [
      style({ id: 1, name: 'Papier plié', lora_file_path: 'u/styles/papier.style' }),
      style({ id: 2, name: 'Aube', lora_file_path: 'u/styles/aube.style' }),
      style({ id: 3, name: 'Lora', engine: 'fal', is_usable: false }),
    ];
    await furnish(page, { styles });
    await page.goto('/armoni');
    if (isNarrow(page)) await page.getByRole('button', { name: /^Format/ }).click();
    await page.getByRole('combobox', { name: 'Style', exact: true }).last().click();
    await page.getByRole('option', { name: 'Papier plié' }).click();
    await page.getByRole('combobox', { name: 'Mêler avec' }).click();
    await expect(page.getByRole('option', { name: /Lora|Papier/ })).toHaveCount(0);
    await page.getByRole('option', { name: 'Aube' }).click();
    await page.getByRole('slider', { name: 'Part de « Aube »' }).fill('30');
    if (isNarrow(page)) await page.keyboard.press('Escape');
    const sent = page.waitForRequest('**/api/v1/chat-messages');
    await message(page).fill('un phare');
    await message(page).press('Enter');
    const { inputs } = (await sent).postDataJSON();
    expect(inputs).toMatchObject({
      lora_name: 'Papier plié',
      lora_mix: { name: 'Aube', url: 'u/styles/aube.style', share: 30 },
    });
  });

  test('asks for the trainers again every 15 s, only while one is in training', async ({
    page,
  }) => {
    await page.clock.install();
    await watchCalls(page, '/api/v1/models');
    await furnish(page);
    const training = { models: [style({ id: 2, status: 'training' })], trainer };
    const ready = { models: [style({ id: 2 })], trainer };
    let isReady = false;
    await answer(page, '**/api/v1/models', () => (isReady ? ready : training));
    await page.goto('/armoni');
    await expect(message(page)).toBeVisible();
    await stopTime(page);
    await expectCallsEvery(page, 15_000);
    isReady = true;
    await passUntilNextCall(page, 3000);
    await page.clock.runFor(100);
    await expectNoCallFor(page, 120_000);
  });
});

test.describe('§4 The talk', () => {
  test('asks every 3 s for a message that has neither answer nor error', async ({ page }) => {
    await page.clock.install();
    await watchCalls(page, '/api/v1/messages?');
    await furnish(page);
    const query = 'Une question lente';
    const waiting = page100([chatMessage({ id: 'm1', query })]);
    const answered = page100([chatMessage({ id: 'm1', query, answer: 'La voici.' })]);
    // Not by the count of calls: a slow machine makes some before time stands still.
    let isAnswered = false;
    await answer(page, '**/api/v1/messages?**', () => (isAnswered ? answered : waiting));
    await page.goto('/armoni/chats/c1');
    await expect(page.getByText('⏳ Traitement en cours...')).toBeVisible();
    await stopTime(page);
    await expectCallsEvery(page, 3000);
    isAnswered = true;
    await passUntilNextCall(page, 600);
    await passUntilVisible(page, talk(page).getByText('La voici.'));
    await expect(page.getByText('⏳ Traitement en cours...')).toHaveCount(0);
    await expectNoCallFor(page, 30_000);
  });

  test('leaves a prompt behind when another conversation is chosen', async ({ page }) => {
    await furnish(page, { conversations: twoTalks });
    await page.route('**/api/v1/chat-messages', () => {
      // Never answered: the reply stays on its way.
    });
    await page.goto('/armoni/chats/c1');
    await message(page).fill('une île au loin');
    await message(page).press('Enter');
    await expect(talk(page).getByText('une île au loin')).toBeVisible();
    await openConversations(page);
    await conversations(page).getByRole('link', { name: 'Montagne' }).click();
    await expect(page).toHaveURL(/\/chats\/c2$/);
    await expect(page.getByText('une île au loin')).toHaveCount(0);
  });
});
