import type { Topic } from '@armoni/contract/facts/fact';

/** What is asked next of the studio, who has just been told of one thing. */
export const relatedTopics: Readonly<Record<Topic, readonly Topic[]>> = {
  general: ['films', 'styles', 'prices'],
  prices: ['limits', 'ownership', 'account'],
  privacy: ['ownership', 'export', 'account'],
  formats: ['limits', 'editing', 'sharing'],
  limits: ['formats', 'duration', 'prices'],
  'trigger-words': ['styles', 'limits', 'engine'],
  styles: ['trigger-words', 'duration', 'limits'],
  films: ['formats', 'duration', 'limits'],
  gallery: ['films', 'sharing', 'bin'],
  editing: ['recipe', 'engine', 'formats'],
  engine: ['general', 'privacy', 'editing'],
  keyboard: ['general', 'editing', 'films'],
  sharing: ['ownership', 'signature', 'formats'],
  recipe: ['editing', 'sharing', 'styles'],
  signature: ['ownership', 'sharing', 'engine'],
  duration: ['limits', 'prices', 'films'],
  ownership: ['signature', 'sharing', 'privacy'],
  bin: ['export', 'account', 'contact'],
  export: ['privacy', 'bin', 'account'],
  account: ['export', 'privacy', 'bin'],
  contact: ['general', 'account', 'bin'],
};
