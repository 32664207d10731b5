import * as z from 'zod/mini';

/** The input of a tool, as a model is told of it. */
export type InputSchema = {
  readonly properties?: Readonly<Record<string, { readonly type?: string }>>;
};

/**
 * What a model sent, as the tool declares it: small models send texts for numbers and lists, and null for
 * what they leave out. What is still wrong then is refused by the tool itself, which names the field.
 */
export function asDeclared(
  input: unknown,
  { properties = {} }: InputSchema,
): Record<string, unknown> {
  const given = z.safeParse(z.record(z.string(), z.unknown()), input);
  if (!given.success) return {};
  const kept = Object.entries(given.data).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(
    kept.map(([key, value]) => [key, asType(value, properties[key]?.type)]),
  );
}

function asType(value: unknown, type: string | undefined): unknown {
  if (type === 'integer' || type === 'number') {
    const figure = typeof value === 'string' ? Number(value) : value;
    if (typeof figure !== 'number' || !Number.isFinite(figure)) return value;
    return type === 'integer' ? Math.round(figure) : figure;
  }
  if (type === 'array' && typeof value === 'string') return listIn(value);
  return type === 'string' && typeof value === 'number' ? String(value) : value;
}

/** `["a","b"]` written as a text, or a single one. */
function listIn(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return parsed;
  } catch {
    // No JSON: the text itself is what is meant.
  }
  return [text];
}
