import { useCallback, useEffect } from 'react';
import { newKey } from '../../../lib/browser/new-key.ts';
import { useLeaveWarning } from '../../../lib/browser/use-leave-warning.ts';
import { wait } from '../../../lib/browser/wait.ts';
import { onePerPerson } from '../../../lib/session/one-per-person.ts';
import { receivePictures } from '../../../lib/session/sent-pictures.ts';
import { goTo } from '../../../lib/studio/navigation.tsx';
import { storedFiles } from '../../../lib/uploads/upload-queue.ts';
import { makeWorkflowService } from '../../../lib/uploads/workflow-service.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { completeClip } from '../clips/complete-clip.ts';
import { describeClip } from '../clips/describe-clip.ts';
import { unfinishedService } from '../clips/unfinished-clips.ts';
import { filmJobService } from '../jobs/film-job-service.ts';
import { describeMusic } from '../music/describe-music.ts';
import { projectService } from '../projects/project-service.ts';
import { readWishService } from '../wish/wish-service.ts';
import { type EditorSession, makeEditorSession } from './editor-session.ts';

/**
 * The editor's work of this person; on entering, unfinished film jobs are found again and
 * pictures sent from the chat are taken in.
 */
export function useEditorSession(userId: string): EditorSession {
  const session = sessionOf(userId);
  useEffect(() => {
    void session.jobs.resume();
    void session.unfinished.refresh();
    void session.projects.resume();
    void session.addSentPictures(receivePictures('editor'));
  }, [session]);
  useLeaveWarning(useCallback(() => hasUnsentClips(session), [session]));
  return session;
}

const sessionOf = onePerPerson((userId: string) =>
  makeEditorSession({
    userId,
    workflow: makeWorkflowService(userId),
    unfinished: unfinishedService,
    films: filmJobService,
    readWish: readWishService,
    projects: projectService,
    storage: window.sessionStorage,
    wait,
    now: Date.now,
    newKey,
    describeClip,
    completeClip,
    describeMusic,
    show: goTo,
    say: toast,
  }),
);

function hasUnsentClips({ uploads }: EditorSession): boolean {
  const queue = uploads.queue.get();
  const waiting = queue.filter(({ state }) => state.status !== 'cancelled');
  return waiting.length > storedFiles(queue).length;
}
