import { blend, luminance, type Rgb, scaled } from '../light/rgb.ts';
import type { Planting } from './plant-foreground.ts';
import { addStroke } from './strokes.ts';

/** Rain and snow between the eye and the scene. */
export function addWeather(planting: Planting): void {
  const { weather } = planting.plan.description;
  if (weather === 'storm') lightning(planting);
  if (weather === 'rain' || weather === 'storm') rain(planting);
  if (weather === 'snow') flakes(planting);
}

/** One forked flash that strikes at a third, far off. */
function lightning({ plan, list, random, unit }: Planting): void {
  const { width, camera, heavySide } = plan;
  const colour: Rgb = [3.2, 3.4, 4.6];
  const strike = (x: number, y: number, toY: number, width0: number, lean: number) => {
    const steps = 16;
    // A short fork swings less, or it would run along the ground.
    const reach = Math.min(unit * 34, ((toY - y) / steps) * 1.5);
    let fromX = x;
    let fromY = y;
    for (let step = 1; step <= steps; step += 1) {
      const nextX = fromX + (random() - 0.5 + lean) * reach;
      const nextY = y + ((toY - y) * step) / steps;
      const thin = width0 * (1 - (0.6 * step) / steps);
      addStroke(list, {
        x: fromX,
        y: fromY,
        toX: nextX,
        toY: nextY,
        width: thin,
        colour,
        depth: 18,
      });
      if (width0 > unit && random() < 0.24) {
        strike(nextX, nextY, nextY + (toY - nextY) * 0.5, unit * 0.6, random() - 0.5);
      }
      fromX = nextX;
      fromY = nextY;
    }
  };
  const x = width * (0.5 - heavySide * 0.18);
  strike(x, camera.horizon * 0.1, camera.horizon, unit * 1.7, 0);
}

function rain({ plan, list, random, unit }: Planting): void {
  const { width, height, light } = plan;
  const colour = scaled(blend(light.horizon, light.ambient, 0.3), 1.25);
  const drops = plan.description.weather === 'storm' ? 2600 : 1900;
  for (let drop = 0; drop < drops; drop += 1) {
    const near = random() ** 3;
    const long = unit * (14 + 66 * near);
    const x = random() * width * 1.1;
    const y = random() * (height + long) - long;
    addStroke(list, {
      x,
      y,
      toX: x - long * 0.14,
      toY: y + long,
      width: unit * (0.28 + 0.4 * near),
      colour,
      alpha: 0.13 + 0.2 * near,
      depth: 1,
    });
  }
}

function flakes({ plan, list, random, unit }: Planting): void {
  const { width, height, light } = plan;
  const level = luminance(light.sun) * 0.2 + luminance(light.ambient);
  const colour: Rgb = [level * 1.05, level * 1.08, level * 1.15];
  for (let flake = 0; flake < 2200; flake += 1) {
    const near = random() ** 6;
    const x = random() * width;
    const y = random() * height;
    const size = unit * (0.7 + 1.3 * random() + 6 * near);
    addStroke(list, {
      x,
      y,
      toX: x + size * (random() - 0.5),
      toY: y + size * 0.5,
      width: size,
      colour,
      alpha: near > 0.25 ? 0.35 : 0.75,
      depth: 1,
    });
  }
}
