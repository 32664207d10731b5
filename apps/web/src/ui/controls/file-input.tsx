import type { ComponentProps } from 'react';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  onFiles: (files: readonly File[]) => void;
};

/** The browser's own choice of files, opened by a button beside it through its ref. */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  return (
    <input
      type="file"
      tabIndex={-1}
      className="hidden"
      {...rest}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Emptied so that the same file can be chosen again.
        currentTarget.value = '';
        onFiles(files);
      }}
    />
  );
}
