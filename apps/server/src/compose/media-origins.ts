import type { Config } from '../config.ts';

type Settings = Pick<
  Config,
  | 'MEDIA_HOST'
  | 'S3_PRESIGNED_READS'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_FORCE_PATH_STYLE'
>;

/** Other origins that pages read stored files from. */
export function mediaOriginsOf(config: Settings): string[] {
  const hosts = [config.MEDIA_HOST, bucketAddress(config)];
  return hosts.flatMap((host) => (host ? [new URL(host).origin] : []));
}

function bucketAddress(config: Settings): string | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = config;
  if (!config.S3_PRESIGNED_READS || !bucket) return undefined;
  if (!endpoint) return `https://${bucket}.s3.${config.S3_REGION}.amazonaws.com`;
  if (config.S3_FORCE_PATH_STYLE) return endpoint;
  const { protocol, host } = new URL(endpoint);
  return `${protocol}//${bucket}.${host}`;
}
