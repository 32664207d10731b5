import { expect, type Locator, type Page } from '@playwright/test';

// Time as the page sees it: `page.clock.install()` comes before the first page.

/** Stops the page's time; from here on it moves only by `page.clock.runFor`. */
export async function stopTime(page: Page): Promise<void> {
  // Ahead of the page's own time, by more than a slow machine takes to say so.
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(now + 10_000));
}

/** Notes at which moment of its own time the page makes calls to addresses that contain `part`. */
export async function watchCalls(page: Page, part: string): Promise<void> {
  await page.addInitScript((part) => {
    const times: number[] = [];
    Reflect.set(window, 'callTimes', times);
    Reflect.set(window, 'openCalls', 0);
    const count = (more: number) =>
      Reflect.set(window, 'openCalls', Reflect.get(window, 'openCalls') + more);
    const send = window.fetch;
    window.fetch = (...call) => {
      const address = call[0] instanceof Request ? call[0].url : String(call[0]);
      if (!address.includes(part)) return send(...call);
      times.push(Date.now());
      count(1);
      return send(...call).finally(() => count(-1));
    };
  }, part);
}

function callTimes(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => Reflect.get(window, 'callTimes') as number[]);
}

/** Expects the watched calls to come again and again, `milliseconds` after the answer of the last. */
export async function expectCallsEvery(page: Page, milliseconds: number): Promise<void> {
  const before = (await callTimes(page)).length;
  await passUntilCalls(page, before + 3, milliseconds / 6);
  const [first = 0, second = 0, third = 0] = (await callTimes(page)).slice(before);
  for (const gap of [second - first, third - second]) {
    expect(gap).toBeGreaterThanOrEqual(milliseconds);
    expect(gap).toBeLessThan(milliseconds * 1.8);
  }
}

/**
 * Lets time pass in steps until so many calls were made. None passes while a call waits for its
 * answer: how long that takes is the machine's time, not the page's.
 */
export async function passUntilCalls(page: Page, calls: number, step: number): Promise<void> {
  const pass = async () => {
    const isWaiting = await page.evaluate(() => Reflect.get(window, 'openCalls') > 0);
    if (!isWaiting) await page.clock.runFor(step);
    return (await callTimes(page)).length;
  };
  await expect.poll(pass, { intervals: [100], timeout: 60_000 }).toBeGreaterThanOrEqual(calls);
}

/** Lets time pass until one more of the watched calls was made. */
export async function passUntilNextCall(page: Page, step: number): Promise<void> {
  await passUntilCalls(page, (await callTimes(page)).length + 1, step);
}

/** Lets time pass in short steps, with room for what is on its way, until something shows. */
export async function passUntilVisible(page: Page, thing: Locator): Promise<void> {
  const pass = async () => {
    await page.clock.runFor(20);
    return thing.isVisible();
  };
  await expect.poll(pass, { intervals: [100], timeout: 60_000 }).toBe(true);
}

/** Expects no watched call for so long. */
export async function expectNoCallFor(page: Page, milliseconds: number): Promise<void> {
  const before = (await callTimes(page)).length;
  await page.clock.runFor(milliseconds);
  expect((await callTimes(page)).length).toBe(before);
}
