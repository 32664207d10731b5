import type { Act } from '../grammar/act.ts';

/** The kind of an act, as the corpus names it: « help prices », « edit ». */
export function kindOf(act: Act): string {
  switch (act.do) {
    case 'help':
      return `help ${act.topic}`;
    case 'ask':
      return `ask ${act.missing}`;
    case 'cannot':
    case 'list':
    case 'job':
    case 'cancel':
      return `${act.do} ${act.what}`;
    default:
      return act.do;
  }
}

/** What a change is called that is several at once, or one that is rare. */
export const severalChanges = 'several';

const withDetail = new Set(['help', 'ask', 'cannot', 'list', 'job', 'cancel']);

/**
 * The kind of one wish in the notation of the lists; of an edit with its only change: « edit light+ ».
 * Null for several wishes in one message.
 */
export function kindOfNotation(expected: string): string | null {
  const [first = ''] = expected.split(' // ');
  if (first.includes(' | ')) return null;
  const [name = '', detail = ''] = first.trim().split(/[: ]+/);
  if (withDetail.has(name)) return `${name} ${detail}`;
  if (name !== 'edit') return name;
  const said = first.slice(first.indexOf(':') + 1).trim();
  const changes = said.replace(/~.+$/, '~').split(' ');
  const [change = ''] = changes;
  if (changes.length > 1 || change === '') return 'edit';
  if (change.startsWith('~')) return 'edit style';
  return /^(?:@|crop)/.test(change) ? 'edit shape' : `edit ${change}`;
}
