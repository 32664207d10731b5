import { expect, type Page } from '@playwright/test';
import type { ChatMessage } from '../../packages/contract/src/chat.ts';
import type { VideoJob } from '../../packages/contract/src/montage.ts';
import type { PictureOrigin } from '../../packages/contract/src/pictures.ts';
import type { Card } from '../../packages/contract/src/tools.ts';
import { answer, conversation, message, page100, refuse, storedFile, style } from '../answers.ts';
import { clips } from '../media.ts';
import { conversations, furnish, openConversations, openImages } from '../studio.ts';
import { button, type Screen } from './screen.ts';
import { styles } from './styles.ts';

const talks = [conversation('c1', 'Bord de mer'), conversation('c2', 'Affiche du festival')];
const files = [
  storedFile('phare.png', { lastModified: '2026-11-21T09:00:00.000Z', is_made: true }),
  storedFile('dune.png', { lastModified: '2026-11-20T09:00:00.000Z' }),
  storedFile('marée.mp4', { lastModified: '2026-11-19T09:00:00.000Z' }),
];
const answerText = `## Trois cadrages

Un **phare** au large, *à l'heure bleue* :

- plan large, horizon bas
- plan moyen, la lanterne allumée

| Format | Usage |
| --- | --- |
| 9:16 | story |

\`\`\`
1080 × 1920
\`\`\`

> La lumière vient de la gauche. [En savoir plus](https://exemple.fr)

![Le phare](/media/u/c/phare.png)
`;
const messages = [
  message({ id: 'm1', query: 'Un phare au large', answer: answerText }),
  message({ id: 'm2', query: 'Plus sombre', error: 'Le moteur ne répond pas.', status: 'error' }),
  message({ id: 'm3', query: 'Et de nuit ?' }),
];
const series = message({
  id: 'm1',
  query: '3 images de phare',
  answer: `Voici vos images.\n\n${['a', 'b', 'c'].map((one) => `![Un phare](/media/u/c/${one}.png)`).join('\n\n')}\n\n> Image 2 : le moteur local n’a pas tenu compte de « mouette ».`,
});
const full = (page: Page) => furnish(page, { conversations: talks, files, messages, styles });
const origin: PictureOrigin = {
  kind: 'armoni',
  recipe: {
    engine: 'moteur local',
    engineVersion: 3,
    prompt: 'un phare au large',
    seed: 4217,
    width: 1024,
    height: 640,
    treatment: 'paint',
  },
  source_type: 'algorithmicMedia',
  has_manifest: false,
  message: 'Cette image a été faite ici.',
  remake: { is_possible: true, message: null },
};

/** The log scrolls, and the page around it never. */
const expectNoPageScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBe(0);

