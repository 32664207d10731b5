import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { texts } from '../texts.ts';

/** What stands under the field, or what is wrong with its text. */
export const composerHintId = 'composer-hint';

/** For what gives the keyboard back to it. */
export const composerFieldId = 'composer-field';

type ComposerFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Room for two lines. */
  isTall: boolean;
  isRefused: boolean;
  onWrite: (text: string) => void;
  onSend: () => void;
  onFiles: (files: readonly File[]) => void;
};

/** Enter sends, Shift + Enter begins a line, and files can be pasted. */
export function ComposerField(props: ComposerFieldProps) {
  const { field, text, isTall, isRefused, onWrite, onSend, onFiles } = props;
  useGrowingField(field, text, isTall);
  const press = (event: KeyboardEvent) => {
    // The Enter that ends a composed letter sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <textarea
      ref={field}
      id={composerFieldId}
      rows={1}
      value={text}
      aria-label={texts.composer.label}
      aria-invalid={isRefused || undefined}
      aria-describedby={composerHintId}
      placeholder={texts.composer.placeholder}
      enterKeyHint="send"
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={press}
      onPaste={paste}
      className={`block max-h-32 w-full resize-none overflow-y-auto bg-transparent px-4 pt-3.5 text-base/6 outline-none ${
        isTall ? 'min-h-[62px]' : 'min-h-[38px]'
      }`}
    />
  );
}

/** As high as its text, up to 32 units of 4 px; then it scrolls. */
function useGrowingField(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  isTall: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each text and look
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [field, text, isTall]);
}
