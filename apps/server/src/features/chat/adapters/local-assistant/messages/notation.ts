import type { Act, WishedStyle } from '../grammar/act.ts';
import { fold } from '../grammar/fold.ts';
import type { Talk } from '../grammar/talk.ts';

/** What was read, in the notation of the lists. */
export function notationOf(acts: readonly Act[], talk: Talk): string {
  return acts.map((act) => parts(act, talk).filter(Boolean).join(' ')).join(' | ');
}

function parts(act: Act, talk: Talk): string[] {
  const place = (url: string) =>
    url === talk.chosen ? 'chosen' : String(talk.pictures.findIndex((one) => one.url === url) + 1);
  switch (act.do) {
    case 'make':
      return [`make "${act.subject}"`, times(act.count), shape(act.size), styled(act.style)];
    case 'edit':
      return [`edit ${place(act.picture)}:`, ...act.changes, shape(act.size), styled(act.style)];
    case 'vary':
      return [`vary ${place(act.picture)}`, `×${act.count}`, shape(act.size)];
    case 'pick':
      return [`pick ${place(act.picture)}`];
    case 'describe':
      return [`describe ${place(act.picture)}`];
    case 'help':
      return [`help ${act.topic}`];
    case 'ask':
      return [`ask ${act.missing}`];
    case 'list':
    case 'job':
    case 'cancel':
    case 'cannot':
      return [`${act.do} ${act.what}`];
    default:
      return [act.do];
  }
}

const times = (count: number) => (count > 1 ? `×${count}` : '');
const shape = (size: { readonly name: string } | null) => (size ? `@${size.name}` : '');

function styled(style: WishedStyle | null): string {
  if (style === null) return '';
  if (style.is !== 'known') return '~?';
  const { mixedWith } = style;
  const second = mixedWith ? `×${mixedWith.style.name}(${Math.round(100 * mixedWith.share)})` : '';
  return `~${style.style.name}${second}`;
}

/** Whether what was read is what was expected: of a subject, that it holds the words. */
export function isExpected(read: string, expected: string): boolean {
  const [mine, theirs] = [read.split(' | '), expected.split(' | ')];
  return (
    mine.length === theirs.length && theirs.every((one, index) => isSame(mine[index] ?? '', one))
  );
}

/**
 * As `isExpected`, where ` // ` parts what would each be right, `*` stands for any picture, an edit without changes
 * for any change and `@*` for any shape.
 */
export function isJust(read: string, expected: string): boolean {
  return expected.split(' // ').some((one) => isMeant(read, one));
}

function isMeant(read: string, expected: string): boolean {
  const [mine, theirs] = [read.split(' | '), expected.split(' | ')];
  if (mine.length !== theirs.length) return false;
  return theirs.every((one, index) => {
    const said = mine[index] ?? '';
    const open = one.replace(/^(edit|vary|describe|pick) \*/, (_, verb: string) => {
      const place = /^\w+ (\w+)/.exec(said)?.[1] ?? '1';
      return `${verb} ${place}`;
    });
    if (/^edit \w+: *$/.test(open)) return said.startsWith(open.trim());
    if (open.includes(' @*')) return isExpected(said.replace(/ @\S+/, ''), open.replace(' @*', ''));
    return isExpected(said, open.replace(/ ×1$/, '')) || isExpected(said, open);
  });
}

function isSame(read: string, expected: string): boolean {
  const [plain, wished] = [read.replace(quoted, '""'), expected.replace(quoted, '""')];
  if (plain.split(' ').toSorted().join(' ') !== wished.split(' ').toSorted().join(' '))
    return false;
  const subject = fold(quoted.exec(read)?.[1] ?? '');
  const words = fold(quoted.exec(expected)?.[1] ?? '').split(' ');
  return words.every((word) => subject.includes(word));
}

const quoted = /"([^"]*)"/;
