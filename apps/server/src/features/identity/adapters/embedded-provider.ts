import { limits } from '@armoni/contract/limits';
import { betterAuth } from 'better-auth';
import { APIError, isAPIError } from 'better-auth/api';
import { jwt, twoFactor } from 'better-auth/plugins';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { uuidV7 } from '../../../platform/identifiers/uuid-v7.ts';
import type { AuthFields } from '../auth-request.ts';
import { newcomerOf } from '../auth-rules.ts';
import type { Door, IdentityMails, JudgePassword, PasswordHashing, SpendCode } from '../ports.ts';
import { sessionClaim } from '../trusted-issuers.ts';
import { claimAddress } from './claim-address.ts';
import { addressPage, addressRule } from './rules/address-rule.ts';
import { type IssuerSettings, issuerRule, signInPage } from './rules/issuer-rule.ts';
import { newPasswordRule } from './rules/new-password-rule.ts';
import { passkeyRule, passkeysAt } from './rules/passkey-rule.ts';
import { passwordAgainRule } from './rules/password-again-rule.ts';
import { spentCodeRule } from './rules/spent-code-rule.ts';

export const embeddedAudience = 'armoni';

/** Where `request.ip` is written for the library; callers cannot set it, the mount does. */
export const addressHeader = 'x-armoni-caller-address';

export type EmbeddedProviderDependencies = {
  readonly database: OpenDatabase;
  readonly logger: Logger;
  /** Issuer of tokens and base of links in mails; an origin. */
  readonly publicUrl: string;
  /** Whether `publicUrl` is only a default, so that the origin of each call itself counts. */
  readonly trustsOwnOrigin: boolean;
  readonly trustedOrigins: readonly string[];
  /** Signs cookies and seals private keys; must stay the same for ever. */
  readonly secret: string;
  readonly passwords: PasswordHashing;
  readonly judgePassword: JudgePassword;
  readonly spendCode: SpendCode;
  readonly door: Pick<Door, 'entered' | 'isShut' | 'admitsConfirmed' | 'claimed'>;
  /** Who signs people in beside us. */
  readonly issuer?: IssuerSettings | undefined;
  /** What people know the studio by. */
  readonly brand: string;
  /** Without them passwords are not reset, and addresses neither verified nor changed. */
  readonly mails?: IdentityMails | undefined;
};

export type EmbeddedProvider = ReturnType<typeof createEmbeddedProvider>;

/** better-auth on our database: e-mail and password, and short EdDSA tokens for the API. */
export function createEmbeddedProvider(dependencies: EmbeddedProviderDependencies) {
  const { database, logger, publicUrl } = dependencies;
  return betterAuth({
    appName: 'Armoni',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: dependencies.secret,
    trustedOrigins: (request) => trustedOriginsFor(dependencies, request),
    database: { db: database.db, type: database.dialect, transaction: true },
    telemetry: { enabled: false },
    // Our own limits stand before it: its memory is one for all, without Retry-After.
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, error) =>
        logger[isOfCaller(message, error) ? 'warn' : level](`identity: ${message}`),
    },
    onAPIError: {
      onError: (error) => passOnFaults(error),
      // Where a way back from an issuer ends whose beginning is not known any more.
      errorURL: `${publicUrl}${signInPage}`,
    },
    emailAndPassword: {
      enabled: true,
      password: dependencies.passwords,
      minPasswordLength: limits.passwordCharactersMinimum,
      maxPasswordLength: limits.passwordCharactersMaximum,
      revokeSessionsOnPasswordReset: true,
      ...resetting(dependencies),
    },
    ...verifying(dependencies),
    // What changes how somebody signs in asks for the password again instead.
    account: { updateAccountOnSignIn: false },
    session: { expiresIn: 30 * 24 * 3600, updateAge: 24 * 3600, freshAge: 0 },
    advanced: {
      cookiePrefix: 'armoni',
      // Said outright, since the library drops both checks under NODE_ENV=test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => uuidV7() },
    },
    databaseHooks: doorHooks(dependencies.door),
    plugins: [
      ...rulesOf(dependencies),
      // A choice of each person; codes by an application, or written down. None goes by mail.
      twoFactor({ issuer: dependencies.brand }),
      passkeysAt({
        host: new URL(publicUrl).hostname,
        origin: dependencies.trustsOwnOrigin ? null : publicUrl,
        brand: dependencies.brand,
      }),
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
        jwt: {
          issuer: publicUrl,
          audience: embeddedAudience,
          expirationTime: '15m',
          // sub, iat, exp, iss and aud are added. With the session a token ends as soon as it does.
          definePayload: ({ session }) => ({ [sessionClaim]: session.id }),
        },
      }),
    ],
  });
}

