import type { WorkItem } from '@armoni/contract/administration';
import { texts } from '../texts.ts';

const words = texts.work;

/** « Film, 2 clips », « Style « Rivage », 15 images ». */
export function nameOf(job: Pick<WorkItem, 'kind' | 'title' | 'pieces'>): string {
  const { kind, title, pieces } = job;
  const what = words.kinds[kind] ?? kind;
  const named = title === null ? what : words.named(what, title);
  const made = pieces !== null && words.pieces[kind]?.(pieces);
  return made ? `${named}, ${made}` : named;
}
