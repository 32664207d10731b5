import type { Model } from '@armoni/contract/models';
import { Select, type SelectOption } from '../../../ui/controls/select.tsx';
import { AccordChip } from '../../../ui/media/accord.tsx';
import { texts } from '../texts.ts';
import { chosenStyle, isSelectable } from './chosen-style.ts';

type StyleSelectProps = {
  styles: readonly Model[];
  styleId: number | null;
  onChoose: (styleId: number | null) => void;
};

const none = 'none';

/** SELECT TRAINER: only styles whose training is over can be chosen. */
export function StyleSelect({ styles, styleId, onChoose }: StyleSelectProps) {
  return (
    <div lang="en" className="flex-none px-3 pt-4">
      <p className="type-caption mb-2 px-2 text-fg2">{texts.sidebar.selectStyle}</p>
      <PlainStyleSelect
        {...{ styles, styleId, onChoose }}
        label={texts.sidebar.selectStyle}
        className="h-9! pointer-coarse:h-11!"
      />
    </div>
  );
}

type PlainStyleSelectProps = StyleSelectProps & {
  label: string;
  /** What no style is called. */
  none?: string;
  className?: string;
};

/** The same choice without the words around it. */
export function PlainStyleSelect(props: PlainStyleSelectProps) {
  const { styles, styleId, onChoose, label, none: noneText, className } = props;
  const chosen = chosenStyle(styles, styleId);
  const hasAny = styles.length > 0;
  return (
    <Select
      label={label}
      options={hasAny ? optionsOf(styles, noneText) : [noStyles]}
      value={hasAny ? String(chosen?.id ?? none) : none}
      onValueChange={(value) => onChoose(value === none ? null : Number(value))}
      className={className}
    />
  );
}

const noStyles: SelectOption<string> = {
  value: none,
  label: texts.sidebar.noStyles,
  disabled: true,
};

function optionsOf(
  styles: readonly Model[],
  label: string = texts.sidebar.noStyle,
): SelectOption<string>[] {
  return [{ value: none, label }, ...styles.map(optionOf)];
}

/** Its status, or the engine that it needs. */
function whyNot({ status, engine_name }: Model): string {
  return status === 'completed' ? engine_name : status;
}

function optionOf(style: Model): SelectOption<string> {
  const isUsable = isSelectable(style);
  return {
    value: String(style.id),
    label: isUsable ? style.name : texts.sidebar.unusable(style.name, whyNot(style)),
    chip: <AccordChip stripes={isUsable ? (style.accord ?? []) : []} />,
    disabled: !isUsable,
  };
}
