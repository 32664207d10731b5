import { clsx } from 'clsx';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSignedInUser } from '../../lib/session/identity.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { storedFiles } from '../../lib/uploads/upload-queue.ts';
import { type ClipDrop, useClipDrop } from './clips/use-clip-drop.ts';
import { ControlPanel, GenerateBar } from './control-panel.tsx';
import { type Example, useExample } from './example/use-example.ts';
import { watchedJob } from './jobs/film-jobs.ts';
import { requestFilm } from './request-film.ts';
import type { EditorSession } from './session/editor-session.ts';
import { useEditorSession } from './session/use-editor-session.ts';
import { texts } from './texts.ts';
import { EmptyStage } from './viewer/empty-stage.tsx';
import { useFilmDetails } from './viewer/use-film-details.ts';
import { Viewer } from './viewer/viewer.tsx';
import { viewerFilmsOf } from './viewer/viewer-films.ts';

// Who has films never sees it.
const ExampleStage = lazy(async () => ({
  default: (await import('./example/example-stage.tsx')).ExampleStage,
}));

const BegunProjects = lazy(async () => ({
  default: (await import('./projects/begun-projects.tsx')).BegunProjects,
}));

const WorkStage = lazy(async () => ({
  default: (await import('./work/work-stage.tsx')).WorkStage,
}));

// Clips are uploaded before their film is sketched.
const SketchStage = lazy(async () => ({
  default: (await import('./work/sketch-stage.tsx')).SketchStage,
}));

const StartedDialog = lazy(async () => ({
  default: (await import('./jobs/started-dialog.tsx')).StartedDialog,
}));

/** /editor: what a film is made from at the left, the films of the open project and of this session at the right. */
export function EditorPage() {
  const user = useSignedInUser();
  const session = useEditorSession(user.id);
  return <Editor session={session} userId={user.id} />;
}

function Editor({ session, userId }: { session: EditorSession; userId: string }) {
  const [started, setStarted] = useState<{ leftOut: number } | null>(null);
  const close = useCallback(() => setStarted(null), []);
  const stage = useRef<HTMLDivElement>(null);
  const generate = () =>
    void requestFilm(session, { userId, onStarted: setStarted, onFailed: close });
  const films = useStore(session.jobs.films);
  const isMaking = useStore(session.jobs.jobs).length > 0;
  useEffect(() => {
    // On a phone the stage goes before the fields, which were just left at their end.
    if (isMaking && started === null) stage.current?.scrollIntoView({ block: 'start' });
  }, [isMaking, started]);
  const jobIds = useStore(session.projects.jobIds);
  const shown = viewerFilmsOf(films, jobIds, useFilmDetails(films, jobIds));
  const drop = useClipDrop(session.uploads);
  const example = useExample(session, generate);
  return (
    <main
      {...drop.getRootProps({ role: 'main' })}
      className="grid min-w-0 flex-1 grid-cols-1 lg:h-0 lg:flex-auto lg:grid-cols-[384px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)_auto]"
    >
      <h1 className="sr-only">{texts.pageTitle}</h1>
      <ControlPanel session={session} onGenerate={generate} drop={drop} />
      <GenerateBar session={session} onGenerate={generate} />
      <div
        ref={stage}
        className={clsx(
          'flex min-h-0 min-w-0 scroll-mt-20 flex-col lg:col-start-2 lg:row-span-2 lg:row-start-1 *:flex-1',
          // On a phone, who has nothing yet sees first what can be made of nothing; who asked for a film, the film.
          (example.isOffered || isMaking || shown.length > 0) && 'max-lg:order-first',
        )}
      >
        <Viewer
          films={shown}
          jobs={session.jobs}
          toCome={<FilmToCome session={session} drop={drop} example={example} />}
        />
      </div>
      <News session={session} />
      {started && (
        <Suspense>
          <StartedDialog leftOut={started.leftOut} onClose={close} />
        </Suspense>
      )}
    </main>
  );
}

type FilmToComeProps = { session: EditorSession; drop: ClipDrop; example: Example };

function FilmToCome({ session, drop, example }: FilmToComeProps) {
  const { aspectRatio } = useStore(session.wish);
  const queue = useStore(session.uploads.queue);
  const underWay = watchedJob(useStore(session.jobs.jobs));
  if (example.isOffered && !drop.isDragActive) {
    return (
      <Suspense fallback={<h2 className="type-h2">{texts.viewer.emptyTitle}</h2>}>
        <ExampleStage
          isBusy={example.isBusy}
          onTake={example.take}
          onChoose={drop.open}
          begun={<BegunProjects projects={session.projects} />}
        />
      </Suspense>
    );
  }
  if (underWay) {
    return (
      <Suspense fallback={<p className="py-6 text-fg2">{texts.viewer.emptyUnderWay}</p>}>
        <WorkStage jobId={underWay.jobId} aspectRatio={aspectRatio} clips={storedFiles(queue)} />
      </Suspense>
    );
  }
  const empty = (
    <EmptyStage aspectRatio={aspectRatio} isDropping={drop.isDragActive} onChoose={drop.open} />
  );
  if (queue.length === 0 || drop.isDragActive) return empty;
  return (
    <Suspense fallback={empty}>
      <SketchStage session={session} />
    </Suspense>
  );
}

/** Read out by screen readers: uploads and films that came to their end. */
function News({ session }: { session: EditorSession }) {
  return (
    <p role="status" className="sr-only">
      {useStore(session.news)}
    </p>
  );
}
