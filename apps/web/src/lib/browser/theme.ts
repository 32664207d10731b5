export type Theme = 'dark' | 'light';

/** The same key and rule as the small script in index.html, which runs before the first paint. */
export const themeKey = 'theme';

/** A browser that forbids storage throws as soon as it is touched, hence a function. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Dark unless this browser session chose light. */
export function readTheme(storage: OpenStorage): Theme {
  try {
    return storage().getItem(themeKey) === 'light' ? 'light' : 'dark';
  } catch {
    // Without storage nothing was chosen.
    return 'dark';
  }
}

/** Kept for the browser session; where storage is forbidden the choice lasts for the page. */
export function writeTheme(storage: OpenStorage, theme: Theme): void {
  try {
    storage().setItem(themeKey, theme);
  } catch (error) {
    console.warn('the theme cannot be kept', error);
  }
}
