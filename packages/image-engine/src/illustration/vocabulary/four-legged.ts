/** Those whose body is known in every posture: `drawings/beasts.ts` says what each looks like. */
const fourLegged = new Set(
  (
    'fox wolf cat black-cat kitten dog puppy lion tiger leopard bear polar-bear panda raccoon horse unicorn zebra donkey deer moose cow ox bison sheep goat ram pig boar rabbit mouse rat hamster badger ' +
    'labrador golden-retriever husky dalmatian shepherd-dog border-collie chihuahua bulldog corgi pug beagle shiba ' +
    'pony pegasus reindeer gazelle lynx black-panther cheetah hyena griffin siamese-cat lioness doe'
  ).split(' '),
);

export const isFourLegged = (id: string): boolean => fourLegged.has(id);
