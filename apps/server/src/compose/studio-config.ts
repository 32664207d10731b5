import { isIP } from 'node:net';
import type { StudioConfig } from '@armoni/contract/studio';
import { clerkIssuerOf } from '../clerk-issuer.ts';
import type { Config } from '../config.ts';
import { silentAudioPath } from '../features/studio/routes.ts';

import { editsAtHand } from './edits-at-hand.ts';

type EngineNames = Pick<StudioConfig['engines'], 'assistant' | 'images' | 'styles'>;

/** What the page learns of this studio. */
export function studioConfigOf(
  config: Config,
  mediaHost: string,
  engines: EngineNames,
): StudioConfig {
  const { CLERK_PUBLISHABLE_KEY: clerkKey } = config;
  const isClerk = clerkKey !== undefined && clerkIssuerOf(clerkKey) !== undefined;
  return {
    brand: config.BRAND,
    contactEmail: config.CONTACT_EMAIL,
    socialUrl: config.SOCIAL_URL ?? null,
    mediaHost,
    silentAudioUrl: silentAudioPath,
    identity: isClerk
      ? { provider: 'clerk', publishableKey: clerkKey }
      : embeddedIdentityOf(config),
    engines: { ...engines, montage: videoEngineNameOf(config) },
    abilities: {
      hears: config.TRANSCRIPTION_BASE_URL !== undefined,
      edits: editsAtHand(config),
    },
    isTraced: config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    marks: {
      signature: config.SIGN_OUTPUT,
      watermark: config.SIGN_OUTPUT && config.WATERMARK_OUTPUT,
    },
  };
}

function embeddedIdentityOf(config: Config): StudioConfig['identity'] {
  const sendsMails = config.SMTP_URL !== undefined && config.SMTP_FROM !== undefined;
  return {
    provider: 'embedded',
    passwordReset: sendsMails,
    addressConfirmation: sendsMails,
    passkeyHost: passkeyHostOf(config.publicUrl),
    issuerName: config.OIDC_ISSUER === undefined ? null : config.OIDC_NAME,
  };
}

/** Browsers give passkeys to names behind TLS, and to this very machine. */
export function passkeyHostOf(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (hostname === 'localhost') return hostname;
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return protocol === 'https:' && !isAddress ? hostname : null;
}

/** The local engine cuts every film; a model may read the wish for it. */
function videoEngineNameOf({ PLANNER_MODEL: planner }: Config): string {
  return planner ? `moteur local · ${planner}` : 'moteur local';
}
