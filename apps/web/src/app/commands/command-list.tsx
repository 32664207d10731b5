import { clsx } from 'clsx';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { SearchHit } from '../../features/chat/conversations/search-hit.tsx';
import type { Command, CommandGroup } from './command.ts';
import { Key } from './key.tsx';
import { texts } from './texts.ts';

type CommandListProps = {
  id: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  onChoose: (command: Command) => void;
  /** The pointer lies on it. */
  onPoint: (command: Command) => void;
};

/** What can be chosen; the keyboard stays in the field above. */
export function CommandList({ id, groups, active, onChoose, onPoint }: CommandListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.results}
      tabIndex={-1}
      className="min-h-0 flex-1 overflow-y-auto px-2 py-3"
    >
      {groups.length === 0 && <p className="px-3 py-2 text-fg3">{texts.none}</p>}
      {groups.map(({ title, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={title} role="group" aria-label={title} className="not-first:mt-4">
          <p aria-hidden className="type-caption px-3 pb-1.5 text-fg3">
            {title}
          </p>
          <div
            className={commands[0]?.kind === 'media' ? 'flex gap-2 overflow-x-auto px-3 py-1' : ''}
          >
            {commands.map((command) => (
              <Option
                key={command.id}
                id={`${id}-${command.id}`}
                command={command}
                isActive={command.id === active?.id}
                onChoose={() => onChoose(command)}
                onPoint={() => onPoint(command)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  command: Command;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
};

function Option({ id, command, isActive, onChoose, onPoint }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const isMedia = command.kind === 'media';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-label={isMedia ? command.label : undefined}
      title={isMedia ? command.label : undefined}
      onClick={onChoose}
      onPointerMove={() => !isActive && onPoint()}
      className={clsx(
        'cursor-pointer',
        isMedia
          ? 'h-18 flex-none overflow-hidden rounded-sm'
          : 'flex min-h-10 items-center gap-3 rounded-sm px-3 py-2 pointer-coarse:min-h-12',
        isActive && (isMedia ? 'outline-2 outline-hot' : 'bg-hover'),
      )}
    >
      {isMedia ? <Thumbnail address={command.thumbnail} /> : <Line {...{ command, isActive }} />}
    </div>
  );
}

type LineProps = { command: Exclude<Command, { kind: 'media' }>; isActive: boolean };

function Line({ command, isActive }: LineProps): ReactNode {
  const isForWords = command.kind === 'action' && command.isForWords;
  const Icon = command.kind === 'action' ? command.icon : MessageSquare;
  const hit = command.kind === 'conversation' ? command.conversation.hit : undefined;
  return (
    <>
      <Icon size={18} strokeWidth={1.5} aria-hidden className="flex-none text-fg2" />
      <span className="min-w-0 flex-1 truncate">
        {command.label}
        {hit?.message_id && <SearchHit parts={hit.parts} />}
      </span>
      {isForWords && <Key>Ctrl</Key>}
      {(isForWords || isActive) && <Key>Entrée</Key>}
    </>
  );
}

function Thumbnail({ address }: { address: string | null }) {
  if (address === null) return <div className="h-full w-30 bg-s2" />;
  return <img src={address} alt="" loading="lazy" decoding="async" className="h-full w-auto" />;
}
