import type { FilmCut } from '@armoni/contract/cuts';
import { findPlayableCopy } from '../../lib/http/playable-copy.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { makeFramePictures } from './session/frame-pictures.ts';
import { keptWorkOf } from './session/kept-work.ts';
import { MusicJob } from './session/music-job.ts';
import { makeMusicPeaks } from './session/music-peaks.ts';
import { makePlayableClips } from './session/playable-clips.ts';
import type { RenderTable } from './session/render-job.ts';
import { rendersOf } from './session/renders.ts';
import { ReshapeJob } from './session/reshape-job.ts';
import { makeTableActions, type TableActions } from './session/table-actions.ts';
import { makeTableSession } from './session/table-session.ts';
import { makeTitleDrawings } from './session/title-drawings.ts';
import { WishJob } from './session/wish-job.ts';
import { CutPlayer } from './stage/cut-player.ts';

export type OpenTable = ReturnType<typeof openTable>;

export type TableOptions = {
  readonly cut: FilmCut;
  readonly userId: string;
  readonly onNewVersion: () => void;
  /** Shows the film that was rendered. */
  readonly onSee: (filmId: string) => void;
};

/** All that works on one film; it goes on from what was left unrendered on another page. */
export function openTable({ cut, userId, onNewVersion, onSee }: TableOptions) {
  const kept = keptWorkOf(userId);
  const session = makeTableSession(cut, kept.of(cut));
  const clips = makePlayableClips({ session, findCopy: findPlayableCopy });
  const onUnplayable = clips.cannotPlay;
  const player = new CutPlayer({
    onUnplayable,
    timeline: () => session.history.get().present,
    cut: session.base.get,
    frame: session.frame,
  });
  const actions: TableActions = makeTableActions(session);
  const renders = rendersOf(userId);
  const render = renders.of(cut.film_id);
  const renderTable: RenderTable = {
    ...{ session, onNewVersion },
    onSee: (filmId) => {
      session.selection.set({ kind: 'film' });
      onSee(filmId);
    },
  };
  const wish = new WishJob(session, toast);
  const pictures = makeFramePictures(onUnplayable);
  const reshape = new ReshapeJob({
    session,
    say: toast,
    onNewFilm: onNewVersion,
    signal: renders.signal,
  });
  const titles = makeTitleDrawings();
  const wave = makeMusicPeaks();
  const music = new MusicJob({
    session,
    say: toast,
    store: async (file, sending) => {
      const { storeMusic } = await import('./session/store-music.ts');
      return storeMusic(userId, file, sending);
    },
  });
  return {
    session,
    player,
    actions,
    render,
    renderTable,
    reshape,
    wish,
    pictures,
    titles,
    clips,
    wave,
    music,
    kept,
  };
}

export function closeTable(table: OpenTable): void {
  const { session, player, render, renderTable, pictures, wish, titles, clips, wave, music, kept } =
    table;
  kept.keep(session.base.get(), session.history.get());
  render.close(renderTable);
  titles.dispose();
  wave.dispose();
  music.dispose();
  wish.dispose();
  player.dispose();
  pictures.dispose();
  clips.dispose();
}
