import { useSignedInUser } from '../../lib/session/identity.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { useStudioConfig } from '../../lib/studio/studio-config.ts';
import { usePageTitle } from '../../lib/studio/use-page-title.ts';
import { Composer } from './composer/composer.tsx';
import { useComposerField } from './composer/use-composer-field.ts';
import { Welcome } from './composer/welcome.tsx';
import { useConversationName, useOpenConversation } from './conversations/use-open-conversation.ts';
import { FloatingButton, TopShade } from './frame/floating-button.tsx';
import { SidePanel } from './frame/side-panel.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import { useSidePanels } from './frame/use-side-panels.ts';
import { MessageLog } from './messages/message-log.tsx';
import { useOpenMessages } from './messages/use-open-messages.ts';
import { PicturePanel } from './pictures/picture-panel.tsx';
import { useOpenPictures } from './pictures/use-open-pictures.ts';
import { useChatSession } from './session/use-chat-session.ts';
import { chosenStyle } from './styles/chosen-style.ts';
import { useStyles } from './styles/use-styles.ts';
import { texts } from './texts.ts';
import { DropZone } from './upload/drop-zone.tsx';
import { UploadDialog } from './upload/upload-dialog.tsx';
import { useFilePicker } from './upload/use-file-picker.tsx';
import { useUpload } from './upload/use-upload.ts';

/** /armoni and /armoni/chats/{id}: conversations, the one that is open, and its pictures. */
export function ChatPage({ conversationId }: { conversationId: string | null }) {
  const { id: userId } = useSignedInUser();
  const session = useChatSession(userId);
  const config = useStudioConfig();
  const mediaHost = config.status === 'ready' ? config.config.mediaHost : '/media';
  useOpenConversation(session, conversationId);
  const title = useConversationName(userId, conversationId);
  usePageTitle(title ?? texts.pageTitle);

  const styles = useStyles(userId).data ?? [];
  const style = chosenStyle(styles, useStore(session.memory.state).styleId);
  const talk = useOpenMessages(session, userId, conversationId);
  const pictures = useOpenPictures(session, { userId, conversationId, mediaHost });
  const upload = useUpload({ session, userId, mediaHost });
  const picker = useFilePicker(upload.choose);

  const { field, sentCount, onSent, write } = useComposerField(session, conversationId);
  const panels = useSidePanels();

  const composer = (
    <Composer
      session={session}
      openId={conversationId}
      style={style}
      isTall={talk.isNew}
      running={talk.running}
      field={field}
      onAdd={() => picker.open(true)}
      onFiles={(files) => upload.choose(files, true)}
      onSent={onSent}
    />
  );
  return (
    <DropZone
      onFiles={(files) => upload.choose(files, true)}
      className="grid h-0 min-w-0 flex-auto grid-cols-1 grid-rows-[minmax(0,1fr)] lg:grid-cols-[264px_minmax(0,1fr)] xl:grid-cols-[264px_minmax(0,1fr)_344px]"
    >
      <SidePanel
        side="left"
        {...panels.left}
        label={texts.sidebar.label}
        closeLabel={texts.sidebar.close}
      >
        {(closeButton) => (
          <Sidebar
            session={session}
            userId={userId}
            openId={conversationId}
            styles={styles}
            closeButton={closeButton}
            onLeave={panels.close}
          />
        )}
      </SidePanel>
      <section aria-label={texts.pageTitle} className="relative flex min-h-0 min-w-0 flex-col">
        {!panels.left.isColumn && <TopShade />}
        {!panels.left.isColumn && (
          <FloatingButton
            side="left"
            label={texts.sidebar.open}
            onClick={() => panels.left.onOpenChange(true)}
          />
        )}
        {!panels.right.isColumn && (
          <FloatingButton
            side="right"
            label={texts.pictures.open(pictures.pictures.length)}
            count={pictures.pictures.length}
            onClick={() => panels.right.onOpenChange(true)}
          />
        )}
        {talk.isNew ? (
          <Welcome
            composer={composer}
            onEdit={() => picker.open(true)}
            onCreate={() =>
              write(session.memory.draftOf(null) || texts.messages.starts.create.prompt)
            }
          />
        ) : (
          <MessageLog
            session={session}
            state={talk.state}
            conversationKey={talk.key}
            title={title}
            mediaHost={mediaHost}
            hasFloatingButtons={!panels.right.isColumn}
            sentCount={sentCount}
            composer={composer}
          />
        )}
        <p role="status" className="sr-only">
          {useStore(session.news)}
        </p>
      </section>
      <SidePanel
        side="right"
        {...panels.right}
        label={texts.pictures.title}
        closeLabel={texts.pictures.close}
      >
        {(closeButton) => (
          <PicturePanel
            session={session}
            state={pictures}
            isNew={talk.isNew}
            onAdd={() => picker.open(false)}
            closeButton={closeButton}
          />
        )}
      </SidePanel>
      {picker.input}
      <UploadDialog
        state={upload.state}
        onCancel={upload.cancel}
        onConfirm={(files) => void upload.confirm(files)}
      />
    </DropZone>
  );
}
