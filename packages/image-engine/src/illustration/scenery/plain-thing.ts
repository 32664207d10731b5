import type { WishedThing } from '../illustration-description.ts';

export function plain(id: string): WishedThing {
  return { id, said: id, count: 1, colour: null, size: 'usual', posture: null, person: null };
}
