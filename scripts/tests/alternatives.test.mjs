import { describe, expect, it } from 'vitest';
import { alternativesOf, pathLike } from './alternatives.mjs';

describe('the alternatives of a regular expression', () => {
  it.each([
    ['^apps/web/', ['^apps/web/']],
    ['^apps/(web|server)/', ['^apps/(web)/', '^apps/(server)/']],
    ['^(a|b(c|d))/', ['^(a)/', '^(b(c))/', '^(b(d))/']],
    ['a|b', ['a', 'b']],
    ['(a|b)/(c|d)', ['(a)/(c|d)', '(b)/(c|d)', '(a|b)/(c)', '(a|b)/(d)']],
    [String.raw`\(|[|(]x`, [String.raw`\(`, '[|(]x']],
    ['^(?:a|b)$', ['^(?:a)$', '^(?:b)$']],
  ])('of %s', (source, expected) => {
    expect(alternativesOf(source)).toEqual(expected);
  });

  it('have a path that they match', () => {
    const source = String.raw`^apps/(web)/[^/]+/main\.tsx?$`;
    expect(pathLike(source)).toBe('apps/web/any/main.tsx');
    expect(pathLike(source)).toMatch(new RegExp(source));
  });
});
