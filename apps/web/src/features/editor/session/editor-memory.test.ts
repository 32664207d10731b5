import { describe, expect, it } from 'vitest';
import {
  type EditorMemory,
  emptyMemory,
  readEditorMemory,
  writeEditorMemory,
} from './editor-memory.ts';

function makeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

const memory: EditorMemory = {
  clips: [
    {
      key: '1',
      name: 'a.mp4',
      sizeBytes: 10,
      durationSeconds: null,
      thumbnail: null,
      state: { status: 'stored', fileId: 'f1', url: '/media/a' },
    },
  ],
  music: { name: 'm.mp3', url: '/media/m', durationSeconds: 166, peaks: [0, 1] },
  instructions: 'Finir sur le banc de sable.',
  aspectRatio: '9:16',
  corrections: {
    ignored: [{ start: 0, end: 5 }],
    set: [{ field: 'pace', value: 'fast', spans: [] }],
  },
  captions: [{ clipKey: '1', text: 'Bonjour.' }],
  projectId: 'p1',
  projectJobIds: ['j0'],
  jobs: [{ jobId: 'j1', isAnnounced: false }],
};

describe('the memory of the editor', () => {
  it('survives a reload', () => {
    const storage = makeStorage();
    writeEditorMemory(storage, 'u1', memory);
    expect(readEditorMemory(storage, 'u1')).toEqual(memory);
  });

  it('is read from before there were corrections, captions and films of a project', () => {
    const storage = makeStorage();
    const { corrections, captions, projectJobIds, ...before } = memory;
    storage.setItem('armoni.editor.u1', JSON.stringify(before));
    const empty = { ignored: [], set: [] };
    expect(readEditorMemory(storage, 'u1')).toEqual({
      ...memory,
      corrections: empty,
      captions: [],
      projectJobIds: [],
    });
    expect([corrections, captions, projectJobIds]).not.toEqual([empty, [], []]);
  });

  it('belongs to one person', () => {
    const storage = makeStorage();
    writeEditorMemory(storage, 'u1', memory);
    expect(readEditorMemory(storage, 'u2')).toEqual(emptyMemory);
  });

  it.each(['{', '{"clips":1}', 'null'])('starts afresh from %s', (text) => {
    expect(readEditorMemory({ getItem: () => text, setItem: () => {} }, 'u1')).toEqual(emptyMemory);
  });

  it('does without a storage that refuses', () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = { getItem: closed, setItem: closed };
    expect(() => writeEditorMemory(storage, 'u1', memory)).not.toThrow();
    expect(readEditorMemory(storage, 'u1')).toEqual(emptyMemory);
  });
});
