import type { FastifyRequest } from 'fastify';

export type CallerLanguage = 'fr' | 'en';

/**
 * Programs that call with a key read the language that they ask for; pages are French, whatever the
 * browser around them prefers.
 */
export function callerLanguage({ headers }: Pick<FastifyRequest, 'headers'>): CallerLanguage {
  // A session's token has dots, a key has none.
  const isProgram = /^Bearer [^.]+$/i.test(headers.authorization ?? '');
  return isProgram && prefersEnglish(headers['accept-language'] ?? '') ? 'en' : 'fr';
}

function prefersEnglish(accepted: string): boolean {
  const weights = new Map<string, number>();
  for (const range of accepted.split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
    const language = tag.split('-')[0] ?? '';
    weights.set(language, Math.max(weights.get(language) ?? 0, Number(weight ?? 1)));
  }
  return (weights.get('en') ?? 0) > (weights.get('fr') ?? 0);
}
