import { describe, expect, it } from 'vitest';
import type { MakePicture, PictureWish } from '../../../../platform/pictures/picture-wish.ts';
import type { Question } from '../../ports.ts';
import { makeLocalAssistant } from './local-assistant.ts';
import { readLanguage } from './read-language.ts';
import { readSize } from './read-size.ts';
import { understandWish } from './understand-wish.ts';

describe('the local assistant reads', () => {
  it.each([
    ['un coucher de soleil sur la mer, format portrait', 'nothing'],
    ['Dessine-moi une forêt sous la neige', 'nothing'],
    ['Draw me a city at night', 'nothing'],
    ['a mountain lake at dawn', 'nothing'],
    ['désert rouge, vent de sable', 'nothing'],
    ['peux-tu dessiner un phare ?', 'nothing'],
    ['je voudrais un phare', 'nothing'],
    ['une forêt, s’il te plaît ?', 'nothing'],
    ['16:9, des dunes à perte de vue', 'nothing'],
    ['la même mais la nuit', 'reference'],
    ['enlève le bateau', 'reference'],
  ])('« %s » as something to draw', (query, from) => {
    expect(understandWish(query, false)).toMatchObject({ kind: 'picture', from });
  });

  it.each([
    'refais-la en noir et blanc',
    'applique mon style à cette image',
    'plus chaud, comme juste après le lever du soleil',
    'recadre en carré',
    'make it warmer',
    'Ajoute une brume légère au ras de l’eau',
    'enlève le bateau',
    'sans le bateau',
    'avec une montgolfière',
    'ajoute des oiseaux',
    'change la couleur en bleu',
    'la même mais la nuit',
    'même chose mais de nuit',
    'mais en hiver',
    'N&B',
    'plus de lumière',
    'add a boat',
    'agrandis en 4K',
  ])('« %s » as a change of the picture at hand', (query) => {
    expect(understandWish(query, true)).toMatchObject({ kind: 'picture', from: 'reference' });
  });

  it.each([
    ['trois variations', 3],
    ['une autre version', 1],
    ['des variantes', 3],
    ['two other versions', 2],
    ['50 variations', 4],
  ])('« %s » as the same subject again', (query, count) => {
    const wish = understandWish(query, true);
    expect(wish).toMatchObject({ kind: 'picture', from: 'previous-prompt', count });
  });

  it.each([
    ['Bonjour', { kind: 'greeting' }],
    ['merci beaucoup !', { kind: 'thanks' }],
    ['Que sais-tu faire ?', { kind: 'help' }],
    ['what can you do?', { kind: 'help' }],
    ['Comment entraîner un style ?', { kind: 'topic', topic: 'styles' }],
    ['Comment monter un film ?', { kind: 'topic', topic: 'films' }],
    ['Qui es-tu, quel moteur ?', { kind: 'topic', topic: 'engine' }],
    ['Combien ça coûte ?', { kind: 'topic', topic: 'prices' }],
    ['combien ça coute', { kind: 'topic', topic: 'prices' }],
    ['est-ce que mes photos sont privées ?', { kind: 'topic', topic: 'privacy' }],
    ['c’est quoi un mot déclencheur ?', { kind: 'topic', topic: 'styles' }],
    ['supprime mon compte', { kind: 'topic', topic: 'account' }],
    ['crée un film de 10 secondes avec ces images', { kind: 'topic', topic: 'films' }],
    ['lance un entraînement avec mes 15 dernières images', { kind: 'topic', topic: 'styles' }],
    ['quelle est la capitale du Pérou ?', { kind: 'unclear' }],
    ['annule', { kind: 'unclear' }],
    ['arrête', { kind: 'unclear' }],
    ['attends', { kind: 'unclear' }],
    ['asdfgh', { kind: 'unclear' }],
  ])('« %s » as what it is', (query, wish) => {
    expect(understandWish(query, false)).toEqual(wish);
  });

  it.each([
    ['décris cette image', 'description'],
    ['cette image est superbe', 'thanks'],
    ['dessine un chat', 'picture'],
  ])('« %s » beside a picture as no change of it', (query, kind) => {
    const wish = understandWish(query, true);
    expect(wish.kind).toBe(kind);
    expect(wish.kind === 'picture' && wish.from).not.toBe('reference');
  });

  it.each([
    ['trois portraits de femme', 3],
    ['trois bateaux sur la mer', 1],
  ])('how many pictures « %s » asks for', (query, count) => {
    expect(understandWish(query, false)).toMatchObject({ count });
  });

  it.each([
    ['format portrait', { width: 832, height: 1216 }],
    ['une image carrée', { width: 1024, height: 1024 }],
    ['en 16:9', { width: 1280, height: 720 }],
    ['1200x800', { width: 1200, height: 800 }],
    ['9000 x 9000', { width: 2048, height: 2048 }],
    ['un portrait de femme', null],
  ])('the size of « %s »', (text, size) => {
    expect(readSize(text)).toEqual(size);
  });

  it('English as English and French as French', () => {
    expect(readLanguage('draw the sea with a boat')).toBe('en');
    expect(readLanguage('la mer avec un bateau')).toBe('fr');
    expect(readLanguage('Paris')).toBe('fr');
  });

  it('100 kB of noise in no time', () => {
    const noise = 'fais- '.repeat(20_000);
    const started = process.cpuUsage();
    understandWish(noise, true);
    expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  });
});

