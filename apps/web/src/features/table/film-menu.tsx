import type { FilmVersion } from '@armoni/contract/cuts';
import { limits } from '@armoni/contract/limits';
import { Check, ChevronDown, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../lib/format/format.ts';
import { useStore } from '../../lib/store/use-store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { renameFilm } from './session/table-service.ts';
import type { TableSession } from './session/table-session.ts';
import { texts } from './texts.ts';

type FilmMenuProps = {
  session: TableSession;
  versions: readonly FilmVersion[];
  /** Beside the version that is shown. */
  onCompare: (number: number) => void;
  /** After the film has another name. */
  onRenamed: () => void;
};

const labels = texts.menu;

/** The film's name and version; behind it the other versions, and another name. */
export function FilmMenu({ session, versions, onCompare, onRenamed }: FilmMenuProps) {
  const { title, version, film_id } = useStore(session.base);
  const [isNaming, setNaming] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (!isNaming && wasNaming.current) trigger.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  const rename = async (name: string) => {
    setNaming(false);
    if (name === '' || name === title) return;
    const show = (shown: string) => session.base.set((now) => ({ ...now, title: shown }));
    show(name);
    try {
      await renameFilm(film_id, name);
      onRenamed();
    } catch {
      show(title);
      toast.error(labels.renameFailed);
    }
  };
  if (isNaming) {
    return (
      <h1 className="min-w-0">
        <NameField name={title} onEnd={(name) => void rename(name)} />
      </h1>
    );
  }
  return (
    <h1 className="flex min-w-0">
      <Menu
        align="start"
        trigger={
          <Button ref={trigger} variant="ghost" className="-ml-3 min-w-0 px-3 max-sm:gap-1.5">
            <span className="type-h2 text-left text-fg max-sm:type-h3 max-sm:line-clamp-2 max-sm:whitespace-normal sm:truncate sm:text-nowrap">
              {title}
            </span>
            <span className="type-data flex-none text-fg3">{texts.version(version)}</span>
            <ChevronDown size={16} aria-hidden className="flex-none text-fg3" />
            <span className="sr-only">{labels.open}</span>
          </Button>
        }
      >
        {versions.map(({ number, changes, created_at, is_current }) => (
          <MenuItem
            key={number}
            disabled={is_current}
            icon={is_current ? <Check size={16} /> : <span className="w-4" />}
            onSelect={() => onCompare(number)}
          >
            <span className="type-data">{texts.version(number)}</span>
            <span className="max-w-72 truncate">{changes}</span>
            <span className="type-data ml-auto pl-4 text-fg3">
              {is_current ? texts.film.current : formatDateTime(created_at)}
            </span>
          </MenuItem>
        ))}
        {versions.length > 0 && <MenuSeparator />}
        <MenuItem icon={<Pencil size={16} />} onSelect={() => setNaming(true)}>
          {labels.rename}
        </MenuItem>
      </Menu>
    </h1>
  );
}

/** Enter and leaving it keep what was written, Escape what was there. */
function NameField({ name, onEnd }: { name: string; onEnd: (name: string) => void }) {
  return (
    <Input
      autoFocus
      aria-label={labels.name}
      maxLength={limits.filmNameCharacters}
      defaultValue={name}
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => onEnd(target.value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // The keyboard goes on with the button, which must not be pressed by this.
          event.preventDefault();
          event.currentTarget.blur();
        }
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEnd(name);
      }}
    />
  );
}
