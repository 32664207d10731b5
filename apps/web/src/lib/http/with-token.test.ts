import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { withToken } from './with-token.ts';

it('takes a refresh that throws for one that failed, and passes the first error on', async () => {
  const refused = new ApiError({ code: 'unauthorized', message: 'Session expirée', status: 401 });
  let expired = 0;
  const run = withToken(
    {
      getToken: async ({ fresh = false } = {}) => {
        if (fresh) throw new Error('the provider is away');
        return 'old';
      },
      announceExpired: () => {
        expired += 1;
      },
    },
    async () => {
      throw refused;
    },
  );
  await expect(run).rejects.toBe(refused);
  expect(expired).toBe(1);
});
