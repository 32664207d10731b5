import { expect, it } from 'vitest';
import { nameConversation } from './name-conversation.ts';

it.each([
  ['un lac de montagne au petit matin', 'Un lac de montagne au petit matin'],
  ['Bonjour. Peux-tu dessiner un chat ?', 'Bonjour'],
  ['## **Affiche** du `festival`', 'Affiche du festival'],
  ['regarde https://exemple.fr/a.png merci', 'Regarde merci'],
  ['élargis la plage', 'Élargis la plage'],
  ['un portrait de M. Hulot à la plage. En été', 'Un portrait de M. Hulot à la plage'],
  ['une affiche pour J. Verne', 'Une affiche pour J. Verne'],
  ['écris <b>gras</b> et 2 > 1', 'Écris <b>gras</b> et 2 > 1'],
  ['> cité', 'Cité'],
  ['😀'.repeat(80), `${'😀'.repeat(59)}…`],
])('names « %s » « %s »', (query, name) => {
  expect(nameConversation(query)).toBe(name);
});

it('cuts a long question between words', () => {
  const name = nameConversation(
    'une très longue demande qui décrit en détail chaque nuage du ciel',
  );
  expect(name).toBe('Une très longue demande qui décrit en détail chaque nuage…');
});

it('has no name for what cannot be read', () => {
  expect(nameConversation('*** ```x``` ')).toBe('');
});
