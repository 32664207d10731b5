/** What people ask about the studio. */
export const topics = [
  'general',
  'prices',
  'privacy',
  'formats',
  'limits',
  'trigger-words',
  'styles',
  'films',
  'gallery',
  'editing',
  'engine',
  'keyboard',
  'sharing',
  'recipe',
  'signature',
  'duration',
  'ownership',
  'bin',
  'export',
  'account',
  'contact',
] as const;
export type Topic = (typeof topics)[number];

export type Fact = {
  /** As a person would ask it. */
  readonly question: string;
  /** Plain sentences with `[links](/page)` and `**bold**`; a line break divides entries. */
  readonly text: string;
};

export type Facts = Readonly<Record<Topic, Fact>>;
