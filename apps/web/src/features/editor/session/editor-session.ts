import { fetchSentPicture, type SentPicture } from '../../../lib/session/sent-pictures.ts';
import type { MemoryStorage } from '../../../lib/session/session-memory.ts';
import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';
import { madeFilms } from '../../../lib/studio/made-films.ts';
import { toldJobs } from '../../../lib/studio/told-jobs.ts';
import { storeMedia, type WorkflowService } from '../../../lib/uploads/store-media.ts';
import { uploadTexts } from '../../../lib/uploads/texts.ts';
import { storedFiles } from '../../../lib/uploads/upload-queue.ts';
import type { ToastAction } from '../../../ui/feedback/toast.ts';
import { type ClipCaptions, captionsOnTheWire } from '../captions/clip-captions.ts';
import { type ClipUploads, makeClipUploads } from '../clips/clip-uploads.ts';
import type { completeClip } from '../clips/complete-clip.ts';
import type { describeClip } from '../clips/describe-clip.ts';
import { isStill, type StoredClip } from '../clips/queued-clip.ts';
import { UnfinishedClips, type UnfinishedService } from '../clips/unfinished-clips.ts';
import { type FilmJobService, FilmJobs, type RememberedJob } from '../jobs/film-jobs.ts';
import type { describeMusic } from '../music/describe-music.ts';
import { MusicChoice, type MusicState } from '../music/music-choice.ts';
import type { ProjectService } from '../projects/project-service.ts';
import { Projects } from '../projects/projects.ts';
import { texts } from '../texts.ts';
import { correctionsOnTheWire } from '../wish/corrections.ts';
import type { Wish } from '../wish/wish.ts';
import { WishReadings, type WishReadingsDependencies } from '../wish/wish-readings.ts';
import { type EditorMemory, readEditorMemory, writeEditorMemory } from './editor-memory.ts';

/** The work of one person in the editor: it outlives the page, and a reload as far as it can. */
export type EditorSession = {
  readonly uploads: ClipUploads;
  readonly unfinished: UnfinishedClips;
  readonly music: MusicChoice;
  readonly captions: Store<readonly ClipCaptions[]>;
  readonly jobs: FilmJobs;
  readonly wish: Store<Wish>;
  readonly readings: WishReadings;
  readonly projects: Projects;
  /** The last thing to be read out by a screen reader. */
  readonly news: ReadableStore<string>;
  /** Fetches pictures that the chat sent; each becomes a clip. */
  readonly addSentPictures: (pictures: readonly SentPicture[]) => Promise<void>;
  readonly dispose: () => void;
};

export type EditorSessionDependencies = {
  readonly userId: string;
  readonly workflow: WorkflowService;
  readonly unfinished: UnfinishedService;
  readonly films: FilmJobService;
  readonly readWish: WishReadingsDependencies['read'];
  readonly projects: ProjectService;
  readonly storage: MemoryStorage;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly describeClip: typeof describeClip;
  readonly completeClip: typeof completeClip;
  readonly describeMusic: typeof describeMusic;
  /** Leads to a page of the studio. */
  readonly show: (href: string) => void;
  readonly say: {
    readonly success: (text: string, action?: ToastAction) => void;
    readonly error: (text: string) => void;
  };
};

export function makeEditorSession(dependencies: EditorSessionDependencies): EditorSession {
  const { userId, storage, say, show, newKey } = dependencies;
  const memory = readEditorMemory(storage, userId);
  const news = makeStore('');
  const remembered = makeStore<readonly RememberedJob[]>(memory.jobs);
  const wish = makeStore<Wish>({
    instructions: memory.instructions,
    aspectRatio: memory.aspectRatio,
    corrections: memory.corrections,
  });
  const uploads = makeUploads(dependencies, memory, news.set);
  const unfinished = new UnfinishedClips(dependencies.unfinished, uploads);
  const music = makeMusic(dependencies, memory);
  const captions = makeStore<readonly ClipCaptions[]>(memory.captions);
  const readings = makeReadings(dependencies, { wish, uploads, music, captions });
  const jobs = new FilmJobs({
    service: dependencies.films,
    wait: dependencies.wait,
    now: dependencies.now,
    newKey: dependencies.newKey,
    onReady: (filmId) => {
      madeFilms.set((count) => count + 1);
      news.set(texts.jobs.done);
      const see = { label: texts.jobs.see, onPress: () => show(`/gallery/${filmId}`) };
      say.success(texts.jobs.ready, filmId === null ? undefined : see);
    },
    onFailed: say.error,
    remembered,
    told: toldJobs,
  });
  const projects = new Projects({
    work: { uploads, music, captions, wish, films: { leave: () => jobs.leaveFilms() } },
    service: dependencies.projects,
    newId: newKey,
    wait: dependencies.wait,
    say,
    id: memory.projectId,
    jobIds: memory.projectJobIds,
  });
  const saved = { uploads, music, captions, wish, remembered, projects };
  const stopSaving = saveChanges(saved, (state) => writeEditorMemory(storage, userId, state));
  return {
    uploads,
    unfinished,
    music,
    captions,
    jobs,
    wish,
    readings,
    projects,
    news,
    addSentPictures: async (pictures) => {
      for (const picture of pictures) {
        const still = await fetchSentPicture(picture);
        if (still) uploads.add([still]);
        else say.error(texts.errors.notBrought(picture.name));
      }
    },
    dispose: () => {
      stopSaving();
      uploads.dispose();
      unfinished.dispose();
      music.dispose();
      jobs.dispose();
      readings.dispose();
      projects.dispose();
    },
  };
}

