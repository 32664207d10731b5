import { describe, expect, it } from 'vitest';
import { frames } from '../model/time.ts';
import type { Shot } from '../model/timeline.ts';
import type { HandOverProject } from './project.ts';
import { project, rate, source } from './testing.ts';
import { frameOf, timecodeOf } from './timecode.ts';
import { writeEdl } from './write-edl.ts';
import { writeFcpxml } from './write-fcpxml.ts';
import { writeMlt } from './write-mlt.ts';
import { writeOtio } from './write-otio.ts';

const dropRate = { numerator: 30_000, denominator: 1001 };

const simple = project(
  [source('a'), source('b', { audioChannels: 0 })],
  [
    { from: 'a', start: 30, length: 60 },
    { from: 'b', start: 0, length: 45 },
  ],
);

/** A clip that begins at 01:00:00:00. */
const hour = 108_000;
const coded = project([source('a', { startFrame: hour })], [{ from: 'a', start: 30, length: 60 }]);

type OtioTime = { value: number; rate: number };
type OtioClip = {
  OTIO_SCHEMA: string;
  source_range: { start_time: OtioTime; duration: OtioTime };
  effects: { time_scalar: number }[];
  in_offset: OtioTime;
  out_offset: OtioTime;
  media_references: {
    DEFAULT_MEDIA: { target_url: string; available_range: OtioClip['source_range'] };
  };
};

function otioTracks(of: HandOverProject): { kind: string; children: OtioClip[] }[] {
  return JSON.parse(writeOtio(of)).tracks.children;
}

describe('timecode', () => {
  it.each([
    [0, '00:00:00;00'],
    [1799, '00:00:59;29'],
    // Numbers 0 and 1 of a minute are left out,
    [1800, '00:01:00;02'],
    // but not of every tenth.
    [17_982, '00:10:00;00'],
    [107_892, '01:00:00;00'],
  ])('of frame %i at 29.97 is %s, and back', (frame, code) => {
    expect(timecodeOf(frame, dropRate)).toBe(code);
    expect(frameOf(code, dropRate)).toBe(frame);
  });

  it('counts every number at whole rates', () => {
    expect(timecodeOf(1800, rate)).toBe('00:01:00:00');
    expect(frameOf('01:00:00:00', rate)).toBe(hour);
    expect(frameOf('an hour', rate)).toBeNull();
  });

  it('is the same forth and back for every frame of eleven minutes', () => {
    for (let frame = 0; frame < 19_800; frame += 1) {
      expect(frameOf(timecodeOf(frame, dropRate), dropRate)).toBe(frame);
    }
  });
});

describe('the EDL', () => {
  const events = (of: HandOverProject) =>
    writeEdl(of)
      .split('\r\n')
      .filter((line) => /^\d{3}/.test(line));

  it('has an event of picture for each shot, and of sound where there is some', () => {
    expect(events(simple)).toEqual([
      '001 AX       V     C        00:00:01:00 00:00:03:00 00:00:00:00 00:00:02:00',
      '001 AX       A     C        00:00:01:00 00:00:03:00 00:00:00:00 00:00:02:00',
      '002 AX       V     C        00:00:00:00 00:00:01:15 00:00:02:00 00:00:03:15',
    ]);
    expect(writeEdl(simple)).toContain('TITLE: Ete & mer');
    expect(writeEdl(simple)).toContain('* FROM CLIP NAME: a.mp4');
  });

  it('counts from the timecode that a file carries', () => {
    expect(events(coded)[0]).toContain('01:00:01:00 01:00:03:00 00:00:00:00 00:00:02:00');
  });

  it('centres a dissolve on its cut, and says speed by frames a second', () => {
    const timeline = project(
      [source('a'), source('b')],
      [
        { from: 'a', start: 30, length: 60 },
        { from: 'b', start: 60, length: 60, speed: 2 },
      ],
    );
    const { tracks } = timeline.timeline;
    const dissolve = { afterClipIndex: 0, kind: 'dissolve', duration: frames(10, rate) } as const;
    const video = { ...tracks.video, transitions: [dissolve] };
    const edl = writeEdl({
      ...timeline,
      timeline: { ...timeline.timeline, tracks: { ...tracks, video } },
    });
    expect(edl).toContain(
      '001 AX       V     C        00:00:01:00 00:00:02:25 00:00:00:00 00:00:01:25',
    );
    expect(edl).toContain(
      '002 AX       V     D    010 00:00:01:20 00:00:06:00 00:00:01:25 00:00:04:00',
    );
    expect(edl).toContain(
      '* FROM CLIP NAME: a.mp4\r\n* TO CLIP NAME: b.mp4\r\nM2   AX       060.0',
    );
    // OpenShot takes the last of what its patterns find in an event, wherever on a line, and dissolves are none of them.
    const pattern =
      /(\d{3}) +(.+?) +(.+?) +(.+?) +(.*) +(.*) +(.*) +(.*)|[*] +FROM CLIP NAME: +(.*)/;
    const found = edl.split('\r\n\r\n').map((event) => {
      const lines = event.split('\r\n').map((text) => pattern.exec(text) ?? []);
      const cuts = lines.filter(([, , , channel]) => channel === 'V');
      return [lines.findLast((one) => one[9])?.[9], cuts.at(-1)?.slice(5, 9).join(' ')];
    });
    expect(found.slice(1, 3)).toEqual([
      ['a.mp4', '00:00:01:00 00:00:03:00 00:00:00:00 00:00:02:00'],
      ['b.mp4', '00:00:02:00 00:00:06:00 00:00:02:00 00:00:04:00'],
    ]);
  });

  it('says that numbers are dropped where they are', () => {
    expect(
      writeEdl(project([source('a')], [{ from: 'a', start: 0, length: 30 }], { rate: dropRate })),
    ).toContain('FCM: DROP FRAME');
  });
});

