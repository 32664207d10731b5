const patienceMs = 3000;
const freshMs = 30_000;

/**
 * Whether an OpenAI-compatible or Dify service answers at all: any answer but a fault of its own counts.
 * Asked at most every half minute.
 */
export function makeProbeService(
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string | null },
  clock: () => number,
): () => Promise<boolean> {
  let known: { readonly at: number; readonly answers: Promise<boolean> } | undefined;
  const ask = async () => {
    try {
      const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/models`, {
        headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      return answer.status < 500;
    } catch {
      // No connection, or none in time: it is away.
      return false;
    }
  };
  return () => {
    if (!known || clock() - known.at > freshMs) known = { at: clock(), answers: ask() };
    return known.answers;
  };
}
