import './styles.css';

const open = async (onAlive?: () => void) =>
  (await import('./app/open-page.tsx')).openPage(onAlive);

// The server has drawn public pages already: their scripts must not delay words and pictures.
if (document.getElementById('root')!.hasChildNodes()) {
  const pressAgain = keepEarlyPress();
  whenPainted(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
      link.rel = 'modulepreload';
    }
    void open(pressAgain);
  });
} else void open();

/** Runs once, after the first paint; where a browser does not tell of it, after a second. */
function whenPainted(run: () => void): void {
  const observer = new PerformanceObserver(go);
  const timer = setTimeout(go, 1000);
  observer.observe({ type: 'paint', buffered: true });
  function go() {
    observer.disconnect();
    clearTimeout(timer);
    run();
  }
}

/** A button pressed before the page is alive is pressed again when it is. */
function keepEarlyPress(): () => void {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    pressed = (target as Element).closest('button');
  };
  document.addEventListener('click', keep);
  return () => {
    document.removeEventListener('click', keep);
    pressed?.click();
  };
}
