import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const things = (prompt: string) => understandIllustration(prompt).description.things;

describe('whoever has a trade', () => {
  it.each([
    ['a welder woman with a helmet', 'woman'],
    ['a female baker', 'woman'],
    ['a male nurse', 'man'],
  ])('%s is one, of that sex', (prompt, sex) => {
    expect(things(prompt)[0]!.person).toMatchObject({ sex });
    expect(things(prompt).filter(({ person }) => person)).toHaveLength(1);
  });

  it.each([
    ['sushi chef who is a bear', 'bear'],
    ['un cuisinier qui est un ours', 'bear'],
  ])('%s is that animal', (prompt, beast) => {
    expect(things(prompt)[0]).toMatchObject({ person: { beast, costume: 'chef' } });
    expect(things(prompt).filter(({ person }) => person)).toHaveLength(1);
  });

  it('at work is at his own work, and at no computer', () => {
    expect(things('soudeur au travail, étincelles')[0]!.person!.doing).toBe('weld');
    expect(things('un potier au travail')[0]!.person!.doing).toBe('throwPot');
    expect(things('a vet at work')).toMatchObject([
      { person: { doing: 'examine' } },
      { id: 'dog', isWorkedOn: true },
    ]);
    expect(things('une femme au travail')[0]!.person!.doing).toBe('work');
  });

  it('dances rock and stands beside none', () => {
    expect(things('grand-mère qui danse le rock')).toMatchObject([{ person: { doing: 'dance' } }]);
  });

  it('a card that invites shows no guest', () => {
    expect(things('monster truck birthday invite').map(({ id }) => id)).toEqual(['pickup-truck']);
  });
});
