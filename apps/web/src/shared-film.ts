import { copyText } from './lib/browser/copy-text.ts';
import { formatDuration } from './lib/format/format.ts';
import { seekTarget } from './ui/film/seek-target.ts';

// The whole script of a shared film's page, which the server writes: it plays without it, too.

const words = {
  seek: 'Position dans le film',
  play: 'Lire',
  pause: 'Pause',
  copied: 'Copié.',
  notCopied: 'Le navigateur n’a pas laissé copier.',
} as const;

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector);

const video = find<HTMLVideoElement>('.film video');
const accord = find<HTMLElement>('.accord');
const controls = find<HTMLElement>('.controls');
if (video && accord) makeSeekBar(video, accord);
if (video && controls) takeControl(video, controls);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) offerCopy(button);

/** The accord becomes a slider for the pointer and the keyboard. */
function makeSeekBar(player: HTMLVideoElement, bar: HTMLElement): void {
  const length = () => player.duration || 0;
  const show = () => {
    const share = length() ? player.currentTime / length() : 0;
    bar.style.setProperty('--played', `${(100 * share).toFixed(2)}%`);
    bar.ariaValueNow = String(Math.round(player.currentTime));
    bar.ariaValueMax = String(Math.round(length()));
    bar.ariaValueText = `${formatDuration(player.currentTime)} / ${formatDuration(length())}`;
  };
  const seek = (seconds: number) => {
    player.currentTime = Math.max(0, Math.min(length(), seconds));
    show();
  };
  const follow = (event: PointerEvent) => {
    const { left, width } = bar.getBoundingClientRect();
    seek(((event.clientX - left) / width) * length());
  };
  Object.assign(bar, { role: 'slider', tabIndex: 0, ariaLabel: words.seek, ariaValueMin: '0' });
  bar.addEventListener('pointerdown', (event) => {
    bar.setPointerCapture(event.pointerId);
    follow(event);
  });
  bar.addEventListener('pointermove', (event) => {
    if (bar.hasPointerCapture(event.pointerId)) follow(event);
  });
  bar.addEventListener('keydown', (event) => {
    const { key } = event;
    const to = seekTarget({ key, currentSeconds: player.currentTime, durationSeconds: length() });
    if (to === null) return;
    event.preventDefault();
    seek(to);
  });
  for (const name of ['timeupdate', 'durationchange', 'seeked']) {
    player.addEventListener(name, show);
  }
  player.addEventListener('play', function follow() {
    show();
    if (!player.paused) requestAnimationFrame(follow);
  });
  show();
}

function takeControl(player: HTMLVideoElement, bar: HTMLElement): void {
  const button = (name: string) => bar.querySelector<HTMLButtonElement>(`[data-do="${name}"]`);
  const [play, sound, screen] = [button('play'), button('sound'), button('screen')];
  const clock = bar.querySelector('.time b');
  const toggle = () => {
    if (player.paused) player.play().catch(() => undefined);
    else player.pause();
  };
  const show = () => {
    bar.parentElement?.toggleAttribute('data-playing', !player.paused);
    if (play) play.ariaLabel = player.paused ? words.play : words.pause;
    if (sound) sound.ariaPressed = String(player.muted);
    if (clock) clock.textContent = formatDuration(player.currentTime);
  };
  for (const name of ['play', 'pause', 'timeupdate', 'seeked', 'volumechange']) {
    player.addEventListener(name, show);
  }
  player.addEventListener('click', toggle);
  play?.addEventListener('click', toggle);
  sound?.addEventListener('click', () => {
    player.muted = !player.muted;
  });
  screen?.addEventListener('click', () => {
    // A phone that shows videos alone on its whole screen, and keeps pages as they are.
    player.requestFullscreen?.().catch(() => undefined);
  });
  document.addEventListener('fullscreenchange', () => {
    player.controls = document.fullscreenElement === player;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || (event.target as Element).closest('button, a, pre')) return;
    event.preventDefault();
    toggle();
  });
  player.controls = false;
  bar.hidden = false;
  show();
}

function offerCopy(button: HTMLButtonElement): void {
  const said = find<HTMLElement>('.said');
  button.hidden = false;
  button.addEventListener('click', async () => {
    const isCopied = await copyText(button.dataset.copy ?? '');
    button.closest<HTMLElement>('[popover]')?.hidePopover();
    if (said) said.textContent = isCopied ? words.copied : words.notCopied;
  });
}
