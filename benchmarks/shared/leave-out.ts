/** As test runners know a test that was skipped; `scripts/tests/benchmarks.mjs` has it, too. */
const leftOut = 77;

/** Ends a benchmark that this machine cannot run. */
export function leaveOut(why: string): never {
  console.log(why);
  process.exit(leftOut);
}
