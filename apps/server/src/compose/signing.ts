import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeFolder } from '../platform/database/make-folder.ts';
import {
  type MediaSigner,
  makeMediaSigner,
  signsNothing,
} from '../platform/provenance/media-signer.ts';
import type { InstallationKeys } from '../platform/provenance/sql-signing-identity.ts';

const program = 'Armoni';

/** Signs as the installation, or with the certificate of an authority that others know. */
export function chooseSigner(
  config: Config,
  keys: InstallationKeys,
  { authorOf, clock }: Pick<Parameters<typeof makeMediaSigner>[0], 'authorOf' | 'clock'>,
): MediaSigner {
  if (!config.SIGN_OUTPUT) return signsNothing;
  const { SIGNING_CERTIFICATE_FILE: certificate, SIGNING_KEY_FILE: key } = config;
  const about = {
    program: { name: program, version: config.version },
    timeStampUrl: config.TIME_STAMP_URL ?? null,
    watermarkKey: config.WATERMARK_OUTPUT ? keys.watermarkKey : null,
  };
  const identity = async () => {
    if (certificate === undefined || key === undefined) return keys;
    const [certificates, privateKey] = await Promise.all([
      readFile(certificate, 'utf8'),
      readFile(key, 'utf8'),
    ]);
    return { certificates, privateKey, anchors: keys.anchors };
  };
  const settings = async () => ({ ...about, identity: await identity() });
  return makeMediaSigner({ settings, authorOf, clock });
}

/**
 * The certificates by which this studio knows its own: its authority, and where the administrator named a
 * certificate of somebody else's authority that authority, with both certificates it signs with.
 */
export async function ownCertificates(config: Config, keys: InstallationKeys): Promise<string> {
  const { SIGNING_CERTIFICATE_FILE: path } = config;
  if (path === undefined) return keys.anchors;
  return `${keys.anchors}\n${keys.certificates}\n${await readFile(path, 'utf8')}`;
}

/** For `npm run verify` in this checkout; nothing is written where it stands already. */
export async function showAuthority(dataFolder: string, anchors: string): Promise<void> {
  const path = join(dataFolder, 'signing-authority.pem');
  const known = await readFile(path, 'utf8').catch(() => null);
  if (known === anchors) return;
  makeFolder(dataFolder);
  await writeFile(path, anchors);
}
