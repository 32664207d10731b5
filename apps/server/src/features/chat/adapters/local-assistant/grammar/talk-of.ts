import type { Card } from '@armoni/contract/tools';
import { picturesIn } from '../../../pictures/picture-markdown.ts';
import type { Turn } from '../../../ports.ts';
import type { Act } from './act.ts';
import { readLanguage } from './read-language.ts';
import { readMessage } from './read-message.ts';
import type { ShownPicture, Talk } from './talk.ts';

type Known = Pick<Talk, 'chosen' | 'styles' | 'pickedStyle'> & {
  /** Oldest first. */
  readonly history: readonly Turn[];
};

/** What a conversation has come to: its pictures, and what each was made from. */
export function talkOf({ history, ...known }: Known): Talk {
  let talk: Talk = { ...known, ...nothingYet, chosen: null };
  for (const [turn, { query, answer, referenceUrl = null, cards = [] }] of history.entries()) {
    const shown = picturesIn(answer);
    const told = cards.map(({ card }) => card);
    const about = aboutOf(told) ?? (shown.length > 0 ? 'picture' : null);
    const spokenStyle = told.findLast((card) => card.kind === 'style')?.name ?? talk.spokenStyle;
    const language = readLanguage(query, talk.language);
    talk = { ...talk, about: about ?? talk.about, language, spokenStyle };
    talk = withReference(talk, referenceUrl, turn);
    if (shown.length === 0) {
      // What was brought and could not be changed stays what is spoken of.
      talk = { ...talk, lastShown: referenceUrl ?? talk.lastShown };
      continue;
    }
    const acts = readMessage(query, { ...talk, chosen: referenceUrl }).acts.filter(isOfPictures);
    const fresh = shown.filter(({ url }) => talk.pictures.every((one) => one.url !== url));
    const added = fresh.map((one, index) => ({ ...one, turn, act: actOf(acts, index) }));
    const lastShown = shown.at(-1)?.url ?? null;
    talk = { ...talk, pictures: [...talk.pictures, ...added], lastShown };
  }
  return { ...withReference(talk, known.chosen, history.length), chosen: known.chosen };
}

/** A photo that was brought stands before what came of it: « la première », « l'originale ». */
function withReference(talk: Talk, url: string | null, turn: number): Talk {
  if (url === null || talk.pictures.some((one) => one.url === url)) return talk;
  return { ...talk, pictures: [...talk.pictures, { url, altText: '', turn, act: null }] };
}

const nothingYet = {
  ...{ pictures: [], lastShown: null, about: null, language: null, spokenStyle: null },
} as const;

/** A film or a style that was planned, begun or asked about. */
function aboutOf(cards: readonly Card[]): Talk['about'] {
  const last = cards.findLast(({ kind }) => kind !== 'list');
  if (last?.kind === 'film' || last?.kind === 'style') return last.kind;
  if (last?.kind !== 'plan') return null;
  const tool = last.steps.at(-1)?.tool ?? '';
  return tool.includes('film') ? 'film' : tool === 'train_style' ? 'style' : null;
}

type OfPictures = NonNullable<ShownPicture['act']>;

const isOfPictures = (act: Act): act is OfPictures =>
  act.do === 'make' || act.do === 'edit' || act.do === 'vary';

/** Which of a message's wishes its picture with this number came of. */
function actOf(acts: readonly OfPictures[], index: number): OfPictures | null {
  let before = 0;
  for (const act of acts) {
    before += act.do === 'edit' ? 1 : act.count;
    if (index < before) return act;
  }
  return acts.at(-1) ?? null;
}
