import { factAsMarkdown } from '@armoni/contract/facts/fact-as-markdown';
import { factsEn } from '@armoni/contract/facts/facts-en';
import { factsFr } from '@armoni/contract/facts/facts-fr';
import { pictureMarkdown } from '../../pictures/picture-markdown.ts';
import type { Question } from '../../ports.ts';
import type { Act } from './grammar/act.ts';
import type { Language } from './grammar/read-language.ts';
import { atHand, baseOf, type ShownPicture, type Talk } from './grammar/talk.ts';
import { localTexts, type Said } from './texts.ts';

type Asked = { readonly question: Question; readonly talk: Talk; readonly language: Language };

/** What is answered where nothing is drawn. */
export function answerInWords(
  act: Exclude<Act, { do: 'make' | 'edit' | 'vary' }>,
  { talk, language }: Asked,
): string {
  switch (act.do) {
    case 'help':
      return factAsMarkdown((language === 'en' ? factsEn : factsFr)[act.topic].text);
    case 'cannot':
      return localTexts.cannot[act.what][language];
    case 'ask':
      return act.missing === 'style'
        ? askStyle(talk, language)
        : localTexts.ask[act.missing][language];
    case 'list':
      return act.what === 'styles' ? listStyles(talk, language) : listOf(act.what, talk, language);
    case 'job':
      return localTexts.job[act.what][language];
    case 'cancel':
      return localTexts.cancel[act.what][language];
    case 'describe':
      return describe(act.picture, talk, language);
    case 'undo':
      return undo(talk, language);
    case 'pick':
      return shownAgain(act.picture, localTexts.pick, { talk, language });
    case 'change-film':
      return localTexts.film[language];
    default:
      return localTexts[act.do][language];
  }
}

function askStyle({ styles }: Talk, language: Language): string {
  if (styles.length === 0) return localTexts.noStyle[language];
  return localTexts.whichStyle(styles.map(({ name }) => name))[language];
}

function listStyles({ styles }: Talk, language: Language): string {
  if (styles.length === 0) return localTexts.list.noStyles[language];
  const rows = styles.map(
    ({ name, triggerWord }) => localTexts.styleRow(name, triggerWord)[language],
  );
  return `${localTexts.list.styles[language]}\n\n${rows.join('\n')}`;
}

function listOf(
  what: 'pictures' | 'films' | 'clips',
  { pictures }: Talk,
  language: Language,
): string {
  return what === 'pictures'
    ? localTexts.pictureCount(pictures.length)[language]
    : localTexts.list[what][language];
}

/** Of our own pictures we know what was drawn; of others nothing, and that is said. */
function describe(url: string, { pictures }: Talk, language: Language): string {
  const shown = pictures.find((one) => one.url === url);
  return shown
    ? localTexts.describe(shown.altText, wordsOf(shown))[language]
    : localTexts.cannotSee[language];
}

function wordsOf({ act }: ShownPicture): string | null {
  return act?.do === 'make' ? act.subject : null;
}

/** The picture before is shown again, so that what follows starts from it. */
function undo(talk: Talk, language: Language): string {
  const current = atHand(talk);
  const at = talk.pictures.findIndex(({ url }) => url === current);
  const url = baseOf(talk, current) ?? talk.pictures[at - 1]?.url ?? null;
  if (url === null) return localTexts.nothingToUndo[language];
  return shownAgain(url, localTexts.undo, { talk, language });
}

function shownAgain(
  url: string,
  said: Said,
  { talk, language }: Pick<Asked, 'talk' | 'language'>,
): string {
  const altText = talk.pictures.find((one) => one.url === url)?.altText ?? '';
  return `${said[language]}\n\n${pictureMarkdown({ url, altText, notes: [] })}`;
}
