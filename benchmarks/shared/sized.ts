/**
 * The sizes of a benchmark. With `--small` it goes just far enough to see that it works; its
 * figures mean nothing then.
 */
export function sized<T>(whole: T, small: NoInfer<T>): T {
  return process.argv.includes('--small') ? small : whole;
}
