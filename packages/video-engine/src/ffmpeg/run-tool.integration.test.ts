import { describe, expect, it } from 'vitest';
import { testTools } from '../testing/test-media.ts';
import { parseTimes } from './limited-command.ts';
import { runTool } from './run-tool.ts';
import { ToolFailed, ToolMissing, ToolOutputTooLarge, ToolTimedOut } from './tool-errors.ts';

const signal = new AbortController().signal;
const endless = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=s=640x360', '-f', 'null', '-'];

describe('running a tool', () => {
  it('collects what it writes', async () => {
    const { stdout } = await runTool('/bin/echo', ['bonjour'], { signal });
    expect(stdout.toString()).toBe('bonjour\n');
  });

  it('hands stdout over piece by piece and waits for the taker', async () => {
    let taken = 0;
    let isBusy = false;
    const { stdout } = await runTool('/usr/bin/head', ['-c', '1000000', '/dev/zero'], {
      signal,
      onStdout: async (chunk) => {
        expect(isBusy).toBe(false);
        isBusy = true;
        await new Promise((resolve) => setImmediate(resolve));
        taken += chunk.length;
        isBusy = false;
      },
    });
    expect([taken, stdout.length]).toEqual([1_000_000, 0]);
  });

  it('says how it failed', async () => {
    const failing = runTool(testTools.ffmpegPath, ['-v', 'error', '-i', 'file:/nowhere'], {
      signal,
    });
    const error = await failing.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ToolFailed);
    expect(error).toMatchObject({ stderrTail: expect.stringContaining('No such file') });
    await expect(runTool('/nowhere/ffmpeg', [], { signal })).rejects.toBeInstanceOf(ToolMissing);
  });

  it('stops at the wall clock limit', async () => {
    const running = runTool(testTools.ffmpegPath, endless, { signal, wallLimitSeconds: 0.3 });
    await expect(running).rejects.toBeInstanceOf(ToolTimedOut);
  });

  it('stops when told, with the reason of the one who told', async () => {
    const reason = new Error('not wanted any more');
    const stop = new AbortController();
    const running = runTool(testTools.ffmpegPath, ['-progress', 'pipe:1', ...endless], {
      signal: stop.signal,
      onStdout: () => stop.abort(reason),
    });
    await expect(running).rejects.toBe(reason);
  });

  it('stops when it writes too much or its taker fails', async () => {
    const flood = { signal, outputLimitBytes: 100_000 };
    await expect(runTool('/bin/cat', ['/dev/zero'], flood)).rejects.toBeInstanceOf(
      ToolOutputTooLarge,
    );
    const refusing = {
      signal,
      onStdout: () => {
        throw new RangeError('enough');
      },
    };
    await expect(runTool('/bin/cat', ['/dev/zero'], refusing)).rejects.toThrow('enough');
  });

  it.runIf(process.platform === 'linux')(
    'measures and limits processor time',
    async () => {
      let told = 0;
      const running = runTool(testTools.ffmpegPath, endless, {
        signal,
        cpuLimitSeconds: 1,
        onCpuSeconds: (seconds) => {
          told = seconds;
        },
      });
      await expect(running).rejects.toBeInstanceOf(ToolTimedOut);
      expect(told).toBeGreaterThan(0.5);
    },
    30_000,
  );

  it('passes none of our secrets on', async () => {
    process.env.ARMONI_TEST_CANARY = 'canary';
    const { stdout } = await runTool('/usr/bin/env', [], { signal });
    delete process.env.ARMONI_TEST_CANARY;
    expect(stdout.toString()).not.toContain('canary');
  });

  it('reads the shell’s times', () => {
    expect(parseTimes('0m0.010s 0m0.020s\n1m2.500s 0m0.250s\n')).toBeCloseTo(62.75, 6);
    expect(parseTimes('')).toBe(0);
  });
});
