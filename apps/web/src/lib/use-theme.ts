import { useSyncExternalStore } from 'react';
import { keepTheme, type Theme } from './theme.ts';

const wakers = new Set<() => void>();

/** The theme on the page and the way to change it. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, shownTheme);
  return { theme, toggleTheme: () => show(theme === 'dark' ? 'light' : 'dark') };
}

function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  keepTheme(window.sessionStorage, theme);
  for (const wake of wakers) wake();
}

function subscribe(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}
