import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/http/api-error.ts';
import { lostReading } from './film-job-service.ts';

const answered = (status: number) =>
  lostReading(new ApiError({ code: 'x', message: 'Message du serveur', status }));

describe('a reading that got no job', () => {
  it('is tried again when the network or the server is away', () => {
    expect(lostReading(new NetworkError('no answer'))).toMatchObject({ isFinal: false });
    for (const status of [408, 429, 500, 503]) {
      expect(answered(status)).toMatchObject({ status: 'lost', isFinal: false });
    }
  });

  it('is final when the job is not there', () => {
    expect(answered(404)).toEqual({ status: 'lost', message: 'Job not found', isFinal: true });
  });

  it('is final, in the server’s words, when the request is refused', () => {
    expect(answered(400)).toEqual({ status: 'lost', message: 'Message du serveur', isFinal: true });
  });

  it('ends in silence when the session has ended', () => {
    expect(answered(401)).toEqual({ status: 'signed-out' });
  });
});
