import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Check, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { withFrenchSpaces } from '../../../lib/format/french-spaces.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { popupRowClass } from '../../../ui/controls/popup-class.ts';
import { DetailPopover } from '../../../ui/overlays/detail-popover.tsx';
import { texts } from '../texts.ts';
import {
  amountAs,
  amountIn,
  type ChoiceOption,
  editorOf,
  type FieldEditor,
  titleOf,
} from './chip-fields.ts';
import type { UnderstoodChip } from './chips.ts';

export type ChipPanelProps = {
  chip: UnderstoodChip;
  /** What holds for its field now. */
  value: unknown;
  /** In the film's order. */
  clipNames: readonly string[];
  anchor: HTMLElement;
  onSet: (value: unknown) => void;
  onRewrite: () => void;
  onRemove: () => void;
  onClose: () => void;
};

/** What one chip says: its value, the words it came from, and the way to correct both. */
export function ChipPanel(props: ChipPanelProps) {
  const { chip, value, clipNames, anchor, onSet, onRewrite, onRemove, onClose } = props;
  const title = titleOf(chip.field);
  const editor = editorOf(chip.field, clipNames);
  return (
    <DetailPopover
      anchor={anchor}
      beside={anchor.closest('section')}
      title={title}
      onClose={onClose}
    >
      <p className="mt-0.5 text-[13px] wrap-anywhere text-fg3">
        {chip.words === '' ? texts.wish.byHand : withFrenchSpaces(texts.wish.from(chip.words))}
      </p>
      {editor ? (
        <FieldValue title={title} field={chip.field} editor={editor} value={value} onSet={onSet} />
      ) : (
        <p className="mt-3 first-letter:uppercase">{chip.label}</p>
      )}
      <div className="mt-3 flex items-center justify-between gap-3">
        {chip.spans.length > 0 ? (
          <button type="button" className={`${actionClass} text-fg2`} onClick={onRewrite}>
            {texts.wish.rewrite}
          </button>
        ) : (
          <span />
        )}
        <button type="button" className={`${actionClass} text-danger`} onClick={onRemove}>
          {texts.wish.remove}
        </button>
      </div>
    </DetailPopover>
  );
}

const actionClass = 'type-label touch-44 min-h-6 hover:underline';

type FieldValueProps = {
  title: string;
  field: string;
  editor: FieldEditor;
  value: unknown;
  onSet: (value: unknown) => void;
};

function FieldValue({ title, field, editor, value, onSet }: FieldValueProps) {
  if (editor.kind === 'choice') {
    return <Choices title={title} options={editor.options} value={value} onSet={onSet} />;
  }
  return (
    <Amount
      title={title}
      unit={field === 'duration' ? 's' : null}
      least={editor.least}
      most={editor.most}
      value={amountIn(value)}
      onSet={(amount) => onSet(amountAs(field, amount))}
    />
  );
}

type AmountProps = {
  title: string;
  unit: string | null;
  least: number;
  most: number;
  value: number;
  onSet: (amount: number) => void;
};

function Amount({ title, unit, least, most, value, onSet }: AmountProps) {
  // What is being typed may be no amount yet.
  const [draft, setDraft] = useState<string | null>(null);
  const set = (amount: number) => {
    if (amount >= least && amount <= most) onSet(amount);
  };
  const step = (amount: number) => {
    setDraft(null);
    set(amount);
  };
  return (
    <div className="mt-3 flex items-center gap-2">
      <IconButton
        variant="outline"
        label={texts.wish.less}
        icon={<Minus size={16} />}
        disabled={value <= least}
        onClick={() => step(Math.ceil(value) - 1)}
      />
      <span className="relative min-w-0 flex-1">
        <Input
          type="number"
          inputMode="numeric"
          aria-label={title}
          min={least}
          max={most}
          value={draft ?? value}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            set(event.currentTarget.valueAsNumber);
          }}
          onBlur={() => setDraft(null)}
          className="h-9 appearance-none text-center tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
        />
        {unit && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-fg3"
          >
            {unit}
          </span>
        )}
      </span>
      <IconButton
        variant="outline"
        label={texts.wish.more}
        icon={<Plus size={16} />}
        disabled={value >= most}
        onClick={() => step(Math.floor(value) + 1)}
      />
    </div>
  );
}

type ChoicesProps = {
  title: string;
  options: readonly ChoiceOption[];
  value: unknown;
  onSet: (value: unknown) => void;
};

function Choices({ title, options, value, onSet }: ChoicesProps) {
  return (
    <RadioGroup
      aria-label={title}
      value={value}
      onValueChange={onSet}
      className="-mx-2.5 mt-2 max-h-64 overflow-y-auto"
    >
      {options.map((option) => (
        <Radio.Root
          key={String(option.value)}
          value={option.value}
          aria-label={option.label}
          nativeButton
          render={<button type="button" />}
          className={`${popupRowClass} cursor-pointer hover:bg-hover data-checked:font-semibold focus-visible:-outline-offset-2`}
        >
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          <Radio.Indicator render={<Check size={16} aria-hidden />} />
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
