import { type StoredFile, uploadFile } from '@armoni/contract/files';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { upload } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { mediaUrl } from '../../../lib/media/media-url.ts';
import { chatKeys } from '../chat-keys.ts';
import { mediaKindOf } from '../pictures/chat-pictures.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';
import { chooseUploads } from './upload-choice.ts';

export type UploadState =
  | { readonly status: 'none' }
  | {
      readonly status: 'asking' | 'sending';
      readonly files: readonly File[];
      /** Of all bytes together. */
      readonly percent: number;
      /** Why some of it was refused or did not arrive. */
      readonly problem: string | null;
    };

type UploadOptions = {
  session: ChatSession;
  userId: string;
  mediaHost: string;
};

/** Files on their way into the conversation: chosen, confirmed, sent one after the other. */
export function useUpload({ session, userId, mediaHost }: UploadOptions) {
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const becomesReference = useRef(false);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  /** `asReference`: the first picture becomes what the next message is about. */
  const choose = useCallback((chosen: readonly File[], asReference: boolean) => {
    if (chosen.length === 0 || sending.current) return;
    const { files, refusal } = chooseUploads(chosen);
    becomesReference.current = asReference;
    setState({ status: 'asking', files, percent: 0, problem: refusal });
  }, []);

  const cancel = useCallback(() => {
    sending.current?.abort();
    sending.current = null;
    setState({ status: 'none' });
  }, []);

  const confirm = async (files: readonly File[]) => {
    const abort = new AbortController();
    sending.current = abort;
    const folder = session.folder();
    const totalBytes = files.reduce((sum, { size }) => sum + size, 0) || 1;
    let waiting = files;
    let sentBytes = 0;
    const show = (bytes: number) =>
      setState({ status: 'sending', files, percent: (100 * bytes) / totalBytes, problem: null });
    show(0);
    try {
      for (const file of files) {
        const stored = await upload(uploadFile, {
          file,
          fields: { filename: file.name, folder: `${userId}/${folder}`.toLowerCase() },
          onProgress: (progress) => show(sentBytes + Math.min(progress.sentBytes, file.size)),
          signal: abort.signal,
        });
        sentBytes += file.size;
        waiting = waiting.filter((one) => one !== file);
        take(stored);
      }
      setState({ status: 'none' });
    } catch (error) {
      if (abort.signal.aborted) return;
      console.error(error);
      const problem = error instanceof ApiError ? error.message : texts.upload.failed;
      setState({ status: 'asking', files: waiting, percent: 0, problem });
    } finally {
      if (sending.current === abort) sending.current = null;
      await client.invalidateQueries({ queryKey: chatKeys.pictures(userId, folder) });
    }
  };

  /** The newest is what the panel shows. */
  const take = ({ fullPath, name }: StoredFile) => {
    session.selected.set(fullPath);
    if (!becomesReference.current || mediaKindOf(fullPath) !== 'image') return;
    becomesReference.current = false;
    session.reference.set({ url: mediaUrl(mediaHost, fullPath), name });
  };

  return { state, choose, cancel, confirm };
}
