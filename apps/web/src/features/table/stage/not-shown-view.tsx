import { useStore } from '../../../lib/store/use-store.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import type { CutPlayer } from './cut-player.ts';
import { captionAt, notShownAt } from './not-shown.ts';

/** What is said, nearly as the film will show it; and, at rest, what the film will have beyond the preview. */
export function NotShownView({ session, player }: { session: TableSession; player: CutPlayer }) {
  const timeline = useStore(session.history).present;
  const frame = useStore(session.frame);
  const { isPlaying } = useStore(player.state);
  const caption = captionAt(timeline, frame);
  const missing = notShownAt(timeline, frame, session.sourceOf);
  return (
    <>
      {caption && (
        <p className="pointer-events-none absolute inset-x-0 bottom-[6cqmin] z-2 px-[10cqmin] text-center text-[5cqmin] leading-tight text-white [text-shadow:0_0_.4em_rgb(0_0_0/.8)]">
          {caption}
        </p>
      )}
      {missing.length > 0 && !isPlaying && (
        <p className="pointer-events-none absolute top-2 left-2 z-4 max-w-[calc(100%-1rem)] rounded-sm bg-on-media px-2 py-1 text-sm text-white">
          {texts.notShown(missing)}
        </p>
      )}
    </>
  );
}
