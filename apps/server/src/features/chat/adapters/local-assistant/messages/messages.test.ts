import { describe, expect, it } from 'vitest';
import { readMessage } from '../grammar/read-message.ts';
import { bareMessages } from './messages-bare.ts';
import { firstMessages } from './messages-first.ts';
import { fourthSealedMessages } from './messages-fourth-sealed.ts';
import { kindMessages } from './messages-kinds.ts';
import { laterMessages } from './messages-later.ts';
import { probedMessages } from './messages-probed.ts';
import { probedBesidePictures } from './messages-probed-beside.ts';
import { thirdMessages } from './messages-third.ts';
import { thirdSealedMessages } from './messages-third-sealed.ts';
import { isExpected, isJust, notationOf } from './notation.ts';
import { situationOf } from './situations.ts';

describe.each([
  ...firstMessages,
  ...laterMessages,
  ...probedMessages,
  ...probedBesidePictures,
  ...thirdMessages,
  ...kindMessages,
  ...bareMessages,
])('in $language, $situation', ({ language, situation, rows }) => {
  const talk = situationOf(situation);
  it.each(rows)('reads « %s »', (message, expected) => {
    const read = readMessage(message, talk);
    const notation = notationOf(read.acts, talk);
    expect(isExpected(notation, expected) ? expected : notation).toBe(expected);
    if (isTelling(message)) expect(read.language).toBe(language);
  });
});

/** Lists that are in no corpus, each with the share that was right when it was opened: what is learned anew may not read strangers worse. */
const sealed = [
  { name: 'third', sets: thirdSealedMessages, least: 0.9 },
  { name: 'fourth', sets: fourthSealedMessages, least: 0.95 },
];

it.each(sealed)('reads the $name list that nothing was built with', ({ sets, least }) => {
  const read = sets.flatMap(({ language, situation, rows }) => {
    const talk = situationOf(situation);
    return rows.map(([message, expected]) => {
      const { acts, language: said } = readMessage(message, talk);
      const isTold = !isTelling(message) || said === language;
      return isTold && isJust(notationOf(acts, talk), expected);
    });
  });
  expect(read.filter(Boolean).length / read.length).toBeGreaterThan(least);
});

/** One word may be either language. */
function isTelling(message: string): boolean {
  return message.split(' ').length > 2;
}
