import { useEffect, useState } from 'react';
import { texts } from '../texts.ts';

/** An engine that is given up says so by itself; until then nobody is left without a word. */
const slowAfterMs = 30_000;

/** Says that a reply takes long, once nothing of it has come for a while. */
export function SlowNotice({ answer }: { answer: string }) {
  const [slowAt, setSlowAt] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSlowAt(answer), slowAfterMs);
    return () => clearTimeout(timer);
  }, [answer]);
  const isSlow = slowAt === answer;
  return (
    <p role="status" className={isSlow ? 'text-fg3' : 'sr-only'}>
      {isSlow && texts.messages.slow}
    </p>
  );
}
