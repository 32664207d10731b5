import { describe, expect, it } from 'vitest';
import { understandPrompt } from '../../prompt/understand-prompt.ts';
import { timesOfDay } from '../scene-description.ts';
import { isLow, sunDirection } from './light.ts';
import { lightOf } from './light-of.ts';
import { luminance } from './rgb.ts';

const lake = { ...understandPrompt('un lac', 1).scene, weather: 'clear', mood: null } as const;
const at = (time: (typeof timesOfDay)[number]) => lightOf({ ...lake, time }, { side: 0.5, air: 0 });

describe('the light of an hour', () => {
  it('stands highest at noon and lowest at dusk', () => {
    const heights = timesOfDay.map((time) => at(time).elevation);
    expect(Math.max(...heights)).toBe(at('noon').elevation);
    expect(Math.min(...heights)).toBe(at('dusk').elevation);
  });

  it('reddens as the sun sinks', () => {
    const warmth = (['noon', 'afternoon', 'sunset'] as const).map((time) => {
      const { sun } = at(time);
      return sun[0] / sun[2];
    });
    expect(warmth[0]).toBeLessThan(warmth[1]!);
    expect(warmth[1]).toBeLessThan(warmth[2]!);
  });

  it('shows stars at night and none by day', () => {
    expect(at('night').stars).toBe(1);
    for (const time of ['morning', 'noon', 'afternoon'] as const) expect(at(time).stars).toBe(0);
  });

  it('puts a low sun into the picture and a high one beside it', () => {
    expect(isLow(at('sunset'))).toBe(true);
    expect(at('sunset').azimuth).toBeLessThan(20);
    expect(isLow(at('noon'))).toBe(false);
    expect(at('noon').azimuth).toBeGreaterThan(40);
  });

  it('takes sun and colour away under rain', () => {
    const rain = lightOf({ ...lake, time: 'noon', weather: 'rain' }, { side: 0.5, air: 0 });
    const clear = at('noon');
    expect(luminance(rain.sun)).toBeLessThan(luminance(clear.sun) / 4);
    expect(rain.zenith[2] / rain.zenith[0]).toBeLessThan(clear.zenith[2] / clear.zenith[0]);
  });

  it('points to the sun with a vector of length one', () => {
    const [right, up, forward] = sunDirection({ azimuth: 90, elevation: 30 });
    expect([right, up, forward].map((x) => Number(x.toFixed(6)))).toEqual([0.866025, 0.5, 0]);
  });
});
