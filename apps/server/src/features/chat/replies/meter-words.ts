import {
  firstWordSeconds,
  wordLatenessSeconds,
} from '../../../platform/metrics/process-metrics.ts';

/** Measures how soon a reply begins to be read, and how late each of its pieces is. */
export function meterWords(clock: () => number = () => performance.now()) {
  const begunAt = clock();
  let isFirst = true;
  return {
    /** Called where the assistant gives a piece; gives what is called once it can be read. */
    onRead(show: () => void): () => void {
      const givenAt = clock();
      return () => {
        show();
        const now = clock();
        wordLatenessSeconds.observe((now - givenAt) / 1000);
        if (isFirst) firstWordSeconds.observe((now - begunAt) / 1000);
        isFirst = false;
      };
    },
  };
}
