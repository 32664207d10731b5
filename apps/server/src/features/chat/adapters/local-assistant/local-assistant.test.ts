import { describe, expect, it } from 'vitest';
import type { MakePicture, PictureWish } from '../../../../platform/pictures/picture-wish.ts';
import type { Toolbox } from '../../../../platform/tools/tool.ts';
import type { Question } from '../../ports.ts';
import { readLanguage } from './grammar/read-language.ts';
import { readMessage } from './grammar/read-message.ts';
import { readSize } from './grammar/read-size.ts';
import { makeLocalAssistant } from './local-assistant.ts';
import { situationOf } from './messages/situations.ts';

describe('the local assistant reads', () => {
  it.each([
    ['format portrait', { width: 832, height: 1216 }],
    ['une image carrée', { width: 1024, height: 1024 }],
    ['en 16:9', { width: 1280, height: 720 }],
    ['1200x800', { width: 1200, height: 800 }],
    ['9000 x 9000', { width: 2048, height: 2048 }],
    ['un portrait de femme', undefined],
    ['un tapis carré', undefined],
  ])('the size of « %s »', (text, size) => {
    const read = readSize(text)?.size;
    expect(read && { width: read.width, height: read.height }).toEqual(size);
  });

  it('English as English and French as French', () => {
    expect(readLanguage('draw the sea with a boat')).toBe('en');
    expect(readLanguage('la mer avec un bateau')).toBe('fr');
    expect(readLanguage('Paris')).toBe('fr');
    expect(readLanguage('passe au format story')).toBe('fr');
    expect(readLanguage('format story', 'fr')).toBe('fr');
    expect(readLanguage('sepia', 'en')).toBe('en');
    expect(readLanguage('plus chaud', 'en')).toBe('fr');
  });

  it('100 kB of noise', () => {
    const talk = situationOf('lake');
    for (const noise of ['fais- ', 'et puis ', 'la même, ', 'merci ', '1 de ']) {
      expect(readMessage(noise.repeat(20_000), talk).acts.length).toBeGreaterThan(0);
    }
  });
});

