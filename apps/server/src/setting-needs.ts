import type { settings } from './settings.ts';

type Name = keyof typeof settings;

/** Settings with another one that they cannot do without. */
export const needs: readonly (readonly [Name, Name])[] = [
  ['TOKEN_ISSUER', 'TOKEN_AUDIENCE'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_ADMIN_ROLE', 'OIDC_ISSUER'],
  ['SIGNING_CERTIFICATE_FILE', 'SIGNING_KEY_FILE'],
  ['SMTP_URL', 'SMTP_FROM'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  ['ASSISTANT_BASE_URL', 'ASSISTANT_MODEL'],
  ['DIFY_BASE_URL', 'DIFY_APP_KEY'],
  ['IMAGES_BASE_URL', 'IMAGES_MODEL'],
  ['PLANNER_BASE_URL', 'PLANNER_MODEL'],
  ['TRANSCRIPTION_BASE_URL', 'TRANSCRIPTION_MODEL'],
];
