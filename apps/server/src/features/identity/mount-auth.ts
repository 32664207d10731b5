import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { closeSignal } from '../../platform/http/routing/close-signal.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { makeAccountBrake } from './account-brake.ts';
import { authErrorBody } from './auth-answers.ts';
import { authLimits } from './auth-limits.ts';
import {
  type AuthFields,
  accountOf,
  addressOf,
  cookieOf,
  fieldsOf,
  textOf,
  webRequest,
} from './auth-request.ts';
import type { RefusalOf } from './auth-rules.ts';
import { deviceCookie, type KnownDevices } from './known-devices.ts';
import type { PasswordTurns } from './password-turns.ts';

export type AuthMount = {
  /** The provider's handler of web requests. */
  readonly handle: (request: Request) => Promise<Response>;
  readonly publicUrl: string;
  /** Whether another issuer signs people in beside us. */
  readonly hasIssuer: boolean;
  /** Private header that tells the provider who calls. */
  readonly addressHeader: string;
  readonly limits: Limits;
  readonly rateLimitFactor: number;
  readonly turns: PasswordTurns;
  readonly devices: KnownDevices;
  /** What is wrong with a call before the provider sees it. */
  readonly refusalOf: RefusalOf;
  /** Hashes this password, then does the work, which finds that hash ready. */
  readonly hashFirst: <T>(password: string, work: () => Promise<T>) => Promise<T>;
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
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/generate-backup-codes',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'GET /passkey/list-user-passkeys',
  'POST /passkey/update-passkey',
  'POST /passkey/delete-passkey',
  'GET /verify-email',
  'POST /send-verification-email',
  'POST /change-email',
  'GET /list-accounts',
] as const;

/** Those that exist where another issuer signs people in as well. */
const issuersEndpoints = ['POST /sign-in/social', 'GET /callback/:id'] as const;

/** Those that hash a password or check one. */
const withPassword: ReadonlySet<string> = new Set([
  '/sign-up/email',
  '/sign-in/email',
  '/change-password',
  '/reset-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/passkey/verify-registration',
  '/change-email',
]);

/** Serves `/api/auth/*`: limits, then the provider, then errors in our shape and in French. */
export async function mountAuth(app: FastifyInstance, mount: AuthMount): Promise<void> {
  const call = makeAuthCall(app, mount);
  await app.register(async (scope) => {
    // The provider reads bodies itself, so nothing here may parse them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_, body, done) =>
      done(null, body),
    );
    for (const endpoint of [...endpoints, ...(mount.hasIssuer ? issuersEndpoints : [])]) {
      const [method, path] = endpoint.split(' ') as ['GET' | 'POST', string];
      scope.route({
        method,
        url: `/api/auth${path}`,
        // Tokens beside text that a stranger may choose: their compressed size would tell of them.
        compress: false,
        handler: (request, reply) => call(path, request, reply),
      });
    }
  });
}

type Call = {
  readonly path: string;
  readonly request: FastifyRequest;
  /** The account that is meant, where the call names one. */
  readonly account: string;
  readonly isKnownDevice: boolean;
  readonly signal: AbortSignal;
};

function makeAuthCall(app: FastifyInstance, mount: AuthMount) {
  const limit = authLimits(mount.limits, mount.rateLimitFactor);
  const brake = makeAccountBrake({ limits: mount.limits, factor: mount.rateLimitFactor });
  return async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const fields = fieldsOf(request.body);
    const account = accountOf(fields);
    const device = mount.devices.read(cookieOf(request, deviceCookie), account);
    const mailed = account || addressOf(fields.newEmail);
    const wait = await limit({ path, address: request.ip, account, mailed, device });
    if (wait) throw new ApiFailure('too_many_requests', undefined, wait);
    const refusal = await mount.refusalOf(path, fields);
    if (refusal) return reply.code(refusal.status).send(refusal);
    const call = { path, request, account, signal: closeSignal(reply, app.stopSignal) };
    const isSignIn = path === '/sign-in/email';
    const response = await leavingQuietly(call.signal, async () => {
      const isKnownDevice = device !== undefined;
      if (isSignIn) await brake.wait({ ...call, address: request.ip, isKnownDevice });
      return respondInTurn({ ...call, isKnownDevice }, textOf(fields.password), mount);
    });
    if (isSignIn && response.status === 401) await brake.failed(account);
    if (isSessionBegun(response)) await setDevice(reply, mount, account, response);
    return answer(reply, response);
  };
}

