import type { Music } from './film-job.ts';
import { pieceAt } from './own-music/own-pieces.ts';

export type MusicAddresses = {
  /** Path of the silent track, which means no music. */
  readonly silentPath: string;
  /** Prefix of our own media, absolute or relative, without a final slash. */
  readonly mediaHost: string;
  /** Origins under which this server is reached. */
  readonly ownOrigins: readonly string[];
};

/** Where the music of an `audio_url` comes from; null when it is no address at all. */
export function chooseMusic(
  audioUrl: string | null | undefined,
  addresses: MusicAddresses,
): Music | null {
  const wanted = audioUrl?.trim() ?? '';
  const ownOrigin = addresses.ownOrigins[0] ?? 'http://localhost';
  if (wanted === '') return { from: 'nowhere' };
  if (wanted.length > 4000) return null;
  const isPath = wanted.startsWith('/') && !wanted.startsWith('//');
  if (!isPath && !/^https?:\/\//i.test(wanted)) return null;
  if (!URL.canParse(wanted, ownOrigin)) return null;
  const url = new URL(wanted, ownOrigin);
  if (url.pathname === addresses.silentPath) return { from: 'nowhere' };
  const mediaHost = new URL(addresses.mediaHost, ownOrigin);
  const ownHosts = [mediaHost.origin, ...addresses.ownOrigins];
  const piece = ownHosts.includes(url.origin) ? pieceAt(url.pathname) : null;
  if (piece) return { from: 'own', piece: piece.id };
  for (const prefix of new Set([mediaHost.pathname, '/media'])) {
    const folder = `${prefix.replace(/\/$/, '')}/`;
    if (ownHosts.includes(url.origin) && url.pathname.startsWith(folder)) {
      return { from: 'storage', key: url.pathname.slice(folder.length) };
    }
  }
  return isPath ? null : { from: 'web', url: url.href };
}
