import { topics } from '@armoni/contract/facts/fact';
import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import { type Act, impossibles } from './act.ts';
import { findPicture } from './find-picture.ts';
import { fold } from './fold.ts';
import { numberOf } from './read-count.ts';
import { nameOf, readEdit } from './read-edit.ts';
import { readMake } from './read-make.ts';
import { readSize } from './read-size.ts';
import { readStyle } from './read-style.ts';
import { atHand, type Talk } from './talk.ts';

/** An act of a kind that is likely by its words, where the tables read another; null where they hold none. */
export function actOfKind(kind: string, words: string, talk: Talk): Act | null {
  const [name = '', what = ''] = kind.split(' ');
  switch (name) {
    case 'make':
      return made(words, talk);
    case 'edit':
      return edited(words, talk);
    case 'vary': {
      const found = findPicture(words, talk);
      if (!found.ok) return { do: 'ask', missing: found.missing };
      const { url: picture, isSaid: isNamed } = found;
      return {
        do: 'vary',
        picture,
        isNamed,
        count: countIn(words),
        size: readSize(words)?.size ?? null,
      };
    }
    case 'pick':
    case 'describe': {
      const found = findPicture(words, talk);
      if (!found.ok) return { do: 'ask', missing: found.missing };
      if (name === 'pick' && !found.isSaid) return null;
      return { do: name, picture: found.url };
    }
    case 'film':
    case 'train':
      return { do: name, words };
    case 'change-film':
      return { do: talk.about === 'film' ? 'change-film' : 'film', words };
    case 'undo':
      return atHand(talk) === null ? null : { do: 'undo' };
    case 'stop':
    case 'wait':
    case 'greet':
    case 'thanks':
    case 'praise':
    case 'unclear':
      return { do: name };
    default:
      return ofWhat(name, what, talk);
  }
}

function ofWhat(name: string, what: string, talk: Talk): Act | null {
  const topic = topics.find((one) => one === what);
  if (name === 'help' && topic) return { do: 'help', topic };
  const impossible = impossibles.find((one) => one === what);
  if (name === 'cannot' && impossible) return { do: 'cannot', what: impossible };
  const kept = (['pictures', 'styles', 'films', 'clips'] as const).find((one) => one === what);
  if (name === 'list' && kept) return { do: 'list', what: kept };
  const work = (['film', 'training', 'any'] as const).find((one) => one === what);
  if (name === 'job' && work) return { do: 'job', what: work };
  if (name === 'cancel' && work && work !== 'any') return { do: 'cancel', what: work };
  // Which picture or style is meant, the words before the message tell.
  const missing = (['subject', 'picture', 'change'] as const).find((one) => one === what);
  if (missing === 'picture' && atHand(talk) !== null) return null;
  return name === 'ask' && missing ? { do: 'ask', missing } : null;
}

function made(words: string, talk: Talk): Act | null {
  const read = readMake(askedFor(words), {
    ...{ isMeant: true, isOfDoing: false, styles: talk.styles, lastSize: null },
  });
  if (read) return read;
  return { do: 'make', subject: words, count: 1, size: null, style: null, seed: null };
}

function edited(words: string, talk: Talk): Act | null {
  const found = findPicture(words, talk);
  if (!found.ok) return { do: 'ask', missing: found.missing };
  const read = readEdit(`mets-la ${words}`, talk, false);
  if (read?.do === 'edit') return { ...read, words: found.rest };
  const { edits } = understandEdit(words);
  const changes = edits.length > 0 ? edits.map(nameOf) : ['scene'];
  const { url: picture, isSaid: isNamed } = found;
  const style = readStyle(words, talk.styles)?.style ?? null;
  return {
    do: 'edit',
    picture,
    isNamed,
    changes,
    words: found.rest,
    size: readSize(words)?.size ?? null,
    style,
  };
}

/** What follows the last words that ask: « mon mari était cheminot ; me feriez-vous une locomotive ». */
function askedFor(words: string): string {
  const ends = [...fold(words).matchAll(asking)].map(({ index, 0: said }) => index + said.length);
  const from = ends.findLast((end) => /[a-z]{3}/.test(fold(words.slice(end)))) ?? 0;
  return words.slice(from).replace(/^[\s,;:.!-]+/u, '');
}

const asking =
  /(?<![a-z])(?:(?:(?:re)?dessin|peign|peindr|illustr|represent|imagin|croqu|esquiss|montr)[a-z]*|(?:fai[st]|faire|feri?[a-z]+|fasse[sz]?|cree[rsz]?|genere[rsz]?|voir|voudrai[st]|aimerai[st]|faudrait|(?:il )?(?:me|nous|lui) faut|besoin|envie|draw|paint|make|create|show|sketch|want|need|like|see)|(?:image|dessin|tableau|photo|illustration|picture|drawing|painting|visuel)s?)(?:[- ](?:moi|nous|vous|lui|me|us|nous en|m'en))?(?: (?:de|d'|avec|representant|montrant|of|with|showing))?(?![a-z])[\s,:]*(?:d'|d’|de |of )?/g;

function countIn(words: string): number {
  const said =
    /(?<![a-z]|(?:la|le|the|numero|number|image|photo|n°|#) ?)(?:(?<count>une?|deux|trois|quatre|cinq|six|two|three|four|five|another|[2-6]))(?![a-z])/.exec(
      fold(words),
    );
  return said?.groups?.count
    ? Math.max(1, numberOf(said.groups.count))
    : /(?<![a-z])(?:autres|others|propositions|variantes|versions|variations)/.test(fold(words))
      ? 3
      : 1;
}
