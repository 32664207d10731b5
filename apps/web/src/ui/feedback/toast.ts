import { makeStore } from '../../lib/store/make-store.ts';

export type ToastKind = 'success' | 'error' | 'info';
export type ToastMessage = { readonly kind: ToastKind; readonly text: string };

/** What was said and is not on the page yet; the toaster takes it from here once it is loaded. */
export const pendingToasts = makeStore<readonly ToastMessage[]>([]);

/** Whether anything was ever said: until then the toaster's code need not be loaded. */
export const isToasterNeeded = makeStore(false);

/** Says one French sentence at the bottom of the page for four seconds. */
export const toast = {
  success: (text: string) => say('success', text),
  error: (text: string) => say('error', text),
  info: (text: string) => say('info', text),
};

function say(kind: ToastKind, text: string): void {
  pendingToasts.set((pending) => [...pending, { kind, text }]);
  isToasterNeeded.set(true);
}
