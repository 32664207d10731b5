import { type Intent, plainIntent } from '../../model/intent.ts';
import { defaultCallToAction } from '../texts.ts';
import type { WishReader } from './words/wish-reader.ts';

const plain = plainIntent(false);
const presets: readonly (readonly [RegExp, (hasMusic: boolean) => Intent])[] = [
  [
    /^\W*fast cuts montage\W*$/,
    (hasMusic) => ({
      ...plainIntent(hasMusic),
      duration: { minSeconds: 10, maxSeconds: 15 },
      pace: 'fast',
    }),
  ],
  [
    /^\W*highlight summary\W*$/,
    (hasMusic) => ({ ...plainIntent(hasMusic), order: 'chronological' }),
  ],
  [
    /^\W*social reels format\W*$/,
    (hasMusic) => ({
      ...plainIntent(hasMusic),
      duration: { minSeconds: 30, maxSeconds: 30 },
      pace: 'fast',
      hook: true,
      texts: [
        {
          kind: 'call-to-action',
          text: defaultCallToAction('en'),
          place: 'auto',
          start: 'auto',
          ...{ seconds: null, manner: null, family: null },
        },
      ],
    }),
  ],
];

/** "Fast Cuts Montage but vertical": the preset's length holds where none is said. */
export function readPresetLength(reader: WishReader): Intent['duration'] | null {
  const { folded } = reader.wording;
  const named =
    /^\W*(?:fast cuts montage|social reels format)(?=,? (?:but|mais|and|et|with|avec|in|en) |, )/.exec(
      folded,
    );
  const preset = presets.find(([name]) => named !== null && name.test(named[0]));
  if (named === null || preset === undefined) return null;
  reader.understood.push({ field: 'duration', index: null, start: 0, end: named[0].length });
  return preset[1](false).duration;
}

/** A preset's name and nothing else means the preset. */
export function readBarePreset(reader: WishReader, hasMusic = false): Intent | null {
  const found = presets.find(([name]) => name.test(reader.text));
  if (found === undefined) return null;
  const intent = found[1](hasMusic);
  const at = { start: 0, end: reader.text.length };
  for (const field of ['duration', 'pace', 'order', 'hook'] as const) {
    if (JSON.stringify(intent[field]) !== JSON.stringify(plain[field]))
      reader.understand(field, at);
  }
  for (const index of intent.texts.keys()) reader.understand('texts', at, index);
  return intent;
}
