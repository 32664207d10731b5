import type { IllustrationDescription } from '../../../illustration/illustration-description.ts';
import { relationsWithout } from '../../../illustration/relations-without.ts';
import type { Asked } from './asked.ts';

type OnBoard = Pick<Asked, 'things' | 'relations' | 'format'> & {
  readonly board: IllustrationDescription['board'] | null;
  readonly heard: readonly string[];
  /** Of the thing that became the board. */
  readonly gone: number | null;
};

/** « une ardoise avec « Plat du jour » » bears its words; a sign « en bois » is of wood. */
export function onBoard({ things, relations, format, text }: Asked, prompt: string): OnBoard {
  const drawn = things.filter(({ id }) => !/^(?:chalk|blackboard)$/.test(id));
  // « un menu à la craie sur une ardoise, avec des légumes »: all of the sheet is the board.
  if (format === 'poster' && text.length > 0 && drawn.length > 0 && inChalk.test(prompt)) {
    const at = things.findIndex(({ id }) => /^(?:chalk|blackboard)$/.test(id));
    if (at >= 0) {
      const left = {
        things: things.toSpliced(at, 1),
        relations: relationsWithout(relations, at),
        ...{ format, text },
      };
      const again = onBoard(left, prompt);
      return { ...again, gone: at, heard: [things[at]!.said, ...again.heard] };
    }
    return {
      ...{ things, relations, format },
      board: null,
      gone: null,
      heard: ['ardoise', 'craie', 'chalk'],
    };
  }
  const isLettered = (format === 'poster' || format === 'sign') && text.length > 0;
  const gone = isLettered ? things.findIndex(({ id }) => id === 'blackboard') : -1;
  if (gone >= 0)
    return {
      things: things.toSpliced(gone, 1),
      relations: relationsWithout(relations, gone),
      ...{ format: 'sign', board: 'slate', gone },
      heard: [things[gone]!.said, ...onIt],
    };
  const isWooden = format === 'sign' && /(?<!\p{L})(?:bois|wood|wooden)(?!\p{L})/iu.test(prompt);
  // « avec des lettres à la craie »
  const chalk = format === 'sign' && /(?<!\p{L})(?:craie|chalk|ardoise)(?!\p{L})/iu.test(prompt);
  if (chalk) {
    const at = things.findIndex(({ said }) => /craie|chalk|ardoise/u.test(said));
    return {
      things: at < 0 ? things : things.toSpliced(at, 1),
      relations: at < 0 ? relations : relationsWithout(relations, at),
      ...{ format, board: 'slate', gone: at < 0 ? null : at },
      heard: ['craie', 'chalk', 'ardoise', 'lettering', 'open', ...onIt],
    };
  }
  return {
    ...{ things, relations, format, gone: null },
    ...(isWooden
      ? { board: 'wood', heard: ['en bois', 'wooden', ...onIt] }
      : { board: null, heard: [] }),
  };
}

const inChalk = /(?<!\p{L})(?:craie|chalk|ardoise|chalk ?board)(?!\p{L})/iu;
const onIt = ['dessus', 'on it'];
