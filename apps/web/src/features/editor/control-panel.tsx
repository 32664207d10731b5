import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/store/use-store.ts';
import { storedFiles } from '../../lib/uploads/upload-queue.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CaptionsSection } from './captions/captions-section.tsx';
import { ClipSection } from './clips/clip-section.tsx';
import type { ClipDrop } from './clips/use-clip-drop.ts';
import { MusicSection } from './music/music-section.tsx';
import type { EditorSession } from './session/editor-session.ts';
import { texts } from './texts.ts';
import { AspectChoice } from './wish/aspect-choice.tsx';
import { InstructionsSection } from './wish/instructions-section.tsx';

// Menus are no part of what the page answers with.
const ProjectMenu = lazy(() =>
  import('./projects/project-menu.tsx').then(({ ProjectMenu: menu }) => ({ default: menu })),
);

type GenerateProps = { session: EditorSession; onGenerate: () => void };
type ControlPanelProps = GenerateProps & { drop: ClipDrop };

/** Everything that a film is made from. */
export function ControlPanel({ session, onGenerate, drop }: ControlPanelProps) {
  const { uploads, music, captions, wish, readings } = session;
  const { aspectRatio } = useStore(wish);
  const clips = storedFiles(useStore(uploads.queue));
  const hasProjects = useStore(session.projects.list).length > 0;
  return (
    <section
      lang="en"
      aria-label={texts.panelLabel}
      className="relative min-h-0 space-y-4 px-4 py-4 lg:overflow-y-auto lg:border-r lg:border-line lg:px-5"
    >
      {hasProjects && (
        <Suspense>
          <ProjectMenu projects={session.projects} />
        </Suspense>
      )}
      <AspectChoice
        value={aspectRatio}
        onChange={(next) => wish.set((current) => ({ ...current, aspectRatio: next }))}
      />
      <ClipSection uploads={uploads} unfinished={session.unfinished} drop={drop} />
      <MusicSection music={music} />
      <CaptionsSection captions={captions} clips={clips} />
      <InstructionsSection
        wish={wish}
        readings={readings}
        clipNames={clips.map(({ name }) => name)}
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
