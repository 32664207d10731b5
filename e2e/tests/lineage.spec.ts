import { becomeMember } from '../person.ts';
import { ask, openImages, talk } from '../studio.ts';
import { expect, test } from '../test.ts';

test('a picture’s pin shows what it came from and what came of it, with links there', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/armoni');
  await ask(page, 'un lac de montagne au lever du soleil, avec ses sapins');
  const pins = talk(page).getByRole('button', { name: /^D’où vient ce fichier/ });
  await expect(pins).toHaveCount(1, { timeout: 60_000 });
  await ask(page, 'plus sombre');
  await expect(pins).toHaveCount(2, { timeout: 60_000 });

  await pins.nth(1).click();
  const from = page.getByRole('dialog').getByRole('region', { name: 'Vient de' });
  await expect(from.getByRole('link', { name: /un lac de montagne.*image/ })).toBeVisible();
  const message = from.getByRole('link', { name: /plus sombre.*message/ });
  await expect(message).toHaveAttribute('href', /\/armoni\/chats\//);
  const { x, width } = (await page.getByRole('dialog').boundingBox())!;
  expect(x + width, 'beside a long name').toBeLessThan(page.viewportSize()!.width);
  await page.keyboard.press('Escape');

  await pins.first().click();
  const into = page.getByRole('dialog').getByRole('region', { name: 'A servi à' });
  await expect(into.getByRole('link', { name: /plus sombre.*image/ })).toBeVisible();
  if (process.env.LOOK) await page.screenshot({ path: process.env.LOOK });
});

test('beside the conversation and beside the large picture stands the line it belongs to', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/armoni');
  await ask(page, 'un phare sur une falaise au coucher du soleil');
  const large = talk(page).getByRole('button', { name: /^Voir en grand/ });
  await expect(large).toHaveCount(1, { timeout: 60_000 });
  await ask(page, 'plus chaud');
  await expect(large).toHaveCount(2, { timeout: 60_000 });

  await openImages(page);
  const line = page.getByRole('region', { name: /^D’où elle vient/ });
  const below = line.getByRole('listitem').filter({ hasText: 'un phare' }).getByRole('listitem');
  await expect(below).toHaveText([/plus chaud.*cette image/]);
  await expect(below).toHaveAttribute('aria-current', 'true');
  await line.getByRole('link', { name: /^un phare sur une falaise/ }).click();

  const viewer = page.getByRole('dialog', { name: /^Image en grand : un phare/ });
  const more = viewer.getByRole('button', { name: 'Plus de détails' });
  await expect(viewer.getByRole('button', { name: 'Agrandir', exact: true })).toBeVisible();
  if (await more.isVisible()) await more.click();
  const own = viewer.getByRole('region', { name: /^D’où elle vient/ }).locator('[aria-current]');
  await expect(own).toContainText('un phare sur une falaise');
  await expect(own.getByRole('link', { name: /^plus chaud/ })).toBeVisible();
});
