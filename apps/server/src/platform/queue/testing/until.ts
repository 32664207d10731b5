import { vi } from 'vitest';

/** Until this holds. A line that is kept elsewhere is looked at each second, on a busy machine later. */
export const until = (check: () => unknown, timeout = 20_000) => vi.waitFor(check, { timeout });
