import { limits } from '@armoni/contract/limits';

export type Preset = {
  readonly id: 'fast-cuts' | 'highlights' | 'social-reels';
  readonly title: string;
  readonly description: string;
  /** French: what the sentence adds to the length. */
  readonly adds: string;
  /** Whole sentences, in words that the video engine reads. */
  readonly instructions: string;
};

export const presets: readonly Preset[] = [
  {
    id: 'fast-cuts',
    title: 'Fast Cuts Montage',
    description: '10-15 s',
    adds: 'coupes sur les temps',
    instructions:
      'Create a fast cuts montage of 10-15 seconds: fast cuts on the beat of the music, the strongest shots only.',
  },
  {
    id: 'highlights',
    title: 'Highlight Summary',
    description: 'under 1 min',
    adds: 'les meilleurs moments',
    instructions:
      'Create a highlight summary under 1 minute: the best moments in chronological order, at a medium pace.',
  },
  {
    id: 'social-reels',
    title: 'Social Reels Format',
    description: '30 s',
    adds: 'accroche, appel final',
    instructions:
      'Create a social reels format of 30 seconds: a hook in the first 3 seconds, a fast pace, and a call to action at the end: « Découvrez la suite ».',
  },
];

/** The preset whose sentence stands in the text, so that the chosen one always tells the truth. */
export function presetIn(instructions: string): Preset | undefined {
  return presets.find((preset) => instructions.includes(preset.instructions));
}

/**
 * Puts a preset into the text. The sentence of another preset gives way; the person's own
 * words stay after it as long as both fit the field.
 */
export function withPreset(instructions: string, preset: Preset): string {
  const chosen = presetIn(instructions);
  const own = (chosen ? instructions.replace(chosen.instructions, '') : instructions).trim();
  const both = own === '' ? preset.instructions : `${preset.instructions}\n${own}`;
  return both.length <= limits.instructionsFieldCharacters ? both : preset.instructions;
}
