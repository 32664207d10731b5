import { limits } from '@armoni/contract/limits';
import type { Model } from '@armoni/contract/models';
import type { StyleInput } from '../session/chat-request.ts';

/** The list of an answer that holds `models` or is the list itself. */
export function stylesIn(answer: unknown): readonly Model[] {
  if (Array.isArray(answer)) return answer as Model[];
  const styles = (answer as { models?: unknown } | null | undefined)?.models;
  return Array.isArray(styles) ? (styles as Model[]) : [];
}

/** Only a style whose training is over can be chosen, and that the engine of now can apply. */
export function isSelectable({ status, is_usable }: Model): boolean {
  return status === 'completed' && is_usable !== false;
}

/** While any style is in training the list is polled; otherwise never. */
export function stylesPollMs(styles: readonly Model[] | undefined): number | false {
  const isTraining = styles?.some(({ status }) => status === 'training');
  return isTraining ? limits.modelsPollWhileTrainingMs : false;
}

/** The chosen style, as long as it can be used. */
export function chosenStyle(styles: readonly Model[], id: number | null): Model | undefined {
  return styles.find((style) => style.id === id && isSelectable(style));
}

/** A style as the assistant is told of it; null without its file. */
export function styleInputOf({ name, lora_file_path, trigger_word }: Model): StyleInput | null {
  return lora_file_path ? { name, url: lora_file_path, triggerWord: trigger_word ?? null } : null;
}
