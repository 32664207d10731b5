import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';

describe('what a server wrote of its refusal', () => {
  it.each([
    ['{"code":"file_too_large","message":"Trop lourd."}', 'Trop lourd.'],
    ['  Request entity too large\n', 'Request entity too large'],
    ['<html><body>413</body></html>', 'HTTP error! status: 413'],
    ['{"error":1}', 'HTTP error! status: 413'],
    ['', 'HTTP error! status: 413'],
    ['x'.repeat(400), 'HTTP error! status: 413'],
  ])('of %j is %s', (text, serverText) => {
    expect(ApiError.fromText(413, text).serverText).toBe(serverText);
  });

  it('is not taken for a sentence of ours', () => {
    expect(ApiError.fromText(413, 'Request entity too large').message).toBe(
      'HTTP error! status: 413',
    );
  });
});
