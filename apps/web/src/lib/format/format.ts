const shortDate = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });

/** « 20 nov. 2026 », in the reader's time zone. */
export function formatDate(date: Date | string | number): string {
  return shortDate.format(new Date(date));
}

/** « 14:32 », in the reader's time zone. */
export function formatTime(date: Date | string | number): string {
  return time.format(new Date(date));
}

/** « 20 nov. 2026, 14:32 », in the reader's time zone. */
export function formatDateTime(date: Date | string | number): string {
  const moment = new Date(date);
  return `${shortDate.format(moment)}, ${time.format(moment)}`;
}

/** « 0:07 », « 12:05 », « 61:00 »: whole seconds, rounded down as players do. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** « 42 s », « 3 min 3 s », « 2 min »: rounded down, as players do. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [
    minutes > 0 && `${minutes}\u00A0min`,
    (rest > 0 || minutes === 0) && `${rest}\u00A0s`,
  ];
  return parts.filter(Boolean).join('\u00A0');
}

type SizeWords = { units: readonly string[]; locale: string };

const french: SizeWords = { units: ['o', 'ko', 'Mo', 'Go'], locale: 'fr-FR' };
const english: SizeWords = { units: ['B', 'KB', 'MB', 'GB'], locale: 'en-GB' };

/** « 48,2 Mo », or « 48.2 MB » where the panel is in English. Steps of 1000, as file managers show. */
export function formatSize(bytes: number, language: 'fr' | 'en' = 'fr'): string {
  const { units, locale } = language === 'fr' ? french : english;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  const digits = step === 3 ? 2 : step === 2 && value < 100 ? 1 : 0;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  return `${number}\u00A0${units[step]}`;
}
