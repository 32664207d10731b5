import { limits } from '@armoni/contract/limits';
import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { texts } from '../texts.ts';
import { presetIn, presets, withPreset } from './presets.ts';

type InstructionsSectionProps = {
  value: string;
  onChange: (value: string) => void;
  /** Ctrl or ⌘ with Enter requests the film, as in other places where one writes. */
  onSubmit: () => void;
};

const maximum = limits.instructionsFieldCharacters;

export function InstructionsSection({ value, onChange, onSubmit }: InstructionsSectionProps) {
  const chosen = presetIn(value);
  const submitOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <section>
      <Field
        label={texts.instructions.title}
        aside={
          <span className="type-data text-fg3">
            {value.length}/{maximum}
          </span>
        }
      >
        <Textarea
          lang="fr"
          rows={3}
          maxLength={maximum}
          value={value}
          placeholder={texts.instructions.placeholder}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={submitOnKey}
          className="min-h-22"
        />
      </Field>
      <fieldset className="m-0 mt-2 grid min-w-0 grid-cols-3 gap-2 border-0 p-0">
        <legend className="sr-only">{texts.instructions.presets}</legend>
        {presets.map((preset) => (
          <button
            key={preset.id}
            type="button"
            aria-pressed={preset === chosen}
            onClick={() => onChange(withPreset(value, preset))}
            className={clsx(
              'flex min-h-17 flex-col items-start rounded-md px-2.5 py-2 text-left transition-colors',
              preset === chosen
                ? 'bg-hot-soft ring-2 ring-ring ring-inset'
                : 'ring-1 ring-line2 ring-inset hover:bg-hover',
            )}
          >
            <span className="text-[13px]/4 font-[550] text-balance">{preset.title}</span>
            <span className="type-data mt-auto pt-1 text-fg2">{preset.description}</span>
          </button>
        ))}
      </fieldset>
    </section>
  );
}
