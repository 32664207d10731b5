import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startTestStudio } from './testing.ts';

const board = readFileSync(new URL('../../../docs/grafana-board.json', import.meta.url), 'utf8');

describe('the board for Grafana', () => {
  it('shows all of our own that the studio counts, and nothing else', async () => {
    const server = await startTestStudio();
    const text = await (await fetch(`${server.url}/metrics`)).text();
    await server.remove();
    const named = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
    const shown = board.match(/\b(armoni|http|nodejs|process)_\w+/g) ?? [];
    expect(shown.length).toBeGreaterThan(10);
    const shownNames = shown.map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    for (const name of shownNames) expect(named).toContain(name);
    for (const name of named.filter((each) => each.startsWith('armoni_'))) {
      expect(shownNames).toContain(name);
    }
  });
});
