import type { Intent } from '../../../model/intent.ts';
import { secondsOf, time } from '../duration/read-time.ts';
import type { ClipRules } from './clip-rules.ts';
import { cut, just, keep, of, range, target } from './clip-words.ts';
import { reference } from './find-references.ts';

type Groups = readonly (string | undefined)[];

/** From where to where of a clip. */
export function readStretches(rules: ClipRules): void {
  for (const [verb, use] of [
    [`(?:${cut}|sans)`, 'without'],
    [
      `(?:(?:(?:only|just) )?(?:ne |n')?${keep}${just}|seulement|uniquement|juste|rien que|que|only|just)`,
      'only',
    ],
  ] as const) {
    readEdges(rules, verb, use);
    stretch(rules, `${verb} ${range}${of}${target}`, (m) => ({ use, ...between(m) }));
    stretch(
      rules,
      `${verb}(?: tout| everything| all)?(?: ce qui (?:est|vient|suit|se passe)| ce qu'il y a| that (?:is|comes))? (avant|apres|before|after) (${time})${of}${target}`,
      (m) => ({ use, ...side(m[1] as string, secondsOf(m[2] as string)) }),
    );
    stretch(
      rules,
      `${verb}(?: (?:la fin|le reste|la suite|tout|the (?:end|rest)))?${of}${target},? (?:a partir de|depuis|apres|passee?s?|from|after) (?:la )?(${time})(?: on(?:wards)?)?(?! ?(?:to|until|till|-) ?\\d)`,
      (m) => ({ use, fromSeconds: secondsOf(m[2] as string), toSeconds: null }),
    );
    // "take the concert from 0:20 to 0:40"
    stretch(rules, `${verb}(?: of)? ?${target},? (?=from |between )${range}`, (m) => ({
      use,
      ...between([m[0], m[2], m[3]]),
    }));
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
    if (use === 'without') {
      stretch(rules, `${cut} ${target} (?:a|at) (?:la )?(${time})`, (m) => ({
        use,
        fromSeconds: secondsOf(m[2] as string),
        toSeconds: null,
      }));
    }
    if (use === 'only') {
      stretch(
        rules,
        `(?:${keep} )?(?:a partir de|depuis|des|from) (?:la )?(${time})${of}${target}`,
        (m) => ({ use, fromSeconds: secondsOf(m[1] as string), toSeconds: null }),
      );
    }
    readMoreEdges(rules, use);
  }
  readAlone(rules);
  readOffEnds(rules);
  readMoreRanges(rules);
  readNamedFirst(rules);
}

/** « drone : 0:10–0:20 », « IMG_0042 à partir de 12 s »: a clip and its stretch, without a verb. */
function readNamedFirst(rules: ClipRules): void {
  // commence par le concert (de 0:30 à 0:40)
  rules.reader.each(new RegExp(`(?<=(${reference}) ?)\\( ?${range} ?\\)`, 'g'), (match, at) => {
    for (const clip of rules.clipsOf(match[1] as string)) {
      rules.reader.understand('clips.stretches', at, rules.clips.stretches.length);
      rules.clips.stretches.push({ clip, use: 'only', ...between([match[0], match[2], match[3]]) });
    }
  });
  const alone = '(?<=(?:^|[,.;:!?\\n]) ?(?:et |puis )?)';
  const over = '(?= ?(?:$|[,.;!?\\n]| et | puis ))';
  stretch(
    rules,
    `${alone}${target},? (?:a partir de|depuis|from) (?:la )?(${time})${over}`,
    (m) => ({
      use: 'only',
      fromSeconds: secondsOf(m[2] as string),
      toSeconds: null,
    }),
  );
  stretch(rules, `${alone}${target},? (?:jusqu'a|until|up to) (?:la )?(${time})${over}`, (m) => ({
    use: 'only',
    fromSeconds: 0,
    toSeconds: secondsOf(m[2] as string),
  }));
  stretch(rules, `${range}${of}${target}(?: (?:seulement|uniquement|only))?`, (m) => ({
    use: 'only',
    ...between(m),
  }));
  stretch(rules, `${target}(?:,| ?:)? ${range}(?: (?:seulement|uniquement|only))?`, (m) => ({
    use: 'only',
    ...between([m[0], m[2], m[3]]),
  }));
}

