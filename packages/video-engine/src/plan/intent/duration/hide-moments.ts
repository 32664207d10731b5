const some = '(?:\\d{1,3}|une?|deux|trois|quatre|cinq|six|dix|one|two|three|four|five|six|ten)';
const moments = [
  // the first 3 seconds, les 3 dernières secondes, in the last five seconds
  `(?:premieres?|dernieres?|first|(?<!(?:should|must|to|will|can|it|video|film) )last|final|opening)(?: [a-z]{1,8})? ?${some}? ?(?:s|sec|secondes?|seconds?)(?![a-z])`,
  `${some} ?(?:premieres?|dernieres?|first|last)(?: ${some})? (?:secondes?|seconds?|s)(?![a-z])`,
  // one shot's length
  `(?:toutes les|every|chaque plan(?: de| dure)?|plans? (?:de|d')|shots? of|clips de|each shot(?: lasts)?) ?(?:moins de |environ |${some}[ -](?:a|to)?[ -]?)?${some}[ -]?(?:s|sec|secondes?|seconds?)(?![a-z])`,
  `(?<!(?:an?|une?|the|1) )${some}[ -]?(?:s|sec|secondes?|seconds?)[ -](?:par|per|each|chacun|chaque|a)? ?(?:plans?|clips?|shots?|cuts?|images?|photos?|chacune?|each)(?![a-z])`,
  // moments, not lengths
  `(?:a partir de|apres|avant|after|before|starting at|start at|commence a|des) (?:la )?${some} ?(?:s|sec|secondes?|seconds?|min|minutes?)(?![a-z])`,
  '\\d{2,3} ?(?:images|frames) (?:par|per|a la) seconde?',
].map((source) => new RegExp(`(?<![a-z\\d])(?:${source})`, 'g'));

/** Blanks seconds that say when or how long a shot is, not how long the film is; keeps the length. */
export function hideMoments(folded: string): string {
  return moments.reduce(
    (text, pattern) => text.replaceAll(pattern, (moment) => ` ;${' '.repeat(moment.length - 2)}`),
    folded,
  );
}
