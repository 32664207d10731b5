import type { TitleCard } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { usualSide } from '../session/usual-side.ts';
import { wordAt } from './word-at.ts';

const stands: Record<TitleCard['place'], string> = {
  top: 'items-start',
  middle: 'items-center',
  bottom: 'items-end',
};

const aligns = {
  left: 'justify-start',
  centre: 'justify-center text-center',
  right: 'justify-end text-right',
} as const;

type BothShapes = readonly [landscape: number, other: number];

/** In % of the film's short side, nearly as the studio draws them: what is large where it fits. */
const sizes: Readonly<
  Record<TitleCard['manner'], Readonly<Record<TitleCard['family'], BothShapes>>>
> = {
  title: { wide: [15.5, 13], narrow: [27, 26], text: [9.6, 9.8] },
  'lower-third': { wide: [5.6, 6], narrow: [8.4, 9.1], text: [5.4, 5.8] },
  'word-by-word': { wide: [19, 17], narrow: [36, 34], text: [15, 14.5] },
  caption: { wide: [4.7, 5.7], narrow: [6.2, 7.7], text: [5, 6.1] },
  'end-card': { wide: [11.5, 11], narrow: [21, 20], text: [8.2, 8.4] },
};
const smallSize = 3.7;
/** By the film's shape, as in the film. */
const mostLines = { upright: 4, other: 2 } as const;
/** Step by step, down to the smallest that the studio draws. */
const shrink = 0.95;
const leastScale = 0.42;

/** The interface's letters reach neither the widths nor the weights of a film's: they are drawn out. */
type Letters = { readonly stretched: number; readonly style: CSSProperties };
const letters: Readonly<Record<TitleCard['family'] | 'name', Letters>> = {
  wide: { stretched: 1.12, style: { fontWeight: 600, fontStretch: '112%', lineHeight: 0.98 } },
  name: { stretched: 1.06, style: { fontWeight: 600, fontStretch: '112%', lineHeight: 1.12 } },
  narrow: { stretched: 0.86, style: { fontWeight: 600, fontStretch: '82%', lineHeight: 0.92 } },
  text: { stretched: 1, style: { fontWeight: 540, fontStretch: '103%', lineHeight: 1.08 } },
};
const origins = { left: 'left', centre: 'center', right: 'right' } as const;

type NearlyTitleProps = {
  card: TitleCard;
  /** Of the film's frame, width over height. */
  ratio: number;
  /** From the text's beginning. */
  at: number;
};

/** Where and how large a text stands, until the studio has drawn it. */
export function NearlyTitle({ card, ratio, at }: NearlyTitleProps) {
  const { manner, place, family } = card;
  const isWord = manner === 'word-by-word';
  const [large = '', ...small] = isWord ? [wordAt(card, at)] : card.text.split(/\s*[|\n]\s*/);
  const isUpright = ratio < 1;
  const side = card.side ?? usualSide(card);
  const isSmall = manner === 'lower-third' || manner === 'caption';
  const { stretched, style } = letters[isSmall && family === 'wide' ? 'name' : family];
  const mostWidth = manner === 'caption' && !isUpright ? 74 : 100;
  const size = sizes[manner][family][ratio > 1 ? 0 : 1];
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const most = isUpright ? mostLines.upright : mostLines.other;
    // What does not fit is shrunk, as in the film.
    for (let scale = 1; scale >= leastScale; scale *= shrink) {
      element.style.fontSize = `${size * scale}cqmin`;
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      const isWide = element.scrollWidth > element.clientWidth + 1;
      if (!isWide && element.scrollHeight < (most + 0.5) * lineHeight) return;
    }
  });
  return (
    <>
      {manner === 'end-card' && (
        <span className="pointer-events-none absolute inset-0 z-2 bg-black/30" />
      )}
      <div
        data-title="nearly"
        className={clsx(
          'pointer-events-none absolute z-2 flex',
          isUpright ? 'inset-x-[7%] top-[14%] bottom-[34%]' : 'inset-x-[5%] top-[7%] bottom-[8%]',
          stands[isWord ? 'middle' : place],
          aligns[side],
        )}
      >
        <div
          className="text-balance text-white [text-shadow:0_0_.5em_rgb(0_0_0/.6)]"
          style={{ maxWidth: `${mostWidth / stretched}%` }}
        >
          <p
            ref={text}
            style={{
              ...style,
              fontSize: `${size}cqmin`,
              transform: `scaleX(${stretched})`,
              transformOrigin: origins[side],
            }}
          >
            {large}
          </p>
          {small.length > 0 && (
            <p style={{ fontSize: `${smallSize}cqmin`, lineHeight: 1.3 }}>{small.join(' · ')}</p>
          )}
        </div>
      </div>
    </>
  );
}
