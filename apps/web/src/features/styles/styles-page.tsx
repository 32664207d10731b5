import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useSignedInUser } from '../../lib/session/identity.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { CoachPanel } from './coach/coach-panel.tsx';
import { coachPictures } from './coach/coach-pictures.ts';
import { StyleList } from './library/style-list.tsx';
import { useStyles } from './library/use-styles.ts';
import { PictureField } from './pictures/picture-field.tsx';
import type { TrainingSession } from './session/training-session.ts';
import { useTrainingSession } from './session/use-training-session.ts';
import { texts } from './texts.ts';
import { TrainingForm } from './training/training-form.tsx';

const StartedDialog = lazy(async () => ({
  default: (await import('./training/started-dialog.tsx')).StartedDialog,
}));

/** /trainer: the pictures of a new style at the left, advice and the styles at the right. */
export function StylesPage() {
  const user = useSignedInUser();
  const session = useTrainingSession(user.id);
  return <Styles session={session} userId={user.id} />;
}

function Styles({ session, userId }: { session: TrainingSession; userId: string }) {
  const styles = useStyles(userId);
  const pictures = useStore(session.pictures.queue);
  const report = useCoachReport(session);
  const { status } = useStore(session.run.state);
  useRefreshAfterStart(session, styles.refetch);
  return (
    <main className="mx-auto grid w-full max-w-[1312px] flex-1 grid-cols-1 content-start gap-x-14 px-4 pt-5 pb-12 sm:px-8 sm:pt-8 min-[1100px]:grid-cols-[minmax(0,1fr)_400px]">
      <div className="min-w-0">
        <h1 className="type-h1">{texts.title}</h1>
        <p className="mt-2 text-[16px]/6 text-balance text-fg3">{texts.lead}</p>
        <div className="mt-6">
          <PictureField session={session} concerns={report.concerns} />
        </div>
        <TrainingForm session={session} priceNote={styles.data?.trainer.price_note ?? null} />
      </div>
      <div className="min-w-0 space-y-7 max-[1099px]:mt-12 min-[1100px]:pt-1.5">
        <CoachPanel pictures={pictures} report={report} session={session} />
        <StyleList styles={styles} />
      </div>
      <News session={session} />
      {status === 'started' && (
        <Suspense>
          <StartedDialog run={session.run} />
        </Suspense>
      )}
    </main>
  );
}

/** Upload progress moves the queue many times a second; only studies are worth a new report. */
function useCoachReport(session: TrainingSession) {
  const pictures = useStore(session.pictures.queue);
  const known = pictures.map(({ key, study }) => `${key}:${study ? 1 : 0}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` says when the studies change.
  return useMemo(() => coachPictures(pictures), [known]);
}

function useRefreshAfterStart(session: TrainingSession, refetch: () => unknown) {
  const { status } = useStore(session.run.state);
  useEffect(() => {
    if (status === 'started') void refetch();
  }, [status, refetch]);
}

/** Read out by screen readers: pictures that came and went. */
function News({ session }: { session: TrainingSession }) {
  return (
    <p role="status" className="sr-only">
      {useStore(session.news)}
    </p>
  );
}
