import { rm } from 'node:fs/promises';

export default async function globalTeardown(): Promise<void> {
  const folder = process.env.E2E_DATA_DIR;
  if (folder && !process.env.E2E_KEEP) await rm(folder, { recursive: true, force: true });
}
