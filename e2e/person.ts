import { type BrowserContext, expect, type Page } from '@playwright/test';

export type Person = { readonly name: string; readonly email: string; readonly password: string };
/** Somebody with an account, signed in; ids are lowercase, as in folders. */
export type Member = Person & { readonly id: string };

let count = 0;

export function newPerson(): Person {
  count += 1;
  const email = `maelle.${process.pid}.${Date.now()}.${count}@exemple.fr`;
  return { name: 'Maëlle Lefebvre', email, password: 'un mot de passe solide' };
}

/** Creates an account on the page and ends in the studio. */
export async function signUp(page: Page, person = newPerson()): Promise<Person> {
  await page.goto('/sign-up');
  await page.getByLabel('Nom', { exact: true }).fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page).toHaveURL(/\/armoni$/);
  return person;
}

/** Creates an account without a page, for tests that begin behind the sign-in. */
export async function becomeMember(page: Page, person = newPerson()): Promise<Member> {
  const answer = await page.request.post('/api/auth/sign-up/email', { data: person });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { user } = (await answer.json()) as { user: { id: string } };
  return { ...person, id: user.id };
}

type Session = {
  readonly member: Member;
  readonly cookies: Parameters<BrowserContext['addCookies']>[0];
};
let shared: Session | null = null;

/** The one account of this worker, for tests that keep nothing in it: making one is dear. */
export async function borrowAccount(page: Page): Promise<Member> {
  if (shared === null) {
    const member = await becomeMember(page);
    shared = { member, cookies: await page.context().cookies() };
  }
  await page.context().addCookies(shared.cookies);
  return shared.member;
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL(/\/armoni$/);
}

/** Whether this run has the narrow layout with its menu sheet. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 1440) < 768;
}
