/** Set-up speaks on stderr, so that a command's own output stays clean. */
export function say(text) {
  process.stderr.write(`armoni: ${text}\n`);
}

/** A problem that a person can solve: printed as one clear message, without a stack. */
export class SetupProblem extends Error {}

/** Runs an entry script and turns a SetupProblem into one message and exit code 1. */
export async function runEntry(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    say(error.message);
    process.exit(1);
  }
}
