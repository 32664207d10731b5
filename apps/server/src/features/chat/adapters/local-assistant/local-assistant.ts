import type { MakePicture } from '../../../../platform/pictures/picture-wish.ts';
import type { Assistant } from '../../ports.ts';
import { answerInWords } from './answer-in-words.ts';
import { drawAct, isDrawn } from './draw-act.ts';
import type { StyleChoice } from './grammar/act.ts';
import { readMessage } from './grammar/read-message.ts';
import { talkOf } from './grammar/talk-of.ts';

type Dependencies = {
  readonly makePicture: MakePicture;
  /** The person's styles that are ready. */
  readonly findStyles: (ownerId: string) => Promise<readonly StyleChoice[]>;
};

/** The embedded assistant: a grammar for words, the picture engine for everything else. */
export function makeLocalAssistant({ makePicture, findStyles }: Dependencies): Assistant {
  return {
    name: 'moteur local',
    async *reply(question, signal) {
      const talk = talkOf({
        history: question.history,
        chosen: question.referenceUrl,
        styles: await findStyles(question.ownerId),
        pickedStyle: question.style,
      });
      const { language, acts } = readMessage(question.query, talk);
      const asked = { question, talk, language };
      let made: string | null = null;
      for (const [index, act] of acts.entries()) {
        if (index > 0) yield { type: 'text', text: '\n\n' };
        if (isDrawn(act)) made = yield* drawAct(act, { ...asked, made, makePicture, signal });
        else yield { type: 'text', text: answerInWords(act, asked) };
      }
    },
  };
}
