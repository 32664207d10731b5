type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  readonly target: EventTarget | null;
  readonly defaultPrevented: boolean;
};

/** Elements that need the arrows for themselves. */
const arrowUsers =
  'input, textarea, select, video, audio, [contenteditable=true], [role=slider], [role=radio], [role=tab], [role=menu], [role=menuitem], [role=listbox]';

/** Where the left and right arrows lead on a page of films; undefined when they mean something else. */
export function arrowStep(press: Press): -1 | 1 | undefined {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) {
    return undefined;
  }
  const target = press.target as Partial<Element> | null;
  if (target?.closest?.(arrowUsers)) return undefined;
  if (press.key === 'ArrowLeft') return -1;
  return press.key === 'ArrowRight' ? 1 : undefined;
}
