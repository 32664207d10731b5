const months =
  'janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december';
const days =
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const hour = '\\d{1,2}(?:\\s?h(?:\\d{2})?|(?::\\d{2})?\\s?(?:am|pm))';
const at = `(?:\\s+(?:à\\s+|at\\s+)?${hour})`;
const day = `(?:le\\s+)?(?:(?:${days})\\s+)?\\d{1,2}(?:er|st|nd|rd|th)?\\s+(?:${months})(?:\\s+\\d{4})?`;
/** « samedi 27 juin à 20h », “June 21”, “saturday 10am”, « tous les mardis » */
export const dateIn = new RegExp(
  `(?<!\\p{L})(?:(?:${day}|(?:${months})\\s+\\d{1,2}(?:st|nd|rd|th)?)${at}?|(?:(?:every|tous\\s+les|chaque)\\s+(?:${days})s?${at}?|(?:${days})${at}))(?!\\p{L})`,
  'iu',
);
