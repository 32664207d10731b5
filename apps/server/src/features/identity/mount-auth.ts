import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { httpTexts } from '../../platform/http/texts.ts';
import { type AuthErrorBody, authErrorBody } from './auth-answers.ts';
import { authLimits } from './auth-limits.ts';
import { identityTexts } from './texts.ts';

export type AuthMount = {
  /** The provider's handler of web requests. */
  readonly handle: (request: Request) => Promise<Response>;
  readonly publicUrl: string;
  /** Private header that tells the provider who calls. */
  readonly addressHeader: string;
  readonly rateLimitFactor: number;
  /** Throws while the provider's database is away. */
  readonly checkDatabase: () => Promise<void>;
};

/** What we serve of the provider; the rest of its endpoints does not exist here. */
const endpoints = [
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'GET /get-session',
  'GET /token',
  'GET /jwks',
  'POST /change-password',
  'POST /request-password-reset',
  'POST /reset-password',
  'GET /reset-password/:token',
] as const;

/** Serves `/api/auth/*`: limits, then the provider, then errors in our shape and in French. */
export async function mountAuth(app: FastifyInstance, mount: AuthMount): Promise<void> {
  const limit = authLimits(mount.rateLimitFactor);
  await app.register(async (scope) => {
    // The provider reads bodies itself, so nothing here may parse them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_, body, done) =>
      done(null, body),
    );
    for (const endpoint of endpoints) {
      const [method, path] = endpoint.split(' ') as ['GET' | 'POST', string];
      scope.route({
        method,
        url: `/api/auth${path}`,
        // Tokens beside text that a stranger may choose: their compressed size would tell of them.
        compress: false,
        handler: async (request, reply) => {
          const fields = fieldsOf(request.body);
          const email = typeof fields.email === 'string' ? fields.email : '';
          const wait = limit({ path, address: request.ip, email });
          if (wait) throw new ApiFailure('too_many_requests', undefined, wait);
          const nameError = path === '/sign-up/email' ? nameErrorOf(fields.name) : undefined;
          if (nameError) return reply.code(nameError.status).send(nameError);
          const response = await respond(request, mount);
          return answer(reply, response);
        },
      });
    }
  });
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    throw new ApiFailure('invalid_param', httpTexts.invalidJson);
  }
}

// The library takes any text for a name, even none.
function nameErrorOf(name: unknown): AuthErrorBody | undefined {
  const isEmpty = typeof name !== 'string' || name.trim() === '';
  if (!isEmpty && name.length <= 200) return undefined;
  const message = isEmpty ? identityTexts.fieldIsInvalid.name : identityTexts.nameTooLong;
  return { code: 'VALIDATION_ERROR', message: message as string, status: 400, field: 'name' };
}

function webRequest(request: FastifyRequest, mount: AuthMount): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== mount.addressHeader) headers.set(name, String(value));
  }
  headers.set(mount.addressHeader, request.ip);
  if (!isBrowser(headers)) headers.set('origin', mount.publicUrl);
  // The library asks for a JSON content type even where there is no body to speak of.
  const hasBody = Buffer.isBuffer(request.body) && request.body.length > 0;
  const body = hasBody ? new Uint8Array(request.body as Buffer) : '{}';
  if (request.method === 'POST') headers.set('content-type', jsonTypeOf(request, hasBody));
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
    ...(request.method === 'POST' ? { body } : {}),
  });
}

// The provider hides why it failed: whether its database is away, full, or somebody signed
// the same address up at the very same moment. The second try then finds that account.
async function respond(request: FastifyRequest, mount: AuthMount): Promise<Response> {
  const first = await mount.handle(webRequest(request, mount));
  if (first.status >= 500) await mount.checkDatabase();
  if (!(await isFailedInsert(first))) return first;
  const second = await mount.handle(webRequest(request, mount));
  if (await isFailedInsert(second)) throw new ApiFailure('unavailable');
  return second;
}

async function isFailedInsert(response: Response): Promise<boolean> {
  if (response.status !== 422) return false;
  const answer = jsonOrNothing(await response.clone().text()) as { code?: string } | undefined;
  return answer?.code === 'FAILED_TO_CREATE_USER';
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

async function answer(reply: FastifyReply, response: Response) {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  reply.header('cache-control', 'no-store');
  const text = await response.text();
  if (response.status < 400) return reply.send(text);
  reply.type('application/json; charset=utf-8');
  return reply.send(authErrorBody(response.status, jsonOrNothing(text)));
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An error without a body still has its status.
    return undefined;
  }
}
