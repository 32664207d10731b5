import { describe, expect, it } from 'vitest';
import { readWish } from '../read-wish.ts';

const clips = [{ name: 'plage.mp4', durationSeconds: 12, kind: 'video' as const }];
const read = (wish: string, canSee = true) => readWish(wish, { hasMusic: false, clips, canSee });

describe('a wish for what is seen', () => {
  it.each([
    ['garde les plans avec le chien', 'only', 'dog', 'plans avec chien'],
    ['Garde seulement les passages où on voit des bateaux', 'only', 'boat', 'plans avec bateau'],
    ['que les plans avec des gens', 'only', 'person', 'plans avec personnes'],
    ['keep only the shots with the dog', 'only', 'dog', 'plans avec chien'],
    ['sans la voiture', 'without', 'car', 'sans voiture'],
    ['enlève les plans avec les chevaux', 'without', 'horse', 'sans cheval'],
    ['évite les oiseaux', 'without', 'bird', 'sans oiseau'],
    ['que des gros plans', 'only', 'close-up', 'seulement gros plan'],
    ['uniquement des plans larges', 'only', 'wide-shot', 'seulement plan large'],
    ['sans gros plans', 'without', 'close-up', 'sans gros plan'],
    ['finis sur les deux personnes', 'last', 'two-people', 'finit sur deux personnes'],
    ['termine avec le chien', 'last', 'dog', 'finit sur chien'],
  ])('is understood: %s', (wish, use, thing, label) => {
    const { intent, understood, refused, notUnderstood } = read(wish);
    expect(intent.seen).toEqual([{ use, thing }]);
    expect(understood.map((each) => each.label)).toEqual([label]);
    expect([...refused, ...notUnderstood]).toEqual([]);
  });

  it('is one of several', () => {
    expect(read('20 secondes, garde les plans avec le chien, sans la voiture').intent.seen).toEqual(
      expect.arrayContaining([
        { use: 'only', thing: 'dog' },
        { use: 'without', thing: 'car' },
      ]),
    );
  });

  it.each([
    'garde les plans avec le chien qui court',
    'sans la souris',
    'garde les plans avec la femme',
    'garde les plans avec mamie',
  ])('is refused where it cannot be told: %s', (wish) => {
    const { intent, refused } = read(wish);
    expect(intent.seen).toEqual([]);
    expect(refused.map(({ reason }) => reason)).toEqual(['no-vision']);
  });

  it.each([
    ['garde les plans avec les mariés', 'garde les plans avec les personnes', 'only'],
    ['Commence par la chanteuse', 'Commence par les personnes', 'first'],
    ['évite mes enfants', 'évite les personnes', 'without'],
    ['only the shots with the singer', 'only the shots with people', 'only'],
  ])('of somebody is refused, and people are offered: %s', (wish, offer, use) => {
    const [refused] = read(wish).refused;
    expect(refused).toMatchObject({ reason: 'no-vision', offers: [offer] });
    expect(refused?.message).toContain('sans savoir qui elles sont');
    expect(read(offer).intent.seen).toEqual([{ use, thing: 'person' }]);
  });

  it('is refused where nothing can be seen', () => {
    const { intent, refused } = read('garde les plans avec le chien', false);
    expect(intent.seen).toEqual([]);
    expect(refused.map(({ reason }) => reason)).toEqual(['no-vision']);
  });
});
