import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  onFiles: (files: readonly File[]) => void;
};

/** The browser's own choice of files, opened by a button beside it through its ref. */
export function FileInput({ onFiles, ref, ...rest }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    // Emptied so that the same file can be chosen again.
    if (input.current) input.current.value = '';
    onFiles(files);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page drawn before its script runs takes a choice that nobody hears
  useEffect(take, []);
  return (
    <input ref={input} type="file" tabIndex={-1} className="hidden" {...rest} onChange={take} />
  );
}
