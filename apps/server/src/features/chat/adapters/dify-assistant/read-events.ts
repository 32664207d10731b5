/** An event stream whose line never ends is not one. */
const longestLine = 4 * 1024 * 1024;

/**
 * The JSON objects of an event stream (WHATWG HTML §9.2): `data:` with or without its space, any
 * line end, several data lines per event. Pings, comments and what is no object are left out.
 */
export async function* readEvents(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Readonly<Record<string, unknown>>, void> {
  const data: string[] = [];
  for await (const line of linesOf(bytes)) {
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    else if (line === '' && data.length > 0) {
      const event = objectIn(data.splice(0).join('\n'));
      if (event) yield event;
    }
  }
  // A last event without its blank line is incomplete by the standard, yet servers send it.
  const event = data.length > 0 ? objectIn(data.join('\n')) : null;
  if (event) yield event;
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?=.)/s);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('a line of the event stream is too long');
    yield* lines;
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
