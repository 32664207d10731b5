import { acceptedFormats, aspectRatios, limits } from '../limits.ts';

const gibibyte = 1024 ** 3;

/** The limits as they stand in sentences. */
export const figures = {
  gigabytes: limits.fileSizeBytes / gibibyte,
  filmMinutes: (limits.jobPollAttempts * limits.jobPollIntervalMs) / 60_000,
  ratios: aspectRatios.join(', '),
  pictures: named(acceptedFormats.picture),
  videos: named(acceptedFormats.video),
  sounds: named(acceptedFormats.sound),
  ...limits,
};

function named(extensions: readonly string[]): string {
  return extensions.map((one) => one.toUpperCase()).join(', ');
}
