import {
  addSource,
  changeCutByWords,
  giveMusic,
  listAddable,
  listGivableMusic,
  listVersions,
  readCut,
  readVersion,
  renderVersion,
  returnToVersion,
} from '@armoni/contract/cuts';
import { measureHandOver } from '@armoni/contract/downloads';
import { changeVideo, listVideos } from '@armoni/contract/gallery';
import { cancelJob, listJobs } from '@armoni/contract/montage';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { type DrawTitleBody, drawTitle as drawTitleRoute } from '@armoni/contract/titles';
import { call } from '../../../lib/http/api.ts';

export const readFilmCut = (id: string, signal?: AbortSignal) =>
  call(readCut, { params: { id }, ...(signal && { signal }) });

export const readVersions = (id: string, signal?: AbortSignal) =>
  call(listVersions, { params: { id }, ...(signal && { signal }) });

export const readVersionCut = (id: string, number: number, signal: AbortSignal) =>
  call(readVersion, { params: { id, number }, signal });

export const goBackTo = (id: string, number: number) =>
  call(returnToVersion, { params: { id, number } });

/** The newest first. */
export const listFilms = (limit: number, signal: AbortSignal) =>
  call(listVideos, { query: { limit }, signal });

export const renameFilm = (id: string, title: string) =>
  call(changeVideo, { params: { id }, body: { title } });

export const askForVersion = (
  id: string,
  wanted: { readonly timeline: Timeline; readonly fromVersion: number; readonly key: string },
) =>
  call(renderVersion, {
    params: { id },
    body: { timeline: wanted.timeline, from_version: wanted.fromVersion },
    headers: { 'Idempotency-Key': wanted.key },
  });

export const changeByWords = (
  id: string,
  body: { readonly timeline: Timeline; readonly wish: string },
  signal: AbortSignal,
) => call(changeCutByWords, { params: { id }, body, signal });

export const drawTitle = (body: DrawTitleBody, signal: AbortSignal) =>
  call(drawTitleRoute, { body, signal });

export const readAddable = (id: string, signal: AbortSignal) =>
  call(listAddable, { params: { id }, signal });

export const measureProject = (id: string, timeline: Timeline, signal: AbortSignal) =>
  call(measureHandOver, { params: { id }, body: { timeline }, signal });

export const addSourceTo = (id: string, fileId: string) =>
  call(addSource, { params: { id }, body: { file_id: fileId } });

export const readGivableMusic = (id: string, signal: AbortSignal) =>
  call(listGivableMusic, { params: { id }, signal });

export const giveMusicTo = (id: string, audioUrl: string) =>
  call(giveMusic, { params: { id }, body: { audio_url: audioUrl } });

export const listFilmJobs = async () => (await call(listJobs)).jobs;

export const cancelRender = (jobId: string) => call(cancelJob, { params: { id: jobId } });
