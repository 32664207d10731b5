import { expect, it, vi } from 'vitest';
import { watchTools } from './watch-tools.ts';

it('names what is missing, says so once, and starts no process with every call', async () => {
  let now = 0;
  let missing: string[] = ['/nope'];
  const findMissing = vi.fn(async () => missing);
  const onChange = vi.fn();
  const tools = { ffmpeg: '/nope', ffprobe: '/usr/bin/ffprobe' };
  const look = watchTools({ tools, findMissing, onChange, clock: () => now });

  expect(await Promise.all([look(), look()])).toEqual([['ffmpeg'], ['ffmpeg']]);
  expect(await look()).toEqual(['ffmpeg']);
  expect(findMissing).toHaveBeenCalledTimes(1);

  now += 5000;
  expect(await look()).toEqual(['ffmpeg']);
  expect(onChange.mock.calls).toEqual([[['ffmpeg']]]);

  missing = [];
  now += 5000;
  expect(await look()).toEqual([]);
  expect(onChange.mock.calls).toEqual([[['ffmpeg']], [[]]]);
});
