import type { WorkflowRun } from '@armoni/contract/workflow';
import { describe, expect, it, vi } from 'vitest';
import { type RunAnswer, storedUrlIn, storeMedia, type UploadAnswer } from './store-media.ts';

const file = new File(['x'], 'a.mp4', { type: 'video/mp4' });

function run(data: Partial<WorkflowRun['data']>): WorkflowRun {
  return {
    task_id: 't',
    workflow_run_id: 'r',
    data: { id: 'r', workflow_id: 'w', status: 'succeeded', ...data },
  };
}

async function store(upload: UploadAnswer, answer: RunAnswer) {
  const service = {
    upload: vi.fn(async () => upload),
    run: vi.fn(async () => answer),
  };
  const outcome = await storeMedia(service, {
    file,
    kind: 'video',
    fallbackMessage: "Erreur lors de l'upload",
    signal: new AbortController().signal,
    onProgress: () => {},
    onReceived: () => {},
  });
  return { outcome, service };
}

const stored: RunAnswer = { status: 'ok', run: run({ outputs: { result: ['/media/a'] } }) };

describe('storing a clip', () => {
  it('uploads, runs the workflow with the id and answers the stored URL', async () => {
    const { outcome, service } = await store({ status: 'ok', id: 'f1' }, stored);
    expect(outcome).toEqual({ ok: true, fileId: 'f1', url: '/media/a' });
    expect(service.run).toHaveBeenCalledWith(
      { fileId: 'f1', kind: 'video' },
      expect.any(AbortSignal),
    );
  });

  it('quotes the server when it refuses the file, and runs nothing', async () => {
    const { outcome, service } = await store(
      { status: 'refused', serverText: 'disk full' },
      stored,
    );
    expect(outcome).toMatchObject({ message: 'Failed to upload file: disk full' });
    expect(service.run).not.toHaveBeenCalled();
  });

  it('quotes the server when the workflow fails', async () => {
    const { outcome } = await store(
      { status: 'ok', id: 'f1' },
      { status: 'refused', serverText: 'no such file' },
    );
    expect(outcome).toMatchObject({ message: 'Failed to run S3 workflow: no such file' });
  });

  it('says so when the upload takes more than 30 minutes', async () => {
    const { outcome } = await store({ status: 'timed-out' }, stored);
    expect(outcome).toMatchObject({
      message:
        'Upload timeout - file upload is taking too long. Please try with a smaller file or check your connection.',
    });
  });

  it('falls back to a plain sentence when nobody answers', async () => {
    const { outcome } = await store({ status: 'unreachable' }, stored);
    expect(outcome).toMatchObject({ message: "Erreur lors de l'upload" });
  });

  it('is silent about what the person cancelled', async () => {
    const { outcome } = await store({ status: 'aborted' }, stored);
    expect(outcome).toEqual({ ok: false, reason: 'aborted' });
  });
});

describe('the stored URL of a workflow run', () => {
  it('is the first result, else the url, else the s3_url', () => {
    const urls = { result: ['/1'], url: '/2', s3_url: '/3' };
    expect(storedUrlIn(run({ outputs: urls }))).toMatchObject({ url: '/1' });
    expect(storedUrlIn(run({ outputs: { ...urls, result: [] } }))).toMatchObject({ url: '/2' });
    expect(storedUrlIn(run({ outputs: { s3_url: '/3' } }))).toMatchObject({ url: '/3' });
  });

  it('is missing when no output names one', () => {
    const failure = { ok: false, message: 'S3 URL not found in workflow response' };
    expect(storedUrlIn(run({ outputs: {} }))).toMatchObject(failure);
    expect(storedUrlIn(run({ outputs: null }))).toMatchObject(failure);
  });

  it('is not looked for in a run that failed', () => {
    expect(
      storedUrlIn(run({ status: 'failed', error: 'boom', outputs: { url: '/2' } })),
    ).toMatchObject({ ok: false, message: 'Failed to run S3 workflow: boom' });
  });
});
