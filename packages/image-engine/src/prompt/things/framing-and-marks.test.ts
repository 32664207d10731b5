import { describe, expect, it } from 'vitest';
import { composePicture } from '../../illustration/compose-picture.ts';
import { understandIllustration } from './understand-illustration.ts';

const understood = (prompt: string) => understandIllustration(prompt).description;

describe('how a picture is framed', () => {
  it('shows small things from near before nothing sharp, and where they were told to be', () => {
    const placeOf = (prompt: string) =>
      composePicture(understandIllustration(prompt).description, { seed: 3, width: 96, height: 96 })
        .place;
    expect(placeOf('macro of a ladybug on a leaf')).toBe('blur');
    expect(placeOf('photo macro d’une fourmi')).toBe('blur');
    expect(placeOf('gros plan d’une main')).toBe('blur');
    expect(placeOf('une coccinelle sur une feuille')).not.toBe('blur');
    expect(placeOf('close-up of a bee in a garden')).toBe('garden');
  });

  it('is near where that was said: people are a portrait, and no map is drawn of « plan »', () => {
    const sisters = understood('deux sœurs jumelles, plan serré');
    expect([sisters.format, sisters.manner, sisters.framing]).toEqual(['portrait', null, 'close']);
    expect(sisters.things[0]).toMatchObject({ count: 2, person: { isTwin: true } });
    expect(understood('a close-up of a cat').framing).toBe('close');
  });

  it('has far away what was named right before, and nobody where a place is empty', () => {
    expect(understood('une ruelle et un chat au fond').things[0]?.isFar).toBe(true);
    expect(understood('un chat, des montagnes au fond').things[0]?.isFar).toBe(undefined);
    expect(understood('une rue vide la nuit').isDeserted).toBe(true);
  });

  it('is plain where a ground was told, however it was called', () => {
    for (const prompt of ['un burger sur fond sombre', 'a burger, dark background'])
      expect(understood(prompt), prompt).toMatchObject({ colours: ['black'], isPlain: true });
  });
});

describe('a mark', () => {
  it('shows its letters, and not whose it is', () => {
    const letters = understood('logo pour un cabinet d’architecte, lettre M');
    expect([letters.text, letters.things]).toEqual([['M'], []]);
    const [ear, ...others] = understood('logo pour une boulangerie, un épi de blé').things;
    expect([ear?.id, others]).toEqual(['wheat-ear', []]);
    expect(understood('logo avec une vague dans un rond').isRound).toBe(true);
  });
});
