/** Those whose body is known in every posture: `drawings/beasts.ts` says what each looks like. */
const fourLegged = new Set(
  (
    'fox wolf cat black-cat kitten dog puppy lion tiger leopard bear polar-bear panda raccoon horse unicorn zebra donkey deer moose cow ox bison sheep goat ram pig boar rabbit mouse rat hamster badger ' +
    'labrador golden-retriever husky dalmatian shepherd-dog border-collie chihuahua bulldog corgi pug beagle shiba ' +
    'persian-cat maine-coon rottweiler saint-bernard cocker samoyed pomeranian yorkshire greyhound ' +
    'pony pegasus reindeer gazelle lynx black-panther cheetah hyena griffin siamese-cat lioness doe ' +
    'elephant rhinoceros hippopotamus giraffe camel two-hump-camel llama dachshund meerkat ferret capybara tapir ' +
    'hare snow-leopard jaguar ibex warthog yak highland-cow normandy-cow brown-cow alpaca great-dane arctic-fox jack-russell mammoth'
  ).split(' '),
);

export const isFourLegged = (id: string): boolean => fourLegged.has(id);
