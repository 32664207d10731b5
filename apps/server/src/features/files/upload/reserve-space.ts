/** Room that an upload has taken before its bytes are stored. Giving it back twice is harmless. */
export type ReservedSpace = { readonly bytes: number; release(): void };

/**
 * Takes room for uploads in the making, so that many at once do not share the same free bytes.
 * Null when none is left.
 */
export function makeReserveSpace(usedBytes: (ownerId: string) => Promise<number>) {
  const reserved = new Map<string, number>();
  const change = (ownerId: string, bytes: number) => {
    const total = (reserved.get(ownerId) ?? 0) + bytes;
    if (total > 0) reserved.set(ownerId, total);
    else reserved.delete(ownerId);
  };
  return async (
    ownerId: string,
    wish: { readonly quotaBytes: number; readonly wantedBytes: number },
  ): Promise<ReservedSpace | null> => {
    const used = await usedBytes(ownerId);
    const freeBytes = wish.quotaBytes - used - (reserved.get(ownerId) ?? 0);
    if (freeBytes <= 0) return null;
    const bytes = Math.min(freeBytes, wish.wantedBytes);
    change(ownerId, bytes);
    let isHeld = true;
    return {
      bytes,
      release() {
        if (isHeld) change(ownerId, -bytes);
        isHeld = false;
      },
    };
  };
}

export type ReserveSpace = ReturnType<typeof makeReserveSpace>;
