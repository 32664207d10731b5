import { existsSync } from 'node:fs';

export type ProcessLimits = {
  readonly cpuLimitSeconds: number;
  readonly memoryLimitMegabytes: number;
};

export type Command = {
  readonly path: string;
  readonly args: readonly string[];
  /** The command writes the processor time of the tool to file descriptor 3. */
  readonly reportsCpu: boolean;
};

/**
 * Wraps a tool so that it cannot outlive us or its limits.
 *
 * `setpriv --pdeathsig` kills it when the thread that started it ends, even by kill −9.
 * The shell between us and the tool only exists to read the `times` of its child: Node
 * reaps a child before anyone can read its usage. The tool in turn dies with the shell.
 * Where the util-linux programs are missing a shell sets the limits it knows and becomes the
 * tool; where there is no shell either (Windows) the tool runs bare, with the wall clock alone.
 */
export function limitedCommand(
  toolPath: string,
  args: readonly string[],
  limits: ProcessLimits,
  findProgram: (name: string) => string | null = findSystemProgram,
): Command {
  const setpriv = findProgram('setpriv');
  const prlimit = findProgram('prlimit');
  if (setpriv === null) return limitedByShell(toolPath, args, limits);
  const cpu = Math.ceil(limits.cpuLimitSeconds);
  const dieWithParent = [setpriv, '--pdeathsig', 'KILL'];
  const bounded =
    prlimit === null
      ? ['/bin/sh', '-c', shellLimits(limits), 'sh']
      : [
          prlimit,
          '--core=0',
          // SIGXCPU lets ffmpeg leave by itself; two seconds later it is killed.
          `--cpu=${cpu}:${cpu + 2}`,
          `--data=${Math.ceil(limits.memoryLimitMegabytes) * 1024 * 1024}`,
        ];
  const [path, ...rest] = [
    ...dieWithParent,
    '/bin/sh',
    '-c',
    '"$@" 3>&-; code=$?; times >&3; exit $code',
    'sh',
    ...dieWithParent,
    ...bounded,
    toolPath,
    ...args,
  ] as [string, ...string[]];
  return { path, args: rest, reportsCpu: true };
}

function limitedByShell(toolPath: string, args: readonly string[], limits: ProcessLimits): Command {
  if (process.platform === 'win32') return { path: toolPath, args, reportsCpu: false };
  const command = ['-c', shellLimits(limits), 'sh', toolPath, ...args];
  return { path: '/bin/sh', args: command, reportsCpu: false };
}

/** A limit that a system does not know (data on macOS) is left out, not a reason to stop. */
function shellLimits({ cpuLimitSeconds, memoryLimitMegabytes }: ProcessLimits): string {
  const wanted = [
    ['c', 0],
    ['t', Math.ceil(cpuLimitSeconds)],
    ['d', Math.ceil(memoryLimitMegabytes) * 1024],
  ];
  const set = wanted.map(([limit, value]) => `ulimit -${limit} ${value} 2>/dev/null;`);
  return `${set.join(' ')} exec "$@"`;
}

/** Reads the second line of the shell's `times`: user and system time of its children. */
export function parseTimes(text: string): number {
  const children = text.trim().split('\n')[1] ?? '';
  let seconds = 0;
  for (const [, minutes, rest] of children.matchAll(/(\d+)m([\d.]+)s/g)) {
    seconds += Number(minutes) * 60 + Number(rest);
  }
  return seconds;
}

const programs = new Map<string, string | null>();

function findSystemProgram(name: string): string | null {
  let found = programs.get(name);
  if (found === undefined) {
    found =
      process.platform === 'linux'
        ? ([`/usr/bin/${name}`, `/bin/${name}`].find((path) => existsSync(path)) ?? null)
        : null;
    programs.set(name, found);
  }
  return found;
}
