import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { httpTexts } from '../../platform/http/texts.ts';

export type AuthFields = Readonly<Record<string, unknown>>;

/** What a call says; nothing for one without a body. @throws ApiFailure for what is no JSON */
export function fieldsOf(body: unknown): AuthFields {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? (value as AuthFields) : {};
  } catch {
    throw new ApiFailure('invalid_param', httpTexts.invalidJson);
  }
}

export const textOf = (field: unknown): string => (typeof field === 'string' ? field : '');

/** An e-mail address as accounts are counted by. */
export const accountOf = (fields: AuthFields): string => addressOf(fields.email);

export const addressOf = (field: unknown): string =>
  textOf(field).trim().toLowerCase().slice(0, 320);

export type WebRequestOptions = {
  readonly publicUrl: string;
  /** Private header that tells the provider who calls. */
  readonly addressHeader: string;
  /** What the call says whatever its caller wrote. */
  readonly always: AuthFields;
};

/** The call as the provider takes it. */
export function webRequest(request: FastifyRequest, options: WebRequestOptions): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== options.addressHeader) headers.set(name, String(value));
  }
  headers.set(options.addressHeader, request.ip);
  if (!isBrowser(headers)) headers.set('origin', options.publicUrl);
  const url = `${request.protocol}://${request.host}${request.url}`;
  if (request.method !== 'POST') return new Request(url, { method: request.method, headers });
  // The library asks for a JSON content type even where there is no body to speak of.
  const hasBody = Buffer.isBuffer(request.body) && request.body.length > 0;
  headers.set('content-type', jsonTypeOf(request, hasBody));
  headers.delete('content-length');
  const body = JSON.stringify({ ...fieldsOf(request.body), ...options.always });
  return new Request(url, { method: 'POST', headers, body });
}

// A page of another site can send a form without asking first, but never this type.
function jsonTypeOf(request: FastifyRequest, hasBody: boolean): string {
  const type = request.headers['content-type'] ?? '';
  if (hasBody && !/^application\/json\b/i.test(type))
    throw new ApiFailure('unsupported_media_type');
  return 'application/json';
}

// Browsers send one of these with every POST; a program that sends none cannot be made to
// act for somebody, so its calls pass the origin check.
function isBrowser(headers: Headers): boolean {
  return ['origin', 'referer', 'sec-fetch-site'].some((name) => headers.has(name));
}

/** A cookie of the call. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const cookies = request.headers.cookie?.split(';').map((part) => part.trim()) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