describe('OpenTimelineIO', () => {
  it('has tracks of picture and sound that are as long as each other', () => {
    const [video, audio] = otioTracks(simple);
    const lengths = (track?: { children: OtioClip[] }) =>
      track?.children.map(({ source_range: range }) => range.duration.value);
    expect(lengths(video)).toEqual([60, 45]);
    expect(lengths(audio)).toEqual([60, 45]);
    // A clip without sound is silence there, and nothing that must be found.
    expect(audio?.children.map((one) => one.OTIO_SCHEMA)).toEqual(['Clip.2', 'Gap.1']);
  });

  it('counts the timecode of a file once: in its available range, and from there', () => {
    const [clip] = otioTracks(coded)[0]?.children ?? [];
    const { available_range: available, target_url: url } =
      clip?.media_references.DEFAULT_MEDIA ?? {};
    expect(available?.start_time.value).toBe(hour);
    expect(available?.duration.value).toBe(300);
    expect(clip?.source_range.start_time.value).toBe(hour + 30);
    expect(url).toBe('media/a.mp4');
  });
});

describe('OpenTimelineIO, in what DaVinci Resolve adds to it', () => {
  it('says where a picture lies, and its glide by frames of the shot', () => {
    const start = { x: 0.6, y: 0.4, zoom: 2, turn: 0 };
    const glide = { kind: 'window', start, end: { ...start, x: 0.5 } } as const;
    const film = project([source('a')], [{ from: 'a', start: 30, length: 61, reframe: glide }]);
    const [clip] = otioTracks(film)[0]?.children ?? [];
    const [transform] = (clip?.effects ?? []) as unknown as {
      OTIO_SCHEMA: string;
      metadata: { Resolve_OTIO: { Parameters: Record<string, unknown>[] } };
    }[];
    expect(transform?.OTIO_SCHEMA).toBe('Effect.1');
    const pan = transform?.metadata.Resolve_OTIO.Parameters.find(
      (one) => one['Parameter ID'] === 'transformationPan',
    );
    expect(pan).toMatchObject({
      'Parameter Value': expect.closeTo(-0.2),
      'Key Frames': { 0: { Value: expect.closeTo(-0.2) }, 60: { Value: expect.closeTo(0) } },
    });
    // The sound of the same shot has no picture.
    expect(otioTracks(film)[1]?.children[0]?.effects).toEqual([]);
  });
});

