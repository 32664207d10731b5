import { texts } from '../texts.ts';
import { SidePanel } from './side-panel.tsx';
import { Sidebar } from './sidebar.tsx';
import type { OpenChat } from './use-open-chat.ts';
import type { SidePanels } from './use-side-panels.ts';

export function ConversationsSide({ chat, panels }: { chat: OpenChat; panels: SidePanels }) {
  return (
    <SidePanel
      side="left"
      {...panels.left}
      label={texts.sidebar.label}
      closeLabel={texts.sidebar.close}
    >
      {(closeButton) => <Sidebar chat={chat} closeButton={closeButton} onLeave={panels.close} />}
    </SidePanel>
  );
}
