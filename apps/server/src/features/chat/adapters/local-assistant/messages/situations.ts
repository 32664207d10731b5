import type { Turn } from '../../../ports.ts';
import type { Talk } from '../grammar/talk.ts';
import { talkOf } from '../grammar/talk-of.ts';
import type { SituationName } from './message-row.ts';

const styles = [
  { name: 'NATURE', triggerWord: 'ntre' },
  { name: 'Encre bleue', triggerWord: 'ENKR' },
];

type Shown = readonly [query: string, ...pictures: (readonly [url: string, altText: string])[]];

const histories: Readonly<Record<SituationName, readonly Shown[]>> = {
  empty: [],
  lake: [['un lac de montagne au crépuscule', ['/1.png', 'Lac au pied des montagnes.']]],
  three: [
    ['un lac de montagne', ['/1.png', 'Lac au pied des montagnes.']],
    ['un phare dans la tempête', ['/2.png', 'Mer ouverte, avec un phare.']],
    ['un portrait de marin', ['/3.png', 'Illustration : marin.']],
  ],
  variants: [
    ['une forêt en automne', ['/1.png', 'Forêt.']],
    ['trois variations', ['/2.png', 'Forêt.'], ['/3.png', 'Forêt.'], ['/4.png', 'Forêt.']],
  ],
  edited: [
    ['un lac de montagne', ['/1.png', 'Lac au pied des montagnes.']],
    ['plus clair', ['/2.png', 'Lac au pied des montagnes.']],
  ],
  chosen: [],
};

/** The talk in which the messages of the lists are said. */
export function situationOf(name: SituationName): Talk {
  const history = histories[name].map(
    ([query, ...pictures]): Turn => ({
      query,
      answer: pictures.map(([url, altText]) => `![${altText}](${url})`).join('\n\n'),
    }),
  );
  const chosen = name === 'chosen' ? '/photo.jpg' : null;
  return talkOf({ history, chosen, styles, pickedStyle: null });
}