describe('Final Cut Pro XML', () => {
  it('gives every asset its format, its whole length and its channels', () => {
    const xml = writeFcpxml(simple);
    for (const id of ['1', '2']) {
      expect(xml).toContain(
        `<format id="format-${id}" frameDuration="1/30s" width="1920" height="1080"/>`,
      );
      expect(xml).toMatch(
        new RegExp(`<asset id="asset-${id}"[^>]*duration="10s"[^>]*format="format-${id}"`),
      );
    }
    expect(xml).toMatch(/id="asset-1"[^>]*hasAudio="1" audioSources="1" audioChannels="2"/);
    // Channels that are not there are refused where they are named.
    expect(xml).not.toMatch(/id="asset-2"[^>]*(hasAudio|audioChannels)/);
    expect(xml).toMatch(/ref="asset-2"[^>]*srcEnable="video"/);
    expect(xml).toContain('Été &#38; mer');
  });

  it('begins asset and clip at the timecode that the file carries', () => {
    const xml = writeFcpxml(coded);
    expect(xml).toMatch(/<asset id="asset-1"[^>]*start="3600s"/);
    expect(xml).toMatch(/<asset-clip ref="asset-1"[^>]*start="3601s"/);
  });

  it('lays a window laid by hand and its glide, and says levels, in the order of the DTD', () => {
    const start = { x: 0.6, y: 0.4, zoom: 2, turn: 4 };
    const shot = { from: 'a', start: 30, length: 61, speed: 2, gainDecibels: -6 };
    const of = (reframe: Shot['reframe']) =>
      writeFcpxml(project([source('a')], [{ ...shot, reframe }]));
    expect(of({ kind: 'window', start: { ...start, turn: 0 } })).toContain(
      '</timeMap><adjust-conform type="fit"/><adjust-transform position="-35.5556 -20" scale="2 2" rotation="0"></adjust-transform><adjust-volume amount="-6dB"/></asset-clip>',
    );
    const glide = of({ kind: 'window', start, end: { ...start, turn: 0 } });
    expect(glide).toContain('rotation="-4"><param name="position">');
    // Its own time is the stretched one: the 30th frame of the file at twice the speed.
    expect(glide).toContain('<keyframe time="15/30s" value="-4" curve="linear"/>');
    expect(glide).toContain('<keyframe time="75/30s" value="0" curve="linear"/>');
  });

  it('plays music that is shorter than the film round, never longer than its file', () => {
    const { timeline, ...rest } = simple;
    const music = { startSeconds: 1, loops: true, gainDecibels: -3 };
    const under = {
      ...timeline,
      tracks: { ...timeline.tracks, audio: { originalSound: 'keep', music } },
    } as const;
    const xml = writeFcpxml({
      ...rest,
      timeline: under,
      music: { path: 'media/m.m4a', durationSeconds: 2 },
    });
    const runs = [
      ...xml.matchAll(
        /<asset-clip ref="music"[^>]*offset="([^"]*)"[^>]*start="([^"]*)" duration="([^"]*)"/g,
      ),
    ];
    // It hangs on the first clip, which begins a second into its file.
    expect(runs.map((run) => run.slice(1, 4).join(' '))).toEqual([
      '1s 1s 1s',
      '2s 0s 2s',
      '4s 0s 15/30s',
    ]);
    expect(xml).toContain('audioRole="music"><adjust-volume amount="-3dB"/></asset-clip>');
  });

  it('stops the music where it ends before the film', () => {
    const { timeline, ...rest } = simple;
    const music = { startSeconds: 1, loops: false, endSeconds: 1.5 };
    const film = {
      ...rest,
      timeline: {
        ...timeline,
        tracks: { ...timeline.tracks, audio: { originalSound: 'keep', music } },
      },
      music: { path: 'media/m.m4a', durationSeconds: 20 },
    } as const;
    expect(writeFcpxml(film)).toMatch(/ref="music"[^>]*start="1s" duration="45\/30s"/);
    expect(writeMlt(film)).toContain('<entry producer="music-file" in="30" out="74"/>');
    expect(
      JSON.parse(writeOtio(film)).tracks.children.at(-1).children[0].source_range,
    ).toMatchObject({
      ...{ start_time: { value: 30 }, duration: { value: 45 } },
    });
  });

  it('keeps to whole frames as fractions at 29.97', () => {
    const xml = writeFcpxml(
      project([source('a')], [{ from: 'a', start: 7, length: 50 }], { rate: dropRate }),
    );
    expect(xml).toContain('frameDuration="1001/30000s"');
    expect(xml).toContain('tcFormat="DF"');
    expect(xml).toContain('start="7007/30000s"');
  });

  it('stretches another speed by a map from its own time to that of the file', () => {
    const xml = writeFcpxml(
      project([source('a')], [{ from: 'a', start: 60, length: 60, speed: 2 }]),
    );
    expect(xml).toMatch(/<asset-clip[^>]*duration="2s" start="1s"/);
    expect(xml).toContain('<timept time="5s" value="10s" interp="linear"/>');
  });
});
