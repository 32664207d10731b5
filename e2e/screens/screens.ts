import { editor } from './editor.ts';
import { gallery } from './gallery.ts';
import { identity } from './identity.ts';
import type { Screen } from './screen.ts';
import { site } from './site.ts';
import { studio } from './studio.ts';
import { table } from './table.ts';
import { trainer } from './trainer.ts';

/** Every screen in every state that looks like one of its own. */
export const screens: readonly Screen[] = [
  ...site,
  ...identity,
  ...studio,
  ...trainer,
  ...editor,
  ...table,
  ...gallery,
];