describe('the local assistant answers', () => {
  it('with the picture as Markdown and what it could not draw', async () => {
    const { answer, wishes } = await ask({ query: 'un lac, format carré' });
    expect(answer).toBe('Voici votre image.\n\n![un lac](/media/u1/c1/1.png)\n\n> Rien ne manque.');
    expect(wishes).toMatchObject([{ prompt: 'un lac, format carré', width: 1024, height: 1024 }]);
  });

  it('by changing the picture it made before', async () => {
    const { wishes } = await ask({
      query: 'refais-la en noir et blanc',
      history: [{ query: 'un lac', answer: 'Voici.\n\n![un lac](/media/u1/c1/lac.png)' }],
    });
    expect(wishes).toMatchObject([{ referenceUrl: '/media/u1/c1/lac.png' }]);
  });

  it('by changing the selected picture rather than the last one', async () => {
    const { wishes } = await ask({
      query: 'plus chaud',
      referenceUrl: '/media/u1/c1/choisie.png',
      history: [{ query: 'un lac', answer: '![un lac](/media/u1/c1/lac.png)' }],
    });
    expect(wishes).toMatchObject([{ referenceUrl: '/media/u1/c1/choisie.png' }]);
  });

  it('with variations of the last subject, each drawn anew', async () => {
    const { wishes } = await ask({
      query: 'deux variations',
      history: [{ query: 'un lac', answer: '![un lac](/media/u1/c1/lac.png)' }],
    });
    expect(wishes).toMatchObject([
      { prompt: 'un lac', referenceUrl: null },
      { prompt: 'un lac', referenceUrl: null },
    ]);
  });

  it('with variations in the shape that their subject was asked for', async () => {
    const history = [
      { query: 'un lac, format portrait', answer: '![un lac](/media/u1/c1/lac.png)' },
    ];
    const portrait = await ask({ query: 'une autre', history });
    expect(portrait.wishes).toMatchObject([{ width: 832, height: 1216 }]);
    expect(portrait.answer).toMatch(/^En voici une autre\./);
    const square = await ask({ query: 'une autre, en carré', history });
    expect(square.wishes).toMatchObject([{ width: 1024, height: 1024 }]);
  });

  it('that a style must be picked before it can be applied', async () => {
    const { answer, wishes } = await ask({
      query: 'applique mon style à cette image',
      referenceUrl: '/media/u1/c1/a.png',
    });
    expect(answer).toContain('SELECT TRAINER');
    expect(wishes).toEqual([]);
  });

  it('with the style whose trigger word is in the text, though none is picked', async () => {
    const { answer, wishes } = await ask({
      query: 'applique le style PAPIER à cette image',
      referenceUrl: '/media/u1/c1/a.png',
    });
    expect(answer).toMatch(/^Voici l'image modifiée/);
    expect(wishes).toMatchObject([{ referenceUrl: '/media/u1/c1/a.png', style: null }]);
  });

  it('in English when asked in English', async () => {
    expect((await ask({ query: 'hello' })).answer).toMatch(/^Hello/);
  });

  it('that nothing would change rather than with the same picture', async () => {
    const message = 'Cela ne changerait rien à cette image.';
    const { answer } = await ask(
      { query: 'ajoute un bateau', referenceUrl: '/media/u1/c1/a.png' },
      { ok: false, message, isRefusal: true },
    );
    expect(answer).toBe(message);
  });

  it('with the engine’s own sentence when the picture fails', async () => {
    await expect(ask({ query: 'un lac' }, { ok: false, message: 'Panne.' })).rejects.toThrow(
      'Panne.',
    );
  });
});

async function ask(
  asked: Partial<Question>,
  failure?: { ok: false; message: string; isRefusal?: boolean },
) {
  const wishes: PictureWish[] = [];
  const makePicture: MakePicture = async (wish) => {
    wishes.push(wish);
    const url = `/media/u1/c1/${wishes.length}.png`;
    return failure ?? { ok: true, url, altText: 'un lac', notes: ['Rien ne manque.'] };
  };
  const question: Question = {
    ownerId: 'u1',
    conversationId: 'c1',
    externalConversationId: null,
    query: '',
    inputs: {},
    referenceUrl: null,
    style: null,
    history: [],
    ...asked,
  };
  let answer = '';
  const { signal } = new AbortController();
  const namesStyle = async (_ownerId: string, text: string) => text.includes('PAPIER');
  const assistant = makeLocalAssistant({ makePicture, namesStyle });
  for await (const part of assistant.reply(question, signal)) {
    if (part.type === 'text') answer += part.text;
  }
  return { answer, wishes };
}
