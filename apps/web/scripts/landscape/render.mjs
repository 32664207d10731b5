import { clamp } from './light.mjs';
import { skyColour } from './sky.mjs';
import { cells, metresPerCell } from './terrain.mjs';

const farMetres = 9000;

/**
 * One frame as 8-bit RGB: every column marches from the camera to the horizon and draws what rises
 * above what it has drawn.
 */
export function renderFrame(world, scene, camera, { width, height, seconds }) {
  const light = new Float32Array(width * height * 3);
  const focal = (width > height ? width : height) * camera.zoom;
  const view = { width, height, focal, seconds, horizon: height * camera.horizon };
  for (let column = 0; column < width; column += 1) {
    const across = (column - width / 2) / focal;
    const top = marchColumn(light, world, scene, camera, view, column, across);
    fillSky(light, world, scene, camera, view, column, across, top);
  }
  return toBytes(light, scene);
}

function marchColumn(light, world, scene, camera, view, column, across) {
  const dirX = Math.cos(camera.heading) - Math.sin(camera.heading) * across;
  const dirY = Math.sin(camera.heading) + Math.cos(camera.heading) * across;
  const sunward = glowOf(scene, dirX, dirY, 0);
  let top = view.height;
  const colour = [0, 0, 0];
  for (let z = camera.near; z < farMetres && top > 0; z += (1.2 + z * 0.0035) / camera.detail) {
    const x = (camera.x + dirX * z) / metresPerCell;
    const y = (camera.y + dirY * z) / metresPerCell;
    const ground = sample(world.heights, x, y);
    const surface = Math.max(0, ground);
    const row = Math.ceil(view.horizon - ((surface - camera.height) / z) * view.focal);
    if (row >= top) continue;
    if (ground > 0) landColour(colour, world, x, y);
    else waterColour(colour, world, scene, camera, { x, y, z, depth: -ground, sunward, view });
    haze(colour, scene, z, sunward);
    const first = Math.max(0, row);
    for (let r = first; r < top; r += 1) {
      const at = (r * view.width + column) * 3;
      light[at] = colour[0];
      light[at + 1] = colour[1];
      light[at + 2] = colour[2];
    }
    top = first;
  }
  return top;
}

function fillSky(light, world, scene, camera, view, column, across, top) {
  const side = camera.heading + Math.atan(across);
  const dirX = Math.cos(side);
  const dirY = Math.sin(side);
  for (let row = 0; row < top; row += 1) {
    const up = Math.max(0, (view.horizon - row) / view.focal);
    const glow = glowOf(scene, dirX, dirY, up);
    const direction = { up, side: across * 2, glow, seconds: view.seconds };
    const sky = skyColour(scene, world.noise, direction);
    const at = (row * view.width + column) * 3;
    light[at] = sky[0];
    light[at + 1] = sky[1];
    light[at + 2] = sky[2];
  }
}

function glowOf({ sun }, dirX, dirY, up) {
  const length = Math.hypot(dirX, dirY, up);
  return clamp((dirX * sun.x + dirY * sun.y + up * sun.z) / length) ** 2;
}

function landColour(colour, { colours, heights }, x, y) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  let weights = 0;
  colour.fill(0);
  for (const [ox, oy, weight] of corners(fx, fy)) {
    const at = (iy + oy) * cells + ix + ox;
    if (!(heights[at] > -4)) continue;
    weights += weight;
    for (let i = 0; i < 3; i += 1) colour[i] += colours[at * 3 + i] * weight;
  }
  for (let i = 0; i < 3; i += 1) colour[i] /= weights || 1;
}

function corners(fx, fy) {
  return [
    [0, 0, (1 - fx) * (1 - fy)],
    [1, 0, fx * (1 - fy)],
    [0, 1, (1 - fx) * fy],
    [1, 1, fx * fy],
  ];
}

function waterColour(colour, world, scene, camera, { x, y, z, depth, sunward, view }) {
  const { noise } = world;
  const t = view.seconds;
  const fine = z < 1500 ? noise.value(x * 1.9 + t * 0.9, y * 1.9 - t * 0.6) : 0.5;
  const wave = noise.value(x * 0.5 + t * 0.35, y * 0.5 + t * 0.2) * 0.6 + fine * 0.4 - 0.5;
  const grazing = clamp(z / Math.hypot(z, camera.height));
  const mirror = 0.03 + 0.9 * grazing ** 14 * (0.75 + wave * 0.5);
  const clear = Math.exp(-depth / 9);
  const foam = clamp(1 - depth / 0.9) * 0.35;
  const spark = sunward ** 6 * clamp(wave * 3.2 - 0.35) * scene.sparkle * clamp(z / 2600);
  for (let i = 0; i < 3; i += 1) {
    const body = scene.deep[i] + (scene.shallow[i] - scene.deep[i]) * clear;
    const sky =
      scene.horizon[i] * 0.55 + scene.zenith[i] * 0.45 + scene.sunGlow[i] * sunward ** 5 * 0.5;
    const lit = body * (1 + wave * 0.28 * clamp(0.35 + z / 900)) + foam * scene.sunLight[i] * 0.3;
    colour[i] = lit + (sky - lit) * mirror + scene.sunLight[i] * spark;
  }
}

function haze(colour, scene, z, sunward) {
  const amount = 1 - Math.exp(-((z / scene.visibility) ** 1.25));
  for (let i = 0; i < 3; i += 1) {
    const air = scene.horizon[i] * 0.92 + scene.sunGlow[i] * sunward ** 5 * 0.35;
    colour[i] += (air - colour[i]) * amount;
  }
}

function sample(heights, x, y) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  if (ix < 0 || iy < 0 || ix >= cells - 1 || iy >= cells - 1) return -60;
  const fx = x - ix;
  const fy = y - iy;
  const at = iy * cells + ix;
  const near = heights[at] + (heights[at + 1] - heights[at]) * fx;
  const far = heights[at + cells] + (heights[at + cells + 1] - heights[at + cells]) * fx;
  return near + (far - near) * fy;
}

/** A film curve, then sRGB. */
function toBytes(light, { exposure }) {
  const bytes = Buffer.allocUnsafe(light.length);
  for (let i = 0; i < light.length; i += 1) {
    const v = light[i] * exposure;
    const filmed = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
    bytes[i] = Math.round(255 * clamp(filmed) ** (1 / 2.2));
  }
  return bytes;
}
