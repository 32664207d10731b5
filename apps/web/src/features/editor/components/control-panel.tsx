import { storedFiles } from '../../../lib/upload-queue.ts';
import { useStore } from '../../../lib/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import type { EditorSession } from '../editor-session.ts';
import { texts } from '../texts.ts';
import type { ClipDrop } from '../use-clip-drop.ts';
import { AspectChoice } from './aspect-choice.tsx';
import { ClipSection } from './clip-section.tsx';
import { InstructionsSection } from './instructions-section.tsx';
import { MusicSection } from './music-section.tsx';

type GenerateProps = { session: EditorSession; onGenerate: () => void };
type ControlPanelProps = GenerateProps & { drop: ClipDrop };

/** Everything that a film is made from. */
export function ControlPanel({ session, onGenerate, drop }: ControlPanelProps) {
  const { uploads, music, wish } = session;
  const { instructions, aspectRatio } = useStore(wish);
  return (
    <section
      lang="en"
      aria-label={texts.panelLabel}
      className="relative min-h-0 space-y-4 px-4 py-4 lg:overflow-y-auto lg:border-r lg:border-line lg:px-5"
    >
      <AspectChoice
        value={aspectRatio}
        onChange={(next) => wish.set((current) => ({ ...current, aspectRatio: next }))}
      />
      <ClipSection uploads={uploads} drop={drop} />
      <MusicSection music={music} />
      <InstructionsSection
        value={instructions}
        onChange={(next) => wish.set((current) => ({ ...current, instructions: next }))}
        onSubmit={onGenerate}
      />
    </section>
  );
}

export function GenerateBar({ session, onGenerate }: GenerateProps) {
  const queue = useStore(session.uploads.queue);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 border-t border-line bg-bg px-4 py-2 max-lg:order-last lg:border-r lg:px-5 lg:py-3"
    >
      <Button
        lang="en"
        wide
        variant="hot"
        size="making"
        disabled={storedFiles(queue).length === 0}
        onClick={onGenerate}
      >
        {texts.generate}
      </Button>
    </div>
  );
}
