import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import { expect, it } from 'vitest';
import { situationOf } from '../messages/situations.ts';
import { withLikelyChanges } from './likely-changes.ts';
import { isBare } from './read-edit.ts';
import { readMessage } from './read-message.ts';
import { talkOf } from './talk-of.ts';

it.each([
  ['Pourriez-vous la retourner, comme dans une glace ?', ['flip']],
  ['tons sourds, moins criards', ['saturation']],
  ['moins de contraste, c’est pour de l’impression', ['contrast']],
])('the engine is told what « %s » changes, and nothing else', (message, kinds) => {
  const [act] = readMessage(message, situationOf('lake')).acts;
  if (act?.do !== 'edit') throw new Error('no edit');
  const { edits, rest } = understandEdit(act.words);
  expect(edits.map(({ kind }) => kind)).toEqual(kinds);
  expect(isBare(rest)).toBe(true);
});

it.each([
  ['souriante', 'change souriante'],
  ['au coucher du soleil', 'au coucher du soleil'],
  ['avec une lumière de fin du jour', 'avec une lumière de fin du jour'],
  ['les murs en jaune', 'les murs en jaune'],
  ['le soleil en vert', 'le soleil en vert'],
])('what « %s » says of a picture is told to the engine as it was said', (message, words) => {
  const portrait = "portrait d'une femme devant le soleil";
  const history = [
    { query: portrait, answer: `![${portrait}](/media/u1/c1/1.png)` },
    { query: 'plus clair', answer: `![une femme](/media/u1/c1/2.png)` },
  ];
  const talk = talkOf({ history, chosen: null, styles: [], pickedStyle: null });
  expect(readMessage(message, talk).acts).toMatchObject([{ do: 'edit', words }]);
});

it('what the engine understands by itself is left to it', () => {
  const act = {
    ...({ do: 'edit', picture: '/1.png', isNamed: false } as const),
    ...{ changes: ['scene'], words: 'le chien en noir', size: null, style: null },
  };
  const likely = { best: 'edit', bestChange: 'light+' } as const;
  const sure = () => 1;
  const changed = withLikelyChanges(act, { ...likely, shareOf: sure, shareOfChange: sure });
  expect(changed.words).toBe('le chien en noir');
});
