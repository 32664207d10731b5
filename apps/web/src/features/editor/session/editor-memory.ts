import { aspectRatios, defaultAspectRatio } from '@armoni/contract/limits';
import * as z from 'zod/mini';
import {
  type MemoryStorage,
  readMemory,
  writeMemory,
} from '../../../lib/session/session-memory.ts';
import { clipCaptions } from '../captions/clip-captions.ts';
import type { StoredClip } from '../clips/queued-clip.ts';
import { chosenMusic } from '../music/chosen-music.ts';
import { handCorrections, noCorrections } from '../wish/corrections.ts';

const clip = z.object({
  key: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  durationSeconds: z.nullable(z.number()),
  thumbnail: z.nullable(z.string()),
  state: z.object({ status: z.literal('stored'), fileId: z.string(), url: z.string() }),
});

const editorMemory = z.object({
  clips: z.array(clip),
  music: z.nullable(chosenMusic),
  instructions: z.string(),
  aspectRatio: z.enum(aspectRatios),
  /** Tabs that were open before there were any have none. */
  corrections: z._default(handCorrections, noCorrections),
  /** Tabs that were open before there were any have none. */
  captions: z._default(z.array(clipCaptions), []),
  /** Of the project on the server; none until something was begun. */
  projectId: z._default(z.nullable(z.string()), null),
  /** Of the films asked for from that project. */
  projectJobIds: z._default(z.array(z.string()), []),
  jobs: z.array(z.object({ jobId: z.string(), isAnnounced: z.boolean() })),
});

/** What of the editor outlives a reload, for one person and one browser session. */
export type EditorMemory = Omit<z.infer<typeof editorMemory>, 'clips'> & {
  readonly clips: readonly StoredClip[];
};

export const emptyMemory: EditorMemory = {
  clips: [],
  music: null,
  instructions: '',
  aspectRatio: defaultAspectRatio,
  corrections: noCorrections,
  captions: [],
  projectId: null,
  projectJobIds: [],
  jobs: [],
};

/** What was stored; a fresh start when there is nothing or it cannot be read. */
export function readEditorMemory(storage: MemoryStorage, userId: string): EditorMemory {
  return readMemory<EditorMemory>(storage, keyOf(userId), {
    schema: editorMemory,
    empty: emptyMemory,
  });
}

export function writeEditorMemory(
  storage: MemoryStorage,
  userId: string,
  memory: EditorMemory,
): void {
  writeMemory(storage, keyOf(userId), memory);
}

function keyOf(userId: string): string {
  return `armoni.editor.${userId}`;
}
