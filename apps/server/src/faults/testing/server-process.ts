import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** The real program, as `npm start` runs it: what it acknowledged can be held against it. */
export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  /** The line that says where it is ready. */
  readonly readyLine: string;
  /** From the start of the process to that line. */
  readonly readyMs: number;
  /** As a power cut does it. */
  kill(): Promise<void>;
  /** As a service manager does it. */
  stop(): Promise<{ code: number | null; errors: string; stoppedMs: number }>;
};

/** The program ended before it was ready. */
export class ServerEnded extends Error {
  override readonly name = 'ServerEnded';
  readonly code: number | null;
  readonly errors: string;

  constructor(code: number | null, errors: string) {
    super(`ended with ${code}: ${errors}`);
    this.code = code;
    this.errors = errors;
  }
}

export type ServerProcessOptions = {
  readonly dataFolder: string;
  /** The same one after a restart: tokens name the address as their issuer. */
  readonly port: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** Another program than the product's own, and what it is given. */
  readonly program?: URL;
  readonly arguments?: readonly string[];
};

export async function startServer(options: ServerProcessOptions): Promise<ServerProcess> {
  const startedAt = performance.now();
  const program = options.program ? fileURLToPath(options.program) : mainFile;
  const given = ['--disable-warning=ExperimentalWarning', program, ...(options.arguments ?? [])];
  const child = spawn(process.execPath, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      // A program that starts ten times in a minute need not be compiled ten times.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(options.port),
      ARMONI_DATA_DIR: options.dataFolder,
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_FACTOR: '100',
      ...options.environment,
    },
  });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const readyLine = await Promise.race([
    firstLine(child),
    ended.then(([code]) => Promise.reject(new ServerEnded(code, errors))),
  ]);
  return {
    url: `http://localhost:${options.port}`,
    pid: child.pid as number,
    readyLine,
    readyMs: performance.now() - startedAt,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      const askedAt = performance.now();
      child.kill('SIGTERM');
      const [code] = await ended;
      return { code, errors, stoppedMs: performance.now() - askedAt };
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  const [text] = (await once(stdout as Readable, 'data')) as [Buffer];
  return String(text);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
