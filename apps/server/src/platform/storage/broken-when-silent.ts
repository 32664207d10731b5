import { Transform } from 'node:stream';

/**
 * Lets bytes through, and breaks with a `TimeoutError` once none came for so long. For streams whose
 * reader never pauses: a player that does would be broken off as well.
 */
export function brokenWhenSilent(patienceMs: number): Transform {
  const silent = () => {
    const message = `no byte for ${patienceMs} ms`;
    through.destroy(Object.assign(new Error(message), { name: 'TimeoutError' }));
  };
  let waiting = setTimeout(silent, patienceMs);
  const through = new Transform({
    transform(chunk, _encoding, done) {
      clearTimeout(waiting);
      waiting = setTimeout(silent, patienceMs);
      done(null, chunk);
    },
    destroy(error, done) {
      clearTimeout(waiting);
      done(error);
    },
  });
  return through;
}
