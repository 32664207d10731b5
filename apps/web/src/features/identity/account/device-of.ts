export type Device = { readonly name: string; readonly isPhone: boolean };

// In this order: several call themselves by the names of others, too.
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
] as const;

/** « Firefox, Linux »: the browser and the system that a user agent names; null where it names neither. */
export function deviceOf(userAgent: string | null): Device | null {
  if (userAgent === null) return null;
  const names = [browsers, systems].flatMap(
    (known) => known.find(([mark]) => mark.test(userAgent))?.[1] ?? [],
  );
  if (names.length === 0) return null;
  return { name: names.join(', '), isPhone: /iPhone|iPad|Android/.test(userAgent) };
}
