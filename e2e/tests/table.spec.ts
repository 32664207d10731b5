import { removeShot } from '../../packages/contract/src/timeline/edit-shots.ts';
import { violations } from '../accessibility.ts';
import { answer, film, films, serveMedia } from '../answers.ts';
import {
  answerWish,
  edge,
  frameOf,
  furnishTable,
  longCut,
  openTable,
  shotButton,
  shotNames,
  shots,
  smallCut,
  tableFilm,
} from '../table.ts';
import { expect, type Page, test } from '../test.ts';

test.use({ reducedMotion: 'reduce' });

async function drag(page: Page, from: { x: number; y: number }, byX: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + byX / 2, from.y, { steps: 4 });
  await page.mouse.move(from.x + byX, from.y, { steps: 4 });
}

async function middleOf(locator: ReturnType<typeof edge>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing there to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a trim is drawn to the beat, says so, and Alt lets it go free', { tag: '@wide' }, async ({
  page,
}) => {
  await openTable(page);
  await shotButton(page, 2).click();
  const end = edge(page, 'Fin du plan 2');
  const at = await middleOf(end);
  const track = await shots(page).boundingBox();
  const framePx = (track?.width ?? 0) / 240;
  const before = await frameOf(page, 'Fin du plan 2');
  // Nineteen frames and a bit less than a fifth one away lies a beat: fifteen frames earlier.
  await drag(page, at, -14 * framePx);
  await expect(page.locator('[data-mark=line]')).toBeVisible();
  await expect(
    page.getByText('Fin −\u00a015 images, calée sur un temps').filter({ visible: true }),
  ).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator('[data-mark=line]')).toHaveCount(0);
  expect(await frameOf(page, 'Fin du plan 2')).toBe(before - 15);
  await page.keyboard.press('Control+z');
  expect(await frameOf(page, 'Fin du plan 2')).toBe(before);

  await page.keyboard.down('Alt');
  await drag(page, at, -14 * framePx);
  await page.mouse.up();
  await page.keyboard.up('Alt');
  expect(await frameOf(page, 'Fin du plan 2')).toBe(before - 14);
});

test('a shot is dragged to another place, and a click still chooses it', { tag: '@wide' }, async ({
  page,
}) => {
  await openTable(page);
  const before = await shotNames(page);
  const last = await middleOf(shotButton(page, 4));
  const first = await middleOf(shotButton(page, 1));
  await drag(page, last, first.x - last.x - 20);
  await expect(page.locator('[data-mark=line]')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Plan déplacé à la place 1')).toBeAttached();
  const after = await shotNames(page);
  expect(after[0]).toContain(before[3]?.slice(-9));
  await page.keyboard.press('Control+z');
  expect(await shotNames(page)).toEqual(before);
  await shotButton(page, 3).click();
  await expect(page.getByRole('heading', { name: 'Plan 3' })).toBeVisible();
});

test('a finger lifts a shot by a long press', { tag: '@narrow' }, async ({ page }) => {
  await openTable(page);
  const before = await shotNames(page);
  const from = await middleOf(shotButton(page, 1));
  const to = await middleOf(shotButton(page, 2));
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: from.y }],
    });
  await touch('touchStart', from.x);
  await expect(page.locator('[data-mark=line]')).toBeVisible();
  await touch('touchMove', (from.x + to.x) / 2);
  await touch('touchMove', to.x + 20);
  await touch('touchEnd', 0);
  await expect(page.getByText('Plan déplacé à la place 2')).toBeAttached();
  expect(await shotNames(page)).not.toEqual(before);
});

