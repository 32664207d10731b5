import { describe, expect, it } from 'vitest';
import { callerLanguage } from './caller-language.ts';

const key = 'Bearer armoni_abc';

describe('the language of an error', () => {
  it.each([
    [key, 'en', 'en'],
    [key, 'en-GB,en;q=0.9,fr;q=0.8', 'en'],
    [key, 'fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    [key, 'de, en;q=0.4, fr;q=0.5', 'fr'],
    [key, '*', 'fr'],
    [key, '', 'fr'],
    ['Bearer a.session.token', 'en', 'fr'],
    [undefined, 'en', 'fr'],
  ])('of a caller with %s that asks for « %s » is %s', (authorization, accepted, language) => {
    const headers = { authorization, 'accept-language': accepted };
    expect(callerLanguage({ headers })).toBe(language);
  });
});
