import * as z from 'zod/mini';

/** Stable codes for programs. The French sentence beside each is for people and may change. */
export const errorCodes = [
  'invalid_param',
  'unauthorized',
  'wrong_password',
  'forbidden',
  'not_found',
  'conflict',
  'file_too_large',
  'unsupported_media_type',
  'unprocessable',
  'idempotency_mismatch',
  'quota_exceeded',
  'too_many_requests',
  'storage_full',
  'provider_not_initialize',
  'unavailable',
  'internal_server_error',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every error answer. `status` repeats the HTTP status. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  status: z.number(),
});

export type ErrorBody = z.infer<typeof errorBody>;

export const statusOfCode: Record<ErrorCode, number> = {
  invalid_param: 400,
  unauthorized: 401,
  wrong_password: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  file_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  idempotency_mismatch: 422,
  quota_exceeded: 413,
  too_many_requests: 429,
  storage_full: 507,
  provider_not_initialize: 400,
  unavailable: 503,
  internal_server_error: 500,
};
