type Probed = {
  readonly inner?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
};

/** The filter that takes away a clip's own borders; null where it has none. */
export function innerPicture({ inner }: Probed): string | null {
  if (!inner) return null;
  const { x, y, width, height } = inner;
  return `crop=iw*${width}:ih*${height}:iw*${x}:ih*${y}`;
}

/** The same before other filters: with its comma, or nothing. */
export function withoutBorders({ probe }: { readonly probe: Probed }): string {
  const filter = innerPicture(probe);
  return filter === null ? '' : `${filter},`;
}
