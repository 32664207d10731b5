import { type ToolRun, watchToolRuns } from '@armoni/video-engine/ffmpeg/tool-runs';
import type { EditProgress, EditRequest } from '@armoni/video-engine/model/edit';
import { editTexts } from '@armoni/video-engine/texts';
import { ProcessEnded } from '../../../platform/processes/open-process.ts';
import type { ProcessTools } from '../../../platform/processes/process-task.ts';
import { runInProcess } from '../../../platform/processes/run-in-process.ts';
import { noteToolRun } from '../../../platform/tracing/tool-runs.ts';
import { scopeNow } from '../../../platform/tracing/tracing.ts';
import type { RunEdit } from '../ports.ts';
import type { OpenaiPlannerOptions } from './openai-planner.ts';
import type { OpenaiTranscriberOptions } from './openai-transcriber.ts';
import { toolEnvironment } from './tool-environment.ts';

export type EditProcessOptions = {
  readonly ffmpegPath: string;
  readonly ffprobePath: string;
  /** Packages with which pictures are looked at. */
  readonly eyesFolder?: string;
  /** ffmpeg processes at a time. */
  readonly concurrency?: number;
  /** Pixels on the shorter side of films. */
  readonly shortSide?: number;
  /** The model that reads the wishes; without one the engine's rules do. */
  readonly planner?: OpenaiPlannerOptions;
  /** The service that hears what is said in clips; without one captions must be given. */
  readonly transcriber?: OpenaiTranscriberOptions;
  /** The module with `edit`; tests put another in its place. */
  readonly engine?: string;
};

/**
 * The video engine in a process of its own: analysis and planning must not hold up a reply, and a
 * thread whose heap is full can take the whole server with it.
 */
export function makeEditInProcess(options: EditProcessOptions): RunEdit {
  return (request, { signal, onProgress }) => {
    const scope = scopeNow();
    const news = (progress: News) => {
      if ('toolRun' in progress) noteToolRun(progress.toolRun, scope);
      else onProgress?.(progress);
    };
    return editInProcess({ request, options }, { signal, onProgress: news }).catch((error) => {
      // It would again: a retry would only hold the place of another film for as long.
      const isTooHeavy = error instanceof ProcessEnded && error.fault === 'over-limits';
      if (!isTooHeavy) throw error;
      return { ok: false, reason: 'too-heavy', message: editTexts.jobTooHeavy, refused: [] };
    });
  };
}

/** What the engine's process tells: how far the film is, and each run of a program. */
type News = EditProgress | { readonly toolRun: ToolRun };

type Edit = { readonly request: EditRequest; readonly options: EditProcessOptions };

const editInProcess = runInProcess(
  import.meta.url,
  async ({ request, options }: Edit, following: ProcessTools<News>) => {
    const forget = watchToolRuns((toolRun) => following.onProgress({ toolRun }));
    const { planner, transcriber, engine, ...tools } = options;
    const { edit }: typeof import('@armoni/video-engine/edit') = engine
      ? await import(engine)
      : await import('@armoni/video-engine/edit');
    const planIntent = planner && (await import('./openai-planner.ts')).makeOpenaiPlanner(planner);
    const transcribe =
      transcriber && (await import('./openai-transcriber.ts')).makeOpenaiTranscriber(transcriber);
    const heads = { ...(planIntent && { planIntent }), ...(transcribe && { transcribe }) };
    return edit(request, { ...tools, ...heads, ...following }).finally(forget);
  },
  {
    heapMb: 1024,
    // A wish meets 850 of them.
    arePatternsCompiledFirst: true,
    limits: { memoryMb: 2048 },
    // An engine that is to stop may end its ffmpeg processes first.
    stopGraceMs: 10_000,
    // The last for a planner's address.
    environment: [...toolEnvironment, 'NODE_EXTRA_CA_CERTS'],
  },
);
