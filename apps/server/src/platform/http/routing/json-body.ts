import type { FastifyInstance } from 'fastify';
import { httpTexts } from '../texts.ts';
import { ApiFailure } from './api-failure.ts';

const deepest = 64;

/**
 * JSON bodies: an empty one is no body, whatever its content type says; one nested deeper
 * than 64 is refused before parsing; `__proto__` and `constructor.prototype` are refused.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text.trim() === '') return done(null, undefined);
    if (isTooDeep(text)) {
      return done(new ApiFailure('invalid_param', httpTexts.jsonTooDeep));
    }
    return parse(request, text, (error, value) => {
      if (error) return done(new ApiFailure('invalid_param', httpTexts.invalidJson));
      return done(null, value);
    });
  });
}

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
