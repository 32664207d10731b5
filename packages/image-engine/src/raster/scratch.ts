const kept = new Map<string, Float32Array>();

/**
 * A buffer that is used again by the next call for the same purpose in this thread: passes over
 * large planes would otherwise leave more garbage than picture. Its contents are undefined, and
 * it must not outlive the call that asked for it. `pass` is for filters that call no other.
 */
export function scratchFor(purpose: string, length: number): Float32Array {
  let buffer = kept.get(purpose);
  if (!buffer || buffer.length < length) {
    buffer = new Float32Array(length);
    kept.set(purpose, buffer);
  }
  return buffer.length === length ? buffer : buffer.subarray(0, length);
}
