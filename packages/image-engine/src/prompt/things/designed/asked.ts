import type {
  Format,
  Relation,
  WishedThing,
} from '../../../illustration/illustration-description.ts';

/** What was collected from a wish before its sheet is designed. */
export type Asked = {
  readonly things: readonly WishedThing[];
  readonly relations: readonly Relation[];
  readonly format: Format;
  readonly text: readonly string[];
};
