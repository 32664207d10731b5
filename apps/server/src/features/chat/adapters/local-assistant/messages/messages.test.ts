import { describe, expect, it } from 'vitest';
import { readMessage } from '../grammar/read-message.ts';
import { firstMessages } from './messages-first.ts';
import { kindMessages } from './messages-kinds.ts';
import { laterMessages } from './messages-later.ts';
import { probedMessages } from './messages-probed.ts';
import { thirdMessages } from './messages-third.ts';
import { isExpected, notationOf } from './notation.ts';
import { situationOf } from './situations.ts';

describe.each([
  ...firstMessages,
  ...laterMessages,
  ...probedMessages,
  ...thirdMessages,
  ...kindMessages,
])('in $language, $situation', ({ language, situation, rows }) => {
  const talk = situationOf(situation);
  it.each(rows)('reads « %s »', (message, expected) => {
    const read = readMessage(message, talk);
    const notation = notationOf(read.acts, talk);
    expect(isExpected(notation, expected) ? expected : notation).toBe(expected);
    if (isTelling(message)) expect(read.language).toBe(language);
  });
});

/** One word may be either language. */
function isTelling(message: string): boolean {
  return message.split(' ').length > 2;
}
