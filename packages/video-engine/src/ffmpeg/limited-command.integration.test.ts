import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { limitedCommand } from './limited-command.ts';

const limits = { cpuLimitSeconds: 7, memoryLimitMegabytes: 512 };
/** What the tool itself sees of its limits. */
const seen = (findProgram?: (name: string) => string | null) => {
  const { path, args } = limitedCommand(
    '/bin/sh',
    ['-c', 'ulimit -t; ulimit -d; ulimit -c'],
    limits,
    findProgram,
  );
  const stdio = ['ignore', 'pipe', 'inherit', 'pipe'] as const;
  return spawnSync(path, args, { stdio: [...stdio] })
    .stdout.toString()
    .trim()
    .split('\n');
};

describe.runIf(process.platform === 'linux')('the limits of a tool', () => {
  it.each([
    ['as the system sets them', undefined],
    ['without prlimit', (name: string) => (name === 'setpriv' ? '/usr/bin/setpriv' : null)],
    ['without any of util-linux', () => null],
  ])('hold %s', (_name, findProgram) => {
    expect(seen(findProgram)).toEqual(['7', String(512 * 1024), '0']);
  });
});
