import type { StoredFile } from '@armoni/contract/files';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mediaUrl } from '../../../lib/media/media-url.ts';
import { useMediaHost } from '../../../lib/studio/studio-config.ts';
import { chatKeys } from '../chat-keys.ts';
import { mediaKindOf } from '../pictures/chat-pictures.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { sendFiles } from './send-files.ts';
import { chooseUploads } from './upload-choice.ts';
import type { UploadState } from './upload-state.ts';

/** Files on their way into the conversation: chosen, confirmed, sent one after the other. */
export function useUpload(session: ChatSession, userId: string) {
  const client = useQueryClient();
  const mediaHost = useMediaHost();
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const becomesReference = useRef(false);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  /**
   * `asReference`: the first picture becomes what the next message is about. So does one that comes alone
   * while nothing else is: who adds a photograph and writes « floute le fond » means it.
   */
  const choose = useCallback(
    (chosen: readonly File[], asReference: boolean) => {
      if (chosen.length === 0 || sending.current) return;
      const { files, refusal } = chooseUploads(chosen);
      const isAlone = chosen.length === 1 && session.reference.get() === null;
      becomesReference.current = asReference || isAlone;
      setState({ status: 'confirming', files, percent: 0, problem: refusal });
    },
    [session],
  );

  const cancel = useCallback(() => {
    sending.current?.abort();
    sending.current = null;
    setState({ status: 'none' });
  }, []);

  const confirm = async (files: readonly File[]) => {
    const abort = new AbortController();
    sending.current = abort;
    const folder = session.folder();
    const outcome = await sendFiles(files, {
      folder: `${userId}/${folder}`.toLowerCase(),
      signal: abort.signal,
      onProgress: (percent) => setState({ status: 'sending', files, percent, problem: null }),
      onStored: show,
    });
    if (outcome) setState(outcome);
    if (sending.current === abort) sending.current = null;
    await client.invalidateQueries({ queryKey: chatKeys.pictures(userId, folder) });
  };

  /** The newest is what the panel shows. */
  const show = ({ fullPath, name }: StoredFile) => {
    session.selected.set(fullPath);
    if (!becomesReference.current || mediaKindOf(fullPath) !== 'image') return;
    becomesReference.current = false;
    session.reference.set({ url: mediaUrl(mediaHost, fullPath), name });
  };

  return { state, choose, cancel, confirm };
}
