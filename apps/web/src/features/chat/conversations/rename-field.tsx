import { limits } from '@armoni/contract/limits';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';

type RenameFieldProps = {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
};

/** A row turned into an input: Enter saves; Escape and a click outside cancel. */
export function RenameField({ name, onSave, onCancel }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(name);
  useEffect(() => {
    const input = field.current;
    // After the menu that was chosen from has given its focus back.
    const timer = setTimeout(() => input?.select(), 0);
    const cancelOutside = (event: PointerEvent) => {
      if (event.target !== input) onCancel();
    };
    document.addEventListener('pointerdown', cancelOutside, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', cancelOutside, true);
    };
  }, [onCancel]);
  const follow = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // A sliding panel would close as well.
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const wanted = value.trim();
    if (wanted === '' || wanted === name) onCancel();
    else onSave(wanted);
  };
  return (
    <input
      ref={field}
      aria-label={texts.sidebar.renameLabel}
      value={value}
      maxLength={limits.conversationNameCharacters}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={follow}
      className="h-9 w-full rounded-sm border border-edge bg-s1 px-2 text-fg focus-visible:-outline-offset-2 pointer-coarse:h-11 pointer-coarse:text-base"
    />
  );
}
