import { clsx } from 'clsx';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { seenAt } from '../session/film-time.ts';
import type { FramePictures } from '../session/frame-pictures.ts';
import { musicUnder } from '../session/music-under.ts';
import type { PlayableClips } from '../session/playable-clips.ts';
import { framedShot, type TableSession } from '../session/table-session.ts';
import type { TitleDrawings } from '../session/title-drawings.ts';
import { texts } from '../texts.ts';
import { CutPictures } from './cut-pictures.tsx';
import type { CutPlayer } from './cut-player.ts';
import { GlimpseView } from './glimpse-view.tsx';
import { NotShownView } from './not-shown-view.tsx';
import { dissolvingAt, lightAt } from './shown-at.ts';
import { TitleView } from './title-view.tsx';

const CropStage = lazy(() =>
  import('./crop-stage.tsx').then(({ CropStage: stage }) => ({ default: stage })),
);

const TitleHands = lazy(() =>
  import('./title-hands.tsx').then(({ TitleHands: hands }) => ({ default: hands })),
);

type StageProps = {
  session: TableSession;
  player: CutPlayer;
  pictures: FramePictures;
  titles: TitleDrawings;
  clips: PlayableClips;
};

/** The cut at the playhead: its clip as it will be framed, and the texts over it. */
export function Stage({ session, player, pictures, titles, clips }: StageProps) {
  const history = useStore(session.history);
  const { present: timeline } = history;
  const frame = useStore(session.frame);
  const base = useStore(session.base);
  const { unplayable, isPlaying } = useStore(player.state);
  const waiting = useStore(clips.waiting);
  const glimpse = useStore(session.glimpse);
  const held = useStore(session.snap);
  const selection = useStore(session.selection);
  const typing = useStore(session.typing);
  const isWriting = selection.kind === 'title';
  const framing = useStore(session.framing);
  const framed = framedShot(history, selection, framing);
  const framedSource = framed && session.sourceOf(framed.mediaReference.sourceId);
  useEffect(() => {
    // A change and another place are on the stage at once; while it plays the player leads.
    if (timeline && base && frame >= 0 && !player.state.get().isPlaying) player.show();
  }, [player, timeline, base, frame]);
  const { mediaReference } = dissolvingAt(timeline, frame)?.from ?? seenAt(timeline, frame).shot;
  const source = session.sourceOf(mediaReference.sourceId);
  const light = lightAt(timeline, frame);
  const heard = musicUnder(base, timeline);
  const ratio = timeline.width / timeline.height;
  const isLost = !source?.url;
  const isUnplayable =
    source?.kind === 'video' && [...unplayable].some((one) => isSame(one, source));
  return (
    <div
      ref={(element) => player.setStage(element)}
      className="flex min-h-0 flex-1 gap-4 rounded-sm bg-stage"
    >
      {framed && framing && framedSource && (
        <Suspense fallback={<span className="flex-1" />}>
          <CropStage
            {...{ timeline, session, player, shot: framed, source: framedSource, at: framing.at }}
          />
        </Suspense>
      )}
      <div
        // On a phone the clip needs the room; its frame at both ends stands in the panel.
        className={clsx(
          'flex min-w-0 flex-1 items-center justify-center',
          framed && 'max-sm:hidden',
        )}
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
          <CutPictures session={session} player={player} />
          {(isLost || isUnplayable) && (
            <p className="absolute inset-0 flex items-center justify-center p-6 text-center text-fg2">
              {isLost ? texts.absent : waiting.has(source.id) ? texts.copying : texts.undecodable}
            </p>
          )}
          {timeline.tracks.video.titles.map((card, index) => {
            const isTyped = typing === index;
            const text = { timeline, card, frame, titles, pictures, isTyped };
            // biome-ignore lint/suspicious/noArrayIndexKey: texts have no name but their place.
            return <TitleView key={index} {...text} sourceOf={session.sourceOf} />;
          })}
          {timeline.tracks.video.titles.length > 0 && !isPlaying && !glimpse && !framed && (
            <Suspense>
              <TitleHands {...{ timeline, session, titles }} />
            </Suspense>
          )}
          {isWriting && (
            <span
              aria-hidden
              data-safe-area
              className="pointer-events-none absolute inset-[5%] z-3 border border-dashed border-white/60"
            />
          )}
          {held && held.words !== '' && (
            // A finger covers what the track says of the edge.
            <p
              aria-hidden
              className="type-data absolute top-2 right-2 z-4 rounded-sm bg-on-media px-2 py-1 text-white sm:hidden"
            >
              {held.words}
            </p>
          )}
          {!glimpse && <NotShownView session={session} player={player} />}
          {glimpse && (
            <GlimpseView
              key={`${glimpse.url} ${glimpse.fromSeconds}`}
              film={timeline}
              {...glimpse}
            />
          )}
          {light < 1 && !glimpse && (
            <span
              aria-hidden
              className="absolute inset-0 z-3"
              style={{ background: '#000', opacity: 1 - light }}
            />
          )}
          {heard?.url && <MusicHeard key={heard.url} url={heard.url} player={player} />}
        </section>
      </div>
    </div>
  );
}

/** Another piece is another player, which the film's takes over. */
function MusicHeard({ url, player }: { url: string; player: CutPlayer }) {
  const ref = useCallback((element: HTMLAudioElement | null) => player.setMusic(element), [player]);
  // biome-ignore lint/a11y/useMediaCaption: music without words.
  return <audio ref={ref} src={url} />;
}

function isSame(currentSrc: string, source: { readonly url: string | null }): boolean {
  return source.url !== null && currentSrc.endsWith(source.url);
}
