import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { furnish } from './furnish.ts';

const furnished = (prompt: string) => furnish(understandIllustration(prompt).description);
const ids = (prompt: string) => furnished(prompt).things.map(({ id }) => id);

describe('several at one table', () => {
  it('eat from plates, and lay on it what is told', () => {
    expect(ids('a family having dinner around a table')).toContain('laid-table');
    expect(ids('deux soeurs qui mangent des pâtes à table')).toContain('long-table');
  });

  it('play cards behind it', () => {
    expect(ids('quatre amis jouent aux cartes autour d’une table')).toContain('card-table');
    expect(ids('four old men playing cards in a bar')).toContain('card-table');
  });

  it('who are two bring it and their stools along', () => {
    expect(ids('un couple de retraités joue aux cartes sur une table')).toEqual(['people']);
    const { relations = [] } = furnished('two elderly men playing chess on a bench');
    expect(relations).toMatchObject([{ of: 0, kind: 'before', to: 1 }]);
  });
});
