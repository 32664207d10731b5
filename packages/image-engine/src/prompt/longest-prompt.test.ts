import { describe, expect, it } from 'vitest';
import { longestPrompt, readable } from './longest-prompt.ts';

describe('what is read of a prompt', () => {
  it('has single spaces, and its lines', () => {
    expect(readable('un \t\u00a0 lac  \n \n et  un phare')).toBe('un lac\net un phare');
  });

  it('ends where a prompt is too long, and is short where most of it is nothing', () => {
    expect(readable('a'.repeat(longestPrompt + 1))).toHaveLength(longestPrompt);
    expect(readable(`un lac${' '.repeat(longestPrompt)}`)).toBe('un lac ');
    expect(readable('\n'.repeat(longestPrompt))).toBe('\n');
  });
});
