import type { Project, ProjectState, ProjectSummary } from '@armoni/contract/projects';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '../../../lib/store/make-store.ts';
import type { ClipCaptions } from '../captions/clip-captions.ts';
import type { QueuedClip, StoredClip } from '../clips/queued-clip.ts';
import type { ChosenMusic } from '../music/chosen-music.ts';
import type { MusicState } from '../music/music-choice.ts';
import { noCorrections } from '../wish/corrections.ts';
import type { Wish } from '../wish/wish.ts';
import { Projects } from './projects.ts';

const clip = (key: string): StoredClip => ({
  key,
  name: `${key}.mp4`,
  sizeBytes: 10,
  durationSeconds: 2,
  thumbnail: null,
  state: { status: 'stored', fileId: `file-${key}`, url: `/media/${key}.mp4` },
});

/** A studio that keeps projects, and an editor beside it. */
function setUp(
  kept: readonly [string, ProjectState][] = [],
  id: string | null = null,
  wait: () => Promise<void> = async () => undefined,
) {
  const stored = new Map(kept);
  const gone = new Set<string>();
  const queue = makeStore<readonly QueuedClip[]>([]);
  const music = makeStore<MusicState>({ status: 'none' });
  const captions = makeStore<readonly ClipCaptions[]>([]);
  const wish = makeStore<Wish>({
    ...{ instructions: '', aspectRatio: '16:9', corrections: noCorrections },
  });
  const error = vi.fn();
  const leave = vi.fn();
  let ids = 0;
  const service = {
    list: async (): Promise<ProjectSummary[]> =>
      [...stored].map(([key, state]) => ({
        ...{ id: key, name: state.instructions, clips: state.clips.length, updated_at: '' },
        first_clip_id: state.clips[0]?.file_id ?? null,
      })),
    read: async (key: string): Promise<Project> => {
      const state = stored.get(key);
      if (!state) throw new Error('none');
      const there = state.clips.filter(({ file_id }) => !gone.has(file_id));
      const urls = there.map(({ file_id }) => [file_id, `/media/${file_id}`]);
      return { id: key, state, clip_urls: Object.fromEntries(urls) };
    },
    keep: vi.fn(async (key: string, state: ProjectState) => stored.set(key, state)),
    remove: async (key: string) => stored.delete(key),
  };
  const projects = new Projects({
    work: {
      uploads: { queue, replace: (next) => queue.set(next) },
      music: {
        state: music,
        restore: (next: ChosenMusic | null) =>
          music.set(next ? { status: 'chosen', music: next } : { status: 'none' }),
      },
      ...{ captions, wish, films: { leave } },
    },
    service,
    newId: () => `id-${++ids}`,
    wait,
    say: { error },
    id,
    jobIds: [],
  });
  const type = (instructions: string) => wish.set((now) => ({ ...now, instructions }));
  return { projects, stored, gone, queue, music, captions, wish, error, leave, service, type };
}

const lake: ProjectState = {
  clips: ['lac', 'soir'].map((key) => ({
    ...{ file_id: `file-${key}`, name: `${key}.mp4`, size_bytes: 10, duration_seconds: 2 },
  })),
  music: { name: 'a.mp3', url: '/a.mp3', duration_seconds: 9, is_foreign: false, peaks: [0.5, 1] },
  instructions: 'calme',
  aspect_ratio: '9:16',
  corrections: { ignored: [], set: [] },
  captions: [{ clip: 2, text: 'Bonsoir' }],
  job_ids: ['j1'],
};

