import { clamp } from './light.mjs';

const colour = [0, 0, 0];

/** Linear colour of the sky in a direction: `up` is the tangent over the horizon, `glow` 0–1 towards the sun. */
export function skyColour(scene, noise, { up, side, glow, seconds }) {
  const t = clamp(up * 2.1) ** 0.62;
  const sun = glow ** 10 * 0.9 + glow ** 90 * 3;
  const distance = 1 / (up + 0.075);
  const veil = noise.cloud(side * distance * 0.5 + seconds * 0.012 + 5, distance * 0.62, 5);
  const cover = clamp((veil - scene.clearness) * 3.2) * clamp(up * 16) * 0.85;
  const shade = clamp((veil - scene.clearness) * 2.2);
  for (let i = 0; i < 3; i += 1) {
    let light = scene.horizon[i] + (scene.zenith[i] - scene.horizon[i]) * t;
    light += scene.sunGlow[i] * sun;
    const body = scene.cloudLit[i] + (scene.cloudDark[i] - scene.cloudLit[i]) * shade;
    light += (body - light) * cover;
    colour[i] = light;
  }
  return colour;
}
