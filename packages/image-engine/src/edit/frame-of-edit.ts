import { framedTo, isFraming } from './apply-edit.ts';
import { understandEdit } from './understand-edit.ts';

type Size = { readonly width: number; readonly height: number };

/** What is left of a picture's frame where the words only cut it to another shape; else all of it. */
export function frameOfEdit(prompt: string, whole: Size): Size {
  const framing = understandEdit(prompt).edits.filter(isFraming);
  return (
    framing.reduce<Size | null>((size, edit) => {
      const isCut = edit.kind === 'crop' || edit.kind === 'format';
      return size && isCut ? framedTo(edit.aspect, size) : null;
    }, whole) ?? whole
  );
}
