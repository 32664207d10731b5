import type { Conversation } from '@armoni/contract/chat';
import { clsx } from 'clsx';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo, useCallback, useRef, useState } from 'react';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ContextMenu } from '../../../ui/overlays/context-menu.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { texts } from '../texts.ts';
import { RenameField } from './rename-field.tsx';

type ConversationRowProps = {
  conversation: Conversation;
  isOpen: boolean;
  onOpen: () => void;
  onRename: (id: string, name: string) => void;
  onDelete: (conversation: Conversation) => void;
};

/** A conversation and its actions, by the right button, a long press, the menu key or « ⋯ ». */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isOpen, onOpen, onRename, onDelete } = props;
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
    <>
      <MenuItem icon={<Pencil size={16} />} onSelect={() => setEditing(true)}>
        {texts.sidebar.edit}
      </MenuItem>
      <MenuItem icon={<Trash2 size={16} />} destructive onSelect={() => onDelete(conversation)}>
        {texts.sidebar.delete}
      </MenuItem>
    </>
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
                'group relative flex h-9 items-center rounded-sm pointer-coarse:h-11',
                isOpen ? 'bg-s2' : 'focus-within:bg-s2 hover:bg-s2 has-data-popup-open:bg-s2',
              )}
            >
              <AppLink
                href={`/armoni/chats/${conversation.id}`}
                title={conversation.name}
                aria-current={isOpen ? 'page' : undefined}
                onClick={onOpen}
                className={clsx(
                  'min-w-0 flex-1 truncate rounded-sm px-2 py-2 no-underline -outline-offset-2 pointer-coarse:py-3',
                  'group-focus-within:pr-9 group-hover:pr-9 pointer-coarse:pr-9',
                  isOpen ? 'pr-9 font-[550] text-fg' : 'text-fg2 group-hover:text-fg',
                )}
              >
                {conversation.name}
              </AppLink>
              <Menu
                trigger={
                  <IconButton
                    size="small"
                    label={texts.sidebar.more(conversation.name)}
                    icon={<Ellipsis size={16} />}
                    className={clsx(
                      'absolute! right-0.5',
                      !isOpen &&
                        'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-popup-open:opacity-100 pointer-coarse:opacity-100',
                    )}
                  />
                }
              >
                {actions}
              </Menu>
            </div>
          }
        >
          {actions}
        </ContextMenu>
      )}
    </li>
  );
});
