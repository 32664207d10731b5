const words: Readonly<Record<string, string>> = {
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  six: '6',
  sept: '7',
  huit: '8',
  neuf: '9',
  dix: '10',
  douze: '12',
  quinze: '15',
  vingt: '20',
  'vingt-cinq': '25',
  trente: '30',
  quarante: '40',
  'quarante-cinq': '45',
  cinquante: '50',
  soixante: '60',
  'quatre-vingt-dix': '90',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  'twenty-five': '25',
  thirty: '30',
  forty: '40',
  'forty-five': '45',
  fifty: '50',
  sixty: '60',
  ninety: '90',
  one: '1',
};
const wordPattern = new RegExp(
  `(?<![a-z-])(?:${Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?=[ -])`,
  'g',
);

/** « une minute et demie », "half a minute", « une trentaine de secondes » in figures. */
export function inDigits(folded: string): string {
  return folded
    .replaceAll("''", '"')
    .replaceAll(/(?:un |1 |a )?(?:quart d'heure|quarter of an hour)/g, '15 min')
    .replaceAll(/(?:une |a )?demi[ -]heure|half an hour/g, '30 min')
    .replaceAll(/(?:une |a )?demi[ -]minute|half (?:a |of a )?minute|half[ -]minute/g, '30 s')
    .replaceAll(
      /(?:trois|3|three)[ -]quarts? (?:de |d'une |of a )minute|(?:three|3)[ -]quarters? of a minute/g,
      '45 s',
    )
    .replaceAll(/(?:un |1 |a )?(?:quart|quarter) (?:de |d'une |d'|of a |of )minute/g, '15 s')
    .replaceAll(
      /(?:one|a|1) and a half minutes?|(?:a|one|1|une) minute (?:and a half|et demie)/g,
      '90 s',
    )
    .replaceAll(/(\w{1,6}) (?:minutes?|min) et demie/g, '$1 minutes 30')
    .replaceAll(/(?<![a-z])(?:une |la )?dizaine d[e'] ?/g, 'environ 10 ')
    .replaceAll(/(?<![a-z])(?:une |la )?quinzaine d[e'] ?/g, 'environ 15 ')
    .replaceAll(/(?<![a-z])(?:une |la )?vingtaine d[e'] ?/g, 'environ 20 ')
    .replaceAll(/(?<![a-z])(?:une |la )?trentaine d[e'] ?/g, 'environ 30 ')
    .replaceAll(/(?<![a-z])(?:une |la )?quarantaine d[e'] ?/g, 'environ 40 ')
    .replaceAll(/(?<![a-z])(?:une |la )?soixantaine d[e'] ?/g, 'environ 60 ')
    .replaceAll(
      /(?<![a-z])(?:une|un|a|one|la|the) (?=(?:minute|seconde?|heure|hour)(?![a-z]))/g,
      '1 ',
    )
    .replaceAll(
      /(minutes?|min) (trente|vingt|quinze|dix|quarante|thirty|twenty|fifteen|ten)(?![a-z])/g,
      (_, unit: string, word: string) => `${unit} ${words[word]}`,
    )
    .replaceAll(wordPattern, (word) => words[word] as string);
}
