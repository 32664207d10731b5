import { PicturePanel } from '../pictures/picture-panel.tsx';
import { texts } from '../texts.ts';
import { SidePanel } from './side-panel.tsx';
import type { OpenChat } from './use-open-chat.ts';
import type { SidePanels } from './use-side-panels.ts';

type PicturesSideProps = { chat: OpenChat; panels: SidePanels; onAdd: () => void };

export function PicturesSide({ chat, panels, onAdd }: PicturesSideProps) {
  return (
    <SidePanel
      side="right"
      {...panels.right}
      label={texts.pictures.title}
      closeLabel={texts.pictures.close}
    >
      {(closeButton) => (
        <PicturePanel
          session={chat.session}
          state={chat.pictures}
          isNew={chat.messages.isNew}
          onAdd={onAdd}
          closeButton={closeButton}
        />
      )}
    </SidePanel>
  );
}
