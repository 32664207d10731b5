const tenths = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** « 1,5 s » */
export function secondsInWords(value: number): string {
  return `${tenths.format(value)}\u00a0s`;
}

/** « 3 coupes » */
export function formatCount(count: number, one: string, several: string): string {
  return `${count} ${count > 1 ? several : one}`;
}
