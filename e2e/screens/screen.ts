import { expect, type Page } from '@playwright/test';

/** One screen in one state, brought about without waiting for any engine. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  /** Before the page is opened: an account, answers. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** On the page: what must be opened, pressed or filled. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Only where the layout has it. */
  readonly only?: 'wide' | 'narrow';
};

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The tag of its tests: some screens are only there at one width, some in the whole run alone. */
export function tagOf({ only }: { readonly only?: Screen['only'] | 'whole' }): string[] {
  return only ? [`@${only}`] : [];
}

/** Opens it at a fixed date, with calm media, and waits until nothing is on its way. */
export async function openScreen(page: Page, { path, prepare, act }: Screen): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00.000Z'));
  await prepare?.(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await act?.(page);
  // Who is signed in is told by the head a moment after the page; until then there is an empty disc.
  const nobodyYet = page.locator('header .rounded-full:empty').first();
  await nobodyYet.waitFor({ state: 'detached', timeout: 3000 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}
