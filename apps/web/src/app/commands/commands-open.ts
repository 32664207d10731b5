import { makeStore } from '../../lib/store/make-store.ts';

/** Whether Ctrl + K's dialog is open; null until it was wanted once. */
export const commandsOpen = makeStore<boolean | null>(null);
