/** What an address of this studio leads to. */
export type OwnAddress =
  | { readonly kind: 'media'; readonly key: string }
  | { readonly kind: 'share'; readonly token: string; readonly part: 'film' | 'poster' };

type Hosts = {
  /** Origin people reach us by. */
  readonly publicUrl: string;
  /** Prefix of every stored file's address, without a final slash. */
  readonly mediaHost: string;
};

/** Where our own addresses lead, written in full or from the origin on; null for all others. */
export function ownAddress(address: string, { publicUrl, mediaHost }: Hosts): OwnAddress | null {
  if (!URL.canParse(address, publicUrl)) return null;
  const { origin, pathname } = new URL(address, publicUrl);
  const media = new URL(`${mediaHost}/`, publicUrl);
  if (origin === media.origin && pathname.startsWith(media.pathname)) {
    return mediaAt(pathname.slice(media.pathname.length));
  }
  if (origin !== new URL(publicUrl).origin) return null;
  if (pathname.startsWith(ownMedia)) return mediaAt(pathname.slice(ownMedia.length));
  const [, token, name] =
    /^\/f\/([\w-]+)(?:\/(film\.mp4|poster\.jpg|embed))?$/.exec(pathname) ?? [];
  return token ? { kind: 'share', token, part: name === 'poster.jpg' ? 'poster' : 'film' } : null;
}

/** Also where another host serves them. */
const ownMedia = '/media/';

function mediaAt(path: string): OwnAddress | null {
  try {
    return { kind: 'media', key: decodeURIComponent(path) };
  } catch {
    return null;
  }
}
