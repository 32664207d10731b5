import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';
import { tokenise } from '../../tokenise.ts';
import { nameIndex } from '../words/name-index.ts';

export function isAnimalName(word: string): boolean {
  const name = nameIndex().get(tokenise(word).join(' '));
  return name !== undefined && isAnimal(name.id);
}
