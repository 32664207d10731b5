import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { MarkdownText } from '../../apps/web/src/features/chat/markdown/markdown-text.tsx';

const drawPicture = ({ url, alt }: { url: string; alt: string }) => (
  <img src={url || undefined} alt={alt} />
);

const ways = {
  /** The page's own: complete blocks are frozen. */
  blocks: (text: string, isLive: boolean) => (
    <MarkdownText text={text} isLive={isLive} id="a" drawPicture={drawPicture} />
  ),
  /** What most chats do: the whole text anew for every piece. */
  whole: (text: string) => <Markdown remarkPlugins={[remarkGfm, remarkBreaks]}>{text}</Markdown>,
};

/** Draws `text` as it comes in `chunks` pieces, none batched. */
export function streamAnswer(way: keyof typeof ways, text: string, chunks: number): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  for (let chunk = 1; chunk <= chunks; chunk += 1) {
    const part = text.slice(0, Math.round((text.length * chunk) / chunks));
    flushSync(() => root.render(createElement('div', null, ways[way](part, true))));
  }
  flushSync(() => root.render(createElement('div', null, ways[way](text, false))));
  root.unmount();
  host.remove();
}

Object.assign(globalThis, { streamAnswer });
