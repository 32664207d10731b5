import { violations } from '../accessibility.ts';
import { answer, refuse } from '../answers.ts';
import { music } from '../media.ts';
import { furnishTable, openTable, shotButton, shots, tableFilm } from '../table.ts';
import { answerUpload, furnishMusic, musicalCut } from '../table-music.ts';
import { expect, type Page, test } from '../test.ts';

// The music under a finished film: another one, another part of it, none, and what is cut on it.

test.use({ reducedMotion: 'reduce' });

const row = (page: Page) => page.getByRole('button', { name: /^Musique :/ });
const window = (page: Page) => page.getByRole('slider', { name: 'Début dans la musique' });
const others = (page: Page) => page.getByRole('region', { name: 'Changer de musique' });
const choose = (page: Page, name: string) =>
  page.getByRole('button', { name: `Choisir « ${name} »` });

async function openMusic(page: Page, refused?: string) {
  await furnishTable(page, musicalCut());
  const given = await furnishMusic(page, refused);
  await page.goto(`/editor/${tableFilm}`);
  await row(page).click();
  await expect(page.getByRole('heading', { name: 'Musique', exact: true })).toBeVisible();
  await expect(choose(page, 'Marée haute')).toBeVisible();
  return given;
}

const timelineSent = (page: Page) =>
  page
    .waitForRequest(
      (request) =>
        request.method() === 'POST' && /\/versions$/.test(new URL(request.url()).pathname),
    )
    .then((request) => request.postDataJSON().timeline);

test('another piece is heard, chosen, undone, done again and sent to be rendered', async ({
  page,
}) => {
  const { asked } = await openMusic(page);
  await page.getByRole('button', { name: 'Écouter « Petit matin »' }).click();
  await expect(page.getByRole('button', { name: 'Arrêter « Petit matin »' })).toBeVisible();
  // One at a time: the other one begins, the first is silent.
  await page.getByRole('button', { name: 'Écouter « Marée haute »' }).click();
  await expect(page.getByRole('button', { name: 'Écouter « Petit matin »' })).toBeVisible();
  await page.getByRole('button', { name: 'Arrêter « Marée haute »' }).click();
  expect(asked).toEqual([]);

  await choose(page, 'Marée haute').click();
  await expect(row(page)).toContainText('Marée haute');
  await expect(row(page)).toContainText('96 BPM');
  await expect(choose(page, 'Marée haute')).toHaveCount(0);
  await expect(choose(page, 'premiere.mp3')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler le dernier changement' }).click();
  await expect(row(page)).toContainText('premiere.mp3');
  await page.getByRole('button', { name: 'Refaire' }).click();
  await expect(row(page)).toContainText('Marée haute');

  const sent = timelineSent(page);
  await answer(page, `**/gallery/videos/${tableFilm}/versions`, { job_id: 'j' });
  await page
    .getByRole('button', { name: /^Rendre/ })
    .first()
    .click();
  expect((await sent).tracks.audio.music).toMatchObject({ musicId: 'given-1', startSeconds: 0 });
});

test('the preview plays what was chosen', { tag: '@wide' }, async ({ page }) => {
  await openMusic(page);
  const source = () => page.locator('audio').evaluate((audio) => (audio as HTMLAudioElement).src);
  expect(await source()).toContain('premiere.mp3');
  await page.getByRole('button', { name: 'Lire', exact: true }).click();
  await choose(page, 'Ligne droite').click();
  await expect.poll(source).toContain('124.mp3');
  await expect
    .poll(() => page.locator('audio').evaluate((audio) => !(audio as HTMLAudioElement).paused))
    .toBe(true);
  await page.getByRole('button', { name: 'Sans musique' }).click();
  await expect(page.getByText('Le film est sans musique.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sans musique' })).toBeDisabled();
  // Put back from the list, or by one undo.
  await page.getByRole('button', { name: 'Annuler le dernier changement' }).click();
  await expect(row(page)).toContainText('Ligne droite');
});

test('by keyboard alone: the part bar by bar, chips, mix, and cuts onto bars', async ({ page }) => {
  await openMusic(page);
  await expect(window(page)).toHaveAttribute('aria-valuetext', '0:00');
  await window(page).press('ArrowRight');
  await expect(window(page)).toHaveAttribute('aria-valuetext', '0:02');
  await window(page).press('Shift+ArrowRight');
  await expect(window(page)).toHaveAttribute('aria-valuetext', '0:10');
  await page.getByRole('button', { name: /^Refrain/ }).press('Enter');
  await expect(window(page)).toHaveAttribute('aria-valuetext', '0:12');
  await page.getByRole('slider', { name: 'Niveau de la musique' }).press('ArrowLeft');
  await page.getByRole('switch', { name: 'Baisser sous la voix' }).press('Space');
  await page.getByRole('combobox', { name: 'Fondu de sortie' }).press('Enter');
  await page.getByRole('option', { name: '2\u00a0s, sur la mesure' }).press('Enter');
  await expect(row(page)).toContainText('−1\u00a0dB · fondu 2\u00a0s');

  // Its bars fall on the cuts at 2, 4 and 6 seconds; a longer first shot takes all of them along.
  await shotButton(page, 1).press('Enter');
  await page.getByRole('slider', { name: 'Fin du plan 1' }).press('ArrowRight');
  await page.keyboard.press('m');
  await expect(page.getByText('0 coupe sur 3 y tombe.')).toBeVisible();
  await page.getByRole('radio', { name: 'Temps forts' }).press('Space');
  await expect(page.getByText('Les 3 coupes y tombent.')).toBeVisible();
  await expect(page.getByText('3 coupes calées sur 3')).toBeAttached();
  expect(await violations(page)).toEqual([]);

  const sent = timelineSent(page);
  await answer(page, `**/gallery/videos/${tableFilm}/versions`, { job_id: 'j' });
  await page
    .getByRole('button', { name: /^Rendre/ })
    .first()
    .press('Enter');
  const timeline = await sent;
  expect(timeline.tracks.audio.music).toMatchObject({
    ...{ startSeconds: 12, gainDecibels: -1, fadeOutSeconds: 2, givesWay: false },
  });
  // The film ends where it ended, a frame later than at first.
  expect(timeline.duration.value).toBe(241);
});

