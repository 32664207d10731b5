import { useRef } from 'react';
import { FileInput } from '../../../ui/controls/file-input.tsx';

/** The browser's own dialog for choosing pictures and films. */
export function useFilePicker(onChoose: (files: readonly File[], asReference: boolean) => void) {
  const input = useRef<HTMLInputElement>(null);
  const asReference = useRef(false);
  return {
    open: (reference: boolean) => {
      asReference.current = reference;
      input.current?.click();
    },
    /** Stands anywhere on the page. */
    input: (
      <FileInput
        ref={input}
        multiple
        accept="image/*,video/*"
        aria-hidden
        onFiles={(files) => onChoose(files, asReference.current)}
      />
    ),
  };
}
