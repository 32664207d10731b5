const units = [
  { name: 'GB', bytes: 1e9, digits: 2 },
  { name: 'MB', bytes: 1e6, digits: 1 },
  { name: 'KB', bytes: 1e3, digits: 0 },
] as const;

/** `1.31 of 1.82 GB`: both in the unit of the whole, in the same steps of 1000 as sizes. */
export function uploadProgress(sentBytes: number, sizeBytes: number): string {
  const { name, bytes, digits } = units.find((unit) => sizeBytes >= unit.bytes) ?? units[2];
  const places = sizeBytes / bytes >= 20 ? 0 : digits;
  return `${(sentBytes / bytes).toFixed(places)} of ${(sizeBytes / bytes).toFixed(places)} ${name}`;
}
