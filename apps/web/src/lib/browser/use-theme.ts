import { makeStore } from '../store/make-store.ts';
import { useStore } from '../store/use-store.ts';
import { readTheme, type Theme, writeTheme } from './theme.ts';

// The script in index.html has already put the same theme on the page.
const shown = makeStore<Theme>(readTheme(() => window.sessionStorage));

/** The theme on the page and the way to change it. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useStore<Theme>(shown, () => 'dark');
  return { theme, toggleTheme: () => show(theme === 'dark' ? 'light' : 'dark') };
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  paintBrowser();
  writeTheme(() => window.sessionStorage, theme);
  shown.set(theme);
}

/** The browser's own bars take the colour of the page. */
function paintBrowser(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', backgroundColor);
}
