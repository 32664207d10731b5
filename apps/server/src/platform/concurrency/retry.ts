type Options = {
  /** After the first attempt. */
  readonly retries: number;
  readonly everyMs: number;
};

/** Tries again while a database restarts; throws the last failure. */
export async function retry<T>(action: () => Promise<T>, options: Options): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt >= options.retries) throw error;
      await pause(options.everyMs);
    }
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
