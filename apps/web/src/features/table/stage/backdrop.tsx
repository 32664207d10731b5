import type { Timeline } from '@armoni/contract/timeline/timeline';
import { type CSSProperties, useEffect, useRef } from 'react';
import { onPictures } from './on-pictures.ts';

type BackdropProps = {
  /** What is shown whole over it: a player, or the address of a still. */
  of: HTMLVideoElement | string | null;
  film: Pick<Timeline, 'width' | 'height'>;
  style: CSSProperties;
};

/** The renderer's: so much smaller, and blurred there. */
const shrink = 10;
const blurPixels = 7;

/** What fills the film's frame beside a picture that is shown whole: a small, blurred copy of itself. */
export function Backdrop({ of, film, style }: BackdropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = Math.max(2, Math.round(film.width / shrink));
  const height = Math.max(2, Math.round(film.height / shrink));
  useEffect(() => {
    if (!of) return;
    return onPictures(of, (picture, size) => {
      if (canvas.current) fill(canvas.current, picture, size);
    });
  }, [of]);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      data-backdrop
      className="absolute inset-0 size-full"
      style={style}
    />
  );
}

function fill(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  { wide, high }: { readonly wide: number; readonly high: number },
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = Math.max(canvas.width / wide, canvas.height / high);
  const [w, h] = [wide * scale, high * scale];
  const place = [(canvas.width - w) / 2, (canvas.height - h) / 2, w, h] as const;
  // Under the blurred one, whose edges let through what is beneath.
  for (const filter of ['none', `blur(${blurPixels}px)`]) {
    context.filter = filter;
    context.drawImage(picture, ...place);
  }
}
