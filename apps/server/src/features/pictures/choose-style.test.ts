import { describe, expect, it } from 'vitest';
import { chooseStyle, withoutTriggerWord, withTriggerWord } from './choose-style.ts';
import type { ReadyStyle } from './ports.ts';

const style = (name: string, triggerWord: string | null, more: Partial<ReadyStyle> = {}) => ({
  name,
  triggerWord,
  key: `u1/styles/j-1/${name.toLowerCase()}.style`,
  engine: 'local' as const,
  sha256: null,
  remoteUrl: null,
  ...more,
});
const aube = style('Aube', 'AUBE');
const encre = style('Encre', 'encre noire');
const braise = style('Braise', 'ETE brûlé');
const remoteStyle = style('Lora', 'TOK', { engine: 'fal', remoteUrl: 'https://fal.example/l' });
const styles = [aube, encre, braise, remoteStyle];
const picked = ({ name, key: url, triggerWord }: ReadyStyle) => ({ name, url, triggerWord });

describe('the style of a wish', () => {
  it.each([
    ['its path', picked(aube)],
    ['its address', { ...picked(aube), url: `https://media.example.org/${aube.key}` }],
    ['its name alone', { name: ' aube ', url: '', triggerWord: null }],
  ])('is the picked one, found by %s', (_, style) => {
    expect(chooseStyle(styles, { prompt: 'un lac', style }, 'local')).toMatchObject({
      ok: true,
      style: aube,
      prompt: 'un lac',
    });
  });

  it('is refused when it is not the caller’s, even under a name of theirs', () => {
    const foreign = { name: 'Aube', url: 'u2/styles/x/aube.style', triggerWord: null };
    expect(chooseStyle(styles, { prompt: 'x', style: foreign }, 'local')).toEqual({
      ok: false,
      reason: 'not-found',
      name: 'Aube',
    });
  });

  it('is refused when another engine has learned it', () => {
    expect(chooseStyle(styles, { prompt: 'x', style: picked(remoteStyle) }, 'local')).toEqual({
      ok: false,
      reason: 'other-engine',
      name: 'Lora',
    });
  });

  it.each([
    ['aube, un lac', aube, 'un lac'],
    ['un lac au style d’Aube', aube, 'un lac'],
    ['une plage dans le style de Encre  Noire', encre, 'une plage'],
    ['a beach in the style of encre noire, at night', encre, 'a beach at night'],
    ['une ville, style « AUBE », la nuit', aube, 'une ville la nuit'],
    ['applique le style aube à cette image', aube, 'applique à cette image'],
    ['Un Été brulé, en ville', braise, 'Un en ville'],
    ['une plage ete\u0301 bru\u0302le\u0301', braise, 'une plage'],
  ])('is the one whose trigger word is in « %s »', (prompt, style, cleaned) => {
    const choice = chooseStyle(styles, { prompt, style: null }, 'local');
    expect(choice).toMatchObject({ ok: true, style, prompt: cleaned });
  });

  it.each([
    ['un lac dans le style de Lavis d’hiver', 'un lac'],
    ['Lavis d’hiver, une ville', 'une ville'],
    ['un port, style Brume', 'un port'],
    ['a harbour in the style of « brume »', 'a harbour'],
  ])('is the one whose name is in « %s », as its trigger word would be', (prompt, cleaned) => {
    const own = [style('Lavis d’hiver', 'lvh'), style('Brume', 'brm')];
    const choice = chooseStyle(own, { prompt, style: null }, 'local');
    expect(choice).toMatchObject({ ok: true, prompt: cleaned });
    expect(choice.ok && choice.style).not.toBeNull();
  });

  it('takes an ordinary word for what to draw, even when a style has it for its name', () => {
    const choice = chooseStyle(
      [style('Brume', 'brm')],
      { prompt: 'un lac, brume', style: null },
      'local',
    );
    expect(choice).toMatchObject({ ok: true, style: null, prompt: 'un lac, brume' });
  });

  it.each(['aubergine', 'un lac à l’aube', 'un lac', 'l’encre', 'tokyo'])(
    'is none for « %s »',
    (prompt) => {
      const choice = chooseStyle(styles, { prompt, style: null }, 'local');
      expect(choice).toEqual({ ok: true, style: null, prompt, leftOut: null, second: null });
    },
  );

  it('is left out and named when another engine has learned it and nobody picked it', () => {
    const choice = chooseStyle(styles, { prompt: 'TOK, un lac', style: null }, 'local');
    expect(choice).toMatchObject({
      ok: true,
      style: null,
      prompt: 'TOK, un lac',
      leftOut: remoteStyle,
    });
  });

  it('keeps or adds the trigger word for a LoRA, which answers to it', () => {
    const wish = { prompt: 'un lac', style: picked(remoteStyle) };
    expect(chooseStyle(styles, wish, 'fal')).toMatchObject({ prompt: 'TOK, un lac' });
    expect(withTriggerWord('un lac tok', 'TOK')).toBe('un lac tok');
  });

  it('takes trigger words literally', () => {
    expect(withoutTriggerWord('a+b (x) un lac', 'a+b (x)')).toBe('un lac');
    expect(withoutTriggerWord('aab un lac', 'a+b')).toBe('aab un lac');
  });

  it('is two, mixed as the words or the choice say, where both are of the embedded engine', () => {
    const said = chooseStyle(
      styles,
      { prompt: 'un lac, moitié Aube, moitié Encre', style: null },
      'local',
    );
    expect(said).toMatchObject({ ok: true, style: aube, prompt: 'un lac' });
    expect(said).toMatchObject({ second: { style: encre, share: 0.5 } });
    const mixedWith = { name: 'Encre', url: encre.key, share: 0.25 };
    const chosen = { prompt: 'un lac', style: { ...picked(aube), mixedWith } };
    expect(chooseStyle(styles, chosen, 'local')).toMatchObject({
      ...{ ok: true, style: aube, prompt: 'un lac' },
      second: { style: encre, share: 0.25 },
    });
  });

  it('is refused where one of two is another engine’s, or not theirs', () => {
    const wish = { prompt: 'un lac, moitié Aube moitié Lora', style: null };
    const refusal = { ok: false, reason: 'no-mixture', name: 'Lora' };
    for (const engine of ['local', 'fal', null] as const) {
      expect(chooseStyle(styles, wish, engine)).toEqual(refusal);
    }
    const mixedWith = { name: 'Autre', url: 'u2/styles/x/autre.style', share: 0.5 };
    const foreign = { prompt: 'un lac', style: { ...picked(aube), mixedWith } };
    expect(chooseStyle(styles, foreign, 'local')).toMatchObject({
      reason: 'not-found',
      name: 'Autre',
    });
  });
});
