import type { LogEntry } from '@armoni/contract/administration';
import { expect, it } from 'vitest';
import { sentenceOf } from './sentence-of.ts';

const entry = (fields: Partial<LogEntry>): LogEntry => ({
  ...{ id: 'a', at: '2026-11-24T12:00:00Z', act: 'person.suspended' },
  ...{ by: { id: 'm', name: 'Maëlle' }, on: { id: 't', name: 'Tom' } },
  ...fields,
});

it('says who did what to whom, and of a quota from what to what', () => {
  expect(sentenceOf(entry({}))).toBe('Maëlle a suspendu Tom');
  expect(sentenceOf(entry({ on: null }))).toBe('Maëlle a suspendu un compte effacé');
  const invited = entry({ act: 'invitation.made', on: null, email: 'jeanne@exemple.fr' });
  expect(sentenceOf(invited)).toBe('Maëlle a invité jeanne@exemple.fr');
  const claimed = { act: 'role.given', by: null } as const;
  expect(sentenceOf(entry(claimed))).toBe('Un compte effacé a donné l’administration à Tom');
  expect(sentenceOf(entry({ ...claimed, by_issuer: true }))).toMatch(
    /^L’émetteur des connexions a/,
  );
  const quota = entry({ act: 'quota.changed', from: null, to: 40e9 });
  expect(sentenceOf(quota)).toBe('Quota de Tom : habituel → 40\u00A0Go');
  expect(sentenceOf({ ...quota, on: { id: 'i', name: 'Idris' } })).toMatch(/^Quota d’Idris/);
});
