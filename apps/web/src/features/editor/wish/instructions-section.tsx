import { limits } from '@armoni/contract/limits';
import { clsx } from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Store } from '../../../lib/store/make-store.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { MarkedTextarea } from '../../../ui/controls/marked-textarea.tsx';
import { texts } from '../texts.ts';
import { chipsOf, marksOf } from './chips.ts';
import { presetIn, presets, withPreset } from './presets.ts';
import type { Span } from './spans.ts';
import { type Wish, withInstructions } from './wish.ts';
import { WishMarks } from './wish-marks.tsx';
import { WishReadingPanel } from './wish-reading-panel.tsx';
import type { WishReadings } from './wish-readings.ts';

type InstructionsSectionProps = {
  wish: Store<Wish>;
  readings: WishReadings;
  /** In the film's order. */
  clipNames: readonly string[];
  /** Ctrl or ⌘ with Enter requests the film, as in other places where one writes. */
  onSubmit: () => void;
};

const maximum = limits.instructionsFieldCharacters;

/** The wish in words, what the studio makes of each, and three wishes ready to use. */
export function InstructionsSection(props: InstructionsSectionProps) {
  const { wish, readings, clipNames, onSubmit } = props;
  const now = useStore(wish);
  const last = useStore(readings.last);
  const field = useRef<HTMLTextAreaElement>(null);
  const [lit, setLit] = useState<readonly Span[]>([]);
  const { instructions } = now;
  const chips = last && chipsOf(last, now);
  const change = (text: string) => wish.set((current) => withInstructions(current, text));
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
            {instructions.length}/{maximum}
          </span>
        }
      >
        <MarkedTextarea
          ref={field}
          lang="fr"
          rows={3}
          maxLength={maximum}
          value={instructions}
          placeholder={texts.instructions.placeholder}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={submitOnKey}
          className="min-h-22"
          marks={
            chips ? <WishMarks pieces={marksOf(instructions, chips)} lit={lit} /> : instructions
          }
        />
      </Field>
      {chips && (
        <WishReadingPanel
          wish={wish}
          chips={chips}
          isCurrent={last?.instructions === instructions}
          clipNames={clipNames}
          field={field}
          onLight={setLit}
        />
      )}
      <Presets instructions={instructions} onChange={change} />
    </section>
  );
}

type PresetsProps = { instructions: string; onChange: (instructions: string) => void };

function Presets({ instructions, onChange }: PresetsProps) {
  const chosen = presetIn(instructions);
  return (
    <fieldset className="m-0 mt-2 grid min-w-0 grid-cols-3 gap-2 border-0 p-0">
      <legend className="sr-only">{texts.instructions.presets}</legend>
      {presets.map((preset) => (
        <button
          key={preset.id}
          type="button"
          aria-pressed={preset === chosen}
          onClick={() => onChange(withPreset(instructions, preset))}
          className={clsx(
            'flex min-h-17 flex-col items-start rounded-md px-2.5 py-2 text-left transition-colors',
            preset === chosen
              ? 'bg-hot-soft ring-2 ring-ring ring-inset'
              : 'ring-1 ring-line2 ring-inset hover:bg-hover',
          )}
        >
          <span className="text-[13px]/4 font-[550] text-balance">{preset.title}</span>
          <span className="type-data mt-auto pt-1 text-fg2">{preset.description}</span>
          <span lang="fr" className="type-data text-fg3">
            {preset.adds}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
