import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { blockedPorts } from './blocked-ports.ts';
import { configTexts as texts } from './config-texts.ts';
import type { Setting } from './setting-kinds.ts';
import { needs } from './setting-needs.ts';
import { settings } from './settings.ts';

/** Where the checkout is: the folder above `apps/`. */
export const rootFolder = fileURLToPath(new URL('../../..', import.meta.url));

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

/** The settings as the rest of the server uses them. */
export type Config = Readonly<Values> & {
  /** Origin people reach us by, without a final slash. */
  readonly publicUrl: string;
  readonly engineSilenceMs: number;
  readonly dataFolder: string;
  /** The built web app. */
  readonly webFolder: string;
  readonly version: string;
};

/** A setting cannot be used. The message is one French line for whoever starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks all settings; the only place that looks at the environment.
 * A `.env` file at the root is read first and never overrides what is set.
 * @throws {ConfigError}
 */
export function readConfig(environment: Environment = environmentWithFile()): Config {
  const values = {} as Record<string, unknown>;
  for (const [name, setting] of Object.entries<Setting>(settings)) {
    const result = z.safeParse(setting.schema, environment[name] || undefined);
    if (!result.success) throw new ConfigError(texts.invalid(name, setting.example));
    values[name] = result.data;
  }
  return complete(values as Values);
}

function complete(values: Values): Config {
  for (const [name, needed] of needs) {
    if (values[name] !== undefined && values[needed] === undefined) {
      throw new ConfigError(texts.needs(name, needed));
    }
  }
  if (values.ARMONI_ROLE !== 'both' && values.DATABASE_URL === undefined) {
    throw new ConfigError(texts.splitRoles);
  }
  const hasOwnSignIn = values.CLERK_PUBLISHABLE_KEY === undefined;
  if (values.ARMONI_ROLE === 'api' && hasOwnSignIn && values.IDENTITY_SECRET === undefined) {
    throw new ConfigError(texts.sharedSecret);
  }
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  if (publicUrl.pathname !== '/') throw new ConfigError(texts.rootOfHost);
  // Behind a proxy the studio's own port is nobody's address, and a worker has no pages.
  const port = Number(publicUrl.port);
  const isBlocked = publicUrl.port !== '' && blockedPorts.has(port);
  if (isBlocked && values.ARMONI_ROLE !== 'worker') throw new ConfigError(texts.blockedPort(port));
  return {
    ...values,
    publicUrl: publicUrl.origin,
    engineSilenceMs: values.ENGINE_SILENCE_SECONDS * 1000,
    dataFolder: resolve(rootFolder, values.ARMONI_DATA_DIR ?? 'data'),
    webFolder: join(rootFolder, 'apps/web/dist'),
    version: '0.1.0',
  };
}

function environmentWithFile(): Environment {
  const file = join(rootFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
