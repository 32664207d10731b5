import { describe, expect, it } from 'vitest';
import { largerFrame } from './larger-frame.ts';
import { changeContent, describeContent } from './redraw.ts';

const frame = { seed: 1, width: 354, height: 192, shown: { width: 546, height: 192 } };

describe('a picture of ours that was changed before', () => {
  it('is no other for words that say nothing of it', () => {
    const known = { prompt: "portrait d'une femme rousse", seed: 1, changes: ['cheveux noirs'] };
    expect(changeContent(known, 'merci beaucoup').differs).toBe(false);
    expect(changeContent(known, 'cheveux blonds').differs).toBe(true);
  });

  it('shows by hand what it had become, and nothing that was replaced since', () => {
    const changes = ['ajoute un phare', 'remplace le phare par un château', 'en aquarelle'];
    const known = {
      prompt: 'un lac de montagne',
      ...{ seed: 5, width: 512, height: 512, changes },
    };
    const told = describeContent(known, 'fr');
    expect(told).toContain('un château');
    expect(told).not.toContain('phare');
  });

  it('is drawn larger in whole pixels where more was drawn around it, too', () => {
    const around = { left: 96, top: 0, right: 96, bottom: 0 };
    const known = { ...frame, prompt: 'un lac', changes: [], around };
    const larger = largerFrame(known, { kind: 'enlarge', times: null, side: 900, said: '900' });
    expect(larger).toMatchObject({ ok: true });
    const { left, right } = (larger.ok && larger.base.around) || around;
    expect([left, right].every((side) => Number.isInteger(side) && side > 96)).toBe(true);
  });
});
