const dayMs = 86_400_000;

/** How many midnights lie between a moment and now, in the reader's time zone; 0 for today. */
export function daysAgo(date: Date, now: Date): number {
  // Rounded: a day on which clocks change has 23 or 25 hours.
  return Math.round((startOfDay(now) - startOfDay(date)) / dayMs);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
