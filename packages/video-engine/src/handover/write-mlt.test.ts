import { describe, expect, it } from 'vitest';
import { frames } from '../model/time.ts';
import { project, rate, source } from './testing.ts';
import { writeMlt } from './write-mlt.ts';

describe('MLT', () => {
  it('counts from the first frame of a file, whatever timecode it carries', () => {
    const hour = 108_000;
    const coded = project(
      [source('a', { startFrame: hour })],
      [{ from: 'a', start: 30, length: 60 }],
    );
    expect(writeMlt(coded)).toContain('<entry producer="shot-0" in="30" out="89"/>');
  });

  // What ffmpeg's `crop` cuts of these; `melt.integration.test.ts` compares pixels.
  it.each([
    ['a full HD clip', { width: 1920, height: 1080 }, 0.25, 328, 986],
    ['a clip where the window is an odd number wide', { width: 1280, height: 720 }, 0.31, 270, 606],
    ['a still', { width: 1280, height: 704, kind: 'image' }, 0.31, 274, 610],
  ] as const)('cuts off what lies outside of the window of %s', (_, fields, position, ...cut) => {
    const reframe = { kind: 'static', position } as const;
    const portrait = { width: 1080, height: 1920, aspectRatio: '9:16' } as const;
    const xml = writeMlt(
      project([source('a', fields)], [{ from: 'a', start: 0, length: 30, reframe }], portrait),
    );
    expect(xml).toContain(`<property name="left">${cut[0]}</property>`);
    expect(xml).toContain(`<property name="right">${cut[1]}</property>`);
  });

  it('lays a still of which an odd number of pixels is seen: melt would cut off one more', () => {
    const fields = { width: 1280, height: 720, kind: 'image' } as const;
    const portrait = { width: 1080, height: 1920, aspectRatio: '9:16' } as const;
    const reframe = { kind: 'static', position: 0.31 } as const;
    const shot = { from: 'a', start: 0, length: 30, reframe };
    const xml = writeMlt(project([source('a', fields)], [shot], portrait));
    const [left, width] = [(-271 * 1080) / 405, (1280 * 1080) / 405].map(Math.round);
    expect(placesIn(xml)).toEqual([{ frame: 30, left, top: 0, width, height: 1920 }]);
  });

  it('lets a window glide, in frames of its clip and pixels of the film', () => {
    const points = [
      { frame: 0, position: 0 },
      { frame: 29, position: 1 },
    ];
    const reframe = { kind: 'move', points } as const;
    const portrait = { width: 1080, height: 1920, aspectRatio: '9:16' } as const;
    const xml = writeMlt(
      project([source('a')], [{ from: 'a', start: 60, length: 30, reframe }], portrait),
    );
    expect(xml).toContain('<property name="mlt_service">affine</property>');
    expect(placesIn(xml)).toEqual([
      { frame: 60, left: 0, top: 0, width: 3414, height: 1920 },
      { frame: 89, left: -2334, top: 0, width: 3414, height: 1920 },
    ]);
    // Without these MLT goes back behind the last key, in the dissolve that follows.
    expect(xml).toContain('<property name="transition.repeat_off">1</property>');
    expect(xml).toContain('<property name="transition.mirror_off">1</property>');
  });

  it('lays nothing where a window that glides is the whole clip', () => {
    const reframe = { kind: 'move', points: [{ frame: 0, position: 0.5 }] } as const;
    expect(
      writeMlt(project([source('a')], [{ from: 'a', start: 60, length: 30, reframe }])),
    ).not.toContain('<filter>');
  });

  it('cuts out a window laid by hand, and lays one that glides frame by frame', () => {
    const start = { x: 0.5, y: 0.5, zoom: 1, turn: 0 };
    const end = { x: 0.6, y: 0.4, zoom: 2, turn: 0 };
    const shot = { from: 'a', start: 60, length: 11, gainDecibels: -6 };
    const still = { ...shot, reframe: { kind: 'window', start: end } } as const;
    const xml = writeMlt(project([source('a')], [still]));
    expect(xml).toContain('<property name="left">672</property>');
    expect(xml).toContain('<property name="right">288</property>');
    expect(xml).toContain('<property name="top">162</property>');
    expect(xml).toContain('<property name="level">-6</property>');
    const glide = writeMlt(
      project([source('a')], [{ ...shot, reframe: { kind: 'window', start, end } }]),
    );
    const places = placesIn(glide);
    expect(places).toHaveLength(11);
    expect(places[0]).toEqual({ frame: 60, left: 0, top: 0, width: 1920, height: 1080 });
    const last = { frame: 70, left: -1344, top: -324, width: 3840, height: 2160 };
    expect(places.at(-1)).toEqual(last);
  });

  it('lets a still grow from its cut on, and on into the next shot', () => {
    const of = project(
      [source('a'), source('still', { kind: 'image', frameCount: 0 })],
      [
        { from: 'a', start: 60, length: 30 },
        { from: 'still', start: 0, length: 30, zoom: 'in' },
      ],
    );
    const { tracks } = of.timeline;
    const dissolve = { afterClipIndex: 0, kind: 'dissolve', duration: frames(10, rate) } as const;
    const video = { ...tracks.video, transitions: [dissolve] };
    const xml = writeMlt({ ...of, timeline: { ...of.timeline, tracks: { ...tracks, video } } });
    expect(xml).toContain('<track producer="shot-1-in" in="25" out="34"/>');
    expect(xml).toContain('<entry producer="shot-1" in="35" out="59"/>');
    const places = placesIn(xml.slice(xml.indexOf('<producer id="shot-1"')));
    const atRest = { left: 0, top: 0, width: 1920, height: 1080 };
    expect(places.slice(0, 6)).toEqual(
      [25, 26, 27, 28, 29, 30].map((frame) => ({ frame, ...atRest })),
    );
    expect(places.at(-1)?.frame).toBe(59);
    expect(places.at(-1)?.width).toBeCloseTo(1920 * (1 + (0.12 * 29) / 30), -1);
  });

  it('holds the last frame of a clip and the first of the next where a dissolve finds no more', () => {
    const of = project(
      [source('a', { frameCount: 32 }), source('b')],
      [
        { from: 'a', start: 0, length: 30 },
        { from: 'b', start: 1, length: 30 },
      ],
    );
    const { tracks } = of.timeline;
    const dissolve = { afterClipIndex: 0, kind: 'dissolve', duration: frames(8, rate) } as const;
    const video = { ...tracks.video, transitions: [dissolve] };
    const xml = writeMlt({ ...of, timeline: { ...of.timeline, tracks: { ...tracks, video } } });
    const entry = (id: string, first: number, last: number) =>
      `<entry producer="${id}" in="${first}" out="${last}"/>`;
    const last = entry('shot-0-out', 31, 31);
    expect(xml).toContain(`${entry('shot-0-out', 26, 31)}${last}${last}</playlist>`);
    const first = entry('shot-1-in', 0, 0);
    expect(xml).toContain(`>${first}${first}${first}${entry('shot-1-in', 0, 4)}</playlist>`);
  });

  it('stretches the producer of another speed, and reads no sound where none is wanted', () => {
    const xml = writeMlt(
      project([source('a')], [{ from: 'a', start: 60, length: 60, speed: 2, sound: 'drop' }]),
    );
    expect(xml).toContain('<property name="warp_speed">2</property>');
    expect(xml).toContain('<entry producer="shot-0" in="30" out="89"/>');
    expect(xml).toContain('<property name="audio_index">-1</property>');
  });
});

/** Where a clip lies in the frame, at frames of its own: without what makes melt draw it sharply. */
function placesIn(xml: string) {
  const larger = Number(/scale_x">([\d.]+)/.exec(xml)?.[1]);
  const rects = /rect">([^<]+)</.exec(xml)?.[1] ?? '';
  return rects.split(';').map((rect) => {
    const [frame = 0, left = 0, top = 0, wide = 0, high = 0] = rect.split(/[= ]/).map(Number);
    const [width, height] = [wide / larger, high / larger];
    return {
      ...{ frame, left: whole(left + (wide - width) / 2), top: whole(top + (high - height) / 2) },
      ...{ width: whole(width), height: whole(height) },
    };
  });
}

const whole = (pixels: number) => Math.round(pixels) + 0;
