/** What runs in a process of its own: a function that both sides know by the module it stands in. */
export type ProcessTask<Input, Output, Progress = never> = {
  readonly moduleUrl: string;
  readonly run: (input: Input, tools: ProcessTools<Progress>) => Promise<Output>;
};

export type ProcessTools<Progress> = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

type AnyRun = ProcessTask<unknown, unknown, unknown>['run'];

const tasks = new Map<string, AnyRun>();

/** Called at a module's top level with its own `import.meta.url`; one task a module. */
export function defineProcessTask<Input, Output, Progress = never>(
  moduleUrl: string,
  run: ProcessTask<Input, Output, Progress>['run'],
): ProcessTask<Input, Output, Progress> {
  // What comes in is what the same function's own types let out on the other side.
  tasks.set(moduleUrl, run as AnyRun);
  return { moduleUrl, run };
}

/** The inside: the module's own task, loaded when it is first needed. */
export async function loadTask(moduleUrl: string): Promise<AnyRun> {
  if (!tasks.has(moduleUrl)) await import(moduleUrl);
  const run = tasks.get(moduleUrl);
  if (!run) throw new Error(`no task in ${moduleUrl}`);
  return run;
}
