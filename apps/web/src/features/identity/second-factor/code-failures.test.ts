import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { endOfCodes, explainCode } from './code-failures.ts';

const refused = (code: string, status = 401) =>
  new ApiError({ code, message: 'in English', status });
const explained = (code: string, status?: number) => explainCode(refused(code, status));

it('tells a wrong or spent code beside its field', () => {
  expect(explained('INVALID_CODE')).toMatchObject({
    field: 'code',
    text: expect.stringContaining('déjà servi'),
  });
  expect(explained('INVALID_BACKUP_CODE')).toMatchObject({
    field: 'code',
    text: expect.stringContaining('secours'),
  });
});

it('tells how long a second step is held up, not that of any call', () => {
  expect(explained('ACCOUNT_TEMPORARILY_LOCKED', 429).text).toContain('quart d’heure');
  expect(explained('too_many_requests', 429).text).toContain('une minute');
});

it('sends back to the password when no further code helps', () => {
  expect(endOfCodes(refused('INVALID_TWO_FACTOR_COOKIE'))).toContain('expiré');
  expect(endOfCodes(refused('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', 400))).toContain('mot de passe');
  expect(endOfCodes(refused('INVALID_CODE'))).toBeUndefined();
});
