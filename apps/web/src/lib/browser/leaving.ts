/** A page that was asked whether it may go, and is still here after this, stays. */
const longestLeaveMs = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

/**
 * Whether the page is on its way out: browsers then fail the calls under way, and whoever takes
 * that for an answer undoes what the next page comes back to.
 */
export function isLeaving(): boolean {
  return performance.now() - leftAt < longestLeaveMs;
}

/** To be called once, by what asks `isLeaving`. */
export function watchLeaving(): void {
  const leave = () => {
    leftAt = performance.now();
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', () => {
    leftAt = Number.NEGATIVE_INFINITY;
  });
}
