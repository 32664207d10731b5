type Dependencies = {
  /** What people call each program, and where it is. */
  readonly tools: Readonly<Record<string, string>>;
  /** Which of these paths cannot be started. */
  readonly findMissing: (paths: readonly string[]) => Promise<readonly string[]>;
  /** Told when it is not as it was the last time. */
  readonly onChange: (missing: readonly string[]) => void;
  readonly clock: () => number;
};

/** Names of the programs that films need and that cannot be started. */
export type MissingTools = () => Promise<readonly string[]>;

/** Whoever asks for the studio's health may not start a process with each call. */
const freshMs = 5000;

/** Looks whether the programs are there, at most once in five seconds. */
export function watchTools({ tools, findMissing, onChange, clock }: Dependencies): MissingTools {
  let known: readonly string[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<readonly string[]> | null = null;
  const look = async () => {
    const paths = new Set(await findMissing(Object.values(tools)));
    const missing = Object.keys(tools).filter((name) => paths.has(tools[name]!));
    lookedAt = clock();
    if (missing.join() !== known.join()) onChange(missing);
    known = missing;
    return missing;
  };
  return async () => {
    if (clock() - lookedAt < freshMs) return known;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
}
