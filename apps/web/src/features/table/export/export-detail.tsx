import type { FilmCut, FilmVersion } from '@armoni/contract/cuts';
import { type ProjectFormat, projectFileStem, projectFormats } from '@armoni/contract/downloads';
import type { AspectRatio } from '@armoni/contract/limits';
import { framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { Check, Download, Minus, SplitSquareVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatSize } from '../../../lib/format/format.ts';
import { downloadProject } from '../../../lib/http/begin-download.ts';
import { filmDownloadUrl } from '../../../lib/media/film-address.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { FilmShotsAccord } from '../panel/version-accord.tsx';
import type { RenderJob } from '../session/render-job.ts';
import type { ReshapeJob } from '../session/reshape-job.ts';
import type { ExportChoice } from './export-list.tsx';
import { MediaChoice } from './media-choice.tsx';
import { exportTexts as texts } from './texts.ts';
import { useProjectSize } from './use-project-size.ts';
import { type Passing, whatPasses } from './what-passes.ts';

type ExportDetailProps = {
  choice: ExportChoice;
  filmId: string;
  title: string;
  film: FilmVersion;
  timeline: Timeline;
  sources: FilmCut['sources'];
  version: number;
  /** Changes on the table that no file has. */
  unrendered: number;
  reshape: ReshapeJob;
  render: RenderJob;
  onClose: () => void;
};

const isProject = (choice: ExportChoice): choice is ProjectFormat =>
  projectFormats.some((format) => format === choice);

/** What one export holds, and the button that makes it. */
export function ExportDetail(props: ExportDetailProps) {
  const { choice } = props;
  if (choice === 'mp4') return <FilmDetail {...props} />;
  if (isProject(choice)) return <ProjectDetail key={choice} {...props} format={choice} />;
  return <ShapeDetail {...props} shape={choice} />;
}

type FrameProps = ExportDetailProps & { heading: string; children: ReactNode; action: ReactNode };

function Frame({ heading, children, action, ...props }: FrameProps) {
  const { timeline, film, version, unrendered, choice, onClose } = props;
  const isFile = choice === 'mp4';
  const rate = framesPerSecond(timeline).toFixed(2).replace('.', ',').replace(/,00$/, '');
  return (
    <>
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto p-6 max-lg:pt-14">
        <p className="flex flex-wrap items-baseline gap-x-3 pr-10">
          <span className="type-label min-w-0 break-words">{heading}</span>
          <span className="type-data text-fg3">
            {texts.shown(rate, timeline.width, timeline.height)}
          </span>
        </p>
        <FilmShotsAccord shots={film.shots} className="h-3" />
        {children}
      </div>
      <footer className="flex min-h-16 flex-none flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-3">
        <p className="min-w-40 flex-1 text-[13px] text-fg3">
          {unrendered === 0
            ? texts.rendered
            : isFile
              ? texts.unrendered(unrendered, version)
              : texts.notWaiting}
        </p>
        {/* Two ways to the file leave no room for a third button; the dialog closes above. */}
        {(!isFile || unrendered === 0) && (
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        )}
        {action}
      </footer>
    </>
  );
}

function FilmDetail(props: ExportDetailProps) {
  const { film, timeline, version, unrendered, render, onClose } = props;
  const address = { filmUrl: film.video_url, createdAt: film.created_at };
  return (
    <Frame
      {...props}
      heading={texts.mp4(Math.min(timeline.width, timeline.height))}
      action={
        <>
          <a
            href={filmDownloadUrl(address, window.location.href)}
            target="_blank"
            rel="noopener"
            onClick={onClose}
            className={buttonClass({ variant: unrendered > 0 ? 'outline' : 'paper' })}
          >
            <Download size={16} aria-hidden />
            {unrendered > 0 ? texts.downloadOld(version) : texts.download}
          </a>
          {unrendered > 0 && <RenderFirst render={render} />}
        </>
      }
    >
      {film.poster_url && (
        <img src={film.poster_url} alt="" className="max-h-64 max-w-full rounded-sm" />
      )}
      <p className="text-fg2">{texts.mp4Detail(version, formatSize(film.size_bytes))}</p>
    </Frame>
  );
}

/** The file has what stands on the table once it is rendered: then it is downloaded here. */
function RenderFirst({ render }: { render: RenderJob }) {
  const state = useStore(render.state);
  const isRunning = state.status === 'running';
  return (
    <Button
      variant="paper"
      aria-busy={isRunning}
      aria-disabled={isRunning}
      onClick={() => void render.start()}
    >
      {isRunning ? texts.rendering(state.percent) : texts.renderFirst}
    </Button>
  );
}

function ShapeDetail({ shape, ...props }: ExportDetailProps & { shape: AspectRatio }) {
  const state = useStore(props.reshape.state);
  return (
    <Frame
      {...props}
      heading={texts.shape(shape)}
      action={
        <Button
          variant="paper"
          aria-busy={state !== null}
          aria-disabled={state !== null}
          onClick={() => void props.reshape.start(shape)}
        >
          {state === null ? texts.make : texts.shapeRunning(state.percent)}
        </Button>
      }
    >
      <p className="text-fg2">{texts.shapeDetail}</p>
    </Frame>
  );
}

function ProjectDetail({ format, ...props }: ExportDetailProps & { format: ProjectFormat }) {
  const { filmId, title, version, timeline, sources, unrendered, onClose } = props;
  const size = useProjectSize(filmId, timeline);
  const [withMedia, setWithMedia] = useState(true);
  const [isPacking, setPacking] = useState(false);
  const download = async () => {
    setPacking(true);
    const isBegun = await downloadProject(filmId, {
      ...{ withMedia, format },
      ...(unrendered > 0 && { timeline }),
    });
    setPacking(false);
    if (isBegun) onClose();
    else toast.error(texts.failed);
  };
  return (
    <Frame
      {...props}
      heading={`${projectFileStem(title, version)}.${format}`}
      action={
        <Button
          variant="paper"
          aria-busy={isPacking}
          disabled={isPacking}
          onClick={() => void download()}
        >
          <Download size={16} aria-hidden />
          {texts.download}
        </Button>
      }
    >
      <section aria-label={texts.heading}>
        <h3 className="type-label mb-2">{texts.heading}</h3>
        <ul className="divide-y divide-line border-t border-line">
          {whatPasses(timeline, sources, format).map((passing) => (
            <PassingRow key={passing.name} {...passing} />
          ))}
        </ul>
      </section>
      <MediaChoice
        hasMusic={timeline.tracks.audio.music !== null}
        withMedia={withMedia}
        mediaBytes={size?.media_bytes}
        onChange={setWithMedia}
      />
      {size && size.missing.length > 0 && (
        <p className="text-[13px] text-fg2">{texts.missing(size.missing)}</p>
      )}
    </Frame>
  );
}

const marks = {
  whole: <Check size={16} className="text-ok" />,
  part: <SplitSquareVertical size={16} className="text-fg2" />,
  not: <Minus size={16} className="text-fg3" />,
} as const;

function PassingRow({ name, how, words }: Passing) {
  return (
    <li className="grid min-h-10 grid-cols-[1.5rem_6rem_1fr] items-center gap-x-2 py-2 text-[13px]">
      <span aria-hidden>{marks[how]}</span>
      <span className="type-label">
        {name}
        <span className="sr-only"> : {texts.how[how]},</span>
      </span>
      <span className="text-fg2">{words}</span>
    </li>
  );
}
