import { setPriority } from 'node:os';
import type { RudeGuest } from './rude-guest.ts';

// One rude guest: prepares, disturbs whenever told to, and says what came of it when told to stop.

// Guests sit at machines of their own: what theirs need should not be counted here.
setPriority(10);

const [module = '', url = '', size = ''] = process.argv.slice(2);
const { guest } = (await import(module)) as { guest: RudeGuest };
const isSmall = size === '--small';
const prepared = await guest.prepare(url, isSmall);
let stopping = new AbortController();
process.on('message', async (order: 'start' | 'stop') => {
  if (order === 'stop') return stopping.abort();
  stopping = new AbortController();
  const { signal } = stopping;
  const outcomes: Record<string, number> = {};
  const tell = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  await guest.disturb({ url, prepared, isSmall, signal, tell });
  process.send?.({ outcomes });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
