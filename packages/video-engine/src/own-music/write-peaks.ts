import { writeFile } from 'node:fs/promises';
import { measurePeaks } from './piece-peaks.ts';
import { pieces } from './pieces.ts';
import { playPiece } from './play-piece.ts';

// `node packages/video-engine/src/own-music/write-peaks.ts`, after a piece sounds otherwise.
const peaks = Object.fromEntries(
  pieces.map((piece) => [piece.id, measurePeaks(playPiece(piece).samples)]),
);
await writeFile(new URL('piece-peaks.json', import.meta.url), `${JSON.stringify(peaks)}\n`);
