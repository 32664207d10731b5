import { describe, expect, it } from 'vitest';
import { readMessage } from '../grammar/read-message.ts';
import { firstMessages } from './messages-first.ts';
import { kindMessages } from './messages-kinds.ts';
import { laterMessages } from './messages-later.ts';
import { openMessagesA } from './messages-open-a.ts';
import { openMessagesB } from './messages-open-b.ts';
import { openMessagesC1 } from './messages-open-c1.ts';
import { openMessagesC2 } from './messages-open-c2.ts';
import { openMessagesC3 } from './messages-open-c3.ts';
import { openMessagesC4 } from './messages-open-c4.ts';
import { openMessagesC5 } from './messages-open-c5.ts';
import { openMessagesC6 } from './messages-open-c6.ts';
import { openMessagesC7 } from './messages-open-c7.ts';
import { probedMessages } from './messages-probed.ts';
import { thirdMessages } from './messages-third.ts';
import { thirdSealedMessages } from './messages-third-sealed.ts';
import { isExpected, isJust, notationOf } from './notation.ts';
import { situationOf } from './situations.ts';
import { missedOfOpen, missedOfThirdSealed } from './still-missed.ts';

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

const lists = [
  ...[...openMessagesA, ...openMessagesB, ...openMessagesC1, ...openMessagesC2, ...openMessagesC3],
  ...[...openMessagesC4, ...openMessagesC5, ...openMessagesC6, ...openMessagesC7],
].map((set) => ({ ...set, missed: missedOfOpen }));
const sealed = thirdSealedMessages.map((set) => ({ ...set, missed: missedOfThirdSealed }));

/** Several readings may be just; those that are missed are named, and only they. */
describe.each([...lists, ...sealed])('of strangers in $language, $situation', (set) => {
  const talk = situationOf(set.situation);
  it.each(set.rows)('reads « %s »', (message, expected) => {
    const read = readMessage(message, talk);
    const notation = notationOf(read.acts, talk);
    const isRight =
      isJust(notation, expected) && (!isTelling(message) || read.language === set.language);
    expect({ notation, isRight }).toEqual({ notation, isRight: !set.missed.has(message) });
  });
});

/** One word may be either language. */
function isTelling(message: string): boolean {
  return message.split(' ').length > 2;
}
