import { useEffect } from 'react';
import { newKey } from '../../../lib/browser/new-key.ts';
import { wait } from '../../../lib/browser/wait.ts';
import { receivePictures } from '../../../lib/session/sent-pictures.ts';
import { storedFiles } from '../../../lib/uploads/upload-queue.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { completeClip } from '../clips/complete-clip.ts';
import { describeClip, describeMusic } from '../clips/describe-clip.ts';
import { filmJobService } from '../jobs/film-job-service.ts';
import { makeWorkflowService } from '../upload/workflow-service.ts';
import { type EditorSession, makeEditorSession } from './editor-session.ts';

// One tab, one person at a time: uploads and jobs go on while other pages are open.
let current: { readonly userId: string; readonly session: EditorSession } | undefined;

/**
 * The editor's work of this person; on entering, unfinished film jobs are found again and
 * pictures sent from the chat are taken in.
 */
export function useEditorSession(userId: string): EditorSession {
  const session = sessionOf(userId);
  useEffect(() => {
    void session.jobs.resume();
    void session.addSentPictures(receivePictures('editor'));
  }, [session]);
  useLeaveWarning(session);
  return session;
}

function sessionOf(userId: string): EditorSession {
  if (current?.userId === userId) return current.session;
  current?.session.dispose();
  const session = makeEditorSession({
    userId,
    workflow: makeWorkflowService(userId),
    films: filmJobService,
    storage: window.sessionStorage,
    wait,
    now: Date.now,
    newKey,
    describeClip,
    completeClip,
    describeMusic,
    say: toast,
  });
  current = { userId, session };
  return session;
}

/** Closing the tab in the middle of an upload would lose it, so the browser asks first. */
function useLeaveWarning(session: EditorSession) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsentClips(session)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [session]);
}

function hasUnsentClips({ uploads }: EditorSession): boolean {
  const queue = uploads.queue.get();
  const waiting = queue.filter(({ state }) => state.status !== 'cancelled');
  return waiting.length > storedFiles(queue).length;
}