/** « les 5 premières secondes du drone », « dans le drone, garde les 5 premières secondes ». */
function readEdges(rules: ClipRules, verb: string, use: 'only' | 'without'): void {
  const inClip = `(?:dans |sur |in |from |du |de |des )?${target}(?: ?[,:])? ${verb}`;
  const first = atEdge('premieres?|first|opening');
  const last = atEdge('dernieres?|last|final');
  const fromStart = (m: Groups) => ({ use, fromSeconds: 0, toSeconds: edgeSeconds(m) });
  const fromEnd = (m: Groups) => ({ use, fromSeconds: -edgeSeconds(m), toSeconds: null });
  // The clip's own group stands in front.
  const behind = (m: Groups) => [m[0], ...m.slice(2)];
  stretch(rules, `${verb} ${first}${of}${target}`, fromStart);
  stretch(rules, `${verb} ${last}${of}${target}`, fromEnd);
  stretch(rules, `${inClip} ${first}`, (m) => fromStart(behind(m)));
  stretch(rules, `${inClip} ${last}`, (m) => fromEnd(behind(m)));
}

/** « garde 0:10-0:20 et 0:50-1:00 », « … et dedans ne garde que 0:40 à 0:55 » */
function readMoreRanges(rules: ClipRules): void {
  rules.reader.each(
    new RegExp(
      `(?<![a-z\\d])(?:(?:et |and |, ?)(?=\\d{1,2}:\\d{2})|(?:et )?dedans,? (?:(?:ne |n')?${keep}${just} |de ))${range}(?![a-z\\d:]| ?(?:(?:du|de|dans|of|from|in) )?[\\ue000-\\uf7ff])`,
      'g',
    ),
    (match, at) => {
      const before = rules.clips.stretches.at(-1);
      const clip = match[0].includes('dedans') ? null : (before?.clip ?? null);
      if (clip === null || before === undefined) return rules.reader.leave(at);
      rules.reader.understand('clips.stretches', at, rules.clips.stretches.length);
      rules.clips.stretches.push({ clip, use: before.use, ...between(match) });
    },
  );
}

/** "trim 5 seconds off the end of the drone", « les 8 premières secondes du clip 2, tu les enlèves ». */
function readOffEnds(rules: ClipRules): void {
  // « coupe 3 s au début et 2 s à la fin du clip 2 »
  rules.all(
    `(?:${cut}|trim|take|shave) (${time}) (?:au|from the|at the|off the) (?:debut|start|beginning) (?:et|and) (${time}) (?:a la|from the|at the|off the) (?:fin|end)${of}${target}`,
    (clips, match, at) => {
      const edges = [
        [0, secondsOf(match[1] as string)],
        [-secondsOf(match[2] as string), null],
      ] as const;
      for (const [fromSeconds, toSeconds] of edges) {
        rules.reader.understood.push({
          field: 'clips.stretches',
          index: rules.clips.stretches.length,
          ...at,
        });
        rules.clips.stretches.push(
          ...(clips.length === 0 ? [null] : clips).map((clip) => ({
            ...{ use: 'without' as const, clip },
            ...{ fromSeconds, toSeconds },
          })),
        );
      }
      rules.reader.understand('clips.stretches', at, rules.clips.stretches.length - 1);
    },
  );
  const ends = [
    ['(?:start|beginning|front)|(?:le |au )?debut', 'premieres?|first', false],
    ['(?:end|back)|(?:la |a la )?fin', 'dernieres?|last', true],
  ] as const;
  for (const [place, edge, isLast] of ends) {
    const off = (seconds: number) => ({
      use: 'without' as const,
      fromSeconds: isLast ? -seconds : 0,
      toSeconds: isLast ? null : seconds,
    });
    stretch(
      rules,
      `(?:${cut}|trim|take|shave) (${time}) (?:off (?:the |of the )?|from the |at the |a |au |sur )?(?:${place})${of}${target}`,
      (m) => off(secondsOf(m[1] as string)),
    );
    stretch(
      rules,
      `${atEdge(edge)}(?: d')?${of}${target},? (?:tu |on |je |il faut )?(?:les? (?:enlev|coup|saut|retir|supprim|vir|jett)[a-z]{1,3}|(?:enlev|coup|saut|retir|supprim|vir|jett)[a-z]{1,3}-les?)`,
      (m) => off(edgeSeconds(m)),
    );
  }
}

