/**
 * « vers 22h », « à 5 heures du matin », “at 6 pm” → the part of the day that is seen then. Whoever
 * says how long something lasts (« 2h de marche », « pendant 3 heures ») says no hour.
 */
export function hoursAsParts(prompt: string): string {
  const isWintry = wintry.test(prompt);
  const told = (whole: string, hour: number, half: string): string => {
    const isLate = /soir|apr[èe]s|pm|p\.m|evening|afternoon|night/iu.test(half) && hour < 12;
    return hour > 24 ? whole : ` ${partOf((isLate ? hour + 12 : hour) % 24, isWintry)} `;
  };
  const inFigures = prompt.replace(figures, (whole, hour: string, half = '', pm = '') =>
    told(whole, Number(hour), `${half}${pm}`),
  );
  return inFigures.replace(inWords, (whole, hour: string, half = '') =>
    // « quatre heures » alone may be how long it takes.
    surely.test(whole)
      ? told(whole, 1 + (hoursInWords.indexOf(hour.toLowerCase()) % 12), half)
      : whole,
  );
}

/** By the sun of a middle latitude; a winter's evening is dark. */
function partOf(hour: number, isWintry: boolean): string {
  if (hour < 5 || hour >= (isWintry ? 18 : 22)) return 'de nuit';
  if (hour < 7) return isWintry ? 'de nuit' : 'à l’aube';
  if (hour < 12) return 'le matin';
  if (hour < 14) return 'à midi';
  if (hour < (isWintry ? 17 : 19)) return 'l’après-midi';
  return hour < 21 && !isWintry ? 'au coucher du soleil' : 'au crépuscule';
}

const wintry =
  /(?<!\p{L})(hiver|no[ëe]l|neige|enneig\p{L}*|d[ée]cembre|janvier|winter|snow\p{L}*|christmas|december|january)(?!\p{L})/iu;

const surely =
  /^(?:d[èe]s|vers|[àa]|at|around|about|by|il est|it|sur)\s|clock|matin|soir|midi|nuit|morning|evening|night/iu;

const lasting =
  '(?<!(?:en|pendant|durant|dure|faire|de|in|for|lasts|during|toutes les|every)\\s)(?<![\\p{L}\\p{N}:/.,-])';
const about = "(?:(?:d[èe]s|vers|[àa]|at|around|about|by|il est|it[’']s|sur les coups de)\\s+)";
const halves =
  "(?:\\s*(du matin|du soir|de l[’']apr[èe]s[- ]midi|de la nuit|in the (?:morning|afternoon|evening)|at night))?";
/** No « 24h/24 », « 24 heures du Mans » nor « 2h de marche ». */
const notLasting =
  "(?![\\p{L}\\p{N}/])(?!\\s+(?:de|d[’']|du|of)\\s*(?!matin|soir|l[’']apr|la nuit))";

const figures = new RegExp(
  `${lasting}${about}?(\\d{1,2})(?:\\s?h(?:eures?)?\\s?(?:\\d{2})?${halves}|(?::\\d{2})?\\s?([ap]\\.?m\\.?|o[’']clock))${notLasting}`,
  'giu',
);
const hoursInWords =
  'une deux trois quatre cinq six sept huit neuf dix onze douze one two three four five six seven eight nine ten eleven twelve'.split(
    ' ',
  );
const inWords = new RegExp(
  `${lasting}${about}?(${hoursInWords.join('|')})\\s+(?:heures?|o[’']clock)${halves}${notLasting}`,
  'giu',
);
