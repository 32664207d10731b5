import { daysAgo } from '../../../lib/format/days-ago.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { texts } from '../texts.ts';

const time = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });

/** « aujourd’hui, 14:38 », « hier, 18:04 », « 18 nov. 2026, 09:12 », in the reader's time zone. */
export function formatMoment(moment: string, now: Date = new Date()): string {
  const date = new Date(moment);
  const days = daysAgo(date, now);
  if (days === 0) return texts.pictures.today(time.format(date));
  if (days === 1) return texts.pictures.yesterday(time.format(date));
  return formatDateTime(date);
}
