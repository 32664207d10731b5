import { clsx } from 'clsx';
import { Ban, CircleQuestionMark, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { focusNeighbour } from '../../../lib/browser/focus-neighbour.ts';
import { withFrenchSpaces } from '../../../lib/format/french-spaces.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { texts } from '../texts.ts';
import type { Chips, OfferedChip, RefusedChip, UnderstoodChip, UnreadChip } from './chips.ts';
import type { Span } from './spans.ts';

type WishChipsProps = {
  chips: Chips;
  /** The chip whose panel is open. */
  opened: string | null;
  /** Whether anything was changed by hand. */
  isCorrected: boolean;
  onLight: (spans: readonly Span[]) => void;
  onOpen: (chip: UnderstoodChip, button: HTMLElement) => void;
  onRemove: (chip: { readonly field?: string; readonly spans: readonly Span[] }) => void;
  onTake: (chip: OfferedChip) => void;
  onOffer: (chip: RefusedChip | UnreadChip, words: string) => void;
  onForget: () => void;
};

export function keyOf({ field, index }: UnderstoodChip): string {
  return `${field} ${index ?? ''}`;
}

/** What the studio made of the wish, under it: understood, asked about, refused with a way out, not understood. */
export function WishChips(props: WishChipsProps) {
  const { chips, opened, isCorrected, onLight, onOpen, onRemove, onTake, onOffer, onForget } =
    props;
  const { understood, offered, refused, unread } = chips;
  return (
    <section
      lang="fr"
      aria-label={texts.wish.understoodLabel}
      tabIndex={-1}
      className="mt-2 outline-none"
    >
      {understood.length > 0 && (
        <ul aria-label={texts.wish.understoodLabel} className="flex flex-wrap gap-1.5 max-sm:gap-2">
          {understood.map((chip) => (
            <Chip
              key={keyOf(chip)}
              chip={chip}
              isOpened={opened === keyOf(chip)}
              onLight={onLight}
              onOpen={onOpen}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
      {offered.length > 0 && (
        <ul
          aria-label={texts.wish.offeredLabel}
          className="mt-2 flex flex-wrap gap-1.5 max-sm:gap-2"
        >
          {offered.map((chip) => (
            <OfferedItem
              key={chip.field}
              chip={chip}
              onLight={onLight}
              onRemove={onRemove}
              onTake={onTake}
            />
          ))}
        </ul>
      )}
      {refused.length + unread.length > 0 && (
        <ul aria-label={texts.wish.otherwiseLabel} className="mt-2.5">
          {refused.map((chip) => (
            <RefusedRow
              key={`${chip.reason} ${chip.spans[0]?.start}`}
              chip={chip}
              onLight={onLight}
              onRemove={onRemove}
              onOffer={onOffer}
            />
          ))}
          {unread.map((chip) => (
            <UnreadRow
              key={`unread ${chip.spans[0]?.start}`}
              chip={chip}
              onLight={onLight}
              onRemove={onRemove}
              onOffer={onOffer}
            />
          ))}
        </ul>
      )}
      {isCorrected && (
        <button type="button" className={`${actionClass} mt-2 text-fg3`} onClick={onForget}>
          {texts.wish.forget}
        </button>
      )}
    </section>
  );
}

type Lighting = Pick<WishChipsProps, 'onLight'>;

/** Lights the words of an entry while the pointer or the focus is on it. */
function lighting(spans: readonly Span[], onLight: WishChipsProps['onLight']) {
  const light = () => onLight(spans);
  const darken = () => onLight([]);
  return { onPointerEnter: light, onPointerLeave: darken, onFocus: light, onBlur: darken };
}

type ChipProps = Lighting &
  Pick<WishChipsProps, 'onOpen' | 'onRemove'> & { chip: UnderstoodChip; isOpened: boolean };

function Chip({ chip, isOpened, onLight, onOpen, onRemove }: ChipProps) {
  return (
    <li
      {...lighting(chip.spans, onLight)}
      className={clsx(
        'flex h-7 max-w-full items-center rounded-sm bg-s2 transition-colors hover:bg-s3 max-sm:h-9 forced-colors:border',
        isOpened && 'ring-2 ring-ring',
      )}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpened}
        className="type-label touch-44 h-full min-w-0 truncate pl-2.5 text-left first-letter:uppercase max-sm:px-3.5 sm:pr-1"
        onClick={(event) => onOpen(chip, event.currentTarget)}
      >
        <span className="inline-block first-letter:uppercase">{chip.label}</span>
      </button>
      <RemoveWords chip={chip} onRemove={onRemove} />
    </li>
  );
}

type OfferedProps = Lighting & Pick<WishChipsProps, 'onRemove' | 'onTake'> & { chip: OfferedChip };

/** A value that was read and is not certain: one press sets it. */
function OfferedItem({ chip, onLight, onRemove, onTake }: OfferedProps) {
  return (
    <li
      {...lighting(chip.spans, onLight)}
      className="flex h-7 max-w-full items-center rounded-sm border border-fg3 border-dashed transition-colors hover:bg-s2 max-sm:h-9"
    >
      <button
        type="button"
        className="type-label touch-44 h-full min-w-0 truncate pl-2.5 text-left max-sm:px-3.5 sm:pr-1"
        onClick={(event) => remove(event, () => onTake(chip))}
      >
        <span className="inline-block first-letter:uppercase">{chip.label}&nbsp;?</span>
      </button>
      <RemoveWords chip={chip} onRemove={onRemove} />
    </li>
  );
}

type RemoveProps = Pick<WishChipsProps, 'onRemove'> & { chip: UnderstoodChip | OfferedChip };

/** Beside a chip; a phone has no room for it. */
function RemoveWords({ chip, onRemove }: RemoveProps) {
  return (
    <IconButton
      size="tiny"
      className="max-sm:hidden"
      label={texts.wish.removeWords(chip.label)}
      icon={<X size={14} />}
      onClick={(event) => remove(event, () => onRemove(chip))}
    />
  );
}

type RowProps<C> = Lighting & Pick<WishChipsProps, 'onRemove'> & { chip: C };

function RefusedRow(props: RowProps<RefusedChip> & Pick<WishChipsProps, 'onOffer'>) {
  const { chip, onLight, onRemove, onOffer } = props;
  return (
    <Row
      icon={<Ban size={16} aria-hidden className="mt-0.5 flex-none text-danger" />}
      spans={chip.spans}
      onLight={onLight}
    >
      <p>
        {!chip.message.includes(chip.words) && <Quoted words={chip.words} />}
        <span className="text-fg2">{withFrenchSpaces(chip.message)}</span>
      </p>
      {chip.nearest !== null && chip.offers.length === 0 && (
        <p className="text-fg3">{withFrenchSpaces(chip.nearest)}</p>
      )}
      <div className={actionsClass}>
        <Offers chip={chip} offers={chip.offers} onOffer={onOffer} />
        <button
          type="button"
          aria-label={texts.wish.removeWords(chip.words)}
          className={`${actionClass} text-fg3`}
          onClick={(event) => remove(event, () => onRemove(chip))}
        >
          {texts.wish.remove}
        </button>
      </div>
    </Row>
  );
}

function UnreadRow(props: RowProps<UnreadChip> & Pick<WishChipsProps, 'onOffer'>) {
  const { chip, onLight, onRemove, onOffer } = props;
  const { guesses = [] } = chip;
  return (
    <Row
      icon={<CircleQuestionMark size={16} aria-hidden className="mt-0.5 flex-none" />}
      spans={chip.spans}
      onLight={onLight}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 max-sm:gap-y-2">
        <p>
          <Quoted words={chip.words} />
          <span className="text-fg2">
            {guesses.length > 0 ? texts.wish.rather : texts.wish.notUnderstood}
          </span>
        </p>
        <Offers chip={chip} offers={guesses} onOffer={onOffer} />
        <button
          type="button"
          aria-label={texts.wish.ignoreWords(chip.words)}
          className={`${actionClass} text-fg3`}
          onClick={(event) => remove(event, () => onRemove(chip))}
        >
          {texts.wish.ignore}
        </button>
      </div>
    </Row>
  );
}

type OffersProps = Pick<WishChipsProps, 'onOffer'> & {
  chip: RefusedChip | UnreadChip;
  offers: readonly string[];
};

/** Words that would be understood: one press writes them in the place of these. */
function Offers({ chip, offers, onOffer }: OffersProps) {
  return offers.map((words) => (
    <button
      key={words}
      type="button"
      aria-label={texts.wish.offer(words)}
      className={`${actionClass} first-letter:uppercase`}
      onClick={(event) => remove(event, () => onOffer(chip, words))}
    >
      {words}
    </button>
  ));
}

type EntryProps = Lighting & { icon: ReactNode; spans: readonly Span[]; children: ReactNode };

function Row({ icon, spans, onLight, children }: EntryProps) {
  return (
    <li
      {...lighting(spans, onLight)}
      className="flex items-start gap-2.5 border-t border-line py-2.5 text-[13px]/5"
    >
      {icon}
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </li>
  );
}

function Quoted({ words }: { words: string }) {
  return <span className="font-[550]">«&nbsp;{words}&nbsp;» </span>;
}

/** The entry goes with its button. */
function remove(event: MouseEvent<HTMLElement>, change: () => void) {
  focusNeighbour(event.currentTarget);
  change();
}

const actionClass = 'type-label touch-44 min-h-6 text-left hover:underline';
const actionsClass = 'mt-1 flex flex-wrap gap-x-5 gap-y-1 max-sm:gap-y-3';
