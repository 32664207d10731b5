import { formatDate } from '../../lib/format/format.ts';

const minuteMs = 60_000;

/** « maintenant », « il y a 6 min », « il y a 3 h », then the date. */
export function sinceWords(time: string, now = Date.now()): string {
  const minutes = Math.floor((now - new Date(time).getTime()) / minuteMs);
  if (minutes < 6) return 'maintenant';
  if (minutes < 60) return `il y a ${minutes}\u00A0min`;
  if (minutes < 24 * 60) return `il y a ${Math.floor(minutes / 60)}\u00A0h`;
  return formatDate(time);
}
