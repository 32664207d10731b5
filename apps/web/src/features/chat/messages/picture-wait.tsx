import { type CSSProperties, useEffect, useState } from 'react';
import type { PictureAtWork } from '../replies/read-event-stream.ts';
import { texts } from '../texts.ts';
import { Working } from './working.tsx';

/** The height that a picture of an answer has at most. */
const most = 'max(320px, min(640px, 100dvh - var(--beside, 396px)))';

type PictureWaitProps = {
  readonly work: PictureAtWork;
  /** The picture as it is so far, small and rough. */
  readonly preview: string | null;
};

/** The frame of the picture that is being drawn: its shape, what it is made of or shows so far, and how long it takes already. */
export function PictureWait({ work, preview }: PictureWaitProps) {
  const { width, height, of, number, count } = work;
  const seconds = useSeconds();
  const isShaped = width !== null && height !== null;
  return (
    <div>
      <div className="w-fit max-w-full" style={isShaped ? frameOf(width, height) : undefined}>
        {isShaped ? (
          <div
            className="h-full overflow-hidden rounded-t-sm bg-s1"
            style={{ aspectRatio: width / height }}
          >
            {preview && <img src={preview} alt="" className="size-full object-cover blur-[2px]" />}
          </div>
        ) : (
          of !== null && (
            <img
              src={of}
              alt=""
              className="block max-h-[max(320px,min(640px,100dvh-var(--beside,396px)))] max-w-full rounded-t-sm bg-s1 brightness-[.42]"
            />
          )
        )}
        <div className="mt-0.5 h-1.5 overflow-hidden rounded-b-sm bg-s2" aria-hidden>
          <div className="h-full w-1/3 animate-pulse bg-s3" />
        </div>
      </div>
      <div className="mt-2">
        <Working>
          <span className="word">
            {of === null ? texts.messages.drawing : texts.messages.retouching}
          </span>
          {count > 1 && <span>{texts.messages.whichPicture(number, count)}</span>}
          <span aria-hidden className="tabular-nums">
            {texts.messages.seconds(seconds)}
          </span>
        </Working>
      </div>
    </div>
  );
}

const frameOf = (width: number, height: number): CSSProperties => ({
  width: `min(100%, ${width}px, ${most} * ${width / height})`,
});

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
