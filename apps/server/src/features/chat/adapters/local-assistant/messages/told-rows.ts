import type { MessageRow, MessageSet } from './message-row.ts';

/** « message => expected » a line. */
export function told(
  language: MessageSet['language'],
  situation: MessageSet['situation'],
  lines: string,
): MessageSet {
  const rows = lines
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line): MessageRow => {
      const [message = '', expected = ''] = line.trim().split(' => ');
      return [message, expected];
    });
  return { language, situation, rows };
}
