import type { Page } from '@playwright/test';
import type { ChatMessage, Conversation } from '../packages/contract/src/chat.ts';
import type { StoredFile } from '../packages/contract/src/files.ts';
import type { Model } from '../packages/contract/src/models.ts';
import { answer, conversation, page100, serveMedia, trainer } from './answers.ts';
import { becomeMember, borrowAccount, isNarrow, type Member, type Person } from './person.ts';

export const message = (page: Page) => page.getByRole('textbox', { name: 'Votre message' });
export const talk = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const conversations = (page: Page) => page.getByRole('group', { name: 'Recent Chat' });

export async function ask(page: Page, question: string): Promise<void> {
  await message(page).fill(question);
  await message(page).press('Enter');
}

export async function openConversations(page: Page): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Ouvrir les conversations' }).click();
}

export async function openImages(page: Page): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: /^Ouvrir les images/ }).click();
}

export type Furniture = {
  readonly conversations?: readonly Conversation[];
  readonly messages?: readonly ChatMessage[];
  readonly files?: readonly StoredFile[];
  readonly styles?: readonly Model[];
  /** What fits the last answer. */
  readonly suggestions?: readonly string[];
};

/** A member whose studio holds what is given, without an engine having made any of it. */
export async function furnish(
  page: Page,
  furniture: Furniture = {},
  person?: Person,
): Promise<Member> {
  const member = await (person ? becomeMember(page, person) : borrowAccount(page));
  const { files = [], messages = [], styles = [], suggestions = [] } = furniture;
  const listed = furniture.conversations ?? [conversation('c1', 'Bord de mer')];
  await serveMedia(page);
  await answer(page, '**/api/v1/conversations?**', page100(listed));
  await answer(page, '**/api/v1/messages?**', page100(messages));
  await answer(page, '**/api/v1/messages/*/suggested?**', { result: 'success', data: suggestions });
  await answer(page, '**/api/v1/s3/list-files?**', { files });
  await answer(page, '**/api/v1/models', { models: styles, trainer });
  return member;
}
