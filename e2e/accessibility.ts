import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the page as it is. */
export function violations(page: Page): Promise<string[]> {
  return analyse(page, (axe) => axe);
}

/** Of these alone a theme decides: whatever else axe looks at is the same in both. */
export function colourViolations(page: Page): Promise<string[]> {
  return analyse(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

async function analyse(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Guards hold the focus in a dialog: they never keep it, so hiding them is right.
  const axe = choose(new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]'));
  // Pages without frames need no second window to sum up in.
  axe.setLegacyMode();
  // A pop-up belongs to its button, not to a landmark; without it the page is looked at, too.
  const hasPopUp = (await page.locator('[role="menu"], [role="listbox"]').count()) > 0;
  const { violations } = await (hasPopUp ? axe.disableRules('region') : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** What goes on moving, though the person asked for rest. */
export function movements(page: Page): Promise<string[]> {
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
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
