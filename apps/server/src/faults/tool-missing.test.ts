import { expect, it } from 'vitest';
import { makeMedia, uploadClip } from '../features/files/testing.ts';
import { postJson, signUpSomebody, startTestStudio } from '../testing.ts';

it('names the missing video tool, and lets films wait for it instead of blaming a clip', async () => {
  const server = await startTestStudio({ environment: { FFMPEG_PATH: '/nope/ffmpeg' } });
  const health = await (await fetch(`${server.url}/api/v1/health`)).json();
  expect(health).toEqual({ status: 'ok', version: expect.any(String), missing_tools: ['ffmpeg'] });

  const person = await signUpSomebody(server.url);
  const headers = { authorization: person.bearer };
  const clip = (await (await uploadClip(server.url, person, await makeMedia('mp4'))).json()) as {
    id: string;
  };
  const body = { file_ids: [clip.id], instructions: 'garde tout', aspect_ratio: '16:9' };
  const asked = await postJson(`${server.url}/api/v1/video/process`, body, headers);
  const { job_id } = (await asked.json()) as { job_id: string };
  const job = async () => {
    const path = `${server.url}/api/v1/video/jobs/${job_id}/status`;
    return (await (await fetch(path, { headers })).json()) as Record<string, unknown>;
  };
  const waiting = { error_message: null, waiting_message: expect.stringContaining('outil vidéo') };
  await expect.poll(job).toMatchObject(waiting);
  await server.remove();
});
