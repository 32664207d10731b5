/** What floats over the page: menus and the list of a select. */
export const popupClass =
  'z-50 min-w-40 rounded-md bg-float p-1 shadow-float outline-none forced-colors:border transition-[opacity,translate] duration-160 ' +
  'data-starting-style:translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0';

export const popupRowClass =
  'type-ui flex min-h-9 w-full cursor-default select-none items-center gap-3 rounded-xs px-2.5 text-left outline-none ' +
  'data-highlighted:bg-hover data-disabled:text-fg3 pointer-coarse:min-h-11';
