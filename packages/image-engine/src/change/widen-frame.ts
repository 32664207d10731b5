import { isFraming } from '../edit/apply-edit.ts';
import type { Edit } from '../edit/edit.ts';
import type { ChangedScene } from '../origin/recipe.ts';
import { type Margins, noMargins } from '../raster/margins.ts';
import type { SceneKind } from '../scene/scene-description.ts';
import { readContent } from './redraw.ts';

export type Widened =
  | { readonly ok: true; readonly base: ChangedScene; readonly isSmaller: boolean }
  /** `framed`: it was cropped, zoomed or turned before, and what lies around that is not drawn. */
  | { readonly ok: false; readonly reason: 'framed' | 'no-room' };

/**
 * The same picture with more drawn around it, as a wanted format or a wish for more asks for; null
 * where none does. The frame in which it was composed stays, and with it all that is seen of it.
 */
export function widenFrame(known: ChangedScene, edits: readonly Edit[]): Widened | null {
  const wanted = edits.filter(isWidening);
  if (wanted.length === 0) return null;
  const read = readContent(known);
  if (read.edits.some(isFraming)) return { ok: false, reason: 'framed' };
  const above = aboveOf(read.chosen);
  const before = known.around ?? noMargins;
  const around = wanted.reduce(
    (margins, edit) =>
      edit.kind === 'format'
        ? formatted(known, edit.aspect, above)
        : extended(known, margins, edit),
    before,
  );
  const isSame = sides.every((side) => around[side] === before[side]);
  return isSame ? { ok: false, reason: 'no-room' } : fitting({ ...known, around });
}

type Widening = Extract<Edit, { kind: 'format' | 'extend' }>;
const isWidening = (edit: Edit): edit is Widening =>
  edit.kind === 'format' || edit.kind === 'extend';

const sides = ['left', 'top', 'right', 'bottom'] as const;

type Composed = Pick<ChangedScene, 'width' | 'height'>;

/** So many pixels to the left and above: what is drawn by twos, threes, fours or eights stays in step. */
const step = 48;
const stepped = (pixels: number) => step * Math.round(pixels / step);

/** Around the composed frame, whatever was drawn around it before: square again is as it began. */
function formatted({ width, height }: Composed, aspect: number, above: number): Margins {
  const wide = even(Math.max(0, height * aspect - width));
  const high = even(Math.max(0, width / aspect - height));
  const [left, top] = [Math.min(wide, stepped(wide / 2)), Math.min(high, stepped(high * above))];
  return { left, top, right: wide - left, bottom: high - top };
}

function extended(
  { width, height }: Composed,
  before: Margins,
  { left, top, right, bottom }: Extract<Edit, { kind: 'extend' }>,
): Margins {
  const wide = before.left + width + before.right;
  const high = before.top + height + before.bottom;
  return {
    left: before.left + stepped(left * wide),
    top: before.top + stepped(top * high),
    right: before.right + even(right * wide),
    bottom: before.bottom + even(bottom * high),
  };
}

const even = (pixels: number) => 2 * Math.round(pixels / 2);

/** Share of what a taller format adds that lies above: grass and trees begin at the lower edge. */
const shares = { scene: 1, open: 0.72, illustration: 0.62 } as const;
const openBelow: readonly SceneKind[] = ['sea', 'desert', 'abstract', 'still-life', 'city'];

function aboveOf(chosen: ReturnType<typeof readContent>['chosen']): number {
  if (chosen.kind === 'illustration') return shares.illustration;
  return openBelow.includes(chosen.scene.kind) ? shares.open : shares.scene;
}

/** Pixels: as large as a picture may be, and no dearer than two of the usual. */
const most = { side: 2048, area: 2_100_000 } as const;

function fitting(base: ChangedScene & { readonly around: Margins }): Widened {
  const { around } = base;
  const width = around.left + base.width + around.right;
  const height = around.top + base.height + around.bottom;
  const scale = Math.min(
    1,
    most.side / Math.max(width, height),
    Math.sqrt(most.area / (width * height)),
  );
  if (scale === 1) return { ok: true, base, isSmaller: false };
  const smaller = {
    ...base,
    width: Math.round(base.width * scale),
    height: Math.round(base.height * scale),
    around: {
      left: stepped(around.left * scale),
      top: stepped(around.top * scale),
      right: even(around.right * scale),
      bottom: even(around.bottom * scale),
    },
  };
  return { ok: true, base: smaller, isSmaller: true };
}
