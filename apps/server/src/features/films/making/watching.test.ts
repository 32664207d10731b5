import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  postJson,
  signUpSomebody,
  startTestStudio,
  type TestStudio,
} from '../../../testing.ts';
import { getJson, makeMedia, uploadClip } from '../../files/testing.ts';
import { renderForEver } from '../testing.ts';

describe('a film job that is watched', () => {
  let studio: TestStudio;
  let alice: Person;
  let bob: Person;
  let clip: string;
  const ask = async () => {
    const body = { file_ids: [clip] };
    const headers = { authorization: alice.bearer };
    const answer = await postJson(`${studio.url}/api/v1/video/process`, body, headers);
    return ((await answer.json()) as { job_id: string }).job_id;
  };
  const work = async (id: string, person = alice) => {
    const answer = await getJson(`${studio.url}/api/v1/video/jobs/${id}/work`, person);
    return answer.status === 200 ? ((await answer.json()) as unknown) : answer.status;
  };

  beforeAll(async () => {
    studio = await startTestStudio({
      environment: { RATE_LIMIT_FACTOR: '100', MONTAGE_CONCURRENCY: '1' },
      replacements: { runEdit: renderForEver },
    });
    alice = await signUpSomebody(studio.url);
    bob = await signUpSomebody(studio.url);
    const uploaded = await uploadClip(studio.url, alice, await makeMedia('mp4'));
    clip = ((await uploaded.json()) as { id: string }).id;
  });
  afterAll(() => studio.remove());

  it('tells what was found and chosen, how long it took, and how many are before it', async () => {
    const first = await ask();
    const moments = [{ start_seconds: 1, score: 0.8 }];
    await expect
      .poll(() => work(first))
      .toMatchObject({
        ahead: 0,
        clips: [{ file_id: clip, status: 'analysed', moments, course: [0, 1, 0.5] }],
        shots: [{ clip: 1, start_seconds: 1, duration_seconds: 2, reason: 'Le plan le plus vif.' }],
        stages: [{ stage: 'probe', seconds: 1.5 }],
      });
    const second = await ask();
    expect(await work(second)).toMatchObject({ ahead: 1, clips: [], shots: [], stages: [] });
  });

  it('is told to its owner alone', async () => {
    expect(await work(await ask(), bob)).toBe(404);
    expect(await work('unknown')).toBe(404);
  });
});
