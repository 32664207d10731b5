/** Where a picture of the chat can be carried. */
export type PictureTarget = 'trainer' | 'editor';

/** A stored picture: its address, and the name it is called by there. */
export type SentPicture = { readonly url: string; readonly name: string };

type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Leaves a picture for another page, which takes it as it opens; go to `/trainer` or `/editor`
 * afterwards. It survives a page load, not the browser session.
 */
export function sendPicture(
  target: PictureTarget,
  picture: SentPicture,
  storage: PageStorage = window.sessionStorage,
): void {
  try {
    storage.setItem(keyOf(target), JSON.stringify([...read(target, storage), picture]));
  } catch {
    // Without session storage the picture stays where it is, and nothing else is lost.
  }
}

/** Takes what was left for a page; it is there once. */
export function receivePictures(
  target: PictureTarget,
  storage: PageStorage = window.sessionStorage,
): readonly SentPicture[] {
  const pictures = read(target, storage);
  if (pictures.length > 0) storage.removeItem(keyOf(target));
  return pictures;
}

/** The picture itself; null when it cannot be read from its address any more. */
export async function fetchSentPicture({ url, name }: SentPicture): Promise<File | null> {
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
export function sendStyle(id: number, storage: PageStorage = window.sessionStorage): void {
  try {
    storage.setItem(styleKey, String(id));
  } catch {
    // The style can still be chosen there.
  }
}

/** The style that was left for the studio, once; null for none. */
export function receiveStyle(storage: PageStorage = window.sessionStorage): number | null {
  try {
    const id = Number.parseInt(storage.getItem(styleKey) ?? '', 10);
    storage.removeItem(styleKey);
    return Number.isNaN(id) ? null : id;
  } catch {
    return null;
  }
}

const styleKey = 'armoni.hand-over.style';

function read(target: PictureTarget, storage: PageStorage): readonly SentPicture[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(target)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSentPicture) : [];
  } catch {
    // Closed storage, or a text that is not ours.
    return [];
  }
}

function isSentPicture(value: unknown): value is SentPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { url, name } = value as Record<string, unknown>;
  return typeof url === 'string' && typeof name === 'string';
}

function keyOf(target: PictureTarget): string {
  return `armoni.hand-over.${target}`;
}
