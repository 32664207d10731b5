/** What a program keeps of a job to ask for it again: `film:{id}` or `style:{number}`. */
export type JobHandle =
  | { readonly of: 'film'; readonly id: string }
  | { readonly of: 'style'; readonly id: number };

export const filmHandle = (id: string) => `film:${id}`;
export const styleHandle = (id: number) => `style:${id}`;

/** Null for what is no handle of ours. */
export function readHandle(text: string): JobHandle | null {
  const [, of, id = ''] = /^(film|style):([\w-]{1,40})$/.exec(text.trim()) ?? [];
  if (of === 'film') return { of, id };
  return of === 'style' && /^[1-9]\d{0,8}$/.test(id) ? { of, id: Number(id) } : null;
}
