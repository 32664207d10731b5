import { limits } from '@armoni/contract/limits';
import { lazy, type RefObject, Suspense, useState } from 'react';
import type { Store } from '../../../lib/store/make-store.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { texts } from '../texts.ts';
import { currentValue } from './chip-fields.ts';
import type { Chips, RefusedChip, UnderstoodChip, UnreadChip } from './chips.ts';
import { hasCorrections, noCorrections, withField, withoutChip } from './corrections.ts';
import type { Span } from './spans.ts';
import { type Wish, withInstructions } from './wish.ts';
import { keyOf, WishChips } from './wish-chips.tsx';

const ChipPanel = lazy(async () => ({ default: (await import('./chip-panel.tsx')).ChipPanel }));

type WishReadingPanelProps = {
  wish: Store<Wish>;
  chips: Chips;
  /** Whether the text still is the one that was read. */
  isCurrent: boolean;
  clipNames: readonly string[];
  field: RefObject<HTMLTextAreaElement | null>;
  onLight: (spans: readonly Span[]) => void;
};

/** The chips of the wish, and what pressing them does to it. */
export function WishReadingPanel(props: WishReadingPanelProps) {
  const { wish, chips, isCurrent, clipNames, field, onLight } = props;
  const { corrections } = useStore(wish);
  const [opened, setOpened] = useState<{ key: string; anchor: HTMLElement } | null>(null);
  const chip = opened && chips.understood.find((each) => keyOf(each) === opened.key);
  const remove = (gone: { readonly field?: string; readonly spans: readonly Span[] }) => {
    onLight([]);
    wish.set((now) => ({ ...now, corrections: withoutChip(now.corrections, gone) }));
  };
  const rewrite = ({ spans }: UnderstoodChip) => {
    setOpened(null);
    // After the panel has given the focus back.
    setTimeout(() => select(field.current, spans[0]));
  };
  return (
    <>
      <Summary chips={chips} isCurrent={isCurrent} />
      <WishChips
        chips={chips}
        opened={chip ? keyOf(chip) : null}
        isCorrected={hasCorrections(corrections)}
        onLight={onLight}
        onOpen={(each, anchor) => setOpened({ key: keyOf(each), anchor })}
        onRemove={remove}
        onTake={({ field: name, value, spans }) => {
          onLight([]);
          wish.set((now) => ({
            ...now,
            corrections: withField(now.corrections, { field: name, value, spans }),
          }));
        }}
        onOffer={(refused, words) => wish.set((now) => withOffer(now, refused, words))}
        onForget={() => wish.set((now) => ({ ...now, corrections: noCorrections }))}
      />
      {chip && (
        <Suspense>
          <ChipPanel
            chip={chip}
            value={currentValue(chip, chips.intent, corrections)}
            clipNames={clipNames}
            anchor={opened.anchor}
            onSet={(value) => {
              const { field: name, spans } = chip;
              wish.set((now) => ({
                ...now,
                corrections: withField(now.corrections, { field: name, value, spans }),
              }));
            }}
            onRewrite={() => rewrite(chip)}
            onRemove={() => {
              setOpened(null);
              remove(chip);
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Read out once the studio has read what stands there. */
function Summary({ chips, isCurrent }: { chips: Chips; isCurrent: boolean }) {
  const { understood, offered, refused, unread } = chips;
  return (
    <p lang="fr" role="status" className="sr-only">
      {isCurrent &&
        texts.wish.summary(understood.length, offered.length, refused.length, unread.length)}
    </p>
  );
}

/** The wish with words that are understood in the place of refused ones, if they fit. */
function withOffer(wish: Wish, { spans }: RefusedChip | UnreadChip, words: string): Wish {
  const [first] = spans;
  if (!first) return wish;
  const { instructions } = wish;
  const text = instructions.slice(0, first.start) + words + instructions.slice(first.end);
  return text.length > limits.instructionsFieldCharacters ? wish : withInstructions(wish, text);
}

function select(field: HTMLTextAreaElement | null, span: Span | undefined) {
  if (!field || !span) return;
  field.focus();
  field.setSelectionRange(span.start, span.end);
}
