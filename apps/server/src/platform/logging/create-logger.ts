import pino, { type DestinationStream, type Logger } from 'pino';

/** JSON lines on standard output, without what must never be in a log. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}

const secretNames = ['authorization', 'cookie', 'password', 'newPassword', 'token', 'secret'];
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
