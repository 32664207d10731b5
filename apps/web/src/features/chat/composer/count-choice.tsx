import { mostPictures } from '@armoni/contract/chat';
import { useStore } from '../../../lib/store/use-store.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';

const segments = Array.from({ length: mostPictures }, (_, index) => {
  const count = String(index + 1);
  return { value: count, label: count };
});

/** How many pictures one message makes. */
export function CountChoice({ session, className }: { session: ChatSession; className?: string }) {
  const { picture } = useStore(session.memory.state);
  return (
    <div className={className}>
      <Segments
        label={texts.composer.count}
        segments={segments}
        value={String(picture.count)}
        onValueChange={(count) => session.memory.choosePicture({ count: Number(count) })}
      />
    </div>
  );
}
