let isAwaited = false;

const first = '[data-panel-start]';
const title = '[data-panel-title]';

/**
 * The keyboard goes on in the panel that was just opened: in its first field, else on its title. One whose
 * code is still fetched takes it once it stands (`takePanelFocus`).
 */
export function focusPanel(): void {
  requestAnimationFrame(() => {
    const target = document.querySelector<HTMLElement>(first) ?? document.querySelector(title);
    isAwaited = !(target instanceof HTMLElement);
    if (!(target instanceof HTMLElement)) return;
    target.focus();
    if (target instanceof HTMLTextAreaElement) target.select();
  });
}

/** For the title of a panel as it appears. */
export function takePanelFocus(element: HTMLElement | null): void {
  if (!element || !isAwaited) return;
  isAwaited = false;
  element.focus();
}

/** Back on the track: on the shot that was open, else on the first. */
export function focusTrack(shotId: string | null): void {
  requestAnimationFrame(() => {
    const shots = [...document.querySelectorAll<HTMLElement>('[data-shot]')];
    const target = shots.find(({ dataset }) => dataset.shot === shotId) ?? shots[0];
    target?.focus();
  });
}
