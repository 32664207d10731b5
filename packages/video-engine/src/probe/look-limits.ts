/**
 * What a program may use to look into one file. A header takes milliseconds and some 50 MB; the
 * largest still that is not refused takes half a gigabyte to decode.
 */
export const lookLimits = {
  wallLimitSeconds: 60,
  cpuLimitSeconds: 60,
  memoryLimitMegabytes: 1536,
} as const;
