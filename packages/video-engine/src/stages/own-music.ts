import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyseMusic } from '../analyse/music/analyse-music.ts';
import type { MusicAnalysis } from '../model/analysis.ts';
import type { EditRequest } from '../model/edit.ts';
import { beatsPerBar } from '../own-music/arrange.ts';
import { type Piece, pieceOf, pieceWithId } from '../own-music/pieces.ts';
import { type PlayedPiece, playPiece } from '../own-music/play-piece.ts';
import { writeWave } from '../own-music/write-wave.ts';
import { probeMedia } from '../probe/probe-media.ts';
import type { AnalysedSources } from './analyse-sources.ts';
import type { EditRun } from './edit-run.ts';
import { readInstructions } from './read-instructions.ts';

/** Beats that are known stand out as clearly as any that are heard. */
const knownPulse = 10;

/** The studio's own music, where it is chosen or wished for and none is given; as if it were given. */
export async function withOwnMusic(
  analysed: AnalysedSources,
  request: EditRequest,
  run: EditRun,
): Promise<AnalysedSources> {
  const piece = await pieceAskedFor(request, analysed, run);
  if (piece === null) return analysed;
  const played = playPiece(piece);
  const path = join(run.workFolder, `music-${piece.id}.wav`);
  await writeFile(`${path}.partial`, writeWave(played.samples));
  await rename(`${path}.partial`, path);
  const { signal, tools } = run;
  const probed = await probeMedia({ id: 'music', path, name: piece.name }, tools, { signal });
  if (!probed.ok) throw new Error(probed.refusal.message);
  const heard = await analyseMusic(path, tools, { signal });
  return {
    ...analysed,
    music: { reference: probed.reference, analysis: known(heard, played, piece.tempoBpm) },
  };
}

async function pieceAskedFor(
  request: EditRequest,
  analysed: AnalysedSources,
  run: EditRun,
): Promise<Piece | null> {
  const { musicPath, ownPiece } = request;
  if (musicPath !== null) return null;
  if (ownPiece !== undefined) return pieceWithId(ownPiece);
  const { music } = (await readInstructions(request, analysed, run)).intent;
  return music.mood === null || music.use === 'none' ? null : pieceOf(music.mood);
}

/** What was written needs no ear to be found. */
function known(heard: MusicAnalysis, { beatSeconds, sections }: PlayedPiece, tempoBpm: number) {
  const chorus = sections.find(({ name }) => name === 'chorus');
  return {
    ...heard,
    ...{ tempoBpm, beatSeconds, pulse: knownPulse },
    downbeatSeconds: beatSeconds.filter((_, index) => index % beatsPerBar === 0),
    ...(chorus && { chorusSeconds: chorus.startSeconds }),
  };
}
