import { expect, type Page } from '@playwright/test';
import { answer, film, filmReading, job } from '../answers.ts';
import { addClip, furnishEditor, generate, jobStatus, upload } from '../editor.ts';
import { clips } from '../media.ts';
import { chips as wishChips, wishFor } from '../wish.ts';
import { button, type Screen } from './screen.ts';

const wish =
  'Une vingtaine de secondes, rapide, tons chauds, titre « Îles du Sud » au début, transitions glitch, des sous-titres, et un wahou.';
const done = job({
  job_id: 'j1',
  status: 'completed',
  video_url: '/media/u/c/film.mp4',
  video_id: 'f1',
});
const running = async (page: Page) => {
  // The dialog closes itself after 5 s, which a slow machine takes to look at it.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const patient = (run: () => void, milliseconds?: number) =>
      milliseconds === 5000 ? 0 : wait(run, milliseconds);
    Reflect.set(window, 'setTimeout', patient);
  });
  await furnishEditor(page);
  await answer(page, '**/api/v1/video/process', { job_id: 'j1' });
  await answer(page, jobStatus, job({ job_id: 'j1' }));
};

export const editor: Screen[] = [
  { name: 'editor-vide', path: '/editor', prepare: (page) => furnishEditor(page) },
  {
    name: 'editor-clips',
    path: '/editor',
    prepare: async (page) => {
      await furnishEditor(page);
      await page.route(upload, (route) =>
        route.request().postData()?.includes('ville.mp4') ? route.abort() : route.fallback(),
      );
    },
    act: async (page) => {
      await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips);
      await expect(page.getByText('Uploaded Clips (2)')).toBeVisible();
      await expect(button(page, 'Retry the upload of ville.mp4')).toBeVisible();
      // The row says it on; the toast comes and goes.
      await expect(page.getByText("Erreur lors de l'upload")).toHaveCount(2);
      await expect(page.getByText("Erreur lors de l'upload")).toHaveCount(1);
    },
  },
  {
    name: 'editor-souhait',
    path: '/editor',
    prepare: (page) => furnishEditor(page),
    act: wishInPlace,
  },
  {
    name: 'editor-souhait-detail',
    path: '/editor',
    prepare: (page) => furnishEditor(page),
    act: async (page) => {
      await wishInPlace(page);
      await wishChips(page).getByRole('button').first().click();
      await expect(page.getByRole('dialog', { name: 'Durée du film' })).toBeVisible();
    },
  },
  {
    name: 'editor-montage',
    path: '/editor',
    prepare: running,
    act: async (page) => {
      await addClip(page);
      await generate(page).click();
      await expect(page.getByRole('dialog', { name: 'Montage en cours' })).toBeVisible();
      // Behind it the clips and shots have got their pictures.
      await expect(page.getByText('Un plan large.')).toBeAttached();
    },
  },
  {
    name: 'editor-travaux',
    path: '/editor',
    prepare: async (page) => {
      const failed = { status: 'failed', error_message: 'Le film n’a pas pu être rendu.' } as const;
      const jobs = [job({ job_id: 'j1' }), job({ job_id: 'j2', ...failed })];
      await furnishEditor(page, { jobs });
      await answer(page, jobStatus, job({ job_id: 'j1' }));
    },
    act: (page) => expect(page.getByText('Le film n’a pas pu être rendu.')).toBeVisible(),
  },
  {
    name: 'editor-film',
    path: '/editor',
    prepare: (page) => furnishEditor(page, { jobs: [done], videos: [film('f1')] }),
    act: (page) => expect(page.getByText('1 of 1')).toBeVisible(),
  },
  {
    name: 'editor-film-souhait',
    path: '/editor',
    prepare: (page) =>
      furnishEditor(page, { jobs: [done], videos: [film('f1', { reading: filmReading })] }),
    act: (page) => page.getByText('Demandé / Obtenu').click(),
  },
  {
    name: 'editor-plein-ecran',
    path: '/editor',
    prepare: (page) => furnishEditor(page, { jobs: [done], videos: [film('f1')] }),
    act: (page) => button(page, 'Full screen').click(),
  },
];

/** A wish that has been read, once all that stands above it on a phone is there. */
async function wishInPlace(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Monter cet exemple' })).toBeVisible();
  await wishFor(page, wish, 4);
  const chip = wishChips(page).getByRole('button').first();
  await chip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}
