import type { GalleryVideo } from '@armoni/contract/gallery';
import { type FocusEvent, memo, useLayoutEffect, useMemo, useState } from 'react';
import type { Pick } from '../choice/use-selection.ts';
import { texts } from '../texts.ts';
import { FilmTile } from './film-tile.tsx';
import { aspectOf, justifyRows, type Row } from './justified-rows.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import { rowOffsets, rowsToDraw } from './visible-rows.ts';
import { wallLayout } from './wall-layout.ts';

type FilmWallProps = {
  films: readonly GalleryVideo[];
  /** All there are, loaded or not. */
  total: number;
  widthPixels: number;
  /** Brought into sight, such as the one that the open dialog has gone on to. */
  shownId: string | null;
  chosen: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onPick: Pick;
};

/** Accord, its gap, the name and the date under each picture. */
const underPixels = 2 + 6 + 8 + 18;
const dateLinePixels = 16;
/** A date takes two lines under a narrower picture. */
const dateWidthPixels = 104;
const rowGapPixels = 20;

/** Contact sheet: films at their real proportions in justified rows, those near the window drawn. */
export function FilmWall(props: FilmWallProps) {
  const { films, total, widthPixels, shownId, chosen, onOpen, onPick } = props;
  const layout = useMemo(() => wallLayout(widthPixels, total), [widthPixels, total]);
  const rows = useMemo(() => justifyRows(films, layout), [films, layout]);
  const offsets = useMemo(() => rowOffsets(rows.map(rowHeight)), [rows]);
  const firstIndexes = useMemo(() => rowOffsets(rows.map((row) => row.films.length)), [rows]);
  const { ref, range, reveal } = useVisibleRows(offsets);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another film moves the page
  useLayoutEffect(() => {
    const row = rows.findIndex(({ films }) => films.some(({ id }) => id === shownId));
    if (row !== -1) reveal(row);
  }, [shownId]);
  const follow = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-row]');
    setFocusedRow(row ? Number(row.dataset.row) : null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its films
    <div
      ref={ref}
      role="list"
      aria-label={texts.title}
      className="relative"
      style={{ height: offsets.at(-1) }}
      onFocus={follow}
      onBlur={() => setFocusedRow(null)}
    >
      {rowsToDraw(range, focusedRow).map((index) => {
        const row = rows[index];
        return (
          row && (
            <FilmRow
              key={row.films[0]?.id}
              index={index}
              row={row}
              topPixels={offsets[index] ?? 0}
              gapPixels={layout.gapPixels}
              firstIndex={firstIndexes[index] ?? 0}
              total={total}
              chosen={chosen}
              onOpen={onOpen}
              onPick={onPick}
            />
          )
        );
      })}
    </div>
  );
}

type FilmRowProps = {
  index: number;
  row: Row<GalleryVideo>;
  topPixels: number;
  gapPixels: number;
  firstIndex: number;
  total: number;
  chosen: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onPick: Pick;
};

const FilmRow = memo(
  function FilmRow(props: FilmRowProps) {
    const { index, row, topPixels, gapPixels, firstIndex, total, chosen, onOpen, onPick } = props;
    return (
      <div
        role="presentation"
        data-row={index}
        className="absolute inset-x-0 flex contain-layout"
        style={{ top: topPixels, gap: gapPixels }}
      >
        {row.films.map((film, place) => (
          <FilmTile
            key={film.id}
            film={film}
            position={firstIndex + place + 1}
            total={total}
            widthPixels={aspectOf(film) * row.heightPixels}
            heightPixels={row.heightPixels}
            isChosen={chosen.has(film.id)}
            isChoosing={chosen.size > 0}
            onOpen={onOpen}
            onPick={onPick}
          />
        ))}
      </div>
    );
  },
  ({ row: before, ...rest }, { row: after, ...next }) =>
    isSame(rest, next) &&
    before.heightPixels === after.heightPixels &&
    before.films.length === after.films.length &&
    before.films.every((film, place) => film === after.films[place]),
);

function isSame(before: Omit<FilmRowProps, 'row'>, after: Omit<FilmRowProps, 'row'>): boolean {
  return (Object.keys(before) as (keyof typeof before)[]).every(
    (name) => before[name] === after[name],
  );
}

function rowHeight({ films, heightPixels }: Row<GalleryVideo>): number {
  const narrowest = Math.min(...films.map((film) => aspectOf(film) * heightPixels));
  const dateLines = narrowest < dateWidthPixels ? 2 : 1;
  return heightPixels + underPixels + dateLines * dateLinePixels + rowGapPixels;
}
