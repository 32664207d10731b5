import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { eraseMe } from '@armoni/contract/me';
import { sql } from 'kysely';
import type { DestinationStream } from 'pino';
import { composeStudio, type Studio, type StudioReplacements } from './compose/studio.ts';
import { type Config, readConfig } from './config.ts';
import type { TestDatabase } from './platform/database/testing.ts';
import { createLogger } from './platform/logging/create-logger.ts';

/** A whole studio on a free port, with a data folder of its own. */
export type TestStudio = {
  readonly studio: Studio;
  readonly url: string;
  readonly dataFolder: string;
  /** Stops it and keeps its data folder, as a restart does. */
  stop(): Promise<void>;
  /** Stops it and removes its data folder. */
  remove(): Promise<void>;
};

export type TestStudioOptions = {
  /** Variables as in the environment. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly config?: Partial<Config>;
  /** Of a stopped studio, to start it again. */
  readonly dataFolder?: string;
  readonly replacements?: StudioReplacements;
  /** Takes the lines of its log; nothing is logged without. */
  readonly log?: DestinationStream;
};

export async function startTestStudio(options: TestStudioOptions = {}): Promise<TestStudio> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'armoni-studio-')));
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: options.log ? 'warn' : 'silent',
    // As large as sentences about films need them.
    FILM_SHORT_SIDE: '360',
    ARMONI_DATA_DIR: dataFolder,
    ...options.environment,
  });
  const studio = await composeStudio(
    { ...config, webFolder: dataFolder, ...options.config },
    createLogger(config.LOG_LEVEL, options.log),
    options.replacements,
  );
  await studio.start();
  const { port } = studio.app.server.address() as AddressInfo;
  return {
    studio,
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    stop: () => studio.stop(),
    remove: async () => {
      await studio.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export type TestStudioOnDatabase = TestStudio & {
  /** Straight to the database that the studio has open. */
  query(statement: string): Promise<Record<string, unknown>[]>;
  /** The same studio again once it was stopped. */
  startAgain(): Promise<TestStudioOnDatabase>;
};

/**
 * A studio on a fresh database of that kind, removed with it. Nobody's calls are braked there
 * unless the environment says so.
 */
export async function startTestStudioOn(
  kind: TestDatabase,
  options: Omit<TestStudioOptions, 'dataFolder'> = {},
): Promise<TestStudioOnDatabase> {
  // A studio on SQLite makes its own file.
  const database = await kind.open({ migrate: kind.name === 'postgres', people: false });
  const environment = {
    RATE_LIMIT_FACTOR: '100',
    DATABASE_URL: database.url,
    ...options.environment,
  };
  const start = async (dataFolder?: string): Promise<TestStudioOnDatabase> => {
    const server = await startTestStudio({ ...options, environment, dataFolder });
    return {
      ...server,
      async query(statement) {
        if (kind.name === 'sqlite') return queryFile(server.dataFolder, statement);
        return (await sql.raw<Record<string, unknown>>(statement).execute(database.db)).rows;
      },
      startAgain: () => start(server.dataFolder),
      remove: async () => {
        await server.remove();
        await database.close();
      },
    };
  };
  return start();
}

function queryFile(dataFolder: string, statement: string): Record<string, unknown>[] {
  const file = new DatabaseSync(join(dataFolder, 'armoni.sqlite'));
  try {
    return file.prepare(statement).all();
  } finally {
    file.close();
  }
}

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly cookie: string;
  /** For the `Authorization` header. */
  readonly bearer: string;
};

let people = 0;

/**
 * Signs somebody new up, over HTTP as a browser does.
 *
 * @param family tells those of several processes on one server apart
 */
export async function signUpSomebody(url: string, family = 'personne'): Promise<Person> {
  people += 1;
  const account = {
    name: `Personne ${people}`,
    email: `${family}-${people}@example.org`,
    password: 'un mot de passe solide',
  };
  const answer = await postJson(`${url}/api/auth/sign-up/email`, account);
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = cookieOf(answer);
  return { ...account, id: user.id, cookie, bearer: await bearerOf(url, cookie) };
}

/** Erases somebody's account as they do it themselves; another password is refused. */
export function eraseSomebody(
  url: string,
  { bearer, password }: Pick<Person, 'bearer' | 'password'>,
): Promise<Response> {
  return fetch(url + eraseMe.path, {
    method: eraseMe.method,
    headers: { authorization: bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
}

/** `name=value` pairs of an answer's cookies, ready to be sent back. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

export async function bearerOf(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  const { token } = (await answer.json()) as { token: string };
  return `Bearer ${token}`;
}

export function postJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
