import type { Conversation } from '@armoni/contract/chat';
import { type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { useNearView } from '../../../lib/browser/use-near-view.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RemovalDialog } from '../../../ui/overlays/removal-dialog.tsx';
import { texts } from '../texts.ts';
import { ConversationRow } from './conversation-row.tsx';
import { groupConversations } from './group-conversations.ts';
import { uniqueById, useConversations } from './use-conversations.ts';
import { useDeleteConversation } from './use-delete-conversation.ts';
import { useOfferReturn } from './use-offer-return.ts';
import { usePinConversation } from './use-pin-conversation.ts';
import { usePinnedConversations } from './use-pinned-conversations.ts';
import { useRenameConversation } from './use-rename-conversation.ts';

type ConversationListProps = {
  userId: string;
  openId: string | null;
  /** The one whose reply this page watches growing. */
  replyingId: string | null;
  /** Only conversations with these words; empty for all. */
  search: string;
  /** A row was followed; a sliding panel closes. */
  onOpen: () => void;
};

export function ConversationList(props: ConversationListProps) {
  const { userId, openId, replyingId, search, onOpen } = props;
  const query = useConversations(userId, search);
  const { mutate: rename } = useRenameConversation(userId);
  const list = useRef<HTMLDivElement>(null);
  const removal = useRemoval(userId, { openId, list });
  const saveName = useCallback((id: string, name: string) => rename({ id, name }), [rename]);
  const { mutate: setPin } = usePinConversation(userId);
  const pin = useCallback((id: string, pinned: boolean) => setPin({ id, pinned }), [setPin]);
  const pinned = usePinnedConversations(userId);
  const conversations =
    search === '' ? uniqueById([...pinned, ...(query.data ?? [])]) : (query.data ?? []);
  const isEmpty = conversations.length === 0;
  // What was found stands in the order of the hits.
  const groups = search === '' ? groupConversations(conversations) : [{ title: '', conversations }];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-3">
      {query.isPending && <ListSkeleton />}
      {query.isError && isEmpty && <ListFailure onRetry={() => void query.refetch()} />}
      {query.isSuccess && isEmpty && (
        <p className="px-2 py-1 text-fg3">
          {search === '' ? texts.sidebar.none : texts.sidebar.noneFound}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: lists beside each other are no fieldset */}
      <div
        ref={list}
        role="group"
        tabIndex={-1}
        aria-label={texts.sidebar.recent}
        className="rounded-sm -outline-offset-2"
      >
        {groups.map(({ title, conversations: ones }) => (
          <RowGroup key={title} title={title}>
            {ones.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                isOpen={conversation.id === openId}
                isReplying={conversation.is_replying || conversation.id === replyingId}
                onOpen={onOpen}
                onRename={saveName}
                onPin={pin}
                onDelete={removal.begin}
              />
            ))}
          </RowGroup>
        ))}
      </div>
      {query.hasNextPage && (
        <NextPage isLoading={query.isFetchingNextPage} onReached={query.fetchNextPage} />
      )}
      <RemovalDialog {...removal.dialog} words={texts.removal} />
    </div>
  );
}

function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  if (title === '') return <ul>{children}</ul>;
  return (
    <div className="not-first:mt-3">
      <h3 id={id} className="type-caption px-2 pb-1 text-fg3">
        {title}
      </h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

type RemovalOptions = {
  readonly openId: string | null;
  readonly list: RefObject<HTMLElement | null>;
};

/** Deletes a conversation in two steps; without its row, the keyboard goes on from the list. */
function useRemoval(userId: string, { openId, list }: RemovalOptions) {
  const { go } = useNavigation();
  const [removal, setRemoval] = useState<Conversation | null>(null);
  const isConfirmed = useRef(false);
  const begin = useCallback((conversation: Conversation) => {
    isConfirmed.current = false;
    setRemoval(conversation);
  }, []);
  const offerReturn = useOfferReturn(userId);
  const { mutate: remove } = useDeleteConversation(userId, (id) => {
    offerReturn(id, { wasOpen: id === openId });
    if (id === openId) go('/armoni');
  });
  const dialog = {
    open: removal !== null,
    body: removal && texts.removal.body(removal.name),
    onCancel: () => setRemoval(null),
    finalFocus: () => (isConfirmed.current ? list.current : true),
    onConfirm: () => {
      isConfirmed.current = true;
      setRemoval(null);
      if (removal) remove({ id: removal.id });
    },
  };
  return { begin, dialog };
}

function ListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="px-2 py-1 text-fg3">
      <p>{texts.sidebar.failed}</p>
      <Button size="small" className="mt-2" onClick={onRetry}>
        {texts.sidebar.retry}
      </Button>
    </div>
  );
}

function ListSkeleton() {
  return [70, 90, 55, 80].map((percent) => (
    <div key={percent} style={{ width: `${percent}%` }} className="px-2 py-2.5">
      <Skeleton className="h-4" />
    </div>
  ));
}

/** Fetches the next page when the end of the list comes near. */
function NextPage({ isLoading, onReached }: { isLoading: boolean; onReached: () => void }) {
  const end = useNearView({ isWaiting: isLoading, onNear: onReached, margin: '400px' });
  return <div ref={end} className="h-9" />;
}
