import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';
import { talkOf } from './talk-of.ts';

const shown = (query: string, url: string, referenceUrl: string | null = null) => ({
  query,
  answer: `Voici.\n\n![Voiture, maison](${url})`,
  referenceUrl,
});

const known = { chosen: null, styles: [], pickedStyle: null };
const ofOurs = talkOf({
  ...known,
  history: [
    shown('une voiture rouge devant une maison', '/1.png'),
    shown('ajoute un bateau', '/2.png'),
    shown('enlève la maison', '/3.png'),
    shown('la même, de nuit', '/4.png'),
  ],
});
const ofPhoto = talkOf({
  ...known,
  chosen: '/photo.jpg',
  history: [shown('en noir et blanc', '/1.png', '/photo.jpg')],
});

describe('among many changes of one picture', () => {
  it.each([
    'un lac de montagne le matin',
    'un phare la nuit',
    "une ville l'hiver",
    'un chat dans la neige',
    'une péniche au petit matin',
    'a boat at dawn',
    'un renard au bord de la rivière le soir',
  ])('« %s » is a new picture', (query) => {
    expect(readMessage(query, ofOurs).acts).toMatchObject([{ do: 'make', subject: query }]);
  });

  it.each(['un peu plus sombre', 'un ciel plus bleu', 'ajoute un phare la nuit', 'en hiver'])(
    '« %s » is one change more of the last',
    (query) => {
      expect(readMessage(query, ofOurs).acts).toMatchObject([{ do: 'edit', picture: '/4.png' }]);
    },
  );

  it('« mets-la un soir » does not name the first one as « la une » does', () => {
    const [act] = readMessage('mets-la un soir d’hiver', ofOurs).acts;
    expect(act).toMatchObject({ do: 'edit', picture: '/4.png' });
  });
});

describe('a photo that was brought', () => {
  it.each([
    ['enlève le fond de la première', 'cut-out', 'enlève le fond'],
    ['floute le fond de la première image', 'background-blur', 'floute le fond'],
    ['restaure la première photo', 'restore', 'restaure'],
    [
      'remplace le fond de la première image par une plage au coucher du soleil',
      'background-scene',
      'remplace le fond par une plage au coucher du soleil',
    ],
  ])('is « la première »: « %s »', (query, change, words) => {
    expect(readMessage(query, ofPhoto).acts).toMatchObject([
      { do: 'edit', picture: '/photo.jpg', changes: [change], words },
    ]);
  });
});
