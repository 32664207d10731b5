import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { runInParallel } from '../ffmpeg/run-in-parallel.ts';
import type { EditRequest } from '../model/edit.ts';
import type { MediaReference, MediaRefusal, MediaSource } from '../model/media.ts';
import { prepareSource } from '../probe/prepare-source.ts';
import { probeMedia } from '../probe/probe-media.ts';
import { editTexts } from '../texts.ts';
import { artefact } from './artefact.ts';
import type { EditRun } from './edit-run.ts';

const probeVersion = 4;

export type ProbedSources = {
  readonly references: readonly MediaReference[];
  readonly refused: readonly MediaRefusal[];
  readonly music: MusicProbe;
};

export type MusicProbe =
  | { readonly status: 'none' }
  | { readonly status: 'usable'; readonly reference: MediaReference }
  | { readonly status: 'unusable'; readonly message: string };

/** Looks into every file: what it holds, or why it is refused. */
export async function probeSources(
  request: EditRequest,
  run: EditRun,
  onProgress: (done: number) => void,
): Promise<ProbedSources> {
  let done = 0;
  const probes = await runInParallel(request.sources, run.concurrency, async (source) => {
    const probed = await probeOnce(source, run);
    done += 1;
    onProgress(done / (request.sources.length + 1));
    if (!probed.ok) return probed;
    if (probed.reference.probe.kind === 'audio') return refuse(soundOnly(source));
    const { workFolder, signal } = run;
    const reference = await prepareSource(probed.reference, run.tools, { workFolder, signal });
    return { ok: true as const, reference };
  });
  return {
    references: probes.flatMap((probed) => (probed.ok ? [probed.reference] : [])),
    refused: probes.flatMap((probed) => (probed.ok ? [] : [probed.refusal])),
    music: await probeMusic(request.musicPath, run),
  };
}

async function probeMusic(musicPath: string | null, run: EditRun): Promise<MusicProbe> {
  if (musicPath === null) return { status: 'none' };
  const probed = await probeOnce({ id: 'music', path: musicPath, name: basename(musicPath) }, run);
  if (!probed.ok) return { status: 'unusable', message: probed.refusal.message };
  return probed.reference.probe.hasAudio
    ? { status: 'usable', reference: probed.reference }
    : { status: 'unusable', message: editTexts.musicWithoutSound };
}

type Probed = Awaited<ReturnType<typeof probeMedia>>;

/** A file that has not changed since is not read again, also where it lies elsewhere by now. */
async function probeOnce(source: MediaSource, run: EditRun): Promise<Probed> {
  const { id, name, path } = source;
  const { size, mtimeMs } = await stat(path);
  const key = [probeVersion, id, name, size, mtimeMs];
  const probed = await artefact(run.workFolder, 'probe', key, () =>
    probeMedia(source, run.tools, { signal: run.signal }),
  );
  return probed.ok ? { ...probed, reference: { ...probed.reference, path } } : probed;
}

function refuse(refusal: MediaRefusal) {
  return { ok: false as const, refusal };
}

function soundOnly({ id, name }: MediaSource): MediaRefusal {
  return { sourceId: id, name, reason: 'not-media', message: editTexts.soundOnly(name) };
}
