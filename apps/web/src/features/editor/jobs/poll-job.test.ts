import type { VideoJob } from '@armoni/contract/montage';
import { describe, expect, it, vi } from 'vitest';
import { type JobReading, pollJob } from './poll-job.ts';

function job(changes: Partial<VideoJob>): VideoJob {
  return {
    job_id: 'j1',
    status: 'processing',
    video_url: null,
    error_message: null,
    percent: 0,
    stage: null,
    notes: [],
    created_at: '2026-11-20T14:32:00Z',
    video_id: null,
    ...changes,
  };
}

const seen = (changes: Partial<VideoJob>): JobReading => ({ status: 'seen', job: job(changes) });
const lost = (message: string, isFinal = false): JobReading => ({
  status: 'lost',
  message,
  isFinal,
});

/** Gives the readings in turn, the last one for ever. */
async function follow(...readings: JobReading[]) {
  const waits: number[] = [];
  const onSeen = vi.fn();
  let calls = 0;
  const end = await pollJob('j1', {
    readStatus: async () => readings[Math.min(calls++, readings.length - 1)] as JobReading,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    signal: new AbortController().signal,
    onSeen,
  });
  return { end, waits, calls, onSeen };
}

describe('following a video job', () => {
  it('asks every 5 s until the film is there', async () => {
    const { end, waits, onSeen } = await follow(
      seen({ status: 'queued' }),
      seen({ percent: 40 }),
      seen({ status: 'completed', video_url: '/media/film.mp4' }),
    );
    expect(end).toMatchObject({ status: 'completed', filmUrl: '/media/film.mp4' });
    expect(waits).toEqual([5000, 5000]);
    expect(onSeen).toHaveBeenLastCalledWith(expect.objectContaining({ percent: 40 }));
  });

  it('gives up after 360 tries', async () => {
    const { end, calls } = await follow(seen({}));
    expect(calls).toBe(360);
    expect(end).toEqual({
      status: 'timed-out',
      message: 'Video processing timeout - job took longer than 30 minutes',
    });
  });

  it('passes over network errors', async () => {
    const { end, calls } = await follow(
      lost('Failed to fetch'),
      lost('HTTP error! status: 503'),
      seen({ status: 'completed', video_url: '/f' }),
    );
    expect(end.status).toBe('completed');
    expect(calls).toBe(3);
  });

  it.each(['Job not found', 'render failed'])(
    'stops at an error that says "%s"',
    async (message) => {
      const { end, calls } = await follow(lost(message), seen({}));
      expect(end).toEqual({ status: 'failed', message });
      expect(calls).toBe(1);
    },
  );

  it('stops at an answer that no repeating can change', async () => {
    const { calls } = await follow(lost('Introuvable', true), seen({}));
    expect(calls).toBe(1);
  });

  it('says why a job failed, with a fallback', async () => {
    const told = await follow(seen({ status: 'failed', error_message: 'Aucun clip lisible' }));
    expect(told.end).toEqual({ status: 'failed', message: 'Aucun clip lisible' });
    const silent = await follow(seen({ status: 'failed', error_message: null }));
    expect(silent.end).toEqual({ status: 'failed', message: 'Video processing failed' });
  });

  it('takes a film without an address for an error', async () => {
    const { end } = await follow(seen({ status: 'completed', video_url: null }));
    expect(end.status).toBe('failed');
  });

  it('ends when the job was cancelled elsewhere', async () => {
    const { end } = await follow(seen({ status: 'cancelled' }));
    expect(end).toEqual({ status: 'cancelled' });
  });

  it('stops without a word when nobody follows any more', async () => {
    const controller = new AbortController();
    const end = await pollJob('j1', {
      readStatus: async () => seen({}),
      wait: async () => controller.abort(),
      signal: controller.signal,
      onSeen: () => {},
    });
    expect(end).toEqual({ status: 'stopped' });
  });
});
