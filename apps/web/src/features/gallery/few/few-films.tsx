import type { GalleryVideo } from '@armoni/contract/gallery';
import { clsx } from 'clsx';
import {
  ChevronRight,
  Clapperboard,
  Download,
  RectangleHorizontal,
  RectangleVertical,
  Scissors,
  Share2,
  Square,
  Star,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { otherShapes } from '../../../lib/http/reshape-film.ts';
import { filmDownloadUrl } from '../../../lib/media/film-address.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { Pick } from '../choice/use-selection.ts';
import { useReshapeFilm } from '../films/use-reshape-film.ts';
import { texts } from '../texts.ts';
import { FilmTile } from '../wall/film-tile.tsx';
import { aspectOf } from '../wall/justified-rows.ts';

const words = texts.few;

type FewFilmsProps = {
  films: readonly GalleryVideo[];
  widthPixels: number;
  chosen: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onPick: Pick;
  onFavourite: (film: GalleryVideo) => void;
  onShare: (film: GalleryVideo) => void;
};

const firstPixels = { width: 1040, height: 585 };
/** Two films beside the first leave less height to each: what can be done next stands under them. */
const sidePixels = { width: 328, gap: 32, row: 232, rowOfTwo: 168 };
/** Below it everything stands in one column. */
const besideFrom = 900;
/** From here on what can be done with the first film stands beside its name. */
const actionsBesideFrom = 560;
/** On a phone, which is narrower, the first film goes from edge to edge, over the page's margins. */
const phone = { widthPixels: 608, marginPixels: 16 };

/** One to three films: the newest large, the others beside it, and what can be done next. */
export function FewFilms(props: FewFilmsProps) {
  const { films, widthPixels, chosen, onOpen, onPick, onFavourite, onShare } = props;
  const [first, ...others] = films;
  if (!first || widthPixels === 0) return null;
  const isBeside = widthPixels >= besideFrom;
  const isOnPhone = widthPixels < phone.widthPixels;
  const room = isBeside ? widthPixels - sidePixels.width - sidePixels.gap : widthPixels;
  const edges = isOnPhone ? 2 * phone.marginPixels : 0;
  const most = { ...firstPixels, width: Math.min(room + edges, firstPixels.width) };
  const large = within(first, most);
  const isRoomy = large.widthPixels >= actionsBesideFrom;
  const beside = {
    width: isBeside ? sidePixels.width : widthPixels,
    height: others.length > 1 ? sidePixels.rowOfTwo : sidePixels.row,
  };
  const shared = { total: films.length, isChoosing: chosen.size > 0, onOpen, onPick };
  return (
    <div
      className="grid items-start gap-x-8 gap-y-6"
      style={
        isBeside
          ? { gridTemplate: `auto 1fr / ${large.widthPixels}px ${sidePixels.width}px` }
          : undefined
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: columns stand between the list and its films */}
      <div role="list" aria-label={texts.title} className="contents">
        <div
          role="presentation"
          className={clsx(
            isBeside && 'row-span-2', // What is as wide as the window, by script, must not hold it open when that grows narrower.
            isOnPhone && '-mx-4 flex justify-center overflow-x-clip',
          )}
        >
          <FilmTile
            film={first}
            position={1}
            {...shared}
            {...large}
            stripPixels={12}
            isChosen={chosen.has(first.id)}
            about={aboutOf(first)}
            isEdgeToEdge={isOnPhone}
            isRoomy={isRoomy}
          >
            <FirstActions film={first} isRoomy={isRoomy} onFavourite={() => onFavourite(first)} />
          </FilmTile>
        </div>
        {others.length > 0 && (
          <div role="presentation" className="flex flex-wrap gap-6">
            {others.map((film, index) => (
              <FilmTile
                key={film.id}
                film={film}
                position={index + 2}
                {...shared}
                {...within(film, beside)}
                isChosen={chosen.has(film.id)}
              />
            ))}
          </div>
        )}
      </div>
      <NextSteps film={first} onShow={() => onShare(first)} />
    </div>
  );
}

/** As large as there is room for, at the film's own proportions. */
function within(film: GalleryVideo, most: { width: number; height: number }) {
  const aspect = aspectOf(film);
  const widthPixels = Math.min(most.width, most.height * aspect);
  return { widthPixels, heightPixels: widthPixels / aspect };
}

type FirstActionsProps = { film: GalleryVideo; isRoomy: boolean; onFavourite: () => void };

function FirstActions({ film, isRoomy, onFavourite }: FirstActionsProps) {
  const address = { filmUrl: film.video_url, createdAt: film.created_at };
  return (
    <div
      className={clsx(
        'mt-2 flex items-center gap-2 max-sm:relative max-sm:px-4',
        isRoomy && 'sm:absolute sm:right-0 sm:bottom-0.5',
      )}
    >
      <span className="flex gap-2 max-sm:absolute max-sm:right-2 max-sm:bottom-full max-sm:gap-0">
        <IconButton
          label={film.is_favourite ? texts.favourite.remove : texts.favourite.add}
          icon={<Star size={16} fill={film.is_favourite ? 'currentColor' : 'none'} />}
          onClick={onFavourite}
        />
        <a
          href={filmDownloadUrl(address, window.location.href)}
          target="_blank"
          rel="noopener"
          aria-label={texts.dialog.download}
          className={buttonClass({ variant: 'ghost' })}
        >
          <Download size={16} aria-hidden />
        </a>
      </span>
      {film.version != null && (
        <AppLink
          href={`/editor/${film.id}`}
          className={buttonClass({ variant: 'paper' }, 'max-sm:h-11 max-sm:flex-1')}
        >
          <Scissors size={16} aria-hidden />
          {texts.dialog.recutLong}
        </AppLink>
      )}
    </div>
  );
}

function aboutOf({ version, shots }: GalleryVideo): string {
  const count = words.shots(shots.length);
  return version == null ? count : `${words.version(version)} · ${count}`;
}

function NextSteps({ film, onShow }: { film: GalleryVideo; onShow: () => void }) {
  const reshape = useReshapeFilm(film.id);
  // A tall film for a wide one, and the other way round.
  const [shape] = otherShapes(film);
  const ShapeIcon = shape ? shapeIcons[shape] : Square;
  return (
    <nav aria-labelledby="gallery-next">
      <h2 id="gallery-next" className="type-h3 mb-2">
        {words.title}
      </h2>
      {film.version != null && shape && (
        <button type="button" onClick={() => void reshape(shape)} className={stepClass}>
          <ShapeIcon size={20} strokeWidth={1.5} aria-hidden />
          <StepWords title={words.shape(shape, film.title)} body={words.shapeBody} />
        </button>
      )}
      <button type="button" onClick={onShow} className={stepClass}>
        <Share2 size={20} strokeWidth={1.5} aria-hidden />
        <StepWords title={words.show} body={words.showBody} />
      </button>
      <NextStep
        href="/editor"
        icon={<Clapperboard size={20} strokeWidth={1.5} aria-hidden />}
        title={words.make}
        body={words.makeBody}
      />
    </nav>
  );
}

const shapeIcons = { '16:9': RectangleHorizontal, '9:16': RectangleVertical, '1:1': Square };

type StepProps = { title: string; body: string };

const stepClass =
  'flex min-h-16 w-full items-center gap-4 border-t border-line py-2 text-left hover:bg-hover';

function NextStep({ href, icon, ...step }: StepProps & { href: string; icon: ReactNode }) {
  return (
    <AppLink href={href} className={stepClass}>
      {icon}
      <StepWords {...step} />
    </AppLink>
  );
}

function StepWords({ title, body }: StepProps) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="type-ui block font-semibold">{title}</span>
        <span className="block text-[13px] text-fg3">{body}</span>
      </span>
      <ChevronRight size={16} aria-hidden className="text-fg3" />
    </>
  );
}
