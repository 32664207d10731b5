import { useRef } from 'react';

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
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*,video/*"
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])], asReference.current);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    ),
  };
}
