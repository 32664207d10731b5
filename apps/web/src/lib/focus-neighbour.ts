/**
 * Before an entry of a list is removed by a button in it: its buttons go with it, so the focus
 * moves to the last button of the entry beside it, or to the first one of the section.
 */
export function focusNeighbour(button: HTMLElement): void {
  const entry = button.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const buttons = neighbour?.querySelectorAll('button');
  const target =
    buttons?.[buttons.length - 1] ?? entry?.closest('section')?.querySelector('button');
  target?.focus();
}
