/** The studio's own addresses made absolute, in texts and in whatever holds them. */
export function absoluteIn<T>(value: T, base: string): T {
  if (typeof value === 'string') return absoluteText(value, base) as T;
  if (Array.isArray(value)) return value.map((one) => absoluteIn(one, base)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, one]) => [name, absoluteIn(one, base)]);
  return Object.fromEntries(entries) as T;
}

function absoluteText(text: string, base: string): string {
  if (/^\/media\/\S+$/.test(text)) return `${base}${text}`;
  return text.replace(/\]\(\/(?!\/)/g, `](${base}/`);
}
