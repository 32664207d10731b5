import type { FilmCut } from '@armoni/contract/cuts';
import { compareCuts } from '@armoni/contract/timeline/compare-cuts';
import { framesPerSecond } from '@armoni/contract/timeline/ranges';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSignedInUser } from '../../lib/session/identity.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { KeysPart } from './keys-part.tsx';
import { RenderPart } from './render-part.tsx';
import { Stage } from './stage/stage.tsx';
import { Transport } from './stage/transport.tsx';
import { TablePanel } from './table-panel.tsx';
import { Track } from './track/track.tsx';
import { useCut } from './use-cut.ts';
import { useTable } from './use-table.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useRefresh } from './use-versions.ts';

type FilmTableProps = {
  filmId: string;
  /** The film as it was rendered, and where it stands. */
  film: { readonly seconds: number; readonly seek: (seconds: number) => void };
  /** Where the panel of what is chosen goes. */
  panel: HTMLElement | null;
  /** The cut takes the film's place on the stage. */
  isCutting: boolean;
  onCutting: (isCutting: boolean) => void;
};

/** The track under a film that is watched: what is chosen or changed on it is seen at once in its place. */
export function FilmTable(props: FilmTableProps) {
  const user = useSignedInUser();
  const { data, isPending } = useCut(user.id, props.filmId);
  // The film keeps its place while its cut is read.
  if (isPending) return <div className="h-58 flex-none" />;
  return data ? <OpenedTable {...props} cut={data} userId={user.id} /> : null;
}

type OpenedTableProps = FilmTableProps & { cut: FilmCut; userId: string };

function OpenedTable({ cut, userId, film, panel, isCutting, onCutting }: OpenedTableProps) {
  const onNewVersion = useRefresh(userId, cut.film_id);
  const table = useTable({ cut, userId, onNewVersion, onSee: () => film.seek(0) });
  const { session, player, actions, pictures, render, titles, clips, wave } = table;
  const { present } = useStore(session.history);
  const base = useStore(session.base);
  const isFilm = useStore(session.selection).kind === 'film';
  const isChanged = compareCuts(base.timeline, present).count > 0;
  const host = useRef<HTMLDivElement>(null);
  useTableKeys(useMemo(() => ({ ...table, host, isResting: !isCutting }), [table, isCutting]));
  useEffect(() => onCutting(!isFilm || isChanged), [onCutting, isFilm, isChanged]);
  // Another film takes its place.
  useEffect(() => () => onCutting(false), [onCutting]);
  useEffect(() => {
    if (!isCutting) player.pause();
  }, [player, isCutting]);
  const rate = framesPerSecond(present);
  const { seconds, seek } = film;
  useEffect(() => {
    if (!isCutting) session.frame.set(Math.min(Math.floor(seconds * rate), lastOf(present)));
  }, [session, isCutting, seconds, rate, present]);
  const leader = isCutting ? player : { seek: (frame: number) => seek((frame + 0.5) / rate) };
  return (
    <div ref={host} className={isCutting ? 'flex min-h-0 flex-1 flex-col' : 'flex-none'}>
      {isCutting && (
        <>
          <Stage {...{ session, player, pictures, titles, clips }} />
          <Transport {...{ session, player, actions }}>
            <span className="flex-1" />
            <RenderPart isShort session={session} render={render} />
          </Transport>
        </>
      )}
      <Track player={leader} {...{ session, actions, pictures, wave }} />
      <p role="status" className="sr-only">
        {useStore(session.said)}
      </p>
      <KeysPart session={session} />
      {panel && !isFilm && createPortal(<TablePanel {...table}>{null}</TablePanel>, panel)}
    </div>
  );
}

const lastOf = ({ duration }: FilmCut['timeline']) => duration.value - 1;
