import type { GalleryVideo } from '@armoni/contract/gallery';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { formatDate, formatDuration, formatTime } from '../../../lib/format/format.ts';
import { barShotsOf } from '../../../lib/media/film-timing.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { mergeShots } from '../../../ui/film/merge-shots.ts';
import { OriginPin } from '../../../ui/media/origin-pin.tsx';
import type { Pick } from '../choice/use-selection.ts';
import { texts } from '../texts.ts';
import { accordGradient } from './accord-gradient.ts';
import { Poster } from './poster.tsx';
import { useHover } from './use-hover.ts';
import { useLongPress } from './use-long-press.ts';

const FilmPreview = lazy(async () => ({
  default: (await import('./film-preview.tsx')).FilmPreview,
}));

export type FilmTileProps = {
  film: GalleryVideo;
  /** Its place among all films, from 1. */
  position: number;
  total: number;
  widthPixels: number;
  heightPixels: number;
  /** Of the accord; 6 on the wall. */
  stripPixels?: number;
  isChosen: boolean;
  /** Some film is chosen: all show that they can be. */
  isChoosing: boolean;
  onOpen: (id: string) => void;
  onPick: Pick;
  /** What else is said of a film that stands alone: its name is larger then. */
  about?: string;
  /** Its picture goes over the page's margins, and its words stand within them. */
  isEdgeToEdge?: boolean;
  /** So wide that what stands under it has room beside its name. */
  isRoomy?: boolean;
  /** Under the film: what can be done with it. */
  children?: ReactNode;
};

/** The tag with the film's length. */
const lengthPixels = 20;
/** In less a day and its hour do not stand in one line. */
const slimPixels = 112;

/** A poster at the film's own proportions, its accord under it, its name and its date. */
export const FilmTile = memo(function FilmTile(props: FilmTileProps) {
  const { film, position, total, widthPixels, heightPixels, isChosen, isChoosing } = props;
  const { onOpen, onPick, stripPixels = 6, about, isEdgeToEdge, isRoomy, children } = props;
  const hover = useHover();
  const press = useLongPress(() => onPick(film.id, {}));
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its films
    <div
      role="listitem"
      aria-posinset={position}
      aria-setsize={total}
      style={{ width: widthPixels }}
      // Choosing as far as here selects films and no letters.
      className="group relative flex-none select-none"
      {...hover.events}
      {...press}
    >
      <button
        type="button"
        data-film={film.id}
        onClick={(event) => {
          const { shiftKey, ctrlKey, metaKey } = event;
          if (shiftKey || ctrlKey || metaKey || isChoosing) onPick(film.id, { isRange: shiftKey });
          else onOpen(film.id);
        }}
        className={clsx(
          'relative block w-full text-left',
          // What goes as far as the window has its ring inside.
          isEdgeToEdge ? '-outline-offset-2!' : 'rounded-sm',
          isChosen && 'selected-media',
        )}
      >
        <span aria-hidden className="relative block" style={{ height: heightPixels }}>
          <Poster film={film} isEdgeToEdge={isEdgeToEdge} />
          {hover.isLong && (
            <Suspense fallback={null}>
              <FilmPreview url={film.video_url} stripPixels={stripPixels} />
            </Suspense>
          )}
        </span>
        <FilmStrip film={film} widthPixels={widthPixels} heightPixels={stripPixels} />
        <TileWords {...{ film, about, isEdgeToEdge, isRoomy }} isSlim={widthPixels < slimPixels} />
        {/* On the picture, but said after the date. */}
        <span
          className="absolute right-2 rounded-tag bg-on-media px-1.5 py-0.5 text-[12px]/4 font-semibold text-white tabular-nums"
          style={{ top: heightPixels - lengthPixels - 8 }}
        >
          {formatDuration(film.duration_seconds)}
        </span>
        {film.is_favourite && (
          <span className="absolute top-2 right-10 rounded-tag bg-on-media p-1 text-white">
            <Star size={14} fill="currentColor" aria-hidden />
            <span className="sr-only">, {texts.favourite.is}</span>
          </span>
        )}
      </button>
      <span
        className={clsx(
          'absolute top-2 left-2 flex rounded-xs bg-on-media focus-within:opacity-100 group-hover:opacity-100',
          !isChoosing && 'opacity-0 pointer-coarse:hidden',
        )}
      >
        <Checkbox
          label={texts.selection.choose(film.title)}
          checked={isChosen}
          onCheckedChange={() => onPick(film.id, { isRange: isShiftHeld() })}
        />
      </span>
      <OriginPin url={film.video_url} about={film.title} className="absolute top-2 right-2" />
      {children}
    </div>
  );
});

/** The last event says whether a range is meant: the checkbox hands on no keys. */
const isShiftHeld = () => (window.event as Partial<MouseEvent> | undefined)?.shiftKey ?? false;

type TileWordsProps = {
  film: GalleryVideo;
  about: string | undefined;
  isEdgeToEdge: boolean | undefined;
  isRoomy: boolean | undefined;
  isSlim: boolean;
};

/** The date is said first, as the film is known by it; the name is seen first. */
function TileWords({ film, about, isEdgeToEdge, isRoomy, isSlim }: TileWordsProps) {
  return (
    <span
      className={clsx(
        'mt-2 flex flex-col-reverse',
        isRoomy && 'sm:pr-72',
        isEdgeToEdge && 'pr-28 pl-4',
      )}
    >
      <span className="type-data block text-fg3">
        <span className="sr-only">{texts.film} </span>
        <time dateTime={film.created_at}>
          {formatDate(film.created_at)}
          <span className={clsx(isSlim && 'sr-only')}>, {formatTime(film.created_at)}</span>
        </time>
        <span className="sr-only">, </span>
        {about && <span aria-hidden> · {about}</span>}
      </span>
      <span
        className={clsx('block truncate', about ? 'type-h2' : 'text-[13px]/[18px] font-semibold')}
      >
        {film.title}
        <span className="sr-only">, </span>
      </span>
    </span>
  );
}

type FilmStripProps = { film: GalleryVideo; widthPixels: number; heightPixels: number };

function FilmStrip({ film, widthPixels, heightPixels }: FilmStripProps) {
  const bars = mergeShots(barShotsOf(film.shots), widthPixels);
  const background = accordGradient(bars, widthPixels);
  return (
    <span
      aria-hidden
      className={clsx('keep-colour mt-0.5 block rounded-b-tag', !background && 'bg-s2')}
      style={{ height: heightPixels, ...(background && { backgroundImage: background }) }}
    />
  );
}
