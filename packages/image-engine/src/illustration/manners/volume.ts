import { clamp, smoothstep } from '../../maths/interpolation.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';
import { blueNoise } from './blue-noise.ts';

/** As if modelled and lit in a studio: soft steps of light, a gleam, a shadow without a border. */
export const layingOfVolume: Laying = {
  cast: { group: 0, backdrop: 0, piece: 2.4, level: 0.4 },
  hasGroundShadow: true,
  hasContact: true,
};

/** Amounts of OKLab. */
const light = { l: 0.14, gleam: 0.1, gleamFrom: 0.5 };
const dusk = { l: 0.2, chroma: 0.12 };
const shadow = 0.16;
/** The lamp's pool on what is behind: middle and reach as shares of the picture. */
const pool = { x: 0.46, y: 0.4, reach: 0.75, l: 0.05, dark: 0.1 };
/** Less than a step of eight bits: no bands. */
const dither = 0.004;

export function drawVolume(laid: LaidPicture): void {
  const { lab, form, shade, piece, firstThing, frame } = laid;
  const { width, height, l, a, b } = lab;
  const reach = pool.reach * Math.max(frame.width, frame.height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const [u, v] = [x - frame.left, y - frame.top];
      const away = Math.hypot(u - pool.x * frame.width, v - pool.y * frame.height) / reach;
      const isThing = piece[at]! >= firstThing;
      const far = smoothstep(0, 1, away);
      let lit = isThing ? 0 : pool.l - (pool.l + pool.dark) * far;
      const toward = Math.max(0, form[at]!);
      const from = Math.max(0, -form[at]!);
      const share = isThing ? 1 : 0.35;
      lit += share * (light.l * toward - dusk.l * from);
      if (isThing) lit += light.gleam * smoothstep(light.gleamFrom, 1, toward);
      const grey = 1 - (isThing ? 0.4 : 0) * smoothstep(light.gleamFrom, 1.1, toward);
      const deep = grey * (1 + dusk.chroma * from);
      l[at] = clamp(l[at]! + lit - shadow * shade[at]! + (blueNoise(u, v) - 0.5) * dither);
      a[at]! *= deep;
      b[at]! *= deep;
    }
  }
}
