import { describe, expect, it } from 'vitest';
import { changeTitle } from './edit-film.ts';
import { moveShot, setReframe, setShotLook, setSound, swapTake, trimEnd } from './edit-shots.ts';
import { shotsOf } from './ranges.ts';
import { tellRender } from './tell-render.ts';
import { filmOf, titleAt } from './testing.ts';

const clip = { id: 'lac', name: 'lac.mp4', kind: 'video', frames: 900 } as const;
const taken = (start: number) => ({
  ...{ start, length: 60, reason: 'Un plan.' },
  mediaReference: { sourceId: 'lac', name: 'lac.mp4' },
});
const film = filmOf([taken(0), taken(100), taken(200), taken(300)], [titleAt(0, 30, 'Lac')]);
const [first, second, third, fourth] = shotsOf(film).map(({ id }) => id) as [
  string,
  string,
  string,
  string,
];

describe('what a render has to make anew', () => {
  it('is nothing where shots only moved or sound otherwise', () => {
    const heard = setSound(film, second, 'drop');
    expect(tellRender(film, moveShot(heard, fourth, 1))).toBeNull();
  });

  it('is told shot by shot, by the numbers of the cut as it stands', () => {
    const shorter = trimEnd(trimEnd(film, second, -10, clip), third, -10, clip);
    const changed = swapTake(shorter, fourth, 500, clip);
    expect(tellRender(film, changed)).toBe(
      'Tout est rendu sauf les plans 2 et 3, plus courts, et le plan 4, échangé.',
    );
  });

  it('names a shot that is framed anew', () => {
    const framed = setReframe(film, third, { kind: 'static', position: 0.2 });
    expect(tellRender(film, framed)).toBe('Tout est rendu sauf le plan 3, recadré.');
  });

  it('names the shot beneath a text that was corrected', () => {
    const corrected = changeTitle(film, 0, { text: 'Le lac' });
    expect(shotsOf(film)[0]?.id).toBe(first);
    expect(tellRender(film, corrected)).toBe(
      'Tout est rendu sauf le plan 1, dont le texte ou le fondu change.',
    );
  });

  it('says of a shot that has a look of its own that it alone is to be rendered', () => {
    const [first] = film.tracks.video.clips;
    const looked = setShotLook(film, first!.id, 'warm');
    expect(tellRender(film, looked)).toMatch(/le plan 1, dont le look change/);
    expect(tellRender(film, setShotLook(film, first!.id, film.look))).toBeNull();
    expect(setShotLook(looked, first!.id, null)).toEqual(film);
  });

  it('says that another look changes every shot', () => {
    expect(tellRender(film, { ...film, look: 'warm' })).toContain('le look a changé');
  });
});