test('what is chosen on a phone is in view at once', { tag: '@narrow' }, async ({ page }) => {
  await openTable(page);
  await shotButton(page, 1).tap();
  await expect(page.getByRole('heading', { name: 'Plan 1' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Dupliquer' })).toBeInViewport();
  await expect(shotButton(page, 1)).toBeInViewport();
  await page.getByRole('button', { name: 'Fermer le plan' }).tap();
  await expect(page.getByRole('textbox', { name: 'Que faut-il changer ?' })).toBeInViewport();
  await page.getByRole('button', { name: 'Musique, look et versions' }).tap();
  await expect(page.getByRole('button', { name: /^Musique ?dès/ })).toBeInViewport();
});

test('a wish changes the film in one step and says what it could not do', async ({ page }) => {
  await openTable(page);
  const { timeline } = smallCut();
  await answerWish(page, {
    timeline: removeShot(timeline, 'clip-03'),
    changes: ['1 plan retiré'],
    shots: ['3 retiré'],
    done: ['enlève le plan 3'],
    refused: [{ words: 'danse', message: 'Pas compris.', instead: null }],
  });
  const field = page.getByRole('textbox', { name: 'Que faut-il changer ?' });
  await field.fill('enlève le plan 3, danse');
  await field.press('Enter');
  await expect(shots(page).getByRole('listitem')).toHaveCount(3);
  const section = page.getByRole('region', { name: 'Changer le film avec des mots' });
  await expect(section.getByText('1 plan retiré.')).toBeVisible();
  await expect(section.getByRole('list', { name: 'Ce qui n’est pas fait' })).toContainText('danse');
  await expect(field).toHaveValue('');
  await section.getByRole('button', { name: 'Annuler' }).click();
  await expect(shots(page).getByRole('listitem')).toHaveCount(4);
});

test('a shot is added by keyboard alone', async ({ page }) => {
  await openTable(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Ajouter un plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter ville.mp4, à 0:08,10' }).press('Enter');
  await expect(shots(page).getByRole('listitem')).toHaveCount(5);
});

test('a shot has its volume, and its cut to the next one dissolves', async ({ page }) => {
  await openTable(page);
  await shotButton(page, 1).click();
  const volume = page.getByRole('slider', { name: 'Volume du plan' });
  await volume.focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(volume).toHaveValue('-6');
  // Louder or quieter is heard alone: no picture is to be made anew.
  await expect(page.getByRole('button', { name: 'Rendre le film' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Vers le plan suivant' }).press('Enter');
  await page.getByRole('option', { name: 'Fondu, 0,8' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Rendre 2 plans' })).toBeVisible();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('Control+z');
  await expect(volume).toHaveValue('0');
  await expect(page.getByText('Film à jour.').first()).toBeAttached();
  await shotButton(page, 4).click();
  await expect(page.getByRole('combobox', { name: 'Vers le plan suivant' })).toHaveCount(0);
});

test('several shots are chosen, moved, locked and removed at once', { tag: '@wide' }, async ({
  page,
}) => {
  await openTable(page);
  await shotButton(page, 2).click();
  await shotButton(page, 3).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('heading', { name: '2 plans' })).toBeVisible();
  await expect(page.getByText('4,0\u00a0s en tout', { exact: false })).toBeVisible();
  // By keyboard alone: Shift and Enter take one away and back.
  await shotButton(page, 3).press('Shift+Enter');
  await expect(page.getByRole('heading', { name: 'Plan 2' })).toBeVisible();
  await shotButton(page, 3).press('Shift+Enter');
  const before = await shotNames(page);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('2 plans déplacés plus tard')).toBeAttached();
  await page.keyboard.press('Control+z');
  expect(await shotNames(page)).toEqual(before);
  await page.keyboard.press('v');
  await expect(page.getByRole('button', { name: 'Déverrouiller' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer' })).toBeDisabled();
  await page.keyboard.press('v');
  await page.keyboard.press('Delete');
  await expect(shots(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(shots(page).getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('heading', { name: '4 plans' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test(
  'a minute of twenty shots plays on from a change, without a render',
  { tag: '@wide' },
  async ({ page }, info) => {
    await openTable(page, longCut());
    const stage = page.getByRole('region', { name: 'Aperçu du montage' });
    const waits: number[] = [];
    for (const number of [2, 9, 16]) {
      await shotButton(page, number).click();
      const waited = stage.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const players = [...element.querySelectorAll('video')];
            document.addEventListener(
              'keydown',
              () => {
                const begun = performance.now();
                for (const player of players) {
                  const seen = () => {
                    if (player.paused) player.requestVideoFrameCallback(seen);
                    else resolve(performance.now() - begun);
                  };
                  player.requestVideoFrameCallback(seen);
                }
              },
              { once: true },
            );
          }),
      );
      await page.keyboard.press(',');
      await shotButton(page, number).evaluate((button) => button.blur());
      await page.keyboard.press('Space');
      waits.push(Math.round(await waited));
      await page.getByRole('button', { name: 'Pause' }).click();
    }
    expect(await frameOf(page, 'Fin du plan 16')).toBeGreaterThan(0);
    await expect(page.getByText('3 changements', { exact: false })).toBeVisible();
    info.annotations.push({ type: 'ms from a change to a playing frame', description: `${waits}` });
  },
);

test.describe('in the gallery', () => {
  async function openInGallery(page: Page) {
    await furnishTable(page);
    await serveMedia(page);
    const one = film(tableFilm, { version: 1 });
    await answer(page, '**/api/v1/gallery/videos/?*', films([one]));
    await page.goto(`/gallery/${tableFilm}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: one.title })).toBeVisible();
    return dialog;
  }

  test('a film is cut on the track under it, and the work waits for whoever leaves it', {
    tag: '@wide',
  }, async ({ page }) => {
    const dialog = await openInGallery(page);
    await shotButton(page, 2).click();
    await expect(dialog.getByRole('heading', { name: 'Plan 2' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Aperçu du montage' })).toBeVisible();
    const before = await frameOf(page, 'Fin du plan 2');
    await page.keyboard.press('.');
    expect(await frameOf(page, 'Fin du plan 2')).toBe(before + 1);
    await expect(dialog.getByRole('button', { name: /^Rendre / })).toBeVisible();
    // Frames, not films: the arrows belong to the cut now.
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`/gallery/${tableFilm}$`));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('heading', { name: 'Plan 2' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.locator('[data-film]').click();
    await expect(dialog.getByText('1 changement', { exact: false }).first()).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(dialog.getByRole('button', { name: /^Rendre / })).toHaveCount(0);
    await expect(dialog.getByText('Pourquoi ces plans')).toBeVisible();
  });

  test('a phone goes to the whole table instead', { tag: '@narrow' }, async ({ page }) => {
    const dialog = await openInGallery(page);
    await expect(shots(page)).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Remonter ce film' }).click();
    await expect(shots(page).getByRole('listitem')).toHaveCount(4);
  });
});

test('a shot is turned round by a switch: its edges change places, trims keep to them, and it is undone', {
  tag: '@wide',
}, async ({ page }) => {
  await openTable(page);
  await shotButton(page, 2).click();
  const [first, last] = [
    await frameOf(page, 'Début du plan 2'),
    await frameOf(page, 'Fin du plan 2'),
  ];
  const backwards = page.getByRole('switch', { name: 'À l’envers' });
  await backwards.click();
  await expect(backwards).toBeChecked();
  await expect(page.getByText('À l’envers, sans son')).toBeVisible();
  await expect(shotButton(page, 2)).toHaveAccessibleName(/, à l’envers$/);
  await expect(page.getByRole('button', { name: /^Rendre / })).toBeVisible();
  expect(await frameOf(page, 'Début du plan 2')).toBe(last);
  expect(await frameOf(page, 'Fin du plan 2')).toBe(first);
  await edge(page, 'Début du plan 2').press('ArrowRight');
  expect(await frameOf(page, 'Début du plan 2')).toBe(last - 1);
  expect(await frameOf(page, 'Fin du plan 2')).toBe(first);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(backwards).not.toBeChecked();
  await expect(shotButton(page, 2)).not.toHaveAccessibleName(/envers/);
  expect(await frameOf(page, 'Début du plan 2')).toBe(first);
  await expect(page.getByRole('button', { name: /^Rendre / })).toHaveCount(0);
});

test('what was set by a choice or a slider is undone at once by the keyboard', {
  tag: '@wide',
}, async ({ page }) => {
  await openTable(page);
  await shotButton(page, 2).click();
  const before = await shotNames(page);
  await page.getByRole('radiogroup', { name: 'Vitesse' }).getByText('× 2').click();
  expect(await shotNames(page)).not.toEqual(before);
  await page.keyboard.press('Control+z');
  expect(await shotNames(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Look' }).click();
  await page.getByRole('option', { name: 'Chaud' }).click();
  await expect(page.getByRole('button', { name: /^Rendre / })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Annuler le dernier changement' }).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /^Rendre / })).toHaveCount(0);
  await page.getByRole('button', { name: /^Musique :/ }).click();
  await page.getByRole('slider', { name: 'Niveau de la musique' }).press('ArrowLeft');
  await expect(page.getByRole('button', { name: /^Rendre / })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /^Rendre / })).toHaveCount(0);
});

test('the track grows under the playhead, by button and by key', { tag: '@wide' }, async ({
  page,
}) => {
  await openTable(page);
  const width = async () => (await shots(page).boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Agrandir la piste' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(before, 0);
});

test('a text is locked, and keys mean the text that is chosen', async ({ page }) => {
  await openTable(page);
  const texts = page.getByRole('list', { name: 'Textes du film' });
  const text = texts.getByRole('button', { name: /^Texte « Sud »/ });
  await text.click();
  await page.getByRole('radio', { name: 'Bas de cadre' }).click();
  await expect(page.getByRole('radio', { name: 'Bas de cadre' })).toBeChecked();
  await page.getByRole('button', { name: 'Verrouiller' }).click();
  await expect(text).toHaveAccessibleName('Texte « Sud », verrouillé');
  await expect(page.getByText('Ce texte est verrouillé : rien n’y change.')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(texts.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('v');
  await page.keyboard.press('d');
  await expect(texts.getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(texts.getByRole('button')).toHaveCount(1);
  // No shot went with it.
  await expect(shots(page).getByRole('listitem')).toHaveCount(4);
});

test('the film is renamed, compared and left for the next one from its head', {
  tag: '@wide',
}, async ({ page }) => {
  const other = { ...film('f2'), id: '0190aaaa-0000-7000-8000-00000000f12b', version: 1 };
  const videos = [{ ...film('f1'), id: tableFilm, version: 3 }, other];
  await answer(page, '**/api/v1/gallery/videos/?**', { videos, total: 2, has_more: false });
  await openTable(page, { ...smallCut(), version: 3 });
  const name = page.getByRole('button', { name: /versions et nom du film$/ });
  const renamed = page.waitForRequest((request) => request.method() === 'PATCH');
  await answer(page, `**/gallery/videos/${tableFilm}`, videos[0]);
  await name.click();
  await page.getByRole('menuitem', { name: 'Renommer le film' }).click();
  await page.getByRole('textbox', { name: 'Nom du film' }).fill('Le Sud');
  await page.keyboard.press('Enter');
  expect((await renamed).postDataJSON()).toEqual({ title: 'Le Sud' });
  await expect(name).toHaveAccessibleName(/^Le Sud/);
  await name.press('Enter');
  await page.getByRole('menuitem', { name: /^V1/ }).click();
  await expect(page.getByRole('dialog').getByText('Versions côte à côte')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Mes films' })).toContainText('1 sur 2');
  await page.getByRole('button', { name: 'Film plus ancien' }).click();
  await expect(page).toHaveURL(new RegExp(`/editor/${other.id}$`));
});

test('what a render will make anew is told shot by shot', { tag: '@wide' }, async ({ page }) => {
  await openTable(page);
  await expect(page.getByText('Film à jour.')).toBeVisible();
  await shotButton(page, 2).click();
  await page.keyboard.press(',');
  await expect(page.getByText('Tout est rendu sauf le plan 2, plus court.')).toBeVisible();
});
