import { createReadStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { Piece } from '@armoni/video-engine/own-music/pieces';
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts';
import { keyOfPiece } from './own-pieces.ts';

/** Plays a piece into a file, away from the event loop. */
export type EncodePiece = (pieceId: string, path: string, signal: AbortSignal) => Promise<void>;

type Dependencies = {
  readonly storage: Storage;
  readonly encodePiece: EncodePiece;
  readonly workFolder: string;
};

const mostBytes = 64 * 1024 * 1024;
const patienceMs = 120_000;

/** A piece as a stored file: played when somebody first wants to hear it, once for everybody. */
export function makeOwnMusicFile({ storage, encodePiece, workFolder }: Dependencies) {
  const underWay = new Map<string, Promise<void>>();
  const play = async (piece: Piece, key: string) => {
    await fs.mkdir(workFolder, { recursive: true });
    const folder = await fs.mkdtemp(join(workFolder, 'music-'));
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const path = join(folder, 'piece.m4a');
      await encodePiece(piece.id, path, signal);
      const limits = { contentType: 'audio/mp4', maxBytes: mostBytes, signal };
      const written = await storage.write(key, createReadStream(path), limits);
      if (!written.ok) throw new Error('a piece of music is too large');
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  };
  return async (piece: Piece): Promise<StoredObject> => {
    const key = keyOfPiece(piece);
    const kept = await storage.stat(key);
    if (kept) return kept;
    const playing = underWay.get(key) ?? play(piece, key).finally(() => underWay.delete(key));
    underWay.set(key, playing);
    await playing.catch(async (error: unknown) => {
      // Another process of the studio may have been quicker.
      if ((await storage.stat(key)) === null) throw error;
    });
    const stored = await storage.stat(key);
    if (!stored) throw new Error('a piece of music was stored and is gone');
    return stored;
  };
}

export type OwnMusicFile = ReturnType<typeof makeOwnMusicFile>;
