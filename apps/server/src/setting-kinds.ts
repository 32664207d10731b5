import * as z from 'zod/mini';

export type Setting = {
  /** One or two English lines for `.env.example`. */
  readonly about: string;
  /** An example for the file, when there is no default. */
  readonly example?: string;
  readonly schema: z.ZodMiniType;
};

export const list = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
export const wholeNumber = z.coerce.number().check(z.int(), z.nonnegative());
export const webAddress = z.url({ protocol: /^https?$/ });
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
);