// Who leaves while waiting is no fault of ours to be told about.
async function leavingQuietly<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error !== signal.reason) throw error;
    throw new ApiFailure('too_many_requests', undefined, { retryAfterSeconds: 5 });
  }
}

function respondInTurn(call: Call, password: string, mount: AuthMount): Promise<Response> {
  const { path, request, account, isKnownDevice: isKnown, signal } = call;
  const work = () => respond(request, path, mount);
  if (!withPassword.has(path)) return work();
  return mount.turns({ address: request.ip, account, isKnown, signal }, () =>
    path === '/sign-up/email' && password !== '' ? mount.hashFirst(password, work) : work(),
  );
}

const isSessionBegun = (response: Response) =>
  response.status === 200 && response.headers.getSetCookie().some(isSessionCookie);

const isSessionCookie = (cookie: string) => /session_token=[^;]/.test(cookie);

/** What a call says whatever its caller wrote. */
const alwaysSaid: Readonly<Record<string, AuthFields>> = {
  '/change-password': { revokeOtherSessions: true },
  '/two-factor/enable': { method: 'totp' },
  '/two-factor/verify-totp': { trustDevice: false },
  '/two-factor/verify-backup-code': { trustDevice: false, disableSession: false },
  '/passkey/verify-registration': { createSession: false },
  '/sign-in/social': {
    ...{ provider: 'oidc', callbackURL: '/sign-in', errorCallbackURL: '/sign-in' },
    disableRedirect: true,
    // The library would also take a token that the page had of the issuer, and whatever else it was told.
    ...{ idToken: undefined, scopes: undefined, requestSignUp: undefined, loginHint: undefined },
    ...{ additionalParams: undefined, additionalData: undefined, newUserCallbackURL: undefined },
  },
};

const oneYearSeconds = 365 * 24 * 3600;

/** A code or a passkey says whose it is only by its answer. */
async function setDevice(
  reply: FastifyReply,
  { devices, publicUrl }: AuthMount,
  named: string,
  response: Response,
): Promise<void> {
  const { user } = jsonOrNothing(await response.clone().text()) as { user?: AuthFields };
  const account = named || accountOf(user ?? {});
  if (account === '') return;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${deviceCookie}=${devices.issue(account)}; Max-Age=${oneYearSeconds}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`,
  );
}

// The provider hides why it failed: whether its database is away, full, or somebody signed
// the same address up at the very same moment. The second try then finds that account.
async function respond(request: FastifyRequest, path: string, mount: AuthMount): Promise<Response> {
  const always = alwaysSaid[path] ?? {};
  const handle = () => mount.handle(webRequest(request, { ...mount, always }));
  const first = await handle();
  if (first.status >= 500) await mount.checkDatabase();
  if (!(await isFailedInsert(first))) return first;
  const second = await handle();
  if (await isFailedInsert(second)) throw new ApiFailure('unavailable');
  return second;
}

async function isFailedInsert(response: Response): Promise<boolean> {
  if (response.status !== 422) return false;
  const answered = jsonOrNothing(await response.clone().text()) as { code?: string } | undefined;
  return answered?.code === 'FAILED_TO_CREATE_USER';
}

// What the library calls a fault of its own, with its database at hand: an answer that is no passkey's.
const callersFaults: ReadonlySet<string | undefined> = new Set(['FAILED_TO_VERIFY_REGISTRATION']);

async function answer(reply: FastifyReply, response: Response) {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  reply.header('cache-control', 'no-store');
  const text = await response.text();
  if (response.status < 400) return reply.send(text);
  const said = jsonOrNothing(text) as { code?: string } | undefined;
  const status = callersFaults.has(said?.code) ? 400 : response.status;
  reply.code(status).type('application/json; charset=utf-8');
  return reply.send(authErrorBody(status, said));
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An error without a body still has its status.
    return undefined;
  }
}
