const months =
  'janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december';
const days =
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday';
/** « samedi 27 juin à 20h », “June 21” */
export const dateIn = new RegExp(
  `(?<!\\p{L})(?:(?:le\\s+)?(?:(?:${days})\\s+)?\\d{1,2}(?:er|st|nd|rd|th)?\\s+(?:${months})(?:\\s+\\d{4})?|(?:${months})\\s+\\d{1,2}(?:st|nd|rd|th)?)(?:\\s+(?:à|at)\\s+\\d{1,2}\\s?h(?:\\d{2})?)?(?!\\p{L})`,
  'iu',
);
