/** Shapes of one thread: 0 the ground's, 1 and 2 what lies on it. */
export type TileShapes = readonly (readonly [thread: 0 | 1 | 2, ...shapes: string[]])[];

type Chance = () => number;

/** A closed line about a middle, its corners out by chance. */
function blob(x: number, y: number, r: number, random: Chance, corners = 7): string {
  const at = Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * 2 * Math.PI;
    const out = r * (0.72 + 0.5 * random());
    return [x + out * Math.cos(turn), y + out * Math.sin(turn)] as const;
  });
  const middle = (i: number) => {
    const [one, other] = [at[i % corners]!, at[(i + 1) % corners]!];
    return `${(one[0] + other[0]) / 2} ${(one[1] + other[1]) / 2}`;
  };
  const curves = at.map(
    (_, i) => `Q${at[(i + 1) % corners]![0]} ${at[(i + 1) % corners]![1]} ${middle(i + 1)}`,
  );
  return `M${middle(0)} ${curves.join(' ')}Z`;
}

/** Rosettes: a brown spot in a broken dark ring, and dots between. */
export function rosettes(x: number, y: number, s: number, random: Chance): TileShapes {
  const spots = [
    [0.26, 0.24],
    [0.76, 0.4],
    [0.3, 0.72],
    [0.8, 0.88],
  ] as const;
  return spots.flatMap(([dx, dy]) => {
    const [cx, cy] = [x + s * (dx + 0.06 * random()), y + s * (dy + 0.06 * random())];
    const r = s * (0.13 + 0.03 * random());
    const gap = 2 * Math.PI * random();
    return [
      [2, blob(cx, cy, r, random)],
      [1, blob(cx, cy, r * 0.62, random)],
      [
        0,
        `k ${cx} ${cy} ${cx + 1.3 * r * Math.cos(gap)} ${cy + 1.3 * r * Math.sin(gap)} ${r * 0.2} ${r * 0.34}`,
      ],
      [2, blob(cx + 1.75 * r, cy + 1.1 * r, r * 0.24, random, 5)],
    ] as const;
  });
}

/** Patches of two shades over each other. */
export function patches(x: number, y: number, s: number, random: Chance): TileShapes {
  return [0, 1, 2, 3, 4].map((at) => {
    const [cx, cy] = [x + s * random(), y + s * (0.1 + at * 0.2)];
    const along = s * (0.1 + 0.16 * random());
    const shapes = [-1, 0, 1].map((i) =>
      blob(cx + i * along, cy + s * 0.08 * (random() - 0.5), s * (0.08 + 0.07 * random()), random),
    );
    return [at % 2 === 0 ? 1 : 2, ...shapes] as const;
  });
}

/** Clouds in the stone, and veins that run down across it and branch. */
export function veins(x: number, y: number, s: number, random: Chance): TileShapes {
  const vein = (from: number, thick: number) => {
    const knots = Array.from({ length: 9 }, (_, i) => {
      const strays = i === 0 || i === 8 ? 0 : 0.1 * (random() - 0.5);
      return [x + s * (from + i / 8 + strays), y + (s * i) / 8] as const;
    });
    return knots.slice(1).flatMap(([px, py], i) => {
      const [fromX, fromY] = knots[i]!;
      const main = `k ${fromX} ${fromY} ${px} ${py} ${thick * (0.6 + random())} ${thick}`;
      const [bx, by] = [px + s * 0.13 * (random() - 0.3), py + s * 0.1 * random()];
      return i % 3 === 1
        ? [main, `k ${px} ${py} ${bx} ${by} ${thick * 0.7} ${thick * 0.2}`]
        : [main];
    });
  };
  const around = (from: number, thick: number) => [-1, 0].flatMap((at) => vein(from + at, thick));
  return [
    [1, ...around(0.15, s * 0.011), ...around(0.72, s * 0.006)],
    [2, ...around(0.22, s * 0.004), ...around(0.45, s * 0.003)],
  ];
}

/** Two boards with their grain and a knot. */
export function boards(x: number, y: number, s: number, random: Chance): TileShapes {
  return [0, 1].flatMap((row) => {
    const top = y + (s * row) / 2;
    const joint = x + s * (row === 0 ? 0.1 : 0.6);
    const grain = Array.from({ length: 6 }, (_, i) => {
      const at = top + s * (0.05 + 0.07 * i);
      const left = x + s * random() * 0.6;
      return `k ${left} ${at} ${left + s * (0.3 + 0.4 * random())} ${at} ${s * 0.004} ${s * 0.009}`;
    });
    return [
      [1, ...grain],
      [2, `r ${x} ${top} ${s + 1} ${s * 0.012}`, `r ${joint} ${top} ${s * 0.012} ${s / 2}`],
      [1, `o ${x + s * (0.3 + 0.4 * random())} ${top + s * 0.27} ${s * 0.035} ${s * 0.02}`],
    ] as const;
  });
}