const thought = (
  position: number,
  card: Card,
  at: number,
): ChatMessage['agent_thoughts'][number] => {
  const placed = { at, tool: null, input: {}, text: '', card };
  const call = { tool: '', tool_labels: {}, tool_input: '{}', observation: '', message_files: [] };
  return {
    id: `t${position}`,
    message_id: 'm1',
    position,
    thought: '',
    ...call,
    created_at: 1,
    card: placed,
  };
};
const sources = Array.from({ length: 15 }, (_, index) => `/media/u/c/${index}.png`);
const plan: Card = {
  kind: 'plan',
  id: 'p1',
  language: 'fr',
  steps: [
    {
      tool: 'train_style',
      input: {},
      label: 'entraîner « Rivage » avec ces 15 images',
      cost: null,
      pictures: sources,
    },
    {
      tool: 'make_film',
      input: {},
      label: 'monter un film 16:9 avec ces 15 clips : un film de 15 s avec ces images',
      cost: null,
      pictures: [],
    },
  ],
};
const planned = message({
  id: 'm3',
  query: 'Entraîne un style « Rivage » avec mes 15 dernières images, puis un film de 15 s',
  answer: 'Rien ne commence sans votre accord.',
  agent_thoughts: [thought(1, plan, 35)],
});
const styleSaid = 'L’entraînement de **Rivage** a commencé, avec 15 images.';
const filmSaid = 'Le film est en préparation, avec 15 clips.';
const begun = message({
  id: 'm4',
  query: 'Confirmer',
  answer: `${styleSaid}\n\n${filmSaid}`,
  agent_thoughts: [
    thought(
      1,
      { kind: 'style', id: 7, name: 'Rivage', pictures: sources.slice(0, 4) },
      styleSaid.length,
    ),
    thought(
      2,
      { kind: 'film', job_id: 'j1', wish: '', aspect_ratio: '16:9' },
      styleSaid.length + filmSaid.length + 2,
    ),
  ],
});
const listed = message({
  id: 'm5',
  query: 'montre mes clips',
  answer: 'Vos derniers clips :',
  agent_thoughts: [
    thought(
      1,
      {
        kind: 'list',
        of: 'clips',
        items: ['plage.mp4', 'falaise.mp4', 'port.mp4'].map((name) => ({
          ...{ id: name, name, url: `/media/u/c/${name}`, picture: '/media/u/c/1.png' },
        })),
        total: 5,
      },
      20,
    ),
  ],
});
const training = style({
  id: 7,
  name: 'Rivage',
  status: 'training',
  stage: 'palettes',
  percent: 38,
});
const job: VideoJob = {
  ...{ job_id: 'j1', status: 'processing', video_url: null, error_message: null },
  ...{ waiting_message: null, percent: 62, stage: 'render', notes: [] },
  ...{ created_at: '2026-11-21T09:30:00.000Z', video_id: null, reading: null },
};

