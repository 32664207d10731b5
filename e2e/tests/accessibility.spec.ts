import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isNarrow } from '../person.ts';
import { openScreen, tagOf } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { smallTargets } from '../targets.ts';

test.describe('every screen and state', () => {
  test.describe.configure({ mode: 'parallel' });
  test.use({ reducedMotion: 'reduce' });

  for (const screen of screens) {
    const title = `${screen.name} passes axe in both themes, rests, reflows and is easy to hit`;
    test(title, { tag: tagOf(screen) }, async ({ page }) => {
      await openScreen(page, screen);
      for (const theme of ['dark', 'light']) {
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name;
        }, theme);
        expect.soft(await violations(page), theme).toEqual([]);
      }
      expect.soft(await smallTargets(page), 'small targets').toEqual([]);
      expect.soft(await movements(page), 'moves under reduced motion').toEqual([]);
      // 320 px are 1280 at 400 %, 720 × 450 is the desk at 200 %.
      await page.setViewportSize(
        isNarrow(page) ? { width: 320, height: 640 } : { width: 720, height: 450 },
      );
      // A pop-up follows the window a moment later.
      await expect.soft
        .poll(() => sideways(page), { message: 'wider than the window' })
        .toEqual([]);
    });
  }
});

async function violations(page: Page): Promise<string[]> {
  // Guards hold the focus in a dialog: they never keep it, so hiding them is right.
  const axe = new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]');
  // A pop-up belongs to its button, not to a landmark; without it the page is looked at, too.
  const hasPopUp = (await page.locator('[role="menu"], [role="listbox"]').count()) > 0;
  const { violations } = await (hasPopUp ? axe.disableRules('region') : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** What goes on moving, though the person asked for rest. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && duration !== 0;
      })
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? 'unknown'),
  );
}

/** What makes the page scroll sideways. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
