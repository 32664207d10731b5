import { makeMedia } from './media.ts';

export default async function globalSetup(): Promise<void> {
  await makeMedia();
}
