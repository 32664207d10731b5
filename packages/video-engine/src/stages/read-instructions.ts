import type { ClipAnalysis } from '../model/analysis.ts';
import type { EditRequest } from '../model/edit.ts';
import type { Reading } from '../model/reading.ts';
import type { ReadingContext } from '../model/reading-context.ts';
import { readWish } from '../plan/intent/read-wish.ts';
import { artefact } from './artefact.ts';
import type { EditRun } from './edit-run.ts';

/** Of the artefact's method: raise it when the method changes. */
export const readingVersion = 16;

type Seen = { readonly analyses: readonly ClipAnalysis[] };

/** The wish as the engine's own rules read it, once: a first reading takes as long as a whole clip's analysis. */
export function readInstructions(request: EditRequest, seen: Seen, run: EditRun): Promise<Reading> {
  const { instructions, corrections } = request;
  const context = readingContext(request, seen, run);
  const key = [readingVersion, instructions, corrections ?? null, context];
  return artefact(run.workFolder, 'rules', key, async () =>
    readWish(instructions, context, corrections),
  );
}

/** Every clip given counts, unusable ones too: the person numbers what they see. */
export function readingContext(
  { sources, aspectRatio, musicPath, ownPiece, captions = [] }: EditRequest,
  { analyses }: Seen,
  { tools, transcribe }: Pick<EditRun, 'tools' | 'transcribe'>,
): ReadingContext {
  const clips = sources.map(({ id, name }) => {
    const analysis = analyses.find(({ sourceId }) => sourceId === id);
    const isStill = analysis?.kind === 'image';
    return {
      name,
      kind: isStill ? ('image' as const) : ('video' as const),
      durationSeconds: isStill ? null : (analysis?.durationSeconds ?? null),
    };
  });
  return {
    hasMusic: musicPath !== null || ownPiece !== undefined,
    hasCaptions: captions.length > 0,
    ...{ clips, aspectRatio },
    canSee: tools.eyesFolder !== undefined,
    canTranscribe: transcribe !== undefined,
  };
}
