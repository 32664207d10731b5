import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/http/api-error.ts';
import { explainFailure } from './explain-failure.ts';

const refused = (code: string, status = 400) =>
  explainFailure(new ApiError({ code, message: 'in English', status }));

it('stands beside the field that can mend it, in French', () => {
  expect(refused('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 422)).toEqual({
    field: 'email',
    text: 'Un compte existe déjà avec cette adresse e-mail.',
  });
  expect(refused('PASSWORD_TOO_SHORT')).toMatchObject({ field: 'password' });
  expect(refused('PASSWORD_TOO_COMMON')).toMatchObject({
    field: 'password',
    text: expect.stringContaining('trop courant'),
  });
  expect(refused('PASSWORD_ABOUT_YOU')).toMatchObject({ field: 'password' });
  expect(refused('INVALID_EMAIL_OR_PASSWORD', 401)).toEqual({
    field: 'password',
    text: 'E-mail ou mot de passe incorrect.',
  });
  expect(refused('INVALID_PASSWORD')).toMatchObject({ field: 'currentPassword' });
});

it('asks for patience after too many tries, whatever the code', () => {
  expect(refused('INVALID_EMAIL_OR_PASSWORD', 429)).toMatchObject({
    field: 'form',
    text: expect.stringContaining('Patientez'),
  });
});

it('never shows the provider’s own English', () => {
  expect(refused('SOMETHING_NEW', 500).text).not.toContain('English');
});

it('says that nobody answered when the network is away', () => {
  expect(explainFailure(new NetworkError('no answer'))).toMatchObject({
    field: 'form',
    text: expect.stringContaining('ne répond pas'),
  });
});
