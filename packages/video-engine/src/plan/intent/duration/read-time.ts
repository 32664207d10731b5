/** A stretch of time as it is written once numbers are in figures: 0:42, 10 s, 1 min 20, 1'30. */
export const time =
  '(?:\\d{1,2}:\\d{2}(?![:\\d])|\\d{1,3} ?(?:minutes?|mins?|mn|m|\')(?: ?(?:et |and )?\\d{1,2}(?: ?(?:secondes?|seconds?|secs?|s|"))?)?(?![a-z0-9])|\\d{1,4}(?:[.,]\\d{1,2})?[ -]?(?:secondes?|seconds?|secs?|s|")(?![a-z0-9]))';

const clock = /^(\d{1,2}):(\d{2})$/;
const amount = /^(\d{1,4}(?:[.,]\d{1,2})?)[ -]?'? ?([a-z"']+)(?:[^\d]{0,5}(\d{1,2}))?/;

/** Seconds of a written time; 0 when it is none. */
export function secondsOf(text: string): number {
  const clockParts = clock.exec(text.trim());
  if (clockParts !== null) return Number(clockParts[1]) * 60 + Number(clockParts[2]);
  const parts = amount.exec(text.trim());
  if (parts === null) return 0;
  const value = Number((parts[1] as string).replace(',', '.'));
  const unit = parts[2] as string;
  const rest = Number(parts[3] ?? 0);
  if (unit.startsWith('h')) return value * 3600 + rest * 60;
  if (unit.startsWith('m') || unit === "'") return value * 60 + rest;
  return value;
}
