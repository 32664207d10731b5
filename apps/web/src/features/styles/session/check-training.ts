import { limits } from '@armoni/contract/limits';
import { texts } from '../texts.ts';

export type TrainingNames = { readonly name: string; readonly triggerWord: string };

/** What stands in the way of a training; `field` is where the person mends it. */
export type TrainingFailure = {
  readonly field: 'images' | 'name' | 'triggerWord';
  readonly message: string;
};

/** The first thing that keeps a training from starting, in the order of the page; null for none. */
export function checkTraining(request: {
  readonly images: number;
  readonly names: TrainingNames;
  readonly userId: string | undefined;
}): TrainingFailure | null {
  const { images, names, userId } = request;
  const { errors } = texts;
  if (images === 0) return { field: 'images', message: errors.noImages };
  if (images < limits.trainingImagesMinimum) {
    return { field: 'images', message: errors.tooFewImages };
  }
  if (images > limits.trainingImagesMaximum) {
    return { field: 'images', message: errors.tooManyImages };
  }
  return checkNames(names) ?? (userId ? null : { field: 'images', message: errors.noUser });
}

function checkNames({ name, triggerWord }: TrainingNames): TrainingFailure | null {
  const { errors } = texts;
  if (name.trim() === '') return { field: 'name', message: errors.noName };
  if (triggerWord.trim() === '') return { field: 'triggerWord', message: errors.noTriggerWord };
  if (name.trim().length > limits.modelNameCharacters) {
    return { field: 'name', message: errors.nameTooLong };
  }
  if (triggerWord.trim().length > limits.triggerWordCharacters) {
    return { field: 'triggerWord', message: errors.triggerWordTooLong };
  }
  return null;
}
