import type { FastifyRequest } from 'fastify';

export type CallerLanguage = 'fr' | 'en';

type Caller = { readonly headers: FastifyRequest['headers']; readonly url?: string };

/**
 * Programs that call with a key read the language that they ask for; pages are French, whatever the
 * browser around them prefers.
 */
export function callerLanguage(request: Caller): CallerLanguage {
  const accepted = request.headers['accept-language'] ?? '';
  return isProgram(request) && prefersEnglish(accepted) ? 'en' : 'fr';
}

/** By what it calls with, or by an address that no page calls. */
export function isProgram({ headers, url = '' }: Caller): boolean {
  // A session's token has dots, a key has none.
  const hasKey = /^Bearer [^.]+$/i.test(headers.authorization ?? '');
  return hasKey || /^\/(v1|mcp|oauth)\b/.test(url);
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
