import { limits } from '@armoni/contract/limits';
import type { Model } from '@armoni/contract/models';
import type { StyleWish } from '../session/chat-request.ts';

/** The list of an answer that holds `models` or is the list itself. */
export function modelsIn(answer: unknown): readonly Model[] {
  if (Array.isArray(answer)) return answer as Model[];
  const models = (answer as { models?: unknown } | null | undefined)?.models;
  return Array.isArray(models) ? (models as Model[]) : [];
}

/** Only a style whose training is over can be chosen, and that the engine of now can apply. */
export function isSelectable({ status, is_usable }: Model): boolean {
  return status === 'completed' && is_usable !== false;
}

/** While any style is in training the list is asked for again; otherwise never. */
export function modelsPollMs(models: readonly Model[] | undefined): number | false {
  const isTraining = models?.some(({ status }) => status === 'training');
  return isTraining ? limits.modelsPollWhileTrainingMs : false;
}

/** The chosen style, as long as it can be used. */
export function chosenTrainer(models: readonly Model[], id: number | null): Model | undefined {
  return models.find((model) => model.id === id && isSelectable(model));
}

/** A style as the assistant is told of it; null without a learned file. */
export function styleOf({ name, lora_file_path, trigger_word }: Model): StyleWish | null {
  return lora_file_path ? { name, url: lora_file_path, triggerWord: trigger_word ?? null } : null;
}
