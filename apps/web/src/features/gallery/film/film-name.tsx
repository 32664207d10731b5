import { limits } from '@armoni/contract/limits';
import { Dialog } from '@base-ui/react/dialog';
import { Check, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { texts } from '../texts.ts';

const words = texts.name;

type FilmNameProps = { name: string; onRename: (name: string) => void };

/** A film's name, which becomes a field: Enter and leaving it keep what was written, Escape what was there. */
export function FilmName({ name, onRename }: FilmNameProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (draft === null && wasEdited.current) button.current?.focus();
    wasEdited.current = draft !== null;
  }, [draft]);
  const end = () => {
    const next = draft?.trim();
    setDraft(null);
    if (next && next !== name) onRename(next);
  };
  return (
    <div className="flex min-h-10 items-center gap-1">
      <Dialog.Title className={draft === null ? 'type-h2 min-w-0 truncate' : 'sr-only'}>
        {name}
      </Dialog.Title>
      {draft === null ? (
        <IconButton
          ref={button}
          size="small"
          label={words.edit}
          icon={<Pencil size={14} />}
          onClick={() => setDraft(name)}
        />
      ) : (
        <>
          <Input
            autoFocus
            aria-label={words.label}
            maxLength={limits.filmNameCharacters}
            value={draft}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setDraft(target.value)}
            onBlur={end}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                // The keyboard goes on with the button, which must not be pressed by this.
                event.preventDefault();
                end();
              }
              if (event.key !== 'Escape') return;
              // The name alone is given up, not the dialog.
              event.stopPropagation();
              setDraft(null);
            }}
            className="min-w-0 flex-1"
          />
          <IconButton size="small" label={words.save} icon={<Check size={16} />} onClick={end} />
        </>
      )}
    </div>
  );
}