test('a file of one’s own is sent from here and lies under the film', async ({ page }) => {
  const { asked } = await openMusic(page);
  await answerUpload(page);
  await page.locator('input[type=file][accept="audio/*"]').setInputFiles(music);
  await expect(row(page)).toContainText('pulsation.mp3');
  expect(asked).toEqual(['/media/table/mienne.mp3']);
});

test('what is no music, is too large or cannot be heard is said, and nothing is lost', async ({
  page,
}) => {
  await openMusic(page, 'Ce fichier est silencieux : rien ne s’y entend.');
  const picker = page.locator('input[type=file][accept="audio/*"]');
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('x') });
  await picker.setInputFiles(file('a.mp4', 'video/mp4'));
  await expect(page.getByText('Veuillez sélectionner un fichier audio')).toBeVisible();
  await page.route('**/workflow/v1/files/upload', (route) =>
    refuse(route, 413, 'File too large. Maximum size is 2.5GB', 'file_too_large'),
  );
  await picker.setInputFiles(file('lourd.mp3', 'audio/mpeg'));
  await expect(
    page.getByText('Failed to upload file: File too large. Maximum size is 2.5GB'),
  ).toBeVisible();
  await page.unroute('**/workflow/v1/files/upload');
  await page.route('**/workflow/v1/files/upload', (route) => route.abort());
  await picker.setInputFiles(file('perdu.mp3', 'audio/mpeg'));
  await expect(page.getByText("Erreur lors de l'upload audio")).toBeVisible();
  await page.unroute('**/workflow/v1/files/upload');
  await answerUpload(page);
  await picker.setInputFiles(file('muet.mp3', 'audio/mpeg'));
  await expect(page.getByText('Ce fichier est silencieux : rien ne s’y entend.')).toBeVisible();
  await expect(row(page)).toContainText('premiere.mp3');
  await expect(page.getByRole('button', { name: 'Annuler le dernier changement' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Upload audio' })).toBeVisible();
});

test('a film made without music is given some from the track', async ({ page }) => {
  const cut = musicalCut();
  const { audio } = cut.timeline.tracks;
  const tracks = { ...cut.timeline.tracks, audio: { ...audio, music: null } };
  await furnishTable(page, { ...cut, music: null, timeline: { ...cut.timeline, tracks } });
  await furnishMusic(page);
  await page.goto(`/editor/${tableFilm}`);
  await page.getByRole('button', { name: 'Mettre une musique' }).click();
  await expect(page.getByText('Ce film a été fait sans musique')).toBeVisible();
  await choose(page, 'outfoxing.mp3').click();
  await expect(row(page)).toContainText('outfoxing.mp3');
  await expect(shots(page)).toBeVisible();
});

test('the window is drawn by bars, and a trim then snaps to what was chosen', {
  tag: '@wide',
}, async ({ page }) => {
  await openMusic(page);
  const box = await window(page).boundingBox();
  const whole = await window(page).locator('..').boundingBox();
  if (!box || !whole) throw new Error('nothing to draw');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + (whole.width * 7.3) / 30, box.y + 20, { steps: 8 });
  await page.mouse.up();
  // 7.3 seconds on lies nothing; the nearest bar within half a second is not there, so it stays where it was drawn.
  await expect(window(page)).toHaveAttribute('aria-valuenow', '7');
  await page.mouse.move(box.x + box.width / 2 + (whole.width * 7.3) / 30, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + (whole.width * 8.2) / 30, box.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(window(page)).toHaveAttribute('aria-valuetext', '0:08');
  await expect(others(page)).toBeVisible();
});

test('an opened table goes on with the music of its version', async ({ page }) => {
  const cut = musicalCut();
  const { music: first } = cut;
  if (!first) throw new Error('no music');
  const { audio } = cut.timeline.tracks;
  const place = { musicId: 'given-9', startSeconds: 4, loops: false };
  const tracks = { ...cut.timeline.tracks, audio: { ...audio, music: place } };
  await openTable(page, {
    ...cut,
    other_music: [{ ...first, id: 'given-9', name: 'viper.mp3', url: '/media/table/viper.mp3' }],
    timeline: { ...cut.timeline, tracks },
  });
  await expect(row(page)).toContainText('viper.mp3');
  await expect(row(page)).toContainText('0:04 à 0:12');
  await shotButton(page, 2).click();
  await page.keyboard.press('m');
  await expect(page.getByRole('heading', { name: 'Musique', exact: true })).toBeVisible();
});
