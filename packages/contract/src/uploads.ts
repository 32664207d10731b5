import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

// Large files arrive by tus 1.0.0 (https://tus.io/protocols/resumable-upload): creation, termination,
// expiration. What stands in headers there stands in the bodies of these answers as well.

/** The page sends larger files in pieces. */
export const piecewiseAboveBytes = 64 * 2 ** 20;
/** Of one person. */
export const openUploadsMaximum = 100;

/** A file that is still arriving. */
export const openUpload = z.object({
  /** The file's id, once it is whole. */
  id: z.string(),
  name: z.string(),
  size: z.number(),
  offset: z.number(),
  /** As the sender gave it: by it they know the same file again. */
  fingerprint: z.string(),
  /** ISO 8601; each piece puts it off. */
  expires_at: z.string(),
});
export type OpenUpload = z.infer<typeof openUpload>;

const one = z.object({ id: z.string() });

export const listUploads = defineRoute({
  method: 'GET',
  path: '/api/v1/uploads',
  summary: 'Files that are still arriving, the last begun first',
  access: 'signed-in',
  answers: { 200: z.object({ uploads: z.array(openUpload) }) },
});

/** Headers: `Upload-Length`, and `Upload-Metadata` with `filename` and, if wished, `fingerprint`. */
export const beginUpload = defineRoute({
  method: 'POST',
  path: '/api/v1/uploads',
  summary: 'Begin a file that arrives piece by piece (tus)',
  access: 'signed-in',
  answers: { 201: openUpload },
});

export const readUpload = defineRoute({
  method: 'GET',
  path: '/api/v1/uploads/:id',
  summary: 'How much of a file has arrived (tus: HEAD)',
  access: 'signed-in',
  params: one,
  answers: { 200: openUpload },
});

/** Header: `Upload-Offset`. With the last piece the upload becomes a file of the same id. */
export const continueUpload = defineRoute({
  method: 'PATCH',
  path: '/api/v1/uploads/:id',
  summary: 'Send the next piece of a file (tus)',
  access: 'signed-in',
  params: one,
  body: 'bytes',
  answers: { 204: null },
});

export const abandonUpload = defineRoute({
  method: 'DELETE',
  path: '/api/v1/uploads/:id',
  summary: 'Forget a file that is still arriving (tus)',
  access: 'signed-in',
  keyScope: 'write',
  params: one,
  answers: { 204: null },
});
