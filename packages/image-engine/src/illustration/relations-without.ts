import type { Relation } from './illustration-description.ts';

/** Of the things that stay, one less; who stood to it stands to nothing. */
export function relationsWithout(relations: readonly Relation[], gone: number): Relation[] {
  const after = (index: number) => (index > gone ? index - 1 : index);
  return relations
    .filter(({ of, to }) => of !== gone && to !== gone)
    .map((tie) => ({ ...tie, of: after(tie.of), to: after(tie.to) }));
}
