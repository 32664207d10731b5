import { describe, expect, it } from 'vitest';
import { sunDirection } from '../light/light.ts';
import { luminance } from '../light/rgb.ts';
import { emptyFrame, planOf, size } from '../testing/small-scene.ts';
import { makeAir } from './air.ts';
import { skyPass } from './sky.ts';
import { skyColour } from './sky-colour.ts';

function drawSky(prompt: string) {
  const plan = planOf(prompt);
  const frame = emptyFrame();
  const clouds = { width: 32, height: 24, data: new Float32Array(32 * 24 * 4) };
  skyPass.work({ plan, frame, clouds }, { index: 0, from: 0, to: size.height });
  return { plan, frame };
}

function brightestColumn({ colour }: { colour: Float32Array }): number {
  let best = 0;
  for (let at = 0; at < colour.length; at += 3) if (colour[at]! > colour[best]!) best = at;
  return (best / 3) % size.width;
}

describe('the sky', () => {
  it('is brightest where the sun stands', () => {
    const { plan, frame } = drawSky('la mer au coucher du soleil, ciel clair');
    const sun = sunDirection(plan.light);
    const column = size.width / 2 + (plan.camera.focal * sun[0]) / sun[2];
    expect(Math.abs(brightestColumn(frame) - column)).toBeLessThan(3);
  });

  it('goes from its horizon to its zenith', () => {
    const { light } = planOf('un lac à midi');
    const low: [number, number, number] = [0, 0, 0];
    const high: [number, number, number] = [0, 0, 0];
    skyColour(light, 0, -1, low);
    skyColour(light, 1, -1, high);
    expect(low).toEqual([...light.horizon]);
    for (const i of [0, 1, 2]) expect(high[i]).toBeCloseTo(light.zenith[i]!, 6);
  });

  it('has stars at night, and none by day', () => {
    const spread = (prompt: string) => {
      const { frame, plan } = drawSky(prompt);
      const row = Math.round(plan.camera.horizon * 0.3) * size.width * 3;
      const levels = Array.from({ length: size.width }, (_, x) => frame.colour[row + x * 3 + 1]!);
      const jumps = levels.slice(1).map((level, x) => Math.abs(level - levels[x]!));
      return Math.max(...jumps) / (levels.reduce((sum, x) => sum + x, 0) / levels.length);
    };
    expect(spread('un ciel étoilé, nuit claire')).toBeGreaterThan(2);
    expect(spread('la mer à midi, ciel clair')).toBeLessThan(0.05);
  });

  it('veils what is far more than what is near', () => {
    const plan = planOf('des montagnes à midi');
    const seen = (z: number) => {
      const colour: [number, number, number] = [0, 0, 0];
      makeAir(plan)(colour, 0, z, 0.2);
      return luminance(colour);
    };
    expect(seen(1)).toBeLessThan(seen(5));
    expect(seen(5)).toBeLessThan(seen(25));
  });
});