type Saved = Pick<EditorSession, 'uploads' | 'music' | 'captions' | 'wish'> & {
  readonly remembered: ReadableStore<readonly RememberedJob[]>;
  readonly projects: Pick<Projects, 'id' | 'jobIds'>;
};

/** Writes what a reload must not lose whenever it changes; answers the function that ends it. */
function saveChanges(
  { uploads, music, captions, wish, remembered, projects }: Saved,
  write: (memory: EditorMemory) => void,
): () => void {
  const save = () => {
    const state = music.state.get();
    write({
      ...wish.get(),
      clips: storedFiles(uploads.queue.get()),
      music: state.status === 'chosen' ? state.music : null,
      captions: [...captions.get()],
      projectId: projects.id.get(),
      projectJobIds: [...projects.jobIds.get()],
      jobs: [...remembered.get()],
    });
  };
  const stops = [
    wish.subscribe(save),
    // Progress moves the queue many times a second; only what is stored is worth writing.
    whenChanged(uploads.queue, (queue) => storedFiles(queue).map(described).join(), save),
    whenChanged(music.state, musicUrlIn, save),
    captions.subscribe(save),
    remembered.subscribe(save),
    projects.id.subscribe(save),
    projects.jobIds.subscribe(save),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function makeUploads(
  { workflow, describeClip, completeClip, newKey, say }: EditorSessionDependencies,
  memory: EditorMemory,
  onNews: (message: string) => void,
): ClipUploads {
  return makeClipUploads({
    store: (file, options) =>
      storeMedia(workflow, {
        file,
        // A still only comes from the chat: a chosen or dropped file must be a video.
        kind: file.type.startsWith('image/') ? 'image' : 'video',
        fallbackMessage: texts.errors.upload,
        ...options,
      }),
    describe: describeClip,
    complete: completeClip,
    newKey,
    onError: say.error,
    onNews,
    restored: memory.clips,
  });
}

function makeMusic(
  { workflow, describeMusic, say }: EditorSessionDependencies,
  memory: EditorMemory,
): MusicChoice {
  return new MusicChoice({
    store: (file, options) =>
      storeMedia(workflow, {
        file,
        kind: 'audio',
        fallbackMessage: uploadTexts.uploadMusic,
        onReceived: () => undefined,
        ...options,
      }),
    describe: describeMusic,
    onError: say.error,
    onUrlSet: () => say.success(texts.music.updated),
    restored: memory.music,
  });
}

function makeReadings(
  { readWish, wait, now }: EditorSessionDependencies,
  {
    wish,
    uploads,
    music,
    captions,
  }: Pick<EditorSession, 'wish' | 'uploads' | 'music' | 'captions'>,
): WishReadings {
  return new WishReadings({
    sources: [wish, uploads.queue, music.state, captions],
    read: readWish,
    wait,
    now,
    question() {
      const { instructions, aspectRatio, corrections } = wish.get();
      if (instructions.trim() === '') return null;
      const clips = storedFiles(uploads.queue.get());
      return {
        instructions,
        clips: clips.map(wishedClip),
        has_music: music.state.get().status === 'chosen',
        has_captions: captionsOnTheWire(captions.get(), clips).length > 0,
        aspect_ratio: aspectRatio,
        corrections: correctionsOnTheWire(corrections),
      };
    },
  });
}

/** Stills come from the chat and have no length; a video that the browser cannot open neither. */
function wishedClip(clip: StoredClip) {
  return {
    file_id: clip.state.fileId,
    duration_seconds: clip.durationSeconds,
    kind: isStill(clip) ? ('image' as const) : ('video' as const),
  };
}

function musicUrlIn(state: MusicState): string {
  return state.status === 'chosen' ? state.music.url : '';
}

function described({ key, thumbnail }: { key: string; thumbnail: string | null }): string {
  return `${key}:${thumbnail === null ? 0 : 1}`;
}

function whenChanged<T>(store: ReadableStore<T>, aspect: (value: T) => string, then: () => void) {
  let before = aspect(store.get());
  return store.subscribe(() => {
    const after = aspect(store.get());
    if (after === before) return;
    before = after;
    then();
  });
}
