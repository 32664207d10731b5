export function clamp(x: number, low = 0, high = 1): number {
  return x < low ? low : x > high ? high : x;
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** 0 before `from`, 1 beyond `to` (or the reverse when `from` is the larger), smooth between. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
