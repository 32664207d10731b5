/** What a process may use for one task; more ends the process, and nothing else. */
export type ProcessLimits = {
  /** Of the whole process, what libraries take included. */
  readonly memoryMb?: number;
  /** Of all its threads together. */
  readonly cpuSeconds?: number;
};

export type ProcessOrder = {
  readonly moduleUrl: string;
  readonly input: unknown;
  readonly limits: ProcessLimits;
};

export type ProcessMessage =
  /** It has started and got its order: what happens from here on is the order's doing. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'output'; readonly output: unknown }
  | { readonly kind: 'thrown'; readonly message: string }
  /** It needed more than it may; it ends itself. */
  | { readonly kind: 'over-limits' };
