const kilobyte = 1024;

const units = [
  { name: 'GB', bytes: kilobyte ** 3, digits: 2 },
  { name: 'MB', bytes: kilobyte ** 2, digits: 1 },
  { name: 'KB', bytes: kilobyte, digits: 0 },
] as const;

/** `48.2 MB`; powers of 1024, as the limit of 2.5 GB counts. */
export function clipSize(sizeBytes: number): string {
  const { name, bytes, digits } = unitFor(sizeBytes);
  return `${(sizeBytes / bytes).toFixed(digits)} ${name}`;
}

/** `1.31 of 1.82 GB`: both in the unit of the whole. */
export function clipProgress(sentBytes: number, sizeBytes: number): string {
  const { name, bytes, digits } = unitFor(sizeBytes);
  const places = sizeBytes / bytes >= 20 ? 0 : digits;
  return `${(sentBytes / bytes).toFixed(places)} of ${(sizeBytes / bytes).toFixed(places)} ${name}`;
}

function unitFor(sizeBytes: number) {
  return units.find((unit) => sizeBytes >= unit.bytes * 0.9) ?? units[2];
}
