import type { Matter } from '../illustration/vocabulary/matters.ts';
import type { Both } from './described-words.ts';

/** On what things lie that was told and is seen; what only has a colour is a plain ground. */
export const groundsSaid: Readonly<Partial<Record<Matter, Both>>> = {
  wood: ['sur du bois', 'on wood'],
  'pale-wood': ['sur du bois clair', 'on pale wood'],
  'dark-wood': ['sur du bois sombre', 'on dark wood'],
  planks: ['sur des planches', 'on boards'],
  marble: ['sur du marbre', 'on marble'],
  'black-marble': ['sur du marbre noir', 'on black marble'],
  'green-marble': ['sur du marbre vert', 'on green marble'],
  stone: ['sur de la pierre', 'on stone'],
  granite: ['sur du granit', 'on granite'],
  concrete: ['sur du béton', 'on concrete'],
  terrazzo: ['sur du terrazzo', 'on terrazzo'],
  slate: ['sur de l’ardoise', 'on slate'],
  terracotta: ['sur de la terre cuite', 'on terracotta'],
  leather: ['sur du cuir', 'on leather'],
  velvet: ['sur du velours', 'on velvet'],
  linen: ['sur du lin', 'on linen'],
  denim: ['sur du jean', 'on denim'],
  silk: ['sur de la soie', 'on silk'],
  straw: ['sur de la paille', 'on straw'],
  kraft: ['sur du papier kraft', 'on kraft paper'],
  sand: ['sur du sable', 'on sand'],
  ice: ['sur de la glace', 'on ice'],
  'crushed-ice': ['sur de la glace pilée', 'on crushed ice'],
  petals: ['sur des pétales', 'on petals'],
};