export const studio: Screen[] = [
  {
    name: 'studio-plan',
    path: '/armoni/chats/c1',
    prepare: (page) =>
      furnish(page, {
        conversations: talks,
        files,
        messages: [planned],
        suggestions: ['trois variations'],
      }),
    act: (page) => expect(button(page, 'Confirmer')).toBeVisible(),
  },
  {
    name: 'studio-cartes',
    path: '/armoni/chats/c1',
    prepare: async (page) => {
      await furnish(page, { conversations: talks, files, messages: [planned, begun, listed] });
      await answer(page, '**/api/v1/models/7', training);
      await answer(page, '**/api/v1/video/jobs/j1/status', job);
    },
    act: async (page) => {
      await expect(page.getByText('Rendu du film')).toBeVisible();
      await expect(page.getByText('38 %')).toBeVisible();
    },
  },
  {
    name: 'studio-nouveau',
    path: '/armoni',
    prepare: (page) => furnish(page, { conversations: [] }),
  },
  {
    name: 'studio-conversation',
    path: '/armoni/chats/c1',
    prepare: full,
    act: async (page) => {
      await expect(page.getByText('Trois cadrages')).toBeVisible();
      await page.getByRole('log').evaluate((talk) => talk.scrollTo(0, 0));
    },
  },
  {
    name: 'studio-fin',
    path: '/armoni/chats/c1',
    prepare: full,
    act: async (page) => {
      await expect(page.getByText('Et de nuit ?')).toBeVisible();
      await expectNoPageScroll(page);
    },
  },
  {
    name: 'studio-serie',
    path: '/armoni/chats/c1',
    prepare: (page) => furnish(page, { conversations: talks, files, messages: [series], styles }),
    act: async (page) => {
      await expect(page.getByRole('log').getByRole('button', { name: 'Recette' })).toHaveCount(3);
      await page.getByRole('log').evaluate((talk) => talk.scrollTo(0, 0));
      await expectNoPageScroll(page);
    },
  },
  {
    name: 'studio-conversations',
    path: '/armoni/chats/c1',
    only: 'narrow',
    prepare: full,
    act: openConversations,
  },
  {
    name: 'studio-images',
    path: '/armoni/chats/c1',
    only: 'narrow',
    prepare: full,
    act: openImages,
  },
  {
    name: 'studio-styles',
    path: '/armoni/chats/c1',
    prepare: full,
    act: async (page) => {
      await openConversations(page);
      await page.getByRole('combobox', { name: 'SELECT TRAINER' }).click();
    },
  },
  {
    name: 'studio-actions',
    path: '/armoni/chats/c1',
    prepare: full,
    act: async (page) => {
      await openConversations(page);
      await button(page, 'Actions sur « Bord de mer »').click();
    },
  },
  {
    name: 'studio-renommer',
    path: '/armoni/chats/c1',
    prepare: full,
    act: async (page) => {
      await openConversations(page);
      await button(page, 'Actions sur « Bord de mer »').click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
  },
  {
    name: 'studio-supprimer',
    path: '/armoni/chats/c1',
    prepare: full,
    act: async (page) => {
      await openConversations(page);
      await button(page, 'Actions sur « Bord de mer »').click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
  },
  {
    name: 'studio-corbeille',
    path: '/armoni/chats/c1',
    prepare: async (page) => {
      await full(page);
      await page.route('**/api/v1/conversations/c1?**', async (route) => {
        await answer(page, '**/api/v1/conversations?**', page100(talks.slice(1)));
        await route.fulfill({ status: 204 });
      });
    },
    act: async (page) => {
      await openConversations(page);
      await button(page, 'Actions sur « Bord de mer »').click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await button(page, 'Supprimer').click();
      const toast = page.getByRole('dialog').filter({ hasText: 'mise à la corbeille' });
      await expect(toast.getByRole('button', { name: 'Annuler' })).toBeVisible();
      // The keyboard goes on in the list or in the field of the new conversation, whichever is first.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    },
  },
  {
    name: 'studio-recherche',
    path: '/armoni/chats/c1',
    prepare: async (page) => {
      await full(page);
      await answer(page, '**/api/v1/conversations?*search=*', page100(talks.slice(1)));
    },
    act: async (page) => {
      await openConversations(page);
      await button(page, 'Chercher dans les conversations').click();
      await page.getByRole('searchbox', { name: 'Chercher dans les conversations' }).fill('fête');
      await expect(conversations(page).getByRole('listitem')).toHaveCount(1);
    },
  },
  {
    name: 'studio-envoi',
    path: '/armoni/chats/c1',
    prepare: full,
    act: async (page) => {
      await openImages(page);
      const choosing = page.waitForEvent('filechooser');
      await button(page, 'Ajouter')
        .and(page.getByText('Ajouter', { exact: true }))
        .click();
      await (await choosing).setFiles(clips[0] ?? '');
    },
  },
  {
    name: 'studio-erreurs',
    path: '/armoni/chats/c1',
    prepare: async (page) => {
      await furnish(page);
      for (const list of ['messages?**', 's3/list-files?**', 'conversations?**']) {
        await page.route(`**/api/v1/${list}`, (route) => refuse(route, 500, 'Panne.'));
      }
    },
    act: (page) =>
      expect(page.getByText('Impossible de charger cette conversation.')).toBeVisible(),
  },
  {
    name: 'studio-recette',
    path: '/armoni/chats/c1',
    prepare: async (page) => {
      await full(page);
      await answer(page, '**/api/v1/pictures/origin', origin);
    },
    act: async (page) => {
      const toggle = page.getByRole('log').getByRole('button', { name: 'Recette' });
      await toggle.click();
      // What lies under the pointer shows its buttons: nothing does.
      await page.mouse.move(0, 0);
      const line = page.getByText('un phare au large', { exact: true });
      await expect(line).toBeVisible();
      await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'studio-origine',
    path: '/armoni/chats/c1',
    prepare: full,
    act: async (page) => {
      await openImages(page);
      await page.getByText('D’où vient ce fichier ?', { exact: true }).click();
    },
  },
];
