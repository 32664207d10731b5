import { framesOf } from '@armoni/contract/timeline/ranges';
import type { TitleCard } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { type CSSProperties, useEffect, useMemo } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { fitOf, seenAt } from '../session/film-time.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import type { CutPlayer } from './cut-player.ts';

type StageProps = { session: TableSession; player: CutPlayer };

const places = [0, 1] as const;

/** The cut at the playhead: its clip as it will be framed, and the texts over it. */
export function Stage({ session, player }: StageProps) {
  const timeline = useStore(session.history).present;
  const frame = useStore(session.frame);
  const base = useStore(session.base);
  const { front, unplayable } = useStore(player.state);
  const refs = useMemo(
    () => places.map((place) => (element: HTMLVideoElement) => player.setPlayer(place, element)),
    [player],
  );
  useEffect(() => {
    // A change and another place are on the stage at once; while it plays the player leads.
    if (timeline && frame >= 0 && !player.state.get().isPlaying) player.show();
  }, [player, timeline, frame]);
  const { shot } = seenAt(timeline, frame);
  const source = session.sourceOf(shot.mediaReference.sourceId);
  const fit = fitOf(shot.reframe, frame - framesOf(shot.recordRange).start);
  const ratio = timeline.width / timeline.height;
  const isPicture = source?.kind === 'image';
  const isLost = !source?.url;
  const isUnplayable = !isLost && !isPicture && [...unplayable].some((url) => isSame(url, source));
  return (
    <div
      className="flex min-h-0 flex-1 items-center justify-center rounded-sm bg-stage"
      style={{ containerType: 'size' }}
    >
      <section
        aria-label={texts.stage}
        className="relative flex-none overflow-hidden"
        style={{
          aspectRatio: ratio,
          // As large as it goes whole, whichever side meets the edge first.
          width: `min(100cqw, ${ratio * 100}cqh)`,
          containerType: 'size',
        }}
      >
        {places.map((place) => (
          // biome-ignore lint/a11y/useMediaCaption: the cut has no spoken track of its own.
          <video
            key={place}
            ref={refs[place]}
            playsInline
            preload="auto"
            tabIndex={-1}
            onError={() => player.fail(place)}
            className={clsx(
              'absolute inset-0 size-full',
              (place !== front || isPicture || isLost) && 'invisible',
            )}
            style={place === front ? fit : undefined}
          />
        ))}
        {isPicture && source.url && (
          <img src={source.url} alt="" className="absolute inset-0 size-full" style={fit} />
        )}
        {(isLost || isUnplayable) && (
          <p className="absolute inset-0 flex items-center justify-center p-6 text-center text-fg2">
            {isLost ? texts.absent : texts.undecodable}
          </p>
        )}
        {timeline.tracks.video.titles
          .filter(({ range }) => frame >= framesOf(range).start && frame < framesOf(range).end)
          .map((card) => (
            <TitlePreview key={`${card.range.startTime.value} ${card.place}`} card={card} />
          ))}
        {base.music?.url && (
          // biome-ignore lint/a11y/useMediaCaption: music without words.
          <audio ref={(element) => player.setMusic(element)} src={base.music.url} />
        )}
      </section>
    </div>
  );
}

const stands: Record<TitleCard['place'], string> = {
  top: 'items-start',
  middle: 'items-center',
  bottom: 'items-end',
};

const stretches: Record<TitleCard['family'], CSSProperties> = {
  wide: { fontStretch: '125%', fontWeight: 600 },
  text: { fontStretch: '100%', fontWeight: 550 },
  narrow: { fontStretch: '75%', fontWeight: 650 },
};

/** Where and how large a text stands, nearly as it will be drawn. */
function TitlePreview({ card: { text, manner, family, place } }: { card: TitleCard }) {
  const isSmall = manner === 'lower-third' || manner === 'caption';
  const isLeft = manner === 'lower-third';
  return (
    <div
      className={clsx(
        'pointer-events-none absolute inset-0 flex p-[6cqmin]',
        stands[manner === 'word-by-word' || manner === 'end-card' ? 'middle' : place],
        isLeft ? 'justify-start' : 'justify-center text-center',
        manner === 'end-card' && 'bg-black/60',
      )}
    >
      <p
        className="max-w-full leading-tight whitespace-pre-line text-white wrap-anywhere [text-shadow:0_0_.5em_rgb(0_0_0/.6)]"
        style={{ ...stretches[family], fontSize: isSmall ? '5cqmin' : '11cqmin' }}
      >
        {text.replaceAll('|', '\n')}
      </p>
    </div>
  );
}

function isSame(currentSrc: string, source: { readonly url: string | null }): boolean {
  return source.url !== null && currentSrc.endsWith(source.url);
}
