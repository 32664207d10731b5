import type { WorkflowRun } from '@armoni/contract/workflow';
import type { StoreOutcome } from './file-uploads.ts';
import { uploadTexts } from './texts.ts';

/** What the two calls of the workflow service answer, infrastructure failures included. */
export type UploadAnswer =
  | { readonly status: 'ok'; readonly id: string }
  /** The service said no; its own words. */
  | { readonly status: 'refused'; readonly serverText: string }
  | { readonly status: 'timed-out' }
  | { readonly status: 'aborted' }
  /** No answer at all. */
  | { readonly status: 'unreachable' };

export type RunAnswer =
  | { readonly status: 'ok'; readonly run: WorkflowRun }
  | Exclude<UploadAnswer, { status: 'ok' }>;

export type MediaKind = 'video' | 'audio' | 'image';

export interface WorkflowService {
  upload(
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (sentBytes: number) => void },
  ): Promise<UploadAnswer>;
  run(asset: { fileId: string; kind: MediaKind }, signal: AbortSignal): Promise<RunAnswer>;
}

type StoreRequest = {
  readonly file: File;
  readonly kind: MediaKind;
  /** Said when nobody answered. */
  readonly fallbackMessage: string;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
  readonly onReceived: () => void;
};

/** Sends a file to the workflow service and has it turned into a stored URL. */
export async function storeMedia(
  service: WorkflowService,
  request: StoreRequest,
): Promise<StoreOutcome> {
  const { file, kind, fallbackMessage, signal } = request;
  const upload = await service.upload(file, { signal, onProgress: request.onProgress });
  if (upload.status !== 'ok') {
    return asFailure(upload, uploadTexts.uploadRefused, fallbackMessage);
  }
  request.onReceived();
  const answer = await service.run({ fileId: upload.id, kind }, signal);
  if (answer.status !== 'ok') {
    return asFailure(answer, uploadTexts.workflowRefused, fallbackMessage);
  }
  const stored = storedUrlIn(answer.run);
  return stored.ok ? { ok: true, fileId: upload.id, url: stored.url } : { ...stored };
}

/** The service answers 200 even for a run that failed, so `status` comes before `outputs`. */
export function storedUrlIn({
  data,
}: Pick<WorkflowRun, 'data'>):
  | { ok: true; url: string }
  | { ok: false; reason: 'failed'; message: string } {
  if (data.status === 'failed' || data.status === 'stopped') {
    const message = uploadTexts.workflowRefused(data.error ?? data.status);
    return { ok: false, reason: 'failed', message };
  }
  const { result, url, s3_url } = data.outputs ?? {};
  const storedUrl = result?.[0] || url || s3_url;
  return storedUrl
    ? { ok: true, url: storedUrl }
    : { ok: false, reason: 'failed', message: uploadTexts.noStoredUrl };
}

function asFailure(
  answer: Exclude<UploadAnswer, { status: 'ok' }>,
  refusal: (serverText: string) => string,
  fallbackMessage: string,
): StoreOutcome {
  switch (answer.status) {
    case 'refused':
      return { ok: false, reason: 'failed', message: refusal(answer.serverText) };
    case 'timed-out':
      return { ok: false, reason: 'failed', message: uploadTexts.uploadTimeout };
    case 'unreachable':
      return { ok: false, reason: 'failed', message: fallbackMessage };
    case 'aborted':
      return { ok: false, reason: 'aborted' };
  }
}
