import * as z from 'zod/mini';
import { settings } from './settings.ts';

/** The text of `.env.example`: every setting with its meaning and its default or an example. */
export function envExample(): string {
  const blocks = Object.entries(settings).map(([name, setting]) => {
    const fallback = z.safeParse(setting.schema, undefined).data;
    const example = 'example' in setting ? setting.example : undefined;
    const value = Array.isArray(fallback) || fallback === undefined ? example : String(fallback);
    return `# ${setting.about}\n# ${name}=${value ?? ''}\n`;
  });
  return `# Settings of Armoni. Copy to .env and uncomment what you change; everything has a default.\n\n${blocks.join('\n')}`;
}
