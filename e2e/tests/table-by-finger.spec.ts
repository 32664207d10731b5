import { trimEnd } from '../../packages/contract/src/timeline/edit-shots.ts';
import { edge, openTable, shotButton, shotNames, smallCut } from '../table.ts';
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

test('a shot that a finger has moved is opened by the next tap', { tag: '@narrow' }, async ({
  page,
}) => {
  await openTable(page);
  const before = await shotNames(page);
  const [from, to] = [
    await shotButton(page, 1).boundingBox(),
    await shotButton(page, 2).boundingBox(),
  ];
  if (!from || !to) throw new Error('nothing there to press');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: from.y + 50 }],
    });
  await touch('touchStart', from.x + from.width / 2);
  await expect(page.locator('[data-mark=line]')).toBeVisible();
  await touch('touchMove', to.x + to.width / 2);
  await touch('touchMove', to.x + to.width / 2 + 20);
  await touch('touchEnd');
  await expect(page.getByText('Plan déplacé à la place 2')).toBeAttached();
  expect(await shotNames(page)).not.toEqual(before);
  await shotButton(page, 2).tap();
  await expect(page.getByRole('heading', { name: 'Plan 2' })).toBeVisible();
});
