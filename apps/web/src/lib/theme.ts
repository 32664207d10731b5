export type Theme = 'dark' | 'light';

/** The same key and rule as the small script in index.html, which runs before the first paint. */
export const themeKey = 'theme';

type ThemeStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Dark unless this browser session chose light. Storage may be forbidden, which means dark. */
export function readTheme(storage: ThemeStorage): Theme {
  try {
    return storage.getItem(themeKey) === 'light' ? 'light' : 'dark';
  } catch {
    return 'dark';
  }
}

/** Kept for the browser session; where storage is forbidden the choice lasts for the page. */
export function keepTheme(storage: ThemeStorage, theme: Theme): void {
  try {
    storage.setItem(themeKey, theme);
  } catch (error) {
    console.warn('the theme cannot be kept', error);
  }
}
