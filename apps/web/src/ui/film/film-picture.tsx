import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { MediaFallback } from '../media/media-fallback.tsx';
import { OriginPin } from '../media/origin-pin.tsx';
import type { FilmPlayer } from './use-film-player.ts';

export type FilmPictureProps = Omit<ComponentProps<'video'>, 'ref' | 'poster' | 'style'> & {
  player: FilmPlayer;
  poster: string | null;
  /** WebVTT shown over the film. */
  captions: string | null;
  /** Width over height of the frame around the film; without it the frame fills what it is given. */
  aspectRatio?: number;
};

/** A film, contained and never cropped; pressing it plays or pauses. */
export function FilmPicture(props: FilmPictureProps) {
  const { player, poster, captions, aspectRatio, className, ...rest } = props;
  return (
    <div
      style={{ aspectRatio }}
      className={clsx('relative min-h-0 overflow-hidden bg-stage', className)}
    >
      <video
        // Each film has an element of its own, which never shows the one before it.
        key={rest.src}
        ref={player.ref}
        {...player.events}
        onClick={player.toggle}
        poster={poster ?? undefined}
        playsInline
        className="size-full cursor-pointer object-contain"
        {...rest}
      >
        {captions && <track kind="captions" srcLang="fr" src={captions} default />}
      </video>
      {rest.src && !player.hasFailed && (
        <OriginPin key={`origin ${rest.src}`} url={rest.src} className="absolute top-2 right-2" />
      )}
      {player.hasFailed && <MediaFallback kind="video" className="absolute inset-0" />}
    </div>
  );
}
