import { dateIn } from '../vocabulary/date-in.ts';

/** A line of a text and how large it is beside the others. */
export type Row = { readonly text: string; readonly size: number };

/** The name that ends a greeting: « Joyeux anniversaire Léa ». */
const greeted =
  /^(joyeux anniversaire|bon anniversaire|happy birthday|bienvenue|welcome|merci|thank you|félicitations|congratulations|bonne fête|happy retirement|bonne retraite|bonne année|happy new year|bons baisers de|greetings from|souvenir de)\s+(\S.*)$/iu;
const sizes = { date: 0.56, more: 0.6, name: 1.35, greeting: 0.8 } as const;
/** A line that is longer is broken, in letters. */
const longest = 15;

/** What is said in one breath on a line of its own: title, name, date, place. */
export function splitLines(text: readonly string[]): Row[] {
  return text.flatMap((line, at) => {
    const size = at === 0 ? 1 : sizes.more;
    const date = dateIn.exec(line)?.[0];
    const title = date
      ? line
          .replace(date, '')
          .replace(/[\s,–—-]+$/u, '')
          .trim()
      : line;
    const isDated = date !== undefined && title !== '';
    const rest = isDated ? [{ text: date, size: size * sizes.date }] : [];
    const [, greeting, name] = greeted.exec(title) ?? [];
    if (greeting && name && name.length <= longest)
      return [
        { text: greeting, size: size * sizes.greeting },
        { text: name, size: size * sizes.name },
        ...rest,
      ];
    return [{ text: title === '' ? line : title, size }, ...rest];
  });
}

/** French stops stand apart from their word, and begin no line; nor does an opening quote end one. */
const wordsOf = (line: string): string[] =>
  line
    .replace(/ (?=[:;!?»]+(?: |$))|(?<=(?:^| )«) /gu, '\u0000')
    .split(' ')
    .map((word) => word.replaceAll('\u0000', ' '));

/** Into so many of about one length, at spaces. */
export function broken(line: string, most: number): string[] {
  const words = wordsOf(line);
  if (most === 1 || words.length < most) return [line];
  const wanted = line.length / most;
  const lines: string[] = [''];
  for (const word of words) {
    const last = lines.at(-1)!;
    const longer = last === '' ? word : `${last} ${word}`;
    const isFull = last !== '' && longer.length - wanted > wanted - last.length;
    if (isFull && lines.length < most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
