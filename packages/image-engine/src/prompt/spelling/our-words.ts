import * as common from '../things/words/common-words.ts';
import { nameIndex } from '../things/words/name-index.ts';
import { personWords, traitWords } from '../things/words/person-words.ts';
import { stuffWords } from '../things/words/stuffs.ts';
import * as tables from '../things/words/word-tables.ts';
import { vocabulary } from '../vocabulary.ts';

export type OurWords = {
  /** Plain (`tokenise`): all that is read as it stands. */
  readonly known: ReadonlySet<string>;
  /** Those that say what is to be seen: what a word may have been meant for. */
  readonly meant: ReadonlySet<string>;
};

/** Regions that are no slips of other words. */
const regions =
  'normandie bretagne provence alsace auvergne savoie corse picardie lorraine bourgogne champagne aquitaine vendee camargue ardeche perigord dordogne cevennes vosges pyrenees beauce sologne landes gironde toscane andalousie catalogne sicile sardaigne islande irlande ecosse norvege laponie ombrie toscan ventoux tuscany iceland lapland umbria andalusia';

let words: OurWords | null = null;

/** Every single word of our tables; collected once. */
export function ourWords(): OurWords {
  words ??= collectWords();
  return words;
}

function collectWords(): OurWords {
  const [known, meant] = [new Set<string>(), new Set<string>()];
  const addTo = (set: Set<string>, phrases: Iterable<string>) => {
    for (const phrase of phrases) for (const word of phrase.split(' ')) set.add(word);
  };
  const firm = [...nameIndex()].flatMap(([name, { isLoose }]) => (isLoose ? [] : [name]));
  const said = [...vocabulary].flatMap(([phrase, meanings]) =>
    meanings.every(({ field }) => field === 'filler') ? [] : [phrase],
  );
  const named = [personWords, traitWords, stuffWords, ...Object.values(tables)];
  for (const phrases of [firm, said, ...named.map((table) => table.keys())]) addTo(meant, phrases);
  for (const phrases of [meant, nameIndex().keys(), vocabulary.keys()]) addTo(known, phrases);
  for (const set of [...Object.values(common).map((one) => one.keys())]) addTo(known, set);
  addTo(known, [regions]);
  return { known, meant };
}
