import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useSettled } from '../../features/chat/conversations/use-settled.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { DialogClose, DialogFrame } from '../../ui/overlays/dialog.tsx';
import type { Command } from './command.ts';
import { CommandList } from './command-list.tsx';
import { Key } from './key.tsx';
import { texts } from './texts.ts';
import { useCommands } from './use-commands.ts';

type CommandDialogProps = { userId: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Wait after the last letter, in milliseconds. */
const settleMs = 200;

/** Goes to everything and finds everything by its name: Ctrl + K. */
export function CommandDialog({ userId, open, onOpenChange }: CommandDialogProps) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      label={texts.label}
      className="flex max-h-[min(100dvh-2rem,36rem)] max-w-[640px] flex-col self-start overflow-hidden md:mt-26 max-md:-m-4 max-md:h-dvh max-md:max-h-dvh max-md:w-screen max-md:rounded-none"
    >
      <Commands userId={userId} onDone={() => onOpenChange(false)} />
    </DialogFrame>
  );
}

function Commands({ userId, onDone }: { userId: string; onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const listId = useId();
  const words = useSettled(typed.trim(), settleMs);
  const { groups, hasFailed, isReady } = useCommands(userId, typed, words);
  const all = groups.flatMap(({ commands }) => commands);
  const active = all[Math.min(index, all.length - 1)];
  const choose = (command: Command | undefined) => {
    if (!command) return;
    onDone();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event.key);
    if (step !== 0 && all.length > 0) {
      event.preventDefault();
      setIndex((Math.min(index, all.length - 1) + step + all.length) % all.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const wantsWords = event.ctrlKey || event.metaKey;
    choose(wantsWords ? all.find((one) => one.kind === 'action' && one.isForWords) : active);
  };
  return (
    <>
      <div className="flex flex-none items-center gap-3 border-b border-line px-5">
        <Search size={18} aria-hidden className="flex-none text-fg3" />
        <input
          // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
          autoFocus
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${active.id}`}
          aria-autocomplete="list"
          aria-label={texts.field}
          placeholder={texts.hint}
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIndex(0);
          }}
          onKeyDown={press}
          className="h-15 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-fg3"
        />
        <span className="max-md:hidden">
          <Key>{texts.close}</Key>
        </span>
        <DialogClose
          render={
            <IconButton
              size="touch"
              label={texts.leave}
              icon={<X size={20} strokeWidth={1.5} />}
              className="-mr-3 md:hidden"
            />
          }
        />
      </div>
      <CommandList
        id={listId}
        groups={groups}
        active={active}
        onChoose={choose}
        onPoint={(command) => setIndex(all.indexOf(command))}
      />
      <p role="status" className="sr-only">
        {isReady && all.length === 0 && texts.none}
      </p>
      {hasFailed && <p className="flex-none px-5 pb-3 text-fg3">{texts.failed}</p>}
      <div className="type-data flex flex-none items-center gap-2 border-t border-line px-5 py-2.5 text-fg3 max-md:hidden">
        <Key>↑</Key>
        <Key>↓</Key>
        {texts.choose}
        <Key>Entrée</Key>
        {texts.open}
        <span className="ml-auto">{texts.everywhere}</span>
      </div>
    </>
  );
}

function stepOf(key: string): -1 | 0 | 1 {
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}
