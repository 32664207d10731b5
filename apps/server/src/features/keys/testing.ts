import type { AccessKey, KeyScope } from '@armoni/contract/keys';
import { type Person, postJson } from '../../testing.ts';

type MadeKey = { readonly key: AccessKey; readonly secret: string; readonly bearer: string };

/** Makes a key as the account page does. */
export async function makeKey(
  url: string,
  { bearer }: Pick<Person, 'bearer'>,
  { name = 'Mon client', scopes = ['read', 'write', 'delete'] as readonly KeyScope[] } = {},
): Promise<MadeKey> {
  const answer = await postJson(
    `${url}/api/v1/me/keys`,
    { name, scopes },
    { authorization: bearer },
  );
  if (answer.status !== 201) throw new Error(await answer.text());
  const made = (await answer.json()) as Omit<MadeKey, 'bearer'>;
  return { ...made, bearer: `Bearer ${made.secret}` };
}
