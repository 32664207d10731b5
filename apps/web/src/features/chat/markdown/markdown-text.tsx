import { clsx } from 'clsx';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import Markdown from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { texts } from '../texts.ts';
import { type Blocks, growBlocks, needsWhole, noBlocks } from './freeze-blocks.ts';
import { frenchSpaces } from './french-spaces.ts';
import { markdownComponents, type PictureOf } from './markdown-components.tsx';

type MarkdownTextProps = {
  text: string;
  /** The text still grows at its end. */
  isLive: boolean;
  /** Keeps the footnotes of several answers on one page apart. */
  id: string;
  /** Must stay the same from drawing to drawing. */
  drawPicture: PictureOf;
  /** A picture on its way, drawn where it will be. */
  next?: ReactNode;
  /** It is one of several, which stand in two columns. */
  isSet?: boolean;
};

/** An assistant's text. While it grows, what is complete is drawn once and only its end again. */
export const MarkdownText = memo(function MarkdownText(props: MarkdownTextProps) {
  const { text, isLive, id, drawPicture, next, isSet } = props;
  const drawn = useBlocks(text, isLive);
  // The same elements for pieces that are not worth drawing: nothing is compared, either.
  const content = useMemo(() => {
    const { frozen, tail } = drawn;
    return [...frozen, tail].map((block, index) => (
      <Block
        // biome-ignore lint/suspicious/noArrayIndexKey: frozen blocks only ever grow at the end
        key={index}
        text={block}
        id={id}
        isLive={isLive && index === frozen.length}
        drawPicture={drawPicture}
      />
    ));
  }, [drawn, isLive, id, drawPicture]);
  return (
    <div className={clsx('prose-answer type-prose', isSet && 'of-a-set')}>
      {content}
      {next && <div className="picture-line">{next}</div>}
    </div>
  );
});

type Drawn = { readonly frozen: readonly string[]; readonly tail: string };

/** Blocks in the order they were frozen; whole when only the whole text can be understood. */
function useBlocks(text: string, isLive: boolean): Drawn {
  const known = useRef<{ text: string; blocks: Blocks }>({ text: '', blocks: noBlocks });
  return useMemo(() => {
    const before = known.current;
    const isGrown = text.startsWith(before.text);
    const blocks = isGrown ? before.blocks : noBlocks;
    if (isLive) {
      const grown = growBlocks(blocks, text);
      known.current = { text, blocks: grown };
      return grown;
    }
    if (blocks.frozen.length === 0 || needsWhole(text)) return { frozen: [], tail: text };
    return { frozen: blocks.frozen, tail: text.slice(blocks.tailStart) };
  }, [text, isLive]);
}

const remarkPlugins = [remarkGfm, remarkBreaks];
const rehypePlugins = [frenchSpaces];

type BlockProps = Omit<MarkdownTextProps, 'next' | 'isSet'>;

const Block = memo(function Block({ text, isLive, id, drawPicture }: BlockProps) {
  const components = useMemo(() => markdownComponents(drawPicture, isLive), [drawPicture, isLive]);
  const options = useMemo(
    () => ({
      clobberPrefix: `${id}-`,
      footnoteLabel: texts.messages.footnotes,
      footnoteBackLabel: texts.messages.backToNote,
    }),
    [id],
  );
  return (
    <Markdown
      remarkPlugins={remarkPlugins}
      rehypePlugins={rehypePlugins}
      remarkRehypeOptions={options}
      components={components}
    >
      {text}
    </Markdown>
  );
});
