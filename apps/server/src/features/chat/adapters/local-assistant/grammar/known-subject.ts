import { parsePrompt } from '@armoni/image-engine/prompt/parse-prompt';
import { understandIllustration } from '@armoni/image-engine/prompt/things/understand-illustration';

/** Whether the engine knows something to draw in these words: no article is needed then. */
export function isKnownSubject(subject: string): boolean {
  const short = subject.slice(0, 400);
  const { meanings } = parsePrompt(short);
  if (meanings.some(({ field }) => subjects.has(field))) return true;
  const { description, relatives } = understandIllustration(short);
  const certain = description.things.filter(
    ({ said }) => !relatives.some((relative) => relative.said === said),
  );
  return certain.length > 0 || description.place !== null;
}

const subjects: ReadonlySet<string> = new Set(['kind', 'detail', 'weather', 'time']);
