/** Where a picture of the chat can be carried. */
export type HandOverTarget = 'trainer' | 'editor';

/** A stored picture: its address, and the name it is called by there. */
export type HandedPicture = { readonly url: string; readonly name: string };

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Leaves a picture for another page, which takes it as it opens; go to `/trainer` or `/editor`
 * afterwards. It survives a page load, not the browser session.
 */
export function handOver(
  target: HandOverTarget,
  picture: HandedPicture,
  keeper: Keeper = window.sessionStorage,
): void {
  try {
    keeper.setItem(keyOf(target), JSON.stringify([...read(target, keeper), picture]));
  } catch {
    // Without session storage the picture stays where it is, and nothing else is lost.
  }
}

/** Takes what was left for a page; it is there once. */
export function takeHandedOver(
  target: HandOverTarget,
  keeper: Keeper = window.sessionStorage,
): readonly HandedPicture[] {
  const pictures = read(target, keeper);
  if (pictures.length > 0) keeper.removeItem(keyOf(target));
  return pictures;
}

/** The picture itself; null when it cannot be read from its address any more. */
export async function fetchHandedOver({ url, name }: HandedPicture): Promise<File | null> {
  try {
    const response = await fetch(url);
    const bytes = await response.blob();
    const isPicture = response.ok && bytes.type.startsWith('image/');
    return isPicture ? new File([bytes], name, { type: bytes.type }) : null;
  } catch {
    return null;
  }
}

/** Leaves the choice of a style for the studio; go to `/armoni` afterwards. */
export function handOverStyle(id: number, keeper: Keeper = window.sessionStorage): void {
  try {
    keeper.setItem(styleKey, String(id));
  } catch {
    // The style can still be chosen there.
  }
}

/** The style that was left for the studio, once; null for none. */
export function takeHandedStyle(keeper: Keeper = window.sessionStorage): number | null {
  try {
    const id = Number.parseInt(keeper.getItem(styleKey) ?? '', 10);
    keeper.removeItem(styleKey);
    return Number.isNaN(id) ? null : id;
  } catch {
    return null;
  }
}

const styleKey = 'armoni.hand-over.style';

function read(target: HandOverTarget, keeper: Keeper): readonly HandedPicture[] {
  try {
    const kept: unknown = JSON.parse(keeper.getItem(keyOf(target)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHandedPicture) : [];
  } catch {
    // Closed storage, or a text that is not ours.
    return [];
  }
}

function isHandedPicture(value: unknown): value is HandedPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { url, name } = value as Record<string, unknown>;
  return typeof url === 'string' && typeof name === 'string';
}

function keyOf(target: HandOverTarget): string {
  return `armoni.hand-over.${target}`;
}
