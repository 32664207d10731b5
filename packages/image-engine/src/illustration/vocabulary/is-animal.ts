import { isFourLegged } from './four-legged.ts';
import { packedOf } from './read-things.ts';

/** Of our own drawings those that the set lacks. */
const own =
  /^(phoenix|duckling|red-panda|minotaur|howling-wolf|dachshund|t-rex|sauropod|gull|hummingbird|dragonfly|pigeon|heron|stork|crow|koi|mole|guinea-pig|walrus|narwhal|sea-turtle)$/;
const plants =
  /flower|rose|lotus|tulip|bouquet|blossom|hibiscus|hyacinth|tree|plant|cactus|seedling|herb|clover|leaf|mushroom|nest|rice|wreath/;

export const isAnimal = (id: string): boolean =>
  own.test(id) || isFourLegged(id) || (packedOf(id)?.group === 3 && !plants.test(id));
