import type { EditRequest } from '@armoni/video-engine/model/edit';
import { runInThread } from '../../../platform/threads/run-in-thread.ts';
import type { RunEdit } from '../ports.ts';
import type { OpenaiPlannerOptions } from './openai-planner.ts';

export type EditThreadOptions = {
  readonly ffmpegPath: string;
  readonly ffprobePath: string;
  /** ffmpeg processes at a time. */
  readonly concurrency?: number;
  /** The model that reads the wishes; without one the engine's rules do. */
  readonly planner?: OpenaiPlannerOptions;
  /** The module with `edit`; tests put another in its place. */
  readonly engine?: string;
};

/** The video engine in a thread of its own: analysis and planning must not hold up a reply. */
export function makeEditInThread(options: EditThreadOptions): RunEdit {
  return (request, following) => editInThread({ request, options }, following);
}

type Edit = { readonly request: EditRequest; readonly options: EditThreadOptions };

const editInThread = runInThread(
  import.meta.url,
  async ({ request, options }: Edit, following: Parameters<RunEdit>[1]) => {
    const { planner, engine, ...tools } = options;
    const { edit }: typeof import('@armoni/video-engine/edit') = engine
      ? await import(engine)
      : await import('@armoni/video-engine/edit');
    const planIntent = planner && (await import('./openai-planner.ts')).makeOpenaiPlanner(planner);
    return edit(request, { ...tools, ...(planIntent && { planIntent }), ...following });
  },
  // An engine that is to stop may end its ffmpeg processes first.
  { memoryMb: 1024, stopGraceMs: 10_000 },
);
