import { type PictureShape, pictureShapes } from '@armoni/contract/chat';
import type { SelectOption } from '../../../ui/controls/select.tsx';
import { texts } from '../texts.ts';
import { ShapeMark } from './shape-mark.tsx';

export type ShapeChoice = PictureShape | 'any';

/** The shapes, drawn; first the one that leaves it to the words. */
export const shapeOptions: readonly SelectOption<ShapeChoice>[] = [
  { value: 'any', label: texts.composer.freeShape, chip: <ShapeMark shape={null} /> },
  ...pictureShapes.map((shape) => ({
    value: shape,
    label: shape,
    chip: <ShapeMark shape={shape} />,
  })),
];

export const shapeOf = (choice: ShapeChoice): PictureShape | null =>
  choice === 'any' ? null : choice;
