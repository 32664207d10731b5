export function darker(hex: string, by = 0.8): string {
  return mixed(hex, '#1b1420', 1 - by);
}

export function mixed(one: string, other: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) =>
    Math.round(part(one, at) + (part(other, at) - part(one, at)) * share),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
