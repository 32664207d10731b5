import { cells, metresPerCell } from './terrain.mjs';

/** Lit colours of the land, linear light, three numbers per cell. */
export function lightTerrain({ heights, noise }, scene) {
  const colours = new Float32Array(cells * cells * 3);
  const shadows = castShadows(heights, scene.sun);
  for (let y = 1; y < cells - 1; y += 1) {
    for (let x = 1; x < cells - 1; x += 1) {
      const at = y * cells + x;
      if (heights[at] < -4) continue;
      const dx = (heights[at + 1] - heights[at - 1]) / (2 * metresPerCell);
      const dy = (heights[at + cells] - heights[at - cells]) / (2 * metresPerCell);
      const length = Math.hypot(dx, dy, 1);
      const { sun } = scene;
      const facing = Math.max(0, (-dx * sun.x - dy * sun.y + sun.z) / length);
      const direct = facing * shadows[at];
      const sky = 0.2 + 0.8 / length;
      const ground = groundColour(heights[at], 1 / length, noise, x, y, scene);
      for (let i = 0; i < 3; i += 1) {
        colours[at * 3 + i] = ground[i] * (direct * scene.sunLight[i] + sky * scene.skyLight[i]);
      }
    }
  }
  return colours;
}

/** 1 in the sun, 0 in the shade, soft at the edges. */
function castShadows(heights, sun) {
  const shadows = new Float32Array(cells * cells);
  const flat = Math.hypot(sun.x, sun.y);
  const rise = (sun.z / flat) * metresPerCell;
  for (let y = 0; y < cells; y += 1) {
    for (let x = 0; x < cells; x += 1) {
      let clearance = 1;
      const from = Math.max(0, heights[y * cells + x]);
      for (let step = 2; step < 120 && clearance > 0; step *= 1.12) {
        const sx = Math.round(x + (sun.x / flat) * step);
        const sy = Math.round(y + (sun.y / flat) * step);
        if (sx < 0 || sy < 0 || sx >= cells || sy >= cells) break;
        const above = from + rise * step - heights[sy * cells + sx];
        clearance = Math.min(clearance, 0.5 + above / (step * 1.1));
      }
      shadows[y * cells + x] = Math.max(0, clearance);
    }
  }
  return shadows;
}

const sand = [0.62, 0.52, 0.36];
const rock = [0.15, 0.115, 0.08];
const mixed = [0, 0, 0];

function groundColour(height, upright, noise, x, y, { grass, scrub }) {
  const patch = noise.cloud(x * 0.035, y * 0.035, 4);
  const grain = 0.82 + 0.36 * noise.value(x * 0.9, y * 0.9);
  const bush = noise.value(x * 0.33 + 9, y * 0.33) * (patch + 0.25) > 0.44 ? 1 : 0;
  const steep = clamp((0.8 - upright) * 6 + (patch - 0.5) * 1.6);
  const beach = clamp((9 - height) / 6) * clamp(upright * 3 - 1.9);
  for (let i = 0; i < 3; i += 1) {
    let colour = grass[i] + (scrub[i] - grass[i]) * clamp(patch * 2.4 - 0.65);
    colour += (rock[i] - colour) * steep;
    colour += (scrub[i] * 0.42 - colour) * bush * (1 - steep) * (1 - beach) * 0.85;
    colour += (sand[i] - colour) * beach;
    mixed[i] = colour * grain;
  }
  return mixed;
}

export function clamp(value) {
  return Math.min(1, Math.max(0, value));
}
