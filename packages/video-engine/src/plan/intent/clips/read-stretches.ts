import type { Intent } from '../../../model/intent.ts';
import { secondsOf, time } from '../duration/read-time.ts';
import type { ClipRules } from './clip-rules.ts';
import { cut, just, keep, of, range, target } from './clip-words.ts';

/** From where to where of a clip. */
export function readStretches(rules: ClipRules): void {
  for (const [verb, use] of [
    [`(?:${cut}|sans)`, 'without'],
    [`(?:(?:ne |n')?${keep}${just}|seulement|uniquement|juste|rien que|que|only|just)`, 'only'],
  ] as const) {
    const first = atEdge('premieres?|first|opening');
    const last = atEdge('dernieres?|last|final');
    stretch(rules, `${verb} ${first}${of}${target}`, (m) => ({
      use,
      fromSeconds: 0,
      toSeconds: edgeSeconds(m),
    }));
    stretch(rules, `${verb} ${last}${of}${target}`, (m) => ({
      use,
      fromSeconds: -edgeSeconds(m),
      toSeconds: null,
    }));
    stretch(rules, `${verb} ${range}${of}${target}`, (m) => ({ use, ...between(m) }));
    stretch(
      rules,
      `${verb}(?: tout)?(?: ce qui est| ce qu'il y a)? (avant|apres|before|after) (${time})${of}${target}`,
      (m) => ({ use, ...side(m[1] as string, secondsOf(m[2] as string)) }),
    );
    stretch(
      rules,
      `${verb}(?: (?:la fin|le reste|la suite|tout|the (?:end|rest)))?${of}${target},? (?:a partir de|depuis|apres|passee?s?|from|after) (?:la )?(${time})(?: on(?:wards)?)?`,
      (m) => ({ use, fromSeconds: secondsOf(m[2] as string), toSeconds: null }),
    );
    stretch(
      rules,
      `${verb}(?: (?:le debut|tout|the (?:start|beginning)))?${of}${target},? (?:avant|jusqu'a|before|until|up to) (?:la )?(${time})`,
      (m) => ({ use, fromSeconds: 0, toSeconds: secondsOf(m[2] as string) }),
    );
    stretch(
      rules,
      `(?:dans |sur |in |from |du |de |des )?${target}(?: ?[,:])? ${verb} ${range}`,
      (m) => ({
        use,
        ...between([m[0], m[2], m[3]]),
      }),
    );
    stretch(
      rules,
      `(?:dans |sur |in |from |du |de )?${target}(?: ?,| ?:)? ${verb}(?: tout)?(?: ce qui est| ce qu'il y a)? (avant|apres|before|after) (?:la )?(${time})`,
      (m) => ({ use, ...side(m[2] as string, secondsOf(m[3] as string)) }),
    );
    if (use === 'only') {
      stretch(
        rules,
        `(?:${keep} )?(?:a partir de|depuis|des|from) (?:la )?(${time})${of}${target}`,
        (m) => ({ use, fromSeconds: secondsOf(m[1] as string), toSeconds: null }),
      );
    }
    readMoreEdges(rules, use);
  }
  stretch(rules, `${target},? ${range}`, (m) => ({ use: 'only', ...between([m[0], m[2], m[3]]) }));
}

/** « la dernière minute du concert seulement », « … et les cinq dernières du drone ». */
function readMoreEdges(rules: ClipRules, use: 'only' | 'without'): void {
  const edges = [
    ['premieres?|first|opening', (seconds: number) => [0, seconds] as const],
    ['dernieres?|last|final', (seconds: number) => [-seconds, null] as const],
  ] as const;
  for (const [words, stretchOf] of edges) {
    const read = (m: readonly (string | undefined)[]) => {
      const [fromSeconds, toSeconds] = stretchOf(edgeSeconds(m));
      return { use, fromSeconds, toSeconds };
    };
    if (use === 'only') {
      const only = '(?:seulement|uniquement|only|et rien d.autre)';
      stretch(rules, `${atEdge(words)}${of}${target},? ${only}`, read);
    }
    if (rules.clips.stretches.at(-1)?.use !== use) continue;
    stretch(
      rules,
      `,? ?(?:et|and) (?:les |the )?(?:(\\d{1,3}) (?:${words})|(?:${words}) (\\d{1,3}))(?: (secondes?|seconds?|s))?${of}${target}`,
      (m) => read([m[0], m[1] ?? m[2], 's']),
    );
  }
}

function stretch(
  rules: ClipRules,
  source: string,
  read: (
    match: readonly (string | undefined)[],
  ) => Omit<Intent['clips']['stretches'][number], 'clip'>,
): void {
  rules.all(source, (clips, match, at) => {
    const stretches = (clips.length === 0 ? [null] : clips).map((clip) => ({
      clip,
      ...read(match),
    }));
    rules.reader.understand('clips.stretches', at, rules.clips.stretches.length);
    rules.clips.stretches.push(...stretches);
  });
}

/** « les 5 premières secondes », « la première minute », "the last 2 minutes". */
function atEdge(side: string): string {
  const unit = '(secondes?|seconds?|s|minutes?|min)';
  return `(?:les |the |la |le )?(?:(\\d{1,3}) (?:${side}) ${unit}|(?:${side}) (?:(\\d{1,3}) )?${unit})`;
}

function edgeSeconds(match: readonly (string | undefined)[]): number {
  const unit = match[2] ?? match[4] ?? 's';
  return Number(match[1] ?? match[3] ?? 1) * (unit.startsWith('m') ? 60 : 1);
}

function side(word: string, seconds: number) {
  return /avant|before/.test(word)
    ? { fromSeconds: 0, toSeconds: seconds }
    : { fromSeconds: seconds, toSeconds: null };
}

function between(match: readonly (string | undefined)[]) {
  const [, from = '', to = ''] = match;
  const unit = /^\d+$/.test(from) ? `${from} s` : from;
  return { fromSeconds: secondsOf(unit), toSeconds: secondsOf(to) };
}
