import { limits } from '@armoni/contract/limits';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { jwt, twoFactor } from 'better-auth/plugins';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { uuidV7 } from '../../../platform/identifiers/uuid-v7.ts';
import type { JudgePassword, PasswordHashing, SendResetMail } from '../ports.ts';
import { sessionClaim } from '../trusted-issuers.ts';
import { newPasswordRule } from './rules/new-password-rule.ts';

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
  /** Without it, password reset is not offered. */
  readonly sendResetMail?: SendResetMail | undefined;
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
    logger: { level: 'warn', log: (level, message) => logger[level](`identity: ${message}`) },
    onAPIError: { onError: (error) => passOnFaults(error) },
    emailAndPassword: {
      enabled: true,
      password: dependencies.passwords,
      minPasswordLength: limits.passwordCharactersMinimum,
      maxPasswordLength: limits.passwordCharactersMaximum,
      revokeSessionsOnPasswordReset: true,
      ...(dependencies.sendResetMail && {
        sendResetPassword: resetMailSender(dependencies.sendResetMail, publicUrl, logger),
      }),
    },
    session: { expiresIn: 30 * 24 * 3600, updateAge: 24 * 3600 },
    advanced: {
      cookiePrefix: 'armoni',
      // Said outright, since the library drops both checks under NODE_ENV=test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => uuidV7() },
    },
    plugins: [
      // A choice of each person; codes by an application, or written down. None goes by mail.
      twoFactor(),
      newPasswordRule(dependencies.judgePassword),
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

// A database that is away is no fault of the caller's: it leaves as our own error answer does.
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

// Not awaited: neither the time it takes nor its failure may tell who has an account.
function resetMailSender(send: SendResetMail, publicUrl: string, logger: Logger) {
  return async ({ user, url }: { user: { email: string }; url: string }) => {
    const link = new URL(url);
    if (!link.searchParams.get('callbackURL')) {
      link.searchParams.set('callbackURL', `${publicUrl}/sign-in/nouveau-mot-de-passe`);
    }
    send({ to: user.email, link: link.href }).catch((error) => {
      logger.error({ err: error }, 'identity: reset mail could not be sent');
    });
  };
}
