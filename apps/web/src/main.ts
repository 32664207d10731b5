import './styles.css';

const open = async (onAlive?: () => void) =>
  (await import('./app/open-page.tsx')).openPage(onAlive);

// The server has drawn public pages, and the outline of others: their scripts must not delay words and pictures.
if (document.getElementById('root')!.hasChildNodes()) {
  whenPainted(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
      link.rel = 'modulepreload';
    }
    void open(letPress);
  });
} else {
  letPress();
  void open();
}

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

/** Ends what the page's first script does: a button pressed too early is pressed now. */
function letPress(): void {
  const { holdPress } = window;
  removeEventListener('click', holdPress, true);
  holdPress.button?.click();
}

declare global {
  interface Window {
    readonly holdPress: { (event: Event): void; button?: HTMLButtonElement };
  }
}
