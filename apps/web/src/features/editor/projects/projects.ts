import { mostProjectJobs, type ProjectState, type ProjectSummary } from '@armoni/contract/projects';
import { makeStore, type ReadableStore, type Store } from '../../../lib/store/make-store.ts';
import { pendingFiles } from '../../../lib/uploads/upload-queue.ts';
import type { ClipCaptions } from '../captions/clip-captions.ts';
import type { ClipUploads } from '../clips/clip-uploads.ts';
import type { MusicChoice } from '../music/music-choice.ts';
import { texts } from '../texts.ts';
import { noCorrections } from '../wish/corrections.ts';
import type { Wish } from '../wish/wish.ts';
import type { ProjectService } from './project-service.ts';
import { isEmpty, type ProjectWork, projectStateOf, projectWorkOf } from './project-state.ts';

type Work = {
  readonly uploads: Pick<ClipUploads, 'queue' | 'replace'>;
  readonly music: Pick<MusicChoice, 'state' | 'restore'>;
  readonly captions: Store<readonly ClipCaptions[]>;
  readonly wish: Store<Wish>;
  /** Those that are made belong to the project they were asked for from. */
  readonly films: { readonly leave: () => void };
};

type Dependencies = {
  readonly work: Work;
  readonly service: ProjectService;
  readonly newId: () => string;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly say: { readonly error: (text: string) => void };
  /** Of the project that this browser session was at, and of the films asked for from it. */
  readonly id: string | null;
  readonly jobIds: readonly string[];
};

/** What is typed is kept once it rests. */
const restMs = 1500;

/** Keeps what stands in the editor with the studio, so that it is there after weeks and elsewhere. */
export class Projects {
  readonly #dependencies: Dependencies;
  readonly #id: Store<string | null>;
  readonly #jobIds: Store<readonly string[]>;
  readonly #list = makeStore<readonly ProjectSummary[]>([]);
  readonly #disposal = new AbortController();
  readonly #stops: readonly (() => void)[];
  #kept: string;
  #pending: AbortController | null = null;
  #hasResumed = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#id = makeStore(dependencies.id);
    this.#jobIds = makeStore(dependencies.jobIds);
    // What stands there without a project is not kept yet.
    this.#kept = dependencies.id === null ? '' : JSON.stringify(this.#state());
    const { uploads, music, captions, wish } = dependencies.work;
    const look = () => this.#changed();
    this.#stops = [uploads.queue, music.state, captions, wish, this.#jobIds].map((store) =>
      store.subscribe(look),
    );
  }

  get id(): ReadableStore<string | null> {
    return this.#id;
  }

  /** Of the films asked for from the open project, the last at the end. */
  get jobIds(): ReadableStore<readonly string[]> {
    return this.#jobIds;
  }

  /** A film was asked for from what stands there. */
  hold(jobId: string): void {
    this.#jobIds.set((held) => [...held, jobId].slice(-mostProjectJobs));
  }

  /** The last changed first. */
  get list(): ReadableStore<readonly ProjectSummary[]> {
    return this.#list;
  }

  /** On entering: what was left is opened, unless something stands there already. */
  async resume(): Promise<void> {
    if (this.#hasResumed) return;
    this.#hasResumed = true;
    await this.#refresh();
    const [last] = this.#list.get();
    const isUntouched = () => this.#id.get() === null && isEmpty(this.#state()) && !this.#isBusy();
    if (last && isUntouched()) await this.#open(last.id, isUntouched);
    else await this.#keepNow();
  }

  async open(id: string): Promise<void> {
    if (this.#isBusy()) return this.#dependencies.say.error(texts.projects.busy);
    await this.#keepNow();
    await this.#open(id, () => !this.#isBusy());
  }

  async #open(id: string, isWanted: () => boolean): Promise<void> {
    try {
      const found = await this.#dependencies.service.read(id);
      // What was typed while it was on its way is kept, and stays where nobody asked for another.
      await this.#keepNow();
      if (!isWanted()) return;
      const work = projectWorkOf(found, this.#dependencies.newId);
      this.#take(id, work);
      if (work.missing > 0) this.#dependencies.say.error(texts.projects.missing(work.missing));
    } catch (error) {
      console.error(error);
      this.#dependencies.say.error(texts.projects.failed);
    }
  }

  /** An empty editor; what stood there is kept. */
  async begin(): Promise<void> {
    if (this.#isBusy()) return this.#dependencies.say.error(texts.projects.busy);
    await this.#keepNow();
    this.#takeNothing();
    await this.#refresh();
  }

  /** Removes the one that is open; its clips stay. */
  async remove(): Promise<void> {
    const id = this.#id.get();
    if (id === null) return;
    if (this.#isBusy()) return this.#dependencies.say.error(texts.projects.busy);
    this.#pending?.abort();
    try {
      await this.#dependencies.service.remove(id);
    } catch (error) {
      console.error(error);
      return this.#dependencies.say.error(texts.projects.notRemoved);
    }
    this.#takeNothing();
    await this.#refresh();
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    // What was typed last goes along while there is still somebody to keep it for.
    void this.#keepNow();
    this.#disposal.abort();
  }

  #take(id: string | null, { clips, music, captions, wish, jobIds }: ProjectWork): void {
    const { work } = this.#dependencies;
    work.films.leave();
    this.#id.set(id);
    this.#jobIds.set(jobIds);
    work.uploads.replace(clips);
    work.music.restore(music);
    work.captions.set(captions);
    work.wish.set(wish);
    this.#pending?.abort();
    this.#kept = JSON.stringify(this.#state());
  }

  #takeNothing(): void {
    const { aspectRatio } = this.#dependencies.work.wish.get();
    const wish = { instructions: '', aspectRatio, corrections: noCorrections };
    this.#take(null, { clips: [], music: null, captions: [], jobIds: [], wish });
  }

  #isBusy(): boolean {
    const { uploads, music } = this.#dependencies.work;
    const isSending = pendingFiles(uploads.queue.get()).length > 0;
    return isSending || music.state.get().status === 'uploading';
  }

  #state(): ProjectState {
    const { uploads, music, captions, wish } = this.#dependencies.work;
    const chosen = music.state.get();
    return projectStateOf({
      wish: wish.get(),
      queue: uploads.queue.get(),
      music: chosen.status === 'chosen' ? chosen.music : null,
      captions: captions.get(),
      jobIds: this.#jobIds.get(),
    });
  }

  #changed(): void {
    this.#pending?.abort();
    const pending = new AbortController();
    this.#pending = pending;
    const signal = AbortSignal.any([pending.signal, this.#disposal.signal]);
    void this.#dependencies.wait(restMs, signal).then(
      () => (signal.aborted ? undefined : this.#keepNow()),
      () => undefined,
    );
  }

  /** What could not be kept is kept with the next change. */
  async #keepNow(): Promise<void> {
    this.#pending?.abort();
    const state = this.#state();
    const text = JSON.stringify(state);
    if (text === this.#kept) return;
    const known = this.#id.get();
    if (known === null && isEmpty(state)) return;
    const id = known ?? this.#dependencies.newId();
    if (known === null) this.#id.set(id);
    try {
      await this.#dependencies.service.keep(id, state);
      this.#kept = text;
      if (known === null) await this.#refresh();
    } catch (error) {
      console.error(error);
    }
  }

  async #refresh(): Promise<void> {
    try {
      this.#list.set(await this.#dependencies.service.list());
    } catch (error) {
      // Without the list the editor works as it does.
      console.error(error);
    }
  }
}
