import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const told = (prompt: string) => understandIllustration(prompt).description.things;

describe('an act ahead of whoever does it', () => {
  it.each([
    ['a dancing polar bear', { beast: 'polar-bear', doing: 'dance' }],
    ['a guitar-playing frog', { beast: 'frog', doing: 'guitar' }],
    ['surfing otter', { beast: 'otter', doing: 'rideWave' }],
    ['a singing nun', { costume: 'nun', doing: 'sing' }],
    ['a running bus driver', { doing: 'run' }],
  ])('is his: %s', (prompt, person) => {
    expect(told(prompt)).toMatchObject([{ person }]);
  });

  it('is not that of whoever was named before', () => {
    const [boy, robot] = told('a boy and a dancing robot');
    expect(boy?.person?.doing ?? null).toBeNull();
    expect(robot?.person?.doing).toBe('dance');
  });

  it.each([
    ['a running shoe', 'running-shoe'],
    ['an ironing board', 'ironing-board'],
  ])('leaves names of things: %s', (prompt, id) => {
    expect(told(prompt).map((thing) => thing.id)).toEqual([id]);
  });
});

describe('musicians', () => {
  it.each([
    ['pianiste', 'piano'],
    ['tuba player', 'tuba'],
    ['joueur de cornemuse', 'bagpipes'],
    ['a lonely street violinist in the rain', 'violin'],
    ['an elderly jazz pianist', 'piano'],
    ['une célèbre tromboniste', 'trombone'],
  ])('are at their instrument, with or without an article: %s', (prompt, doing) => {
    expect(told(prompt)).toMatchObject([{ person: { doing } }]);
  });
});

describe('what somebody is about to do', () => {
  it.each([
    ['un homme tente de pêcher', 'fish'],
    ['a boy tries to catch a butterfly', 'catchInNet'],
  ])('he is seen doing: %s', (prompt, doing) => {
    expect(told(prompt)[0]?.person?.doing).toBe(doing);
  });
});

describe('French words that are others as verbs and objects', () => {
  it('hang no suit behind whoever is followed', () => {
    expect(told('un paysan marche, un buffle le suit').map(({ id }) => id)).toEqual([
      ...['person', 'water-buffalo'],
    ]);
  });

  it('stand no door beside whoever carries something', () => {
    expect(told('un homme porte une valise').map(({ id }) => id)).toEqual(['person', 'luggage']);
    expect(told('une porte de garage').map(({ id }) => id)).toEqual(['door']);
  });

  it('print no card where a map is looked at', () => {
    const { format } = understandIllustration('une femme montre une carte').description;
    expect(format).toBe('picture');
    expect(told('une femme montre une carte')[1]?.id).toBe('folded-map');
  });
});

describe('a picture of something', () => {
  it('is that picture, unless it hangs somewhere', () => {
    expect(told('a painting of a bear').map(({ id }) => id)).toEqual(['bear']);
    expect(told('a painting of a bear on a wall').map(({ id }) => id)).toContain('framed-picture');
  });

  it('shows nothing of the room that it is for', () => {
    const { place } = understandIllustration('un dragon pour la chambre de mon fils').description;
    expect(place).toBeNull();
    expect(told('cross section of a volcano for a school project')).toEqual([]);
    expect(understandIllustration('un lit pour la chambre').description.place).toBe('bedroom');
  });
});
