import { useEffect, useRef } from 'react';

/** The film, silent, over its poster, and where it is on the accord under it. */
export function FilmPreview({ url, stripPixels }: { url: string; stripPixels: number }) {
  const video = useRef<HTMLVideoElement>(null);
  const playhead = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const follow = () => {
      const { currentTime = 0, duration = 0 } = video.current ?? {};
      const share = duration > 0 ? currentTime / duration : 0;
      if (playhead.current) playhead.current.style.left = `${share * 100}%`;
      frame = requestAnimationFrame(follow);
    };
    let frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <video
        ref={video}
        src={url}
        autoPlay
        muted
        loop
        playsInline
        tabIndex={-1}
        className="absolute inset-0 size-full rounded-t-sm object-cover"
      />
      <span
        ref={playhead}
        className="absolute z-10 w-0.5 bg-white"
        style={{ top: '100%', height: stripPixels + 4, left: 0 }}
      />
    </>
  );
}
