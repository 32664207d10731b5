import type { Conversation, ListedConversation } from '@armoni/contract/chat';
import { clsx } from 'clsx';
import { Ellipsis, Hourglass, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useCallback, useRef, useState } from 'react';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ContextMenu } from '../../../ui/overlays/context-menu.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { texts } from '../texts.ts';
import { chatAddress } from './chat-address.ts';
import { RenameField } from './rename-field.tsx';
import { SearchHit } from './search-hit.tsx';

type ConversationRowProps = {
  conversation: ListedConversation;
  isOpen: boolean;
  /** A reply is being written in it. */
  isReplying: boolean;
  onOpen: () => void;
  onRename: (id: string, name: string) => void;
  onPin: (id: string, isPinned: boolean) => void;
  onDelete: (conversation: Conversation) => void;
};

/** A conversation and its actions, by the right button, a long press, the menu key or « ⋯ ». */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isOpen, isReplying, onOpen, onRename, onPin, onDelete } = props;
  const [isEditing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const finish = useCallback(() => {
    setEditing(false);
    // The keyboard goes on from the row that the field stood in.
    setTimeout(() => row.current?.querySelector('a')?.focus(), 0);
  }, []);
  const save = (name: string) => {
    onRename(conversation.id, name);
    finish();
  };
  const actions = (
    <RowActions
      isPinned={conversation.is_pinned}
      onEdit={() => setEditing(true)}
      onPin={(isPinned) => onPin(conversation.id, isPinned)}
      onDelete={() => onDelete(conversation)}
    />
  );
  return (
    <li ref={row} className="[contain-intrinsic-size:auto_36px] [content-visibility:auto]">
      {isEditing ? (
        <RenameField name={conversation.name} onCancel={finish} onSave={save} />
      ) : (
        <ContextMenu
          target={
            <div
              className={clsx(
                'group relative flex min-h-9 items-center rounded-sm pointer-coarse:min-h-11',
                isOpen ? 'bg-s2' : 'focus-within:bg-s2 hover:bg-s2 has-data-popup-open:bg-s2',
              )}
            >
              <RowLink {...{ conversation, isOpen, isReplying, onOpen }} />
              <RowMenu name={conversation.name} isOpen={isOpen}>
                {actions}
              </RowMenu>
            </div>
          }
        >
          {actions}
        </ContextMenu>
      )}
    </li>
  );
});

type RowActionsProps = {
  isPinned: boolean;
  onEdit: () => void;
  onPin: (isPinned: boolean) => void;
  onDelete: () => void;
};

function RowActions({ isPinned, onEdit, onPin, onDelete }: RowActionsProps) {
  return (
    <>
      <MenuItem icon={<Pencil size={16} />} onSelect={onEdit}>
        {texts.sidebar.edit}
      </MenuItem>
      <MenuItem
        icon={isPinned ? <PinOff size={16} /> : <Pin size={16} />}
        onSelect={() => onPin(!isPinned)}
      >
        {isPinned ? texts.sidebar.unpin : texts.sidebar.pin}
      </MenuItem>
      <MenuItem icon={<Trash2 size={16} />} destructive onSelect={onDelete}>
        {texts.sidebar.delete}
      </MenuItem>
    </>
  );
}

type RowLinkProps = Pick<ConversationRowProps, 'conversation' | 'isOpen' | 'isReplying' | 'onOpen'>;

function RowLink({ conversation, isOpen, isReplying, onOpen }: RowLinkProps) {
  const { id, name, hit } = conversation;
  return (
    <AppLink
      href={chatAddress({ id, hit })}
      title={name}
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
      className={clsx(
        'min-w-0 flex-1 truncate rounded-sm px-2 py-2 no-underline -outline-offset-2 pointer-coarse:py-3',
        'group-focus-within:pr-9 group-hover:pr-9 pointer-coarse:pr-9',
        isOpen ? 'pr-9 font-[550] text-fg' : 'text-fg2 group-hover:text-fg',
      )}
    >
      {isReplying && <ReplyingMark />}
      {name}
      {hit?.message_id && <SearchHit parts={hit.parts} />}
    </AppLink>
  );
}

function ReplyingMark() {
  return (
    <>
      <Hourglass
        size={14}
        aria-hidden
        className="mr-1.5 inline-block animate-hourglass align-[-2px] text-fg3"
      />
      <span className="sr-only">{texts.sidebar.replying}</span>
    </>
  );
}

type RowMenuProps = { name: string; isOpen: boolean; children: ReactNode };

function RowMenu({ name, isOpen, children }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={texts.sidebar.more(name)}
          icon={<Ellipsis size={16} />}
          className={clsx(
            'absolute! right-0.5',
            !isOpen &&
              'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-popup-open:opacity-100 pointer-coarse:opacity-100',
          )}
        />
      }
    >
      {children}
    </Menu>
  );
}