describe('the local assistant answers', () => {
  it('with the picture as Markdown and what it could not draw', async () => {
    const { answer, wishes } = await ask({ query: 'un lac, format carré' });
    expect(answer).toBe('Voici votre image.\n\n![un lac](/media/u1/c1/1.png)\n\n> Rien ne manque.');
    expect(wishes).toMatchObject([{ prompt: 'un lac', width: 1024, height: 1024 }]);
  });

  it('that the end of a very long message was not read', async () => {
    const { answer, wishes } = await ask({ query: `un lac${' '.repeat(4000)}et un phare` });
    expect(answer).toMatch(/^Votre message est très long/);
    expect(wishes).toMatchObject([{ prompt: 'un lac' }]);
  });

  it('in the shape and number that were chosen, unless the words say otherwise', async () => {
    const inputs = { picture: { shape: '16:9', count: 3 } } as const;
    const { wishes } = await ask({ query: 'un lac', inputs });
    expect(wishes).toHaveLength(3);
    expect(wishes[2]).toMatchObject({ width: 1280, height: 720 });
    const said = await ask({ query: 'deux images d’un lac, format carré', inputs });
    expect(said.wishes).toHaveLength(2);
    expect(said.wishes[0]).toMatchObject({ width: 1024, height: 1024 });
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

  it('by changing the picture that could not be changed before', async () => {
    const { wishes } = await ask({
      query: 'plus chaud',
      history: [
        {
          query: 'efface le chat',
          answer: 'Je ne vois pas « le chat ».',
          referenceUrl: '/photo.jpg',
        },
      ],
    });
    expect(wishes).toMatchObject([{ referenceUrl: '/photo.jpg' }]);
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

  describe('with variations of what a picture has become', () => {
    const history = [
      { query: 'un lac', answer: '![un lac](/media/u1/c1/1.png)' },
      { query: 'la même mais la nuit', answer: '![un lac](/media/u1/c1/2.png)' },
      { query: 'plus contrastée', answer: '![un lac](/media/u1/c1/3.png)' },
    ];

    it('by its own recipe, which knows each change', async () => {
      const { wishes, answer } = await ask({ query: 'une autre', history });
      const referenceUrl = '/media/u1/c1/3.png';
      expect(wishes).toMatchObject([{ prompt: 'variation', referenceUrl }]);
      expect(answer).not.toContain('ne sont pas reprises');
    });

    it('in its words where no recipe can be followed, and says what they leave out', async () => {
      const { wishes, answer } = await ask({ query: 'une autre', history }, (wish) =>
        wish.referenceUrl === null ? null : { ok: false, message: '', isRefusal: true },
      );
      expect(wishes[1]).toMatchObject({ prompt: expect.stringMatching(/^un lac, .*la nuit$/) });
      expect(answer).toContain('ne sont pas reprises');
    });
  });

  it('that it cannot vary a picture of which it knows neither words nor recipe', async () => {
    const { answer } = await ask(
      { query: 'trois variations', referenceUrl: '/photo.jpg' },
      { ok: false, message: '', isRefusal: true },
    );
    expect(answer).toContain('je ne connais pas les mots');
  });

  it('by going on with a picture that is picked or gone back to', async () => {
    const history = [
      { query: 'trois lacs', answer: '![a](/media/1.png) ![b](/media/2.png) ![c](/media/3.png)' },
    ];
    const { answer, wishes } = await ask({ query: 'je préfère la deuxième', history });
    expect(answer).toContain('![b](/media/2.png)');
    expect(wishes).toEqual([]);
    const both = await ask({ query: 'number 2 is the one. brighter', history });
    expect(both.wishes).toMatchObject([{ referenceUrl: '/media/2.png' }]);
  });

  it('each wish of a sentence in its order, the later ones from what the earlier made', async () => {
    const { wishes } = await ask({
      query: 'dessine un phare, puis un moulin et mets-le en noir et blanc',
    });
    expect(wishes.map(({ prompt, referenceUrl }) => [prompt, referenceUrl])).toEqual([
      ['un phare', null],
      ['un moulin', null],
      ['mets-le en noir et blanc', '/media/u1/c1/2.png'],
    ]);
  });

  it('by the picture before when a change is taken back, and goes on from there', async () => {
    const history = [
      { query: 'un lac', answer: '![un lac](/media/u1/c1/1.png)' },
      { query: 'plus clair', answer: '![un lac](/media/u1/c1/2.png)' },
    ];
    const undone = await ask({ query: 'annule', history });
    expect(undone.answer).toContain('(/media/u1/c1/1.png)');
    const next = await ask({
      query: 'en sépia',
      history: [...history, { query: 'annule', answer: undone.answer }],
    });
    expect(next.wishes).toMatchObject([{ referenceUrl: '/media/u1/c1/1.png' }]);
  });

  it('in another shape where one is wanted', async () => {
    const { wishes } = await ask({ query: 'la même en portrait', referenceUrl: '/media/a.png' });
    expect(wishes).toMatchObject([{ prompt: 'en 2:3', width: null, height: null }]);
  });

  it.each([
    ['fais un film avec ces images', '/editor'],
    ['lance un entraînement avec mes 15 dernières images', '/trainer'],
    ['change le fond', 'fond blanc'],
    ['quels sont mes styles ?', 'PAPIER'],
    ['combien ça coute', '/contact'],
  ])('« %s » in words, and draws nothing', async (query, said) => {
    const { wishes, answer } = await ask({ query, referenceUrl: '/media/u1/c1/a.png' });
    expect(wishes).toEqual([]);
    expect(answer).toContain(said);
  });

  it('that a style it is asked for is not there', async () => {
    const { answer } = await ask({ query: 'un lac dans le style de Monet' });
    expect(answer).toContain('Vous n’avez pas de style « Monet »');
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
    expect(wishes).toMatchObject([
      {
        referenceUrl: '/media/u1/c1/a.png',
        style: { name: 'Papier découpé', triggerWord: 'PAPIER' },
      },
    ]);
  });

  it('naming both styles of a mixture that is chosen beside the field', async () => {
    const style = {
      ...{ name: 'Aube', url: '/styles/aube', triggerWord: null },
      mixedWith: { name: 'Papier', url: '/styles/papier', share: 0.3 },
    };
    const { answer } = await ask({ query: 'un phare', style });
    expect(answer).toContain('dans le style **Aube × Papier (30\u00A0%)**');
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

  it('with a set’s notes below its last picture, by their numbers where they are not true of all', async () => {
    const { answer } = await ask({ query: '3 images de lac' }, undefined, (number) =>
      number === 2 ? ['Rien ne manque.', 'Sans bateau.'] : ['Rien ne manque.'],
    );
    expect(answer.split('\n\n')).toEqual([
      'Voici vos images.',
      '![un lac](/media/u1/c1/1.png)',
      '![un lac](/media/u1/c1/2.png)',
      '![un lac](/media/u1/c1/3.png)',
      '> Rien ne manque.',
      '> Image 2 : Sans bateau.',
    ]);
  });

  it('with the engine’s own sentence when the picture fails', async () => {
    await expect(ask({ query: 'un lac' }, { ok: false, message: 'Panne.' })).rejects.toThrow(
      'Panne.',
    );
  });
});

/** Whoever keeps the conversation elsewhere has no tools called. */
const noTools: Toolbox = {
  tools: [],
  plan: () => Promise.reject(new Error('not to be planned')),
  run: () => Promise.reject(new Error('not to be run')),
};

type Failure = { ok: false; message: string; isRefusal?: boolean };

async function ask(
  asked: Partial<Question>,
  failure?: Failure | ((wish: PictureWish) => Failure | null),
  notesOf: (number: number) => readonly string[] = () => ['Rien ne manque.'],
) {
  const wishes: PictureWish[] = [];
  const makePicture: MakePicture = async (wish) => {
    wishes.push(wish);
    const url = `/media/u1/c1/${wishes.length}.png`;
    const failed = typeof failure === 'function' ? failure(wish) : failure;
    return failed ?? { ok: true, url, altText: 'un lac', notes: notesOf(wishes.length) };
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
  const findStyles = async () => [{ name: 'Papier découpé', triggerWord: 'PAPIER' }];
  const assistant = makeLocalAssistant({ makePicture, findStyles, toolbox: noTools });
  for await (const part of assistant.reply(question, signal)) {
    if (part.type === 'text') answer += part.text;
  }
  return { answer, wishes };
}
