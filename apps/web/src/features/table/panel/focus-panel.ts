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

/** Back on the track, on a shot. */
export function focusTrack(shotId: string): void {
  requestAnimationFrame(() => {
    const shots = [...document.querySelectorAll<HTMLElement>('[data-shot]')];
    shots.find(({ dataset }) => dataset.shot === shotId)?.focus();
  });
}
