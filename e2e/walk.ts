import { expect, type Page } from '@playwright/test';

/** What somebody meets who goes through a page with Tab alone. */
export type Walk = {
  /** Where nothing shows that one is there. */
  readonly unseen: readonly string[];
  /** What can be pressed, filled or moved, and is never reached. */
  readonly missed: readonly string[];
};

const most = 200;

/** Goes from the page's beginning to its end with Tab, as somebody without a mouse does. */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-walked]'))
      one.removeAttribute('data-walked');
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const unseen: string[] = [];
  let ends = 0;
  for (let steps = 0; steps < most; steps += 1) {
    await page.keyboard.press('Tab');
    const met = await page.evaluate(standing);
    if (met === 'been' || ends > 1) break;
    // Behind the last one the browser's own controls come, and then the first again.
    if (met === 'nowhere') ends += 1;
    else if (!met.isSeen) unseen.push(met.name);
    expect(steps, 'a walk without an end').toBeLessThan(most - 1);
  }
  return { unseen, missed: await page.evaluate(unreached) };
}

/** Where the keyboard stands, and whether it can be seen there. */
function standing(): { name: string; isSeen: boolean } | 'been' | 'nowhere' {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || here === document.body) return 'nowhere';
  if (here.dataset.walked !== undefined) return 'been';
  here.dataset.walked = '';
  const name = here.getAttribute('aria-label') ?? here.innerText ?? '';
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    const isClear = /(?:\/ 0|, 0)\)$|transparent/.test(outlineColor);
    return (isOutlined && !isClear) || (boxShadow !== 'none' && element !== document.body);
  };
  // A control that is drawn by what lies around or within it is ringed there.
  const around = [here, here.parentElement, here.parentElement?.parentElement];
  const drawn = [...around, ...here.querySelectorAll('*')].filter((one) => one instanceof Element);
  const box = here.getBoundingClientRect();
  const isInView =
    box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const label = `${here.tagName.toLowerCase()} « ${name.trim().slice(0, 60)} »`;
  return { name: label, isSeen: drawn.some(isRinged) && isInView };
}

function unreached(): string[] {
  const selector = 'a[href], button, input, textarea, select, summary, [role], [tabindex]';
  const actions =
    /^(button|link|slider|textbox|combobox|switch|checkbox|radio|menuitem|tab|option)$/;
  const groups = new Set(
    [...document.querySelectorAll<HTMLInputElement>('input[type="radio"][data-walked]')].map(
      ({ name }) => name,
    ),
  );
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      const role = element.getAttribute('role');
      const isAction = role
        ? actions.test(role)
        : element.matches('a, button, input, textarea, select, summary, [tabindex="0"]');
      const isOff = element.matches(
        ':disabled, [aria-disabled="true"], [type="hidden"], [type="file"]',
      );
      // One of a group is in the order of Tab, and the arrows lead to the others.
      const isOfGroup =
        element.tabIndex < 0 &&
        element.closest(
          '[role="radiogroup"], [role="tablist"], [role="menu"], [role="toolbar"]',
        ) !== null;
      const isOfRadios = element instanceof HTMLInputElement && groups.has(element.name);
      const isHidden =
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) ||
        element.closest('[inert], [aria-hidden="true"]') !== null;
      const { width, height } = element.getBoundingClientRect();
      return isAction && !isOff && !isOfGroup && !isOfRadios && !isHidden && width * height > 1;
    })
    .filter((element) => element.dataset.walked === undefined)
    .map(
      (element) =>
        `${element.tagName.toLowerCase()} « ${(element.getAttribute('aria-label') ?? element.innerText ?? '').trim().slice(0, 60)} » ${element.tabIndex}`,
    );
}
