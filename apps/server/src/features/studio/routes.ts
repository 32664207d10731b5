import { readHealth, readStudioConfig, type StudioConfig } from '@armoni/contract/studio';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import { silentWave } from './silent-wave.ts';

/** The silent track that stands for « no music », relative to the studio's own address. */
export const silentAudioPath = '/api/v1/silence.wav';

export type StudioRoutes = {
  readonly config: StudioConfig;
  readonly version: string;
  /** Throws while the studio cannot serve, e.g. when its database does not answer. */
  readonly checkHealth: () => Promise<void>;
  /** Names of programs that cannot be started. The studio serves without them, and says so. */
  readonly missingTools: () => Promise<readonly string[]>;
};

/** What the web app asks before anyone has signed in. */
export function registerStudioRoutes(app: FastifyInstance, studio: StudioRoutes): void {
  registerRoute(app, readStudioConfig, () => studio.config);
  registerHealth(app, studio);
  const silence = silentWave();
  app.get(silentAudioPath, async (_, reply) => {
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('audio/wav')
      .send(silence);
  });
}

/** All that a worker answers, beside what operators read. */
export function registerHealth(app: FastifyInstance, studio: Omit<StudioRoutes, 'config'>): void {
  registerRoute(app, readHealth, async () => {
    await studio.checkHealth();
    const missing = await studio.missingTools();
    const problems = missing.length > 0 ? { missing_tools: [...missing] } : {};
    return { status: 'ok' as const, version: studio.version, ...problems };
  });
}
