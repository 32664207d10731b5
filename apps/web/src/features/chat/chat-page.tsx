import { lazy, Suspense, useState } from 'react';
import { useStore } from '../../lib/store/use-store.ts';
import { ChatColumn } from './frame/chat-column.tsx';
import { ConversationsSide } from './frame/conversations-side.tsx';
import { PicturesSide } from './frame/pictures-side.tsx';
import { useAim } from './frame/use-aim.ts';
import { type OpenChat, useOpenChat } from './frame/use-open-chat.ts';
import { useSidePanels } from './frame/use-side-panels.ts';
import { DropZone } from './upload/drop-zone.tsx';
import { UploadDialog } from './upload/upload-dialog.tsx';
import { useFilePicker } from './upload/use-file-picker.tsx';
import { useUpload } from './upload/use-upload.ts';

const PictureViewer = lazy(async () => ({
  default: (await import('./viewer/picture-viewer.tsx')).PictureViewer,
}));

type ChatPageProps = {
  conversationId: string | null;
  /** A question to go to. */
  messageId: string | null;
  /** A picture to see large. */
  pictureUrl: string | null;
};

/** /armoni and /armoni/chats/{id}: conversations, the one that is open, and its pictures. */
export function ChatPage({ conversationId, messageId, pictureUrl }: ChatPageProps) {
  const chat = useOpenChat(conversationId);
  useAim(chat, { messageId, pictureUrl });
  const upload = useUpload(chat.session, chat.userId);
  const picker = useFilePicker(upload.choose);
  const panels = useSidePanels();
  const addReference = (files: readonly File[]) => upload.choose(files, true);
  return (
    <DropZone
      onFiles={addReference}
      className="grid h-0 min-w-0 flex-auto grid-cols-1 grid-rows-[minmax(0,1fr)] lg:grid-cols-[264px_minmax(0,1fr)] xl:grid-cols-[264px_minmax(0,1fr)_344px]"
    >
      <ConversationsSide chat={chat} panels={panels} />
      <ChatColumn
        chat={chat}
        panels={panels}
        onAdd={() => picker.open(true)}
        onFiles={addReference}
      />
      <PicturesSide chat={chat} panels={panels} onAdd={() => picker.open(false)} />
      {picker.input}
      <LargePicture chat={chat} />
      <UploadDialog
        state={upload.state}
        onCancel={upload.cancel}
        onConfirm={(files) => void upload.confirm(files)}
      />
    </DropZone>
  );
}

/** Fetched with the first picture that is seen large. */
function LargePicture({ chat: { session, pictures } }: { chat: OpenChat }) {
  const isOpen = useStore(session.viewed) !== null;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <PictureViewer session={session} pictures={pictures.pictures} />
    </Suspense>
  );
}
