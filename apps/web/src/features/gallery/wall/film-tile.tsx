import type { GalleryVideo } from '@armoni/contract/gallery';
import { Play } from 'lucide-react';
import { memo, useState } from 'react';
import { formatDateTime, formatDuration } from '../../../lib/format/format.ts';
import { barShotsOf } from '../../../lib/media/film-timing.ts';
import { mergeShots } from '../../../ui/film/merge-shots.ts';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import { texts } from '../texts.ts';
import { accordGradient } from './accord-gradient.ts';

type FilmTileProps = {
  film: GalleryVideo;
  /** Its place among all films, from 1. */
  position: number;
  total: number;
  widthPixels: number;
  heightPixels: number;
  onOpen: (id: string) => void;
};

/** The tag with the film's length. */
const lengthPixels = 20;

/** A poster at the film's own proportions, its accord under it, and the date. */
export const FilmTile = memo(function FilmTile(props: FilmTileProps) {
  const { film, position, total, widthPixels, heightPixels, onOpen } = props;
  const date = formatDateTime(film.created_at);
  const duration = formatDuration(film.duration_seconds);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its films
    <div
      role="listitem"
      aria-posinset={position}
      aria-setsize={total}
      style={{ width: widthPixels }}
      className="flex-none"
    >
      <button
        type="button"
        data-film={film.id}
        onClick={() => onOpen(film.id)}
        className="group relative block w-full rounded-sm text-left"
      >
        <span aria-hidden className="relative block" style={{ height: heightPixels }}>
          <Poster film={film} />
          <Play
            size={24}
            aria-hidden
            fill="currentColor"
            className="absolute inset-0 m-auto text-white opacity-0 drop-shadow-[0_0_6px_oklch(0_0_0/0.6)] transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
          />
        </span>
        <FilmStrip film={film} widthPixels={widthPixels} />
        <span className="type-data mt-2 block text-fg3">
          <span className="sr-only">{texts.film} </span>
          <time dateTime={film.created_at}>{date}</time>
          <span className="sr-only">, </span>
        </span>
        {/* On the picture, but said after the date. */}
        <span
          className="absolute right-2 rounded-tag bg-on-media px-1.5 py-0.5 text-[12px]/4 font-semibold text-white tabular-nums"
          style={{ top: heightPixels - lengthPixels - 8 }}
        >
          {duration}
        </span>
      </button>
    </div>
  );
});

function Poster({ film }: { film: GalleryVideo }) {
  const [hasFailed, setFailed] = useState(false);
  if (!film.poster_url || hasFailed) {
    return <MediaFallback kind="video" className="size-full rounded-b-none" />;
  }
  return (
    <img
      src={film.poster_url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className="size-full rounded-t-sm bg-s2 object-cover"
    />
  );
}

function FilmStrip({ film, widthPixels }: { film: GalleryVideo; widthPixels: number }) {
  const bars = mergeShots(barShotsOf(film.shots), widthPixels);
  const background = accordGradient(bars, widthPixels);
  return (
    <span
      aria-hidden
      className={`keep-colour mt-0.5 block h-1.5 rounded-b-tag ${background ? '' : 'bg-s2'}`}
      style={background ? { backgroundImage: background } : undefined}
    />
  );
}
