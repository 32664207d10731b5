/** `Math.hypot` guards against overflow that no picture has, at ten times the price. */
export function norm(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
