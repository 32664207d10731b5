import type { GalleryVideo } from '@armoni/contract/gallery';
import { memo, useMemo } from 'react';
import { aspectOf, justifyRows, type Row } from '../justified-rows.ts';
import { texts } from '../texts.ts';
import { FilmTile } from './film-tile.tsx';

type FilmWallProps = {
  films: readonly GalleryVideo[];
  widthPixels: number;
  onOpen: (id: string) => void;
};

/** Accord, its gap, and the date under each picture. */
const underPixels = 2 + 6 + 8;
const dateLinePixels = 16;
/** A date takes two lines under a narrower picture. */
const dateWidthPixels = 104;
const rowGapPixels = 20;
const phoneBelowPixels = 700;

/** Contact sheet: films at their real proportions in justified rows. */
export function FilmWall({ films, widthPixels, onOpen }: FilmWallProps) {
  const isNarrow = widthPixels < phoneBelowPixels;
  const gapPixels = isNarrow ? 8 : 12;
  const rows = useMemo(
    () => justifyRows(films, { widthPixels, rowPixels: isNarrow ? 160 : 232, gapPixels }),
    [films, widthPixels, isNarrow, gapPixels],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its films
    <div role="list" aria-label={texts.title}>
      {rows.map((row) => (
        <FilmRow key={row.films[0]?.id} row={row} gapPixels={gapPixels} onOpen={onOpen} />
      ))}
    </div>
  );
}

type FilmRowProps = {
  row: Row<GalleryVideo>;
  gapPixels: number;
  onOpen: (id: string) => void;
};

const FilmRow = memo(
  function FilmRow({ row, gapPixels, onOpen }: FilmRowProps) {
    const { films, heightPixels } = row;
    return (
      <div
        role="presentation"
        className="flex [content-visibility:auto]"
        style={{
          gap: gapPixels,
          marginBottom: rowGapPixels,
          // The height is exact, so that nothing moves when a row is skipped or drawn.
          containIntrinsicBlockSize: `${heightPixels + underPixels + dateHeight(row)}px`,
        }}
      >
        {films.map((film) => (
          <FilmTile
            key={film.id}
            film={film}
            widthPixels={aspectOf(film) * heightPixels}
            heightPixels={heightPixels}
            onOpen={onOpen}
          />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.gapPixels === after.gapPixels &&
    before.onOpen === after.onOpen &&
    before.row.heightPixels === after.row.heightPixels &&
    before.row.films.length === after.row.films.length &&
    before.row.films.every((film, index) => film === after.row.films[index]),
);

function dateHeight({ films, heightPixels }: Row<GalleryVideo>): number {
  const narrowest = Math.min(...films.map((film) => aspectOf(film) * heightPixels));
  return narrowest < dateWidthPixels ? 2 * dateLinePixels : dateLinePixels;
}
