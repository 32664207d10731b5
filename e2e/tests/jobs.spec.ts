import { answer, film, films, job, refuse } from '../answers.ts';
import { expectCallsEvery, passUntilCalls, stopTime, watchCalls } from '../clock.ts';
import { addClip, furnishEditor, generate, jobStatus, work } from '../editor.ts';
import { clips } from '../media.ts';
import { isNarrow } from '../person.ts';
import { expect, type Page, test } from '../test.ts';

const done = (id: string, url = '/media/u/c/film.mp4') =>
  job({ job_id: id, status: 'completed', percent: 100, video_url: url, video_id: id });

/** An editor with one clip, whose film will be the job « j1 ». */
async function readyToGenerate(page: Page): Promise<void> {
  await furnishEditor(page);
  await answer(page, '**/api/v1/video/process', { job_id: 'j1' });
  await page.goto('/editor');
  await addClip(page);
}

test.describe('§4 Video job', () => {
  test('says what it does from Generate Video to the film in the viewer', async ({ page }) => {
    await readyToGenerate(page);
    let submit = () => {};
    const held = new Promise<void>((resolve) => {
      submit = resolve;
    });
    let body: unknown = null;
    await page.route('**/api/v1/video/process', async (route) => {
      body = route.request().postDataJSON();
      await held;
      await route.fulfill({ json: { job_id: 'j1' } });
    });
    await answer(page, jobStatus, (call: number) =>
      call < 2 ? job({ job_id: 'j1' }) : done('j1'),
    );
    await page.getByText('Portrait 9:16').click();
    await page.getByRole('textbox', { name: 'Instructions' }).fill('Un film calme');
    await generate(page).click();
    await expect(page.getByRole('dialog', { name: 'Montage en cours' })).toBeVisible();
    await page.keyboard.press('Escape');
    const jobs = page.getByRole('list', { name: 'Montages en cours' });
    await expect(jobs).toContainText('Soumission du travail au serveur...');
    await answer(page, '**/api/v1/gallery/videos/**', films([film('j1')]));
    submit();
    await expect(jobs).toContainText(
      'Traitement vidéo en cours... Cela peut prendre plusieurs minutes.',
    );
    await expect(jobs).toContainText(/Traitement en cours\.\.\. \(\d+s\)/);
    await expect(
      page.getByText('Votre vidéo est prête et disponible dans la Galerie !').first(),
    ).toBeVisible();
    await expect(page.getByText('Vidéo générée avec succès!')).toBeAttached();
    await expect(page.getByText('1 of 1')).toBeVisible();
    if (!isNarrow(page)) {
      const toast = page.getByRole('dialog').filter({ hasText: 'Votre vidéo est prête' });
      const { y, height } = (await toast.boundingBox())!;
      const beneath = (await page.getByRole('button', { name: 'Copy Link' }).boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(beneath.y);
    }
    expect(body).toEqual({
      file_ids: ['f1'],
      instructions: 'Un film calme',
      audio_url: expect.stringContaining('silence'),
      aspect_ratio: '9:16',
    });
  });

  test('opens a dialog that closes itself after 5 seconds', async ({ page }) => {
    await page.clock.install();
    await readyToGenerate(page);
    await answer(page, jobStatus, job({ job_id: 'j1' }));
    await stopTime(page);
    await generate(page).click();
    await page.clock.runFor(300);
    const dialog = page.getByRole('dialog', { name: 'Montage en cours' });
    await expect(dialog).toContainText('Il apparaîtra dans la page Galerie');
    await page.clock.runFor(4500);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(600);
    await expect(dialog).toHaveCount(0);
  });

  test('looks every 5 s, through failures of the network', async ({ page }) => {
    await page.clock.install();
    await watchCalls(page, '/status');
    await readyToGenerate(page);
    let looks = 0;
    await page.route(jobStatus, (route) => {
      looks += 1;
      if (looks % 2 === 1) return route.abort();
      return route.fulfill({ json: job({ job_id: 'j1' }) });
    });
    await stopTime(page);
    await generate(page).click();
    await expectCallsEvery(page, 5000);
    await expect(page.getByText('Traitement en cours...').first()).toBeVisible();
  });

  test('gives up after 360 looks, 5 s apart', async ({ page }) => {
    await page.addInitScript(
      (answered) => {
        const send = window.fetch;
        const wait = window.setTimeout;
        const count = { looks: 0, waits: 0 };
        Reflect.set(window, 'count', count);
        window.fetch = (...call) => {
          if (!String(call[0]).endsWith('/status')) return send(...call);
          count.looks += 1;
          return Promise.resolve(Response.json(answered));
        };
        // Five seconds last no time here, or the test would take half an hour.
        const quick = (run: () => void, milliseconds?: number) => {
          if (milliseconds === 5000) count.waits += 1;
          return wait(run, milliseconds === 5000 ? 0 : milliseconds);
        };
        Reflect.set(window, 'setTimeout', quick);
      },
      job({ job_id: 'j1' }),
    );
    await readyToGenerate(page);
    await generate(page).click();
    await expect(
      page.getByText('Video processing timeout - job took longer than 30 minutes').first(),
    ).toBeVisible();
    const count = await page.evaluate(() => Reflect.get(window, 'count'));
    // One wait is the dialog's own.
    expect(count).toEqual({ looks: 360, waits: 359 + 1 });
  });

  for (const [name, end, words] of [
    ['fails with its message', { error_message: 'Le disque est plein.' }, 'Le disque est plein.'],
    ['fails without a message', { error_message: null }, 'Video processing failed'],
    [
      'is completed without an address',
      { status: 'completed' },
      'Video URL not found in completed job',
    ],
  ] as const) {
    test(`a job that ${name} says so and can be tried again`, async ({ page }) => {
      await readyToGenerate(page);
      await answer(page, jobStatus, job({ job_id: 'j1', status: 'failed', ...end }));
      await generate(page).click();
      await page.keyboard.press('Escape');
      const jobs = page.getByRole('list', { name: 'Montages en cours' });
      await expect(jobs).toContainText(words);
      await expect(jobs.getByRole('button', { name: 'Réessayer' })).toBeVisible();
      await expect(page.getByText('No Videos Yet')).toBeVisible();
    });
  }

  test('while a film is made, its clips and shots are seen, after a reload too', async ({
    page,
  }) => {
    await furnishEditor(page, { jobs: [job({ job_id: 'j1', stage: 'analyse' })] });
    await answer(page, jobStatus, job({ job_id: 'j1', stage: 'analyse' }));
    await page.goto('/editor');
    for (const again of [false, true]) {
      if (again) await page.reload();
      const clips = page.getByRole('list', { name: 'Clips de ce montage' });
      await expect(clips.getByRole('listitem')).toHaveCount(3);
      await expect(clips).toContainText('2 bons moments, 2 retenus');
      await expect(clips).toContainText('Analyse 62');
      await expect(clips).toContainText('En attente');
      await expect(page.getByText('2 plans choisis')).toBeVisible();
      await expect(page.getByText('No Videos Yet')).toHaveCount(0);
    }
    await answer(page, '**/api/v1/video/jobs/*/work', { ...work, foreseen: true });
    await expect(page.getByText('2 plans pressentis')).toBeVisible();
    const strips = page.getByRole('list', { name: 'Clips de ce montage' });
    await expect(strips).toContainText('2 bons moments, 2 pressentis');
  });

  test('clips that this browser does not play are seen from their copies', async ({ page }) => {
    await readyToGenerate(page);
    await page.route('**/media/u/c/film.mp4', (route) => route.fulfill({ body: 'no film' }));
    await page.route('**/media/copy.mp4', (route) =>
      route.fulfill({ path: clips[0], headers: { 'Accept-Ranges': 'bytes' } }),
    );
    const copy = { status: 'ready', url: '/media/copy.mp4' };
    await answer(page, '**/api/v1/video/clips/*/proxy', copy);
    await answer(page, jobStatus, job({ job_id: 'j1', stage: 'analyse' }));
    await generate(page).click();
    await page.keyboard.press('Escape');
    const strip = page.getByRole('list', { name: 'Clips de ce montage' }).getByRole('listitem');
    const pictures = strip.first().locator('img');
    const sources = () => pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    // The clip moves: no two of its frames are alike.
    await expect.poll(async () => new Set(await sources()).size).toBe(8);
    const film = page.getByRole('region', { name: 'Le film' });
    await expect(film.getByRole('listitem').first().locator('img').first()).toBeVisible();
  });

  test('a job in the queue says how many are before it', async ({ page }) => {
    await furnishEditor(page, { jobs: [job({ job_id: 'j1', status: 'queued' })] });
    await answer(page, jobStatus, job({ job_id: 'j1', status: 'queued' }));
    const nothing = { clips: [], shots: [], stages: [] };
    await answer(page, '**/api/v1/video/jobs/*/work', { ...nothing, ahead: 3 });
    await page.goto('/editor');
    await expect(page.getByText('3 montages avant le vôtre')).toBeVisible();
  });

  test('the work on one more film stands in the place of the last one, which is a press away', async ({
    page,
  }) => {
    const jobs = [job({ job_id: 'j2' }), done('j1')];
    await furnishEditor(page, { jobs, videos: [film('j1')] });
    await answer(page, jobStatus, job({ job_id: 'j2' }));
    await page.goto('/editor');
    const clipsAtWork = page.getByRole('list', { name: 'Clips de ce montage' });
    await expect(clipsAtWork).toContainText('bateaux.mp4');
    await page.getByRole('button', { name: 'Revoir le film précédent' }).click();
    await expect(page.getByText('1 of 1')).toBeVisible();
    await expect(clipsAtWork).toHaveCount(0);
    await page.getByRole('button', { name: 'Suivre le montage en cours' }).click();
    await expect(clipsAtWork).toBeVisible();
  });

  test('a film that gets ready while one looks at the gallery stands there, and its toast opens it', {
    tag: '@wide',
  }, async ({ page }) => {
    await furnishEditor(page, { jobs: [job({ job_id: 'j1' })], videos: [film('f1')] });
    let isReady = false;
    await page.route(jobStatus, (route) =>
      route.fulfill({ json: isReady ? done('j1') : job({ job_id: 'j1' }) }),
    );
    await page.goto('/editor');
    await expect(page.getByRole('list', { name: 'Montages en cours' })).toBeVisible();
    await page.getByRole('link', { name: 'Galerie' }).click();
    const tiles = page.getByRole('button', { name: /^Film du/ });
    await expect(tiles).toHaveCount(1);
    await answer(page, '**/api/v1/gallery/videos/**', films([film('j1'), film('f1')]));
    isReady = true;
    await expect(tiles).toHaveCount(2, { timeout: 15_000 });
    await page.getByRole('button', { name: 'Voir', exact: true }).click();
    await expect(page).toHaveURL(/\/gallery\/j1$/);
  });

  test('a job that is not there any more is not asked for again', async ({ page }) => {
    await page.clock.install();
    await watchCalls(page, '/status');
    await readyToGenerate(page);
    await page.route(jobStatus, (route) => refuse(route, 404, 'Introuvable.', 'not_found'));
    await stopTime(page);
    await generate(page).click();
    await passUntilCalls(page, 1, 500);
    await passUntilCalls(page, 1, 20_000);
    await expect(page.getByRole('list', { name: 'Montages en cours' })).toContainText(
      'Job not found',
    );
    const { length } = await page.evaluate(() => Reflect.get(window, 'callTimes') as number[]);
    expect(length).toBe(1);
  });
});

test.describe('§2 Editor viewer', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const videos = ['j2', 'j1'].map((id) => film(id, { video_url: `/media/u/c/${id}.mp4` }));
    const jobs = ['j2', 'j1'].map((id) => done(id, `/media/u/c/${id}.mp4`));
    await furnishEditor(page, { jobs, videos });
    await page.goto('/editor');
    await expect(page.getByRole('heading', { name: 'Generated Videos' })).toBeVisible();
  });

  test('goes through the films by arrows, dots and keys, and says where it is', async ({
    page,
  }) => {
    const viewer = page.getByRole('region', { name: 'Generated Videos' });
    await expect(viewer.getByText('2 of 2')).toBeVisible();
    await expect(viewer.getByText(/0:00\s*\/\s*0:12/)).toBeVisible();
    await page.getByRole('button', { name: 'Previous video' }).click();
    await expect(viewer.getByText('1 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Video 2' }).click();
    await expect(viewer.getByText('2 of 2')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('2 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Previous video' }).click();
    await page.getByRole('button', { name: 'Next video' }).click();
    await expect(viewer.getByText('2 of 2')).toBeVisible();
  });

  test('copies the link, downloads in a new tab, and fills the screen until Escape', async ({
    page,
  }) => {
    const share = '**/api/v1/gallery/videos/*/share';
    await answer(page, share, { url: 'http://localhost:1/f/abcdefghijklmnop' });
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByText('Lien copié')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('http://localhost:1/f/abcdefghijklmnop');
    const download = page.getByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute('target', '_blank');
    await expect(download).toHaveAttribute('href', /film|j2/);
    const open = page.getByRole('button', { name: 'Full screen' });
    await open.click();
    const overlay = page.getByRole('dialog', { name: 'Generated Videos' });
    const { width, height } = (await overlay.boundingBox()) ?? {};
    expect({ width, height }).toEqual(page.viewportSize());
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    if (!isNarrow(page)) await expect(open).toBeFocused();
  });
});
