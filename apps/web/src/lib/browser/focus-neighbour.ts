/**
 * Before an entry of a list is removed by a button in it: its buttons go with it, so the focus
 * moves to the last button of the entry beside it, to the first one of the section, or to the
 * section itself when it takes the focus.
 */
export function focusNeighbour(button: HTMLElement): void {
  const entry = button.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const buttons = neighbour?.querySelectorAll('button');
  const section = entry?.closest('section');
  const others = [...(section?.querySelectorAll('button') ?? [])];
  const target =
    buttons?.[buttons.length - 1] ?? others.find((one) => !entry?.contains(one)) ?? section;
  target?.focus();
}
