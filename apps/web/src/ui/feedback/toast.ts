import { makeStore } from '../../lib/store/make-store.ts';

export type ToastKind = 'success' | 'error' | 'info';
/** One thing to do about what is said. */
export type ToastAction = { readonly label: string; readonly onPress: () => void };
export type ToastMessage = {
  readonly kind: ToastKind;
  readonly text: string;
  readonly action: ToastAction | undefined;
};

/** What was said and is not on the page yet; the toaster takes it from here once it is loaded. */
export const pendingToasts = makeStore<readonly ToastMessage[]>([]);

/** Whether anything was ever said: until then the toaster's code need not be loaded. */
export const isToasterNeeded = makeStore(false);

/** Says one French sentence at the bottom of the page for four seconds; longer with something to press. */
export const toast = {
  success: (text: string, action?: ToastAction) => say('success', text, action),
  error: (text: string, action?: ToastAction) => say('error', text, action),
  info: (text: string, action?: ToastAction) => say('info', text, action),
};

function say(kind: ToastKind, text: string, action?: ToastAction): void {
  pendingToasts.set((pending) => [...pending, { kind, text, action }]);
  isToasterNeeded.set(true);
}
