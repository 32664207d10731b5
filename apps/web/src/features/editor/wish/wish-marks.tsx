import { clsx } from 'clsx';
import type { MarkedPiece, MarkKind } from './chips.ts';
import { isInside, type Span } from './spans.ts';

type WishMarksProps = {
  pieces: readonly MarkedPiece[];
  /** The words of the chip under the pointer or the focus. */
  lit: readonly Span[];
};

/** The words of the wish, underlined by what was made of them. */
export function WishMarks({ pieces, lit }: WishMarksProps) {
  return pieces.map((piece) => (
    <span
      key={piece.start}
      data-mark={piece.kind ?? undefined}
      className={clsx(
        piece.kind && [underline, lines[piece.kind]],
        piece.kind && lit.some((span) => isInside(piece, span)) && litClass,
      )}
    >
      {piece.text}
    </span>
  ));
}

const underline =
  'rounded-tag box-decoration-clone underline underline-offset-[5px] transition-colors';
const lines: Record<MarkKind, string> = {
  understood: 'decoration-fg3 decoration-1',
  offered: 'decoration-fg decoration-dashed decoration-1',
  refused: 'decoration-danger decoration-dashed decoration-1',
  unread: 'decoration-fg decoration-dotted decoration-2',
};
/** A shadow, not a padding: the text must not move. */
const litClass = 'bg-hot-soft decoration-ring! shadow-[0_0_0_2px_var(--hot-soft)]';
