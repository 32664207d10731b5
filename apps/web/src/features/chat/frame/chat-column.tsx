import { useMemo } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { Composer } from '../composer/composer.tsx';
import { useComposerField } from '../composer/use-composer-field.ts';
import { Welcome } from '../composer/welcome.tsx';
import { MessageLog } from '../messages/message-log.tsx';
import type { ChatSession } from '../session/chat-session.ts';
import { styleInputOf } from '../styles/chosen-style.ts';
import { texts } from '../texts.ts';
import { FloatingButton, TopShade } from './floating-button.tsx';
import type { OpenChat } from './use-open-chat.ts';
import type { SidePanels } from './use-side-panels.ts';

type ChatColumnProps = {
  chat: OpenChat;
  panels: SidePanels;
  /** Opens the choice of files for the next message. */
  onAdd: () => void;
  onFiles: (files: readonly File[]) => void;
};

/** The middle: what was said, or how to begin, and where one writes. */
export function ChatColumn({ chat, panels, onAdd, onFiles }: ChatColumnProps) {
  const { session, conversationId, messages } = chat;
  const { field, sentCount, onSent, write } = useComposerField(session, conversationId);
  const style = useMemo(() => (chat.style ? styleInputOf(chat.style) : null), [chat.style]);
  const composer = (
    <Composer
      session={session}
      openId={conversationId}
      style={chat.style}
      styles={chat.styles}
      userId={chat.userId}
      isTall={messages.isNew}
      running={messages.running}
      field={field}
      onAdd={onAdd}
      onFiles={onFiles}
      onSent={onSent}
    />
  );
  const start = () => write(session.memory.draftOf(null) || texts.messages.starts.create.prompt);
  return (
    <section
      data-talk
      aria-label={texts.pageTitle}
      // A chosen style has a row of its own where one writes: that much less is left for a picture.
      className={`relative flex min-h-0 min-w-0 flex-col ${chat.style ? 'md:[--beside:440px]' : ''}`}
    >
      <PanelButtons panels={panels} pictureCount={chat.pictures.pictures.length} />
      {messages.isNew ? (
        <Welcome composer={composer} onEdit={onAdd} onCreate={start} />
      ) : (
        <MessageLog
          session={session}
          state={messages.state}
          conversationKey={messages.key}
          title={chat.title}
          hasFloatingButtons={!panels.right.isColumn}
          sentCount={sentCount}
          userId={chat.userId}
          conversationId={conversationId}
          style={style}
          composer={composer}
        />
      )}
      <News session={session} />
    </section>
  );
}

/** Where the sides are no columns, buttons open them. */
function PanelButtons({ panels, pictureCount }: { panels: SidePanels; pictureCount: number }) {
  const { left, right } = panels;
  return (
    <>
      {!left.isColumn && <TopShade />}
      {!left.isColumn && (
        <FloatingButton
          side="left"
          label={texts.sidebar.open}
          onClick={() => left.onOpenChange(true)}
        />
      )}
      {!right.isColumn && (
        <FloatingButton
          side="right"
          label={texts.pictures.open(pictureCount)}
          count={pictureCount}
          onClick={() => right.onOpenChange(true)}
        />
      )}
    </>
  );
}

/** Read out by screen readers. */
function News({ session }: { session: ChatSession }) {
  return (
    <p role="status" className="sr-only">
      {useStore(session.news)}
    </p>
  );
}
