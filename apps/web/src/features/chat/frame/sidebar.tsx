import { Layers, MessageSquare, Search, SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ConversationList } from '../conversations/conversation-list.tsx';
import { ConversationSearch } from '../conversations/conversation-search.tsx';
import { useSettled } from '../conversations/use-settled.ts';
import { StyleSelect } from '../styles/style-select.tsx';
import { texts } from '../texts.ts';
import type { OpenChat } from './use-open-chat.ts';

type SidebarProps = {
  chat: OpenChat;
  closeButton: ReactNode;
  /** Something was chosen; a sliding panel closes. */
  onLeave: () => void;
};

/** The left side: which style, which conversation, which tool. */
export function Sidebar({ chat, closeButton, onLeave }: SidebarProps) {
  const { session, userId, conversationId, styles } = chat;
  const { styleId } = useStore(session.memory.state);
  const [search, setSearch] = useState<string | null>(null);
  const words = useSettled(search?.trim() ?? '', 250);
  const startNew = () => {
    session.startNew();
    onLeave();
  };
  return (
    <>
      {closeButton && (
        <div className="-mb-2 flex h-14 flex-none items-center justify-between pr-1 pl-5">
          <h2 className="type-h3">{texts.sidebar.label}</h2>
          {closeButton}
        </div>
      )}
      <StyleSelect
        styles={styles}
        styleId={styleId}
        onChoose={(id) => session.memory.chooseStyle(id)}
      />
      <ListHead
        isSearching={search !== null}
        onSearch={() => setSearch(search === null ? '' : null)}
        onStart={startNew}
      />
      {search !== null && (
        <ConversationSearch words={search} onChange={setSearch} onClose={() => setSearch(null)} />
      )}
      <ConversationList
        userId={userId}
        openId={conversationId}
        replyingId={chat.messages.running && conversationId}
        search={words}
        onOpen={onLeave}
      />
      <nav
        aria-label={texts.sidebar.navigation}
        className="flex-none space-y-0.5 border-t border-line p-3"
      >
        <StudioLink href="/armoni" isCurrent icon={<MessageSquare size={16} />} onClick={startNew}>
          {texts.sidebar.studio}
        </StudioLink>
        <StudioLink href="/trainer" icon={<Layers size={16} />} onClick={onLeave}>
          {texts.sidebar.style}
        </StudioLink>
      </nav>
    </>
  );
}

type ListHeadProps = { isSearching: boolean; onSearch: () => void; onStart: () => void };

function ListHead({ isSearching, onSearch, onStart }: ListHeadProps) {
  return (
    <div className="mt-3.5 flex h-10.5 flex-none items-center justify-between pr-3 pl-5">
      <h2 lang="en" className="type-caption text-fg3">
        {texts.sidebar.recent}
      </h2>
      <div className="flex gap-1">
        <IconButton
          size="small"
          label={texts.sidebar.search}
          title={texts.sidebar.search}
          aria-expanded={isSearching}
          icon={<Search size={16} />}
          onClick={onSearch}
        />
        <AppLink
          href="/armoni"
          aria-label={texts.sidebar.startNew}
          title={texts.sidebar.startNew}
          onClick={onStart}
          className="touch-44 inline-flex size-8 items-center justify-center rounded-sm text-fg2 hover:bg-hover hover:text-fg"
        >
          <SquarePen size={16} aria-hidden />
        </AppLink>
      </div>
    </div>
  );
}

function StudioLink(props: {
  href: string;
  isCurrent?: boolean;
  icon: ReactNode;
  onClick: () => void;
  children: string;
}) {
  const { href, isCurrent = false, icon, onClick, children } = props;
  return (
    <AppLink
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      className={`flex h-9 items-center gap-2.5 rounded-sm px-2 no-underline hover:bg-hover pointer-coarse:h-11 ${
        isCurrent ? 'font-[550] text-fg' : 'text-fg2'
      }`}
    >
      {icon}
      {children}
    </AppLink>
  );
}