/** « le drone, seulement jusqu'à 0:20 », « le concert à partir de 0:30 seulement ». */
function readAlone(rules: ClipRules): void {
  const alone = '(?:seulement|uniquement|juste|only|just)';
  const until = `(?:avant|jusqu'a|before|until|up to|to) (?:la )?(${time})`;
  const since = `(?:a partir de|depuis|des|apres|from|after|starting at) (?:la )?(${time})(?: on(?:wards)?)?`;
  for (const [source, toEnd] of [
    [since, true],
    [until, false],
  ] as const) {
    for (const whole of [`${target},? ${alone} ${source}`, `${target},? ${source} ${alone}`]) {
      stretch(rules, whole, (m) => ({
        use: 'only',
        fromSeconds: toEnd ? secondsOf(m[2] as string) : 0,
        toSeconds: toEnd ? null : secondsOf(m[2] as string),
      }));
    }
  }
}

/** « la dernière minute du concert seulement », « … et les cinq dernières du drone ». */
function readMoreEdges(rules: ClipRules, use: 'only' | 'without'): void {
  const edges = [
    ['premieres?|first|opening', (seconds: number) => [0, seconds] as const],
    ['dernieres?|last|final', (seconds: number) => [-seconds, null] as const],
  ] as const;
  for (const [words, stretchOf] of edges) {
    const read = (m: Groups) => {
      const [fromSeconds, toSeconds] = stretchOf(edgeSeconds(m));
      return { use, fromSeconds, toSeconds };
    };
    if (use === 'only') {
      const only =
        '(?:seulement|uniquement|only|et rien d.autre|suffi(?:t|sent|ra|ront)|(?:is|are) enough)';
      stretch(rules, `${atEdge(words)}${of}${target},? ${only}`, read);
    }
    if (rules.clips.stretches.at(-1)?.use !== use) continue;
    stretch(
      rules,
      `,? ?(?:et|and|puis)? ?(?:du |de la |de l'|de |of |from )?${target},?${just} (?:les |the |que les )?(?:(\\d{1,3}) (?:${words})|(?:${words}) (\\d{1,3}))(?: (secondes?|seconds?|s))?`,
      (m) => read([m[0], m[2] ?? m[3], 's']),
    );
    stretch(
      rules,
      `,? ?(?:et|and) (?:les |the )?(?:(\\d{1,3}) (?:${words})|(?:${words}) (\\d{1,3}))(?: (secondes?|seconds?|s))?${of}${target}`,
      (m) => read([m[0], m[1] ?? m[2], 's']),
    );
  }
}

const isOnly = new RegExp(
  `^(?:seulement|uniquement|juste|rien que|que|only|just) ${reference}, (?:de|from|entre|between) `,
);

/** « ralentis le passage de 0:05 à 0:10 du drone »: what is done to a stretch keeps none. */
const isMoved =
  /(?<![a-z])(?:ralenti|acceler|stabilis|flout|zoom|coloris|slow down|speed up)[a-z]{0,4}(?: (?:seulement|uniquement|juste|only|just))? ?$/;

function stretch(
  rules: ClipRules,
  source: string,
  read: (match: Groups) => Omit<Intent['clips']['stretches'][number], 'clip'>,
): void {
  rules.all(source, (clips, match, at) => {
    const moved = isMoved.exec(rules.reader.text.slice(0, at.start));
    if (moved !== null) return rules.reader.leave({ start: moved.index, end: at.end });
    // « seulement IMG_0042, de 0:05 à 0:15 » says which, and then what of it.
    if (isOnly.test(match[0]) && clips.length > 0) {
      rules.clips.only = [...new Set([...rules.clips.only, ...clips])];
      rules.reader.understood.push({ field: 'clips.only', index: null, ...at });
    }
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

function edgeSeconds(match: Groups): number {
  const unit = match[2] ?? match[4] ?? 's';
  return Number(match[1] ?? match[3] ?? 1) * (unit.startsWith('m') ? 60 : 1);
}

function side(word: string, seconds: number) {
  return /avant|before/.test(word)
    ? { fromSeconds: 0, toSeconds: seconds }
    : { fromSeconds: seconds, toSeconds: null };
}

function between(match: Groups) {
  const [, from = '', to = ''] = match;
  const unit = /^\d+$/.test(from) ? `${from} s` : from;
  return { fromSeconds: secondsOf(unit), toSeconds: secondsOf(to) };
}
