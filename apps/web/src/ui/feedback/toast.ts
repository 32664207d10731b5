export type ToastKind = 'success' | 'error' | 'info';
export type ToastMessage = { id: number; kind: ToastKind; text: string };

type Listener = (message: ToastMessage) => void;

let listener: Listener | null = null;
let waiting: ToastMessage[] = [];
let count = 0;
const wakers = new Set<() => void>();

/** Says one French sentence at the bottom of the page for four seconds. */
export const toast = {
  success: (text: string) => say('success', text),
  error: (text: string) => say('error', text),
  info: (text: string) => say('info', text),
};

function say(kind: ToastKind, text: string): void {
  count += 1;
  const message = { id: count, kind, text };
  if (listener) listener(message);
  else waiting.push(message);
  for (const wake of wakers) wake();
}

/** The one toaster listens here; it first hears what was said before it was loaded. */
export function listenToToasts(next: Listener): () => void {
  listener = next;
  for (const message of waiting) next(message);
  waiting = [];
  return () => {
    listener = null;
  };
}

/** Whether anything was ever said: until then the toaster's code need not be loaded. */
export const toastHistory = {
  subscribe(wake: () => void): () => void {
    wakers.add(wake);
    return () => wakers.delete(wake);
  },
  hasAny: () => count > 0,
};
