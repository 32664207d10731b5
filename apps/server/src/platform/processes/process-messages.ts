/** What a process may use for one task; more ends the process, and nothing else. */
export type ProcessLimits = {
  /** Of the whole process, what libraries take included. */
  readonly memoryMb?: number;
  /** Of all its threads together. */
  readonly cpuSeconds?: number;
};

export type ProcessTaskOrder = {
  readonly kind: 'task';
  readonly moduleUrl: string;
  readonly input: unknown;
  readonly limits: ProcessLimits;
};

/** `stop`: the task under way is asked to end by itself. */
export type ProcessOrder = ProcessTaskOrder | { readonly kind: 'stop' };

export type ProcessMessage =
  /** It has started and got its order: what happens from here on is the order's doing. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'output'; readonly output: unknown }
  /** With the system's code of the error or of what caused it, as `ENOSPC`. */
  | { readonly kind: 'thrown'; readonly message: string; readonly code: string | undefined }
  /** It needed more than it may; it ends itself. */
  | { readonly kind: 'over-limits' };
