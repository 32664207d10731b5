import { trimEnd } from '../../packages/contract/src/timeline/edit-shots.ts';
import { edge, openTable, shotButton, smallCut } from '../table.ts';
import { expect, test } from '../test.ts';

test.use({ reducedMotion: 'reduce' });

test('the handles of a short shot stand beside it, for the finger that lifts it', {
  tag: '@narrow',
}, async ({ page }) => {
  const cut = smallCut();
  const timeline = trimEnd(cut.timeline, 'clip-01', -40, {
    id: '0-mer',
    name: '',
    kind: 'video',
    frames: 360,
  });
  await openTable(page, { ...cut, timeline });
  await shotButton(page, 1).tap();
  const shot = await shotButton(page, 1).boundingBox();
  const start = await edge(page, 'Début du plan 1').boundingBox();
  const end = await edge(page, 'Fin du plan 1').boundingBox();
  if (!shot || !start || !end) throw new Error('nothing there to press');
  expect(shot.width).toBeLessThan(44);
  expect(start.x + start.width).toBeLessThanOrEqual(shot.x);
  expect(end.x).toBeGreaterThanOrEqual(shot.x + shot.width);
  const middle = { x: shot.x + shot.width / 2, y: shot.y + 50 };
  const touched = await page.evaluate(
    ({ x, y }) =>
      document.elementFromPoint(x, y)?.closest('[data-shot]')?.getAttribute('data-shot'),
    middle,
  );
  expect(touched).toBe('clip-01');
});

test('what has the focus on a phone is under the playhead', { tag: '@narrow' }, async ({
  page,
}) => {
  await openTable(page);
  await shotButton(page, 4).focus();
  const seek = page.getByRole('slider', { name: 'Position dans le film' });
  await expect
    .poll(async () => Number(await seek.getAttribute('aria-valuenow')))
    .toBeGreaterThan(30);
});

test('the playhead ends above the name of the music', async ({ page }) => {
  await openTable(page);
  const name = page.getByText('BPM').last();
  const tops = await name.evaluate((element) => {
    const line = document.querySelector('[data-playhead]')?.getBoundingClientRect();
    return { playhead: line?.bottom ?? 0, name: element.getBoundingClientRect().top };
  });
  expect(tops.playhead).toBeGreaterThan(0);
  expect(tops.playhead).toBeLessThanOrEqual(tops.name);
});
