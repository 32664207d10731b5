import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { formatSize } from '../../../lib/format/format.ts';
import { exportTexts as texts } from './texts.ts';

type MediaChoiceProps = {
  withMedia: boolean;
  hasMusic: boolean;
  /** Of the clips and the music; undefined until it is known. */
  mediaBytes: number | undefined;
  onChange: (withMedia: boolean) => void;
};

/** Whether the clips come along. */
export function MediaChoice({ withMedia, hasMusic, mediaBytes, onChange }: MediaChoiceProps) {
  const choices = [
    [
      'with',
      hasMusic ? texts.withMedia : texts.withClips,
      mediaBytes === undefined ? texts.archive : texts.archiveOf(formatSize(mediaBytes)),
    ],
    ['alone', texts.alone, texts.aloneLead],
  ] as const;
  return (
    <section>
      <h3 className="type-label mb-2">{texts.media}</h3>
      <RadioGroup
        aria-label={texts.media}
        value={withMedia ? 'with' : 'alone'}
        onValueChange={(value) => onChange(value === 'with')}
        className="grid gap-2 sm:grid-cols-2"
      >
        {choices.map(([value, name, lead]) => (
          <Radio.Root
            key={value}
            value={value}
            aria-label={`${name}, ${lead}`}
            nativeButton
            render={<button type="button" />}
            className="group flex items-start gap-3 rounded-md border border-line2 p-3 text-left hover:bg-hover data-checked:border-hot"
          >
            <span className="mt-0.5 grid size-4 flex-none place-items-center rounded-full border border-fg3 group-data-checked:border-fg">
              <span className="size-2 rounded-full group-data-checked:bg-fg" />
            </span>
            <span>
              <span className="type-label block">{name}</span>
              <span className="type-data block text-fg3">{lead}</span>
            </span>
          </Radio.Root>
        ))}
      </RadioGroup>
    </section>
  );
}