describe('the projects of the editor', () => {
  it('keep what was begun once it rests, under one name', async () => {
    const { projects, stored, queue, type } = setUp();
    await projects.resume();
    expect(stored.size).toBe(0);
    queue.set([clip('mer')]);
    type('Un film vif');
    await vi.waitFor(() => expect(projects.list.get()).toMatchObject([{ name: 'Un film vif' }]));
    expect([...stored]).toMatchObject([['id-1', { clips: [{ file_id: 'file-mer' }] }]]);
    type('Un film calme');
    await vi.waitFor(() => expect(stored.get('id-1')?.instructions).toBe('Un film calme'));
    expect(stored.size).toBe(1);
  });

  it('open the last one for somebody who comes back, whole', async () => {
    const { projects, queue, music, captions, wish, service } = setUp([['p1', lake]]);
    await projects.resume();
    expect(projects.id.get()).toBe('p1');
    expect(queue.get().map(({ name }) => name)).toEqual(['lac.mp4', 'soir.mp4']);
    expect(captions.get()).toEqual([{ clipKey: queue.get()[1]?.key, text: 'Bonsoir' }]);
    expect(wish.get()).toMatchObject({ instructions: 'calme', aspectRatio: '9:16' });
    expect(music.get()).toMatchObject({
      music: { url: '/a.mp3', durationSeconds: 9, peaks: [0.5, 1] },
    });
    // What was only opened is not kept again.
    expect(service.keep).not.toHaveBeenCalled();
  });

  it('leave alone what stands in the editor already', async () => {
    const { projects, queue, type, stored } = setUp([['p1', lake]]);
    type('Autre chose');
    await projects.resume();
    expect(queue.get()).toEqual([]);
    await vi.waitFor(() => expect(stored.size).toBe(2));
  });

  it('take nothing from somebody who types while the last one is on its way', async () => {
    const { projects, queue, type, wish, service, stored } = setUp([['p1', lake]]);
    const { read } = service;
    service.read = async (key) => {
      type('Autre chose');
      return read(key);
    };
    await projects.resume();
    expect([wish.get().instructions, queue.get().length]).toEqual(['Autre chose', 0]);
    expect([...stored.values()].map(({ instructions }) => instructions)).toEqual([
      'calme',
      'Autre chose',
    ]);
  });

  it('keep what is typed while another one is on its way', async () => {
    const { projects, type, wish, service, stored } = setUp(
      [['p1', lake]],
      'p0',
      () => new Promise(() => {}),
    );
    const { read } = service;
    service.read = async (key) => {
      type('Presque fini');
      return read(key);
    };
    await projects.open('p1');
    expect(wish.get().instructions).toBe('calme');
    expect(stored.get('p0')?.instructions).toBe('Presque fini');
  });

  it('say which clips were deleted since, and go on without them', async () => {
    const { projects, queue, captions, gone, error } = setUp([['p1', lake]]);
    gone.add('file-soir');
    await projects.resume();
    expect(queue.get().map(({ name }) => name)).toEqual(['lac.mp4']);
    expect(captions.get()).toEqual([]);
    expect(error).toHaveBeenCalledWith('Un clip de ce projet a été supprimé depuis.');
  });

  it('change places, and neither is lost', async () => {
    const { projects, stored, type, wish, queue } = setUp([['p1', lake]]);
    await projects.resume();
    await projects.begin();
    expect([projects.id.get(), queue.get().length, wish.get().instructions]).toEqual([null, 0, '']);
    type('Deuxième');
    await projects.open('p1');
    expect(wish.get().instructions).toBe('calme');
    expect([...stored.values()].map(({ instructions }) => instructions)).toEqual([
      'calme',
      'Deuxième',
    ]);
    await projects.remove();
    expect([...stored.values()].map(({ instructions }) => instructions)).toEqual(['Deuxième']);
  });

  it('remember which films were asked for from them', async () => {
    const { projects, stored, leave } = setUp([['p1', lake]]);
    await projects.resume();
    expect(projects.jobIds.get()).toEqual(['j1']);
    projects.hold('j2');
    await vi.waitFor(() => expect(stored.get('p1')?.job_ids).toEqual(['j1', 'j2']));
    leave.mockClear();
    await projects.begin();
    expect(projects.jobIds.get()).toEqual([]);
    expect(leave).toHaveBeenCalledOnce();
    await projects.open('p1');
    for (let more = 3; more <= 60; more += 1) projects.hold(`j${more}`);
    expect(projects.jobIds.get()).toHaveLength(50);
    expect(projects.jobIds.get().at(-1)).toBe('j60');
  });

  it('wait for clips that are still on their way', async () => {
    const { projects, queue, error, wish } = setUp([['p1', lake]], 'p0');
    queue.set([{ ...clip('mer'), state: { status: 'uploading', sentBytes: 1 } }]);
    await projects.open('p1');
    expect(error).toHaveBeenCalledOnce();
    expect(wish.get().instructions).toBe('');
  });

  it('keep with the next change what could not be kept', async () => {
    const { projects, service, stored, type } = setUp();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await projects.resume();
    service.keep.mockRejectedValueOnce(new Error('away'));
    type('Un');
    await vi.waitFor(() => expect(service.keep).toHaveBeenCalledOnce());
    type('Un film');
    await vi.waitFor(() => expect([...stored.keys()]).toEqual(['id-1']));
    vi.restoreAllMocks();
  });
});
