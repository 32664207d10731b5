import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { limitedCommand, parseTimes } from './limited-command.ts';
import {
  NoSpaceLeft,
  ToolFailed,
  ToolMissing,
  ToolOutputTooLarge,
  ToolTimedOut,
} from './tool-errors.ts';
import { toldOf } from './tool-runs.ts';

export const usualMemoryMegabytes = 3072;

export type RunOptions = {
  readonly signal: AbortSignal;
  /** Wall clock; 600 s unless told. The processor limit is four times as much unless told. */
  readonly wallLimitSeconds?: number;
  readonly cpuLimitSeconds?: number;
  /** Data segment of the process, `usualMemoryMegabytes` unless told. */
  readonly memoryLimitMegabytes?: number;
  /** More stdout than this ends the tool with `ToolOutputTooLarge`; unlimited unless told. */
  readonly outputLimitBytes?: number;
  /**
   * Takes stdout chunk by chunk instead of collecting it. The tool is held back while a
   * returned promise is pending; a thrown error ends the tool and is passed on.
   */
  readonly onStdout?: (chunk: Buffer) => void | Promise<void>;
  /** Fed to the tool's standard input, which is closed unless given. */
  readonly stdin?: Readable;
  /** Takes stderr as it comes; the tail is kept all the same. */
  readonly onStderr?: (text: string) => void;
  /** ffmpeg's `-v`; 'error' unless told. Only for `runFfmpeg` and `runFfprobe`. */
  readonly logLevel?: string;
  readonly onCpuSeconds?: (cpuSeconds: number) => void;
};

export type ToolResult = {
  /** Everything written to stdout; empty when `onStdout` took it. */
  readonly stdout: Buffer;
  /** The last 64 kB of stderr. */
  readonly stderr: string;
  /** User and system time of the tool; 0 where the system cannot measure it. */
  readonly cpuSeconds: number;
};

const stderrTailCharacters = 65_536;

/**
 * Runs a program to its end. It is never detached and dies with us.
 *
 * @throws ToolMissing when it cannot be started
 * @throws NoSpaceLeft when there is none where it writes
 * @throws ToolFailed when it exits with another code than 0
 * @throws ToolTimedOut at the wall clock or processor limit
 * @throws ToolOutputTooLarge when stdout outgrows its limit
 * @throws the signal's reason when aborted
 */
export function runTool(
  toolPath: string,
  args: readonly string[],
  options: RunOptions,
): Promise<ToolResult> {
  return toldOf(toolPath, (tell) => {
    const onCpuSeconds = (cpuSeconds: number) => {
      tell(cpuSeconds);
      options.onCpuSeconds?.(cpuSeconds);
    };
    return runToItsEnd(toolPath, args, { ...options, onCpuSeconds });
  });
}

async function runToItsEnd(
  toolPath: string,
  args: readonly string[],
  options: RunOptions,
): Promise<ToolResult> {
  options.signal.throwIfAborted();
  const wallLimitSeconds = options.wallLimitSeconds ?? 600;
  const cpuLimitSeconds = options.cpuLimitSeconds ?? wallLimitSeconds * 4;
  const command = limitedCommand(toolPath, args, {
    cpuLimitSeconds,
    memoryLimitMegabytes: options.memoryLimitMegabytes ?? usualMemoryMegabytes,
  });
  const child = spawn(command.path, command.args, {
    stdio: [options.stdin ? 'pipe' : 'ignore', 'pipe', 'pipe', 'pipe'],
    env: toolEnvironment(),
    windowsHide: true,
  });
  const kill = () => child.kill('SIGKILL');
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    kill();
  }, wallLimitSeconds * 1000);
  options.signal.addEventListener('abort', kill, { once: true });

  feed(child, options.stdin);
  const stderr = keepTail(child.stderr as Readable, options.onStderr);
  const times = keepTail(child.stdio[3] as Readable);
  const output = takeOutput(toolPath, child.stdout as Readable, options).catch((error) => {
    kill();
    return { failure: error as unknown };
  });
  try {
    const exit = await waitForExit(child);
    const taken = await output;
    const cpuSeconds = command.reportsCpu ? parseTimes(times.text()) : 0;
    options.onCpuSeconds?.(cpuSeconds);
    options.signal.throwIfAborted();
    if ('failure' in taken) throw taken.failure;
    if (isTimedOut) throw new ToolTimedOut(toolPath, wallLimitSeconds, stderr.text());
    if (exit.code !== 0 && cpuSeconds >= cpuLimitSeconds * 0.8) {
      throw new ToolTimedOut(toolPath, cpuLimitSeconds, stderr.text());
    }
    if (exit.code !== 0) throw failureOf(toolPath, exit, stderr.text());
    return { stdout: taken.stdout, stderr: stderr.text(), cpuSeconds };
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', kill);
  }
}

/** What a shell, setpriv and prlimit answer for a program that they cannot start. */
const unstartable = [126, 127];

function failureOf(toolPath: string, { code, cause }: Exit, stderr: string): Error {
  const isMissing = /^(ENOENT|EACCES|ENOEXEC)$/.test((cause as NodeJS.ErrnoException)?.code ?? '');
  if (isMissing || (code !== null && unstartable.includes(code))) {
    return new ToolMissing(toolPath, stderr, cause);
  }
  if (/No space left on device/.test(stderr)) return new NoSpaceLeft(toolPath, stderr);
  return new ToolFailed(toolPath, code, stderr, cause);
}

async function takeOutput(
  toolPath: string,
  stdout: Readable,
  options: RunOptions,
): Promise<{ stdout: Buffer }> {
  const limitBytes = options.outputLimitBytes ?? Number.POSITIVE_INFINITY;
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > limitBytes) throw new ToolOutputTooLarge(toolPath, limitBytes);
    if (options.onStdout) await options.onStdout(chunk);
    else chunks.push(chunk);
  }
  return { stdout: Buffer.concat(chunks) };
}

function feed(child: ChildProcess, source: Readable | undefined): void {
  if (!source || !child.stdin) return;
  child.stdin.on('error', () => {
    // The tool stopped reading; its exit says why.
    source.resume();
  });
  source.pipe(child.stdin);
}

type Exit = { readonly code: number | null; readonly cause?: unknown };

function waitForExit(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('error', (cause) => resolve({ code: null, cause }));
    child.once('close', (code) => resolve({ code }));
  });
}

function keepTail(stream: Readable, onText?: (text: string) => void): { text: () => string } {
  let tail = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    tail = (tail + text).slice(-stderrTailCharacters);
    onText?.(text);
  });
  stream.on('error', () => {
    // The pipe of a killed process: its exit is what gets reported.
  });
  return { text: () => tail };
}

/** Media tools need no secret of ours: only what finds programs, libraries and fonts. */
function toolEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot'];
  const kept = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), LC_ALL: 'C', AV_LOG_FORCE_NOCOLOR: '1' };
}
