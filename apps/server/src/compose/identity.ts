import type { FastifyInstance } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import type { Logger } from 'pino';
import { clerkIssuerOf } from '../clerk-issuer.ts';
import type { Config } from '../config.ts';
import {
  accountData,
  eraseAccount,
  isOpenSession,
  passwordHashOf,
} from '../features/identity/adapters/account-data.ts';
import {
  addressHeader,
  createEmbeddedProvider,
  embeddedAudience,
} from '../features/identity/adapters/embedded-provider.ts';
import { makeHashFirst } from '../features/identity/adapters/hash-first.ts';
import {
  hashInThread,
  hashingIn,
  isCommonInThread,
  verifyInThread,
} from '../features/identity/adapters/password-thread.ts';
import { readSecret } from '../features/identity/adapters/read-secret.ts';
import { retireUnreadableKeys } from '../features/identity/adapters/retire-unreadable-keys.ts';
import type { IssuerSettings } from '../features/identity/adapters/rules/issuer-rule.ts';
import { unreadableSecondFactors } from '../features/identity/adapters/second-factor-rows.ts';
import { makeSqlOwners } from '../features/identity/adapters/sql-owners.ts';
import { makeSqlSessions, noSessions } from '../features/identity/adapters/sql-sessions.ts';
import { makeSqlSpendCode } from '../features/identity/adapters/sql-spend-code.ts';
import { admitting } from '../features/identity/admit-owners.ts';
import { makeAuthRules } from '../features/identity/auth-rules.ts';
import { makeConfirmErasure } from '../features/identity/confirm-erasure.ts';
import { makeJudgePassword } from '../features/identity/judge-password.ts';
import { makeKnownDevices } from '../features/identity/known-devices.ts';
import { mountAuth } from '../features/identity/mount-auth.ts';
import { makePasswordTurns } from '../features/identity/password-turns.ts';
import {
  type ConfirmErasure,
  type Door,
  type IdentityMails,
  IssuerUnreachableError,
  type PersonalData,
  type SessionRepository,
  type TokenVerifier,
} from '../features/identity/ports.ts';
import { clerkIssuer, embeddedIssuer, remoteIssuer } from '../features/identity/trusted-issuers.ts';
import { makeTokenVerifier, type TrustedIssuer } from '../features/identity/verify-token.ts';
import { checkDatabase, type OpenDatabase } from '../platform/database/open-database.ts';
import { ApiFailure } from '../platform/http/routing/api-failure.ts';
import type { HostedIdentity } from '../platform/http/security/content-security-policy.ts';
import type { Limits } from '../platform/limits/limits.ts';

type Dependencies = {
  readonly door: Door;
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly logger: Logger;
  readonly limits: Limits;
};

/** Who signs people in, and whose tokens count. */
export type Identity = {
  readonly verifyToken: TokenVerifier;
  /** What a hosted provider's code needs on our pages. */
  readonly hosted: HostedIdentity | undefined;
  readonly personalData: readonly PersonalData[];
  readonly confirmErasure: ConfirmErasure;
  /** The provider's own rows of a person, inside a transaction. */
  readonly eraseAccount: typeof eraseAccount;
  readonly sessions: SessionRepository;
  /** Undefined where the studio sends no mails, or another service takes people in. */
  readonly mailInvitation: IdentityMails['invite'] | undefined;
  mount(app: FastifyInstance): Promise<void>;
  explainError(error: unknown): ApiFailure | undefined;
};

/** Clerk when its key is set, else the embedded provider; any further issuer beside it. */
export async function composeIdentity(dependencies: Dependencies): Promise<Identity> {
  const { config } = dependencies;
  const signIn = config.CLERK_PUBLISHABLE_KEY
    ? clerkSignIn(config, config.CLERK_PUBLISHABLE_KEY)
    : await embeddedSignIn(dependencies);
  const owners = makeSqlOwners(dependencies.database.db);
  // The embedded provider has rows of its people; others are taken in at their first call.
  const issuers = [config.CLERK_PUBLISHABLE_KEY ? admitting(owners, signIn.issuer) : signIn.issuer];
  if (config.TOKEN_ISSUER && config.TOKEN_AUDIENCE) {
    const { TOKEN_ISSUER: issuer, TOKEN_AUDIENCE: audience, TOKEN_JWKS_URL: jwksUrl } = config;
    issuers.push(admitting(owners, remoteIssuer({ issuer, audience, jwksUrl })));
  }
  return { ...signIn, verifyToken: makeTokenVerifier(issuers), explainError };
}

type SignIn = Omit<Identity, 'verifyToken' | 'explainError'> & { readonly issuer: TrustedIssuer };

