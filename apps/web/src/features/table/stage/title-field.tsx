import { changeTitle } from '@armoni/contract/timeline/edit-film';
import type { TitleCard } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TableSession } from '../session/table-session.ts';
import { usualSide } from '../session/usual-side.ts';
import { texts } from '../texts.ts';
import { fitLetters } from './fit-letters.ts';
import type { TextBox } from './text-box.ts';
import { titleTypes } from './title-types.ts';

type TitleFieldProps = {
  card: TitleCard;
  index: number;
  box: TextBox;
  session: TableSession;
  /** Width by height of the film. */
  ratio: number;
  /** It was ended by a key: the keyboard goes on where it was. */
  onKeyEnd: () => void;
};

const measuredPx = 100;
const mostCharacters = 500;

/**
 * A text typed where it stands, in its own letters and about as large as it is drawn: Enter and leaving
 * keep it as one step, Escape leaves it as it was. Bars part lines as they do in the field of the panel.
 */
export function TitleField(props: TitleFieldProps) {
  const { card, index, box, session, ratio, onKeyEnd } = props;
  const before = card.text.replaceAll(/\s*\|\s*/g, '\n');
  const [text, setText] = useState(before);
  const [fit, setFit] = useState<ReturnType<typeof fitLetters> | null>(null);
  const measured = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was drawn when typing began.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
    const widest = (measured.current?.offsetWidth ?? 0) / measuredPx;
    const lines = before.split('\n').length;
    setFit(fitLetters({ widest, lines }, { width: box.width, height: box.height / ratio }));
  }, []);
  const end = (isKept: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    session.typing.set(null);
    const words = text.trim();
    if (!isKept || words === '' || text === before) return;
    session.change((now) => changeTitle(now, index, { text: words }), texts.title.typed(index + 1));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onKeyEnd();
      end(true);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onKeyEnd();
      end(false);
    }
  };
  const type = titleTypes[card.family];
  const side = card.side ?? usualSide(card);
  const style: CSSProperties = {
    ...type,
    fontSize: `${100 * (fit?.size ?? 0)}cqw`,
    ...(fit?.isWrapped && { maxWidth: `${100 * box.width * 1.04}cqw` }),
  };
  return (
    <div
      className="absolute z-4 w-max max-w-[94%] -translate-y-1/2"
      style={{ ...places[side](box), top: percent(box.y + box.height / 2) }}
    >
      <span
        ref={measured}
        aria-hidden
        className="invisible absolute whitespace-pre"
        style={{ ...type, fontSize: measuredPx }}
      >
        {before}
      </span>
      {/* As large as what is typed, so that the field over it is. */}
      <span aria-hidden className={clsx(letters, 'invisible block', aligned[side])} style={style}>
        {`${text}\u200b`}
      </span>
      <textarea
        ref={field}
        aria-label={texts.title.typing}
        rows={1}
        maxLength={mostCharacters}
        enterKeyHint="done"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => end(true)}
        className={clsx(
          letters,
          'absolute inset-0 size-full resize-none overflow-hidden rounded-xs bg-transparent caret-(--hot) outline-2 outline-offset-4 outline-hot',
          aligned[side],
        )}
        style={style}
      />
    </div>
  );
}

const letters =
  'min-w-[1ch] p-0 leading-[1.1] whitespace-pre-wrap text-white wrap-anywhere [text-shadow:0_0_.5em_rgb(0_0_0/.6)]';

const aligned = { left: 'text-left', centre: 'text-center', right: 'text-right' } as const;

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** It grows away from the side that it stands at. */
const places = {
  left: ({ x }: TextBox) => ({ left: percent(x) }),
  centre: ({ x, width }: TextBox) => ({ left: percent(x + width / 2), translate: '-50% -50%' }),
  right: ({ x, width }: TextBox) => ({ right: percent(1 - x - width) }),
} as const;
