import { describe, expect, it } from 'vitest';
import { frames } from '../model/time.ts';
import { project, rate, source } from './testing.ts';
import { writeEdl } from './write-edl.ts';
import { writeFcpxml } from './write-fcpxml.ts';
import { writeMlt } from './write-mlt.ts';
import { writeOtio } from './write-otio.ts';

type OtioClip = {
  source_range: { start_time: { value: number } };
  effects: { time_scalar: number }[];
};

/** Of ten seconds the third and the fourth, from the end of the fourth on; then other two at twice the speed. */
const backwards = project(
  [source('a', { startFrame: 300 })],
  [
    { from: 'a', start: 60, length: 60, reversed: true },
    { from: 'a', start: 120, length: 60, speed: 2, reversed: true },
  ],
);

describe('a shot that runs backwards, as formats say it', () => {
  it('is a map from its own time to that of the file, falling', () => {
    const xml = writeFcpxml(backwards);
    // The file begins at 10 s; of its ten seconds six follow the stretch.
    expect(xml).toMatch(
      /<asset-clip[^>]*offset="0s"[^>]*duration="2s" start="16s"[^>]*srcEnable="video"/,
    );
    expect(xml).toContain(
      '<timeMap><timept time="10s" value="20s" interp="linear"/><timept time="20s" value="10s" interp="linear"/></timeMap>',
    );
    expect(xml).toMatch(/<asset-clip[^>]*offset="2s"[^>]*duration="2s" start="11s"/);
    expect(xml).toContain('<timept time="15s" value="10s" interp="linear"/></timeMap>');
  });

  it('is a scalar below nothing over the stretch that is seen, and has no sound', () => {
    const [pictures, sound] = JSON.parse(writeOtio(backwards)).tracks.children;
    const told = (pictures.children as OtioClip[]).map(({ source_range, effects }) => [
      source_range.start_time.value,
      effects[0]?.time_scalar,
    ]);
    expect(told).toEqual([
      [360, -1],
      [420, -2],
    ]);
    expect(sound.children.map((one: { OTIO_SCHEMA: string }) => one.OTIO_SCHEMA)).toEqual([
      ...['Gap.1', 'Gap.1'],
    ]);
  });

  it('is a motion of fewer than no frames a second, from the last frame on', () => {
    expect(writeEdl(backwards).split('\r\n').slice(3, 10)).toEqual([
      '001 AX       V     C        00:00:12:00 00:00:14:00 00:00:00:00 00:00:02:00',
      '* FROM CLIP NAME: a.mp4',
      'M2   AX       -030.0                00:00:13:29',
      '',
      '002 AX       V     C        00:00:14:00 00:00:18:00 00:00:02:00 00:00:04:00',
      '* FROM CLIP NAME: a.mp4',
      'M2   AX       -060.0                00:00:17:29',
    ]);
  });

  it('dissolves in an EDL from the other ends of its stretches', () => {
    const { timeline } = backwards;
    const { video } = timeline.tracks;
    const transitions = [
      { afterClipIndex: 0, kind: 'dissolve', duration: frames(10, rate) } as const,
    ];
    const soft = { ...timeline, tracks: { ...timeline.tracks, video: { ...video, transitions } } };
    const events = writeEdl({ ...backwards, timeline: soft })
      .split('\r\n')
      .filter((line) => /^\d{3}/.test(line));
    expect(events).toEqual([
      '001 AX       V     C        00:00:12:05 00:00:14:00 00:00:00:00 00:00:01:25',
      '002 AX       V     C        00:00:12:05 00:00:12:05 00:00:01:25 00:00:01:25',
      '002 AX       V     D    010 00:00:14:00 00:00:18:10 00:00:01:25 00:00:04:00',
    ]);
  });

  it('is a producer that is warped round, beginning as far from its end', () => {
    const xml = writeMlt(backwards);
    expect(xml).toContain('<property name="warp_speed">-1</property>');
    expect(xml).toContain('<property name="resource">-2:media/a.mp4</property>');
    expect(xml).toContain('<entry producer="shot-0" in="180" out="239"/>');
    expect(xml).toContain('<entry producer="shot-1" in="30" out="89"/>');
    expect(xml.match(/<property name="audio_index">-1</g)).toHaveLength(2);
  });
});
