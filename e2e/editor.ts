import { expect, type Page } from '@playwright/test';
import type { GalleryVideo } from '../packages/contract/src/gallery.ts';
import type { VideoJob, VideoWork } from '../packages/contract/src/montage.ts';
import type { WorkflowRun } from '../packages/contract/src/workflow.ts';
import { answer, films, serveMedia } from './answers.ts';
import { clips } from './media.ts';
import { borrowAccount, type Member } from './person.ts';

export const upload = '**/workflow/v1/files/upload';
export const run = '**/workflow/v1/workflows/run';
export const jobStatus = '**/api/v1/video/jobs/*/status';
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Video' });

/** What the workflow service says of a file it has stored, or could not. */
export function workflowRun(data: Partial<WorkflowRun['data']>): WorkflowRun {
  const ids = { id: 'r1', workflow_id: 'w1' };
  return {
    task_id: 't1',
    workflow_run_id: 'r1',
    data: { ...ids, status: 'succeeded', outputs: { result: ['/media/u/c/film.mp4'] }, ...data },
  };
}

/** Takes every upload without keeping it. */
export async function acceptUploads(page: Page): Promise<void> {
  let count = 0;
  await page.route(upload, (route) => {
    count += 1;
    const file = { name: 'f', size: 1, extension: 'mp4', mime_type: 'video/mp4' };
    const json = { id: `f${count}`, ...file, created_by: 'u', created_at: 1 };
    return route.fulfill({ status: 201, json });
  });
  await answer(page, run, workflowRun({}));
}

/** A job that has looked through two of its clips and chosen its shots. */
export const work: VideoWork = {
  ahead: 0,
  clips: [
    workClip('f1', 'bateaux.mp4', { status: 'analysed', percent: 100 }),
    workClip('f2', 'plage.mp4', { status: 'analysing', percent: 62, moments: [] }),
    workClip('f3', 'phare.mp4', { status: 'waiting', percent: 0, moments: [] }),
  ],
  shots: [
    { clip: 1, start_seconds: 1, duration_seconds: 2, reason: 'Le plan le plus vif.' },
    { clip: 1, start_seconds: 4, duration_seconds: 1.5, reason: 'Un plan large.' },
  ],
  stages: [{ stage: 'probe', seconds: 1.4 }],
};

function workClip(file_id: string, name: string, now: Partial<VideoWork['clips'][number]>) {
  const moments = [
    { start_seconds: 1, score: 0.9 },
    { start_seconds: 4, score: 0.6 },
  ];
  const clip = { file_id, name, status: 'waiting' as const, percent: 0, duration_seconds: 8 };
  const course = now.moments ? [] : [0.2, 0.9, 1, 0.4, 0.6, 0.3, 0, 0.2];
  return { ...clip, moments, course, ...now };
}

type Films = { readonly jobs?: readonly VideoJob[]; readonly videos?: readonly GalleryVideo[] };

/** What is begun in the editor is nobody's: the account is lent on. */
export async function keepNoProjects(page: Page): Promise<void> {
  await answer(page, '**/api/v1/projects', { projects: [] });
  await answer(page, '**/api/v1/uploads', { uploads: [] });
  await page.route('**/api/v1/projects/*', (route) => route.fulfill({ status: 204 }));
}

/** A member on the way to the editor, whose films of this session are given. */
export async function furnishEditor(page: Page, given: Films = {}): Promise<Member> {
  const member = await borrowAccount(page);
  const { jobs = [], videos = [] } = given;
  await serveMedia(page);
  await acceptUploads(page);
  await keepNoProjects(page);
  await answer(page, '**/api/v1/video/jobs', { jobs });
  await answer(page, '**/api/v1/video/jobs/*/work', work);
  await answer(page, '**/api/v1/gallery/videos/**', films(videos));
  await page.addInitScript(
    ([key, text]) => sessionStorage.getItem(key) ?? sessionStorage.setItem(key, text),
    [`armoni.editor.${member.id}`, memoryOf(jobs)] as const,
  );
  return member;
}

/** What the page itself keeps over a reload. */
function memoryOf(jobs: readonly VideoJob[]): string {
  const remembered = jobs.map(({ job_id }) => ({ jobId: job_id, isAnnounced: true }));
  const wish = { instructions: '', aspectRatio: '16:9' };
  return JSON.stringify({ clips: [], music: null, ...wish, jobs: remembered });
}

/** Chooses the first clip and waits until it is stored. */
export async function addClip(page: Page): Promise<void> {
  await page.locator('input[type="file"][accept*="video"]').setInputFiles(clips[0] ?? '');
  await expect(page.getByText('Uploaded Clips (1)')).toBeVisible();
}