/** Whoever is kept out begins no session; a new account is told of once it stands. */
function doorHooks(door: EmbeddedProviderDependencies['door']) {
  return {
    user: {
      create: {
        after: async ({ id, email }: { id: string; email: string }, call: HookCall) => {
          const { invitation } = newcomerOf((call?.body ?? {}) as AuthFields);
          await door.entered(id, { email, invitation, isConfirmed: call?.path === issuersPath });
        },
      },
    },
    session: {
      create: {
        before: async ({ userId }: { userId: string }, call: HookCall) => {
          // Nobody could be kept out already, and the database is within their transaction.
          if (call?.path === '/sign-up/email') return;
          if (!(await door.isShut(userId))) return;
          const code = 'ACCOUNT_SUSPENDED';
          throw new APIError('FORBIDDEN', { code, message: code });
        },
      },
    },
    account: {
      create: {
        // What an issuer would let us do in somebody's name: nothing here does, so nothing is kept.
        before: async (account: object) => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
      },
    },
  };
}

const issuersPath = '/callback/:id';

type HookCall = { readonly path?: string; readonly body?: unknown } | null;

// A database that is away is no fault of the caller's: it leaves as our own error answer does.
/** A way back from an issuer that is old, another browser's or made up is no fault of the studio's. */
function isOfCaller(message: string, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return message === 'Failed to parse state' && code.startsWith('state_');
}

function passOnFaults(error: unknown): void {
  if (!isAPIError(error)) throw error;
}

// A browser tells the true host it speaks to, so a page of that very origin is our own page.
function trustedOriginsFor(
  dependencies: EmbeddedProviderDependencies,
  request: Request | undefined,
) {
  const own = dependencies.trustsOwnOrigin && request ? [new URL(request.url).origin] : [];
  return [...dependencies.trustedOrigins, ...own];
}

/** What the library would allow and we do not. */
const rulesOf = ({
  judgePassword,
  spendCode,
  publicUrl,
  issuer: settings,
  door,
}: EmbeddedProviderDependencies) => [
  ...(settings ? [issuerRule({ settings, publicUrl, door })] : []),
  newPasswordRule(judgePassword),
  passwordAgainRule(),
  spentCodeRule(spendCode),
  passkeyRule(),
  addressRule(publicUrl),
];

type Mail = { readonly user: { readonly email: string }; readonly url: string };

const confirmationSeconds = 24 * 3600;

function resetting({ mails, database, publicUrl, logger }: EmbeddedProviderDependencies) {
  if (!mails) return {};
  const page = `${publicUrl}/sign-in/nouveau-mot-de-passe`;
  return {
    sendResetPassword: async ({ user, url }: Mail) => {
      const link = new URL(url);
      if (!link.searchParams.get('callbackURL')) link.searchParams.set('callbackURL', page);
      sendUnwatched(mails.reset({ to: user.email, link: link.href }), logger);
    },
    onPasswordReset: async ({ user }: { user: { id: string; emailVerified: boolean } }) => {
      if (!user.emailVerified) await claimAddress(database.db, user.id);
    },
  };
}

function verifying({ mails, publicUrl, logger }: EmbeddedProviderDependencies) {
  if (!mails) return {};
  return {
    user: { changeEmail: { enabled: true } },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: confirmationSeconds,
      sendVerificationEmail: async ({ user, url }: Mail) => {
        const link = new URL(url);
        link.searchParams.set('callbackURL', `${publicUrl}${addressPage}`);
        sendUnwatched(mails.confirmAddress({ to: user.email, link: link.href }), logger);
      },
    },
  };
}

// Not awaited: neither the time it takes nor its failure may tell who has an account.
function sendUnwatched(sending: Promise<void>, logger: Logger): void {
  sending.catch((error) => logger.error({ err: error }, 'identity: a mail could not be sent'));
}