function clerkSignIn(config: Config, publishableKey: string): SignIn {
  const issuer = clerkIssuerOf(publishableKey) as string;
  const parties = config.CLERK_AUTHORIZED_PARTIES;
  return {
    issuer: clerkIssuer({
      issuer,
      authorizedParties: parties.length > 0 ? parties : [config.publicUrl],
    }),
    hosted: {
      scripts: [issuer, clerksRobotCheck],
      calls: [issuer],
      pictures: ['https://img.clerk.com'],
      frames: [clerksRobotCheck],
    },
    personalData: [],
    // Clerk confirms it in its own way.
    confirmErasure: async () => true,
    eraseAccount: async () => {},
    sessions: noSessions,
    mailInvitation: undefined,
    mount: async () => {},
  };
}

const clerksRobotCheck = 'https://challenges.cloudflare.com';

async function embeddedSignIn(dependencies: Dependencies): Promise<SignIn> {
  const { config, database, logger, door, limits } = dependencies;
  const { publicUrl } = config;
  const secret = config.IDENTITY_SECRET ?? readSecret(config.dataFolder);
  await checkSealed({ config, database, logger }, secret);
  const turns = makePasswordTurns(hashingIn);
  const passwords = makeHashFirst({ hash: hashInThread, verify: verifyInThread });
  const judgePassword = makeJudgePassword({
    isCommon: isCommonInThread,
    studio: [config.BRAND, 'Armoni'],
  });
  const mails = await chooseMails(config);
  const provider = createEmbeddedProvider({
    door,
    database,
    logger,
    publicUrl,
    trustsOwnOrigin: config.PUBLIC_URL === undefined,
    trustedOrigins: trustedOrigins(config),
    secret,
    passwords,
    judgePassword,
    spendCode: makeSqlSpendCode(database.db, Date.now),
    brand: config.BRAND,
    mails,
    issuer: issuerOf(config),
  });
  return {
    issuer: embeddedIssuer({
      issuer: publicUrl,
      audience: embeddedAudience,
      readKeys: async () => (await provider.api.getJwks()) as JSONWebKeySet,
      isOpen: (session) => isOpenSession(database.db, session),
    }),
    hosted: undefined,
    personalData: [accountData(database.db)],
    confirmErasure: makeConfirmErasure({
      passwordHashOf: (ownerId) => passwordHashOf(database.db, ownerId),
      verify: passwords.verify,
      turns,
    }),
    eraseAccount,
    sessions: makeSqlSessions(database.db, Date.now),
    mailInvitation: mails?.invite,
    mount: (app) =>
      mountAuth(app, {
        handle: provider.handler,
        publicUrl,
        hasIssuer: config.OIDC_ISSUER !== undefined,
        addressHeader,
        limits,
        rateLimitFactor: config.RATE_LIMIT_FACTOR,
        turns,
        devices: makeKnownDevices(secret),
        refusalOf: makeAuthRules(judgePassword, door),
        hashFirst: passwords.hashFirst,
        checkDatabase: () => checkDatabase(database),
      }),
  };
}

function issuerOf(config: Config): IssuerSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_ADMIN_ROLE: role } = config;
  if (!issuer || !clientId) return undefined;
  return {
    ...{ issuer, clientId, clientSecret: config.OIDC_CLIENT_SECRET },
    trustsEmails: config.OIDC_TRUSTS_EMAILS,
    adminRole: role === undefined ? undefined : { claim: config.OIDC_ROLES_CLAIM, role },
  };
}

// A worker signs nothing, and may be without the secret of those that do.
async function chooseMails({ SMTP_URL: url, SMTP_FROM: from, BRAND: brand }: Config) {
  if (!url || !from) return undefined;
  const { smtpMailer } = await import('../features/identity/adapters/smtp-mailer.ts');
  return smtpMailer({ url, from, brand });
}

async function checkSealed(
  { config, database, logger }: Omit<Dependencies, 'door' | 'limits'>,
  secret: string,
): Promise<void> {
  if (config.ARMONI_ROLE === 'worker') return;
  const retired = await retireUnreadableKeys(database.db, secret, Date.now);
  if (retired > 0) {
    logger.error(
      { retired },
      'signing keys were sealed with another IDENTITY_SECRET: new ones are made, all must sign in again',
    );
  }
  const { length: accounts } = await unreadableSecondFactors(database.db, secret);
  if (accounts === 0) return;
  logger.error(
    { accounts },
    'second factors were sealed with another IDENTITY_SECRET: give it back, or remove them with npm run second-factors',
  );
}

// The address people type, this machine by its names, and the development server.
function trustedOrigins(config: Config): string[] {
  const local = [config.PORT, 5173].flatMap((port) =>
    ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`),
  );
  return [config.publicUrl, ...local, ...config.CORS_ORIGINS];
}

function explainError(error: unknown): ApiFailure | undefined {
  return error instanceof IssuerUnreachableError
    ? new ApiFailure('unavailable', undefined, { cause: error })
    : undefined;
}
