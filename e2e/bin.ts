import type { Page } from '@playwright/test';

/** Takes back what was just deleted, by the toast that says so. */
export async function undoDeletion(page: Page, said: string): Promise<void> {
  const toast = page.getByRole('dialog').filter({ hasText: said });
  await toast.getByRole('button', { name: 'Annuler' }).click();
}
