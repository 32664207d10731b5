import type { Topic } from '@armoni/contract/facts/fact';
import type { Act } from '../act.ts';
import type { Concept } from './concepts.ts';

export type Frame = {
  readonly act: Act;
  /** All of them are spoken of, in whatever order. */
  readonly all: readonly Concept[];
  /** Where something is asked or told, where it is ordered, or either. */
  readonly when: 'asked' | 'ordered' | 'always';
};

const asked = (topic: Topic, ...all: Concept[]): Frame => ({
  ...{ act: { do: 'help', topic }, all, when: 'asked' },
});
const always = (act: Act, ...all: Concept[]): Frame => ({ act, all, when: 'always' });
const ordered = (act: Act, ...all: Concept[]): Frame => ({ act, all, when: 'ordered' });

/** What is meant where things are spoken of together; of several the one with most of them, then the first. */
export const frames: readonly Frame[] = [
  always({ do: 'cancel', what: 'film' }, 'stop', 'film'),
  always({ do: 'cancel', what: 'training' }, 'stop', 'training'),
  asked('films', 'how', 'film', 'making'),
  asked('films', 'how', 'film', 'filmPart'),
  asked('films', 'how', 'film'),
  asked('duration', 'long', 'film'),
  asked('duration', 'long', 'training'),
  asked('styles', 'how', 'learn'),
  asked('styles', 'how', 'styles'),
  asked('styles', 'howMany', 'pictures', 'learn'),
  always({ do: 'job', what: 'film' }, 'progress', 'film'),
  always({ do: 'job', what: 'training' }, 'progress', 'training'),
  ordered({ do: 'train', words: '' }, 'learn', 'material'),
  ordered({ do: 'train', words: '' }, 'learn', 'hand', 'own'),
  ordered({ do: 'train', words: '' }, 'fresh', 'styles', 'material'),
  ordered({ do: 'train', words: '' }, 'styles', 'triggerGiven'),
  ordered({ do: 'train', words: '' }, 'triggerGiven', 'material'),
  ordered({ do: 'film', words: '' }, 'making', 'clips'),
  ordered({ do: 'film', words: '' }, 'making', 'film'),
  ordered({ do: 'film', words: '' }, 'clips', 'seconds'),
  ordered({ do: 'film', words: '' }, 'clips', 'filmManner'),
  ordered({ do: 'film', words: '' }, 'clips', 'platform', 'seconds'),
  ordered({ do: 'film', words: '' }, 'film', 'seconds'),
  ordered({ do: 'film', words: '' }, 'film', 'platform'),
  ordered({ do: 'film', words: '' }, 'filmManner', 'seconds'),
  always({ do: 'list', what: 'styles' }, 'look', 'styles', 'own'),
  always({ do: 'list', what: 'styles' }, 'have', 'styles'),
  always({ do: 'list', what: 'films' }, 'look', 'film', 'own'),
  always({ do: 'list', what: 'films' }, 'have', 'film'),
  always({ do: 'list', what: 'clips' }, 'look', 'clips', 'own'),
  always({ do: 'list', what: 'pictures' }, 'look', 'pictures', 'own'),
  always({ do: 'list', what: 'pictures' }, 'look', 'ownWork'),
  asked('trigger-words', 'trigger'),
  asked('prices', 'pay'),
  asked('privacy', 'whoSees', 'sent'),
  asked('privacy', 'kept', 'sent'),
  asked('privacy', 'privacy'),
  asked('privacy', 'sent', 'theirs', 'kept'),
  asked('privacy', 'sent', 'theirs', 'learn'),
  asked('bin', 'lost', 'recover'),
  asked('bin', 'bin'),
  asked('export', 'save', 'everything'),
  asked('account', 'account'),
  asked('signature', 'tells', 'artificial'),
  asked('signature', 'mark'),
  asked('signature', 'tells', 'pictures', 'how'),
  asked('ownership', 'rights'),
  asked('ownership', 'useFor', 'how'),
  asked('limits', 'weight'),
  asked('limits', 'howMany', 'perDay'),
  asked('limits', 'howMany', 'pictures', 'need'),
  asked('limits', 'howMany', 'clips'),
  asked('formats', 'extension'),
  asked('formats', 'files', 'accept'),
  asked('keyboard', 'keys'),
  asked('sharing', 'save'),
  asked('sharing', 'save', 'device', 'save'),
  asked('sharing', 'device'),
  asked('recipe', 'again'),
  asked('duration', 'long'),
  asked('engine', 'technology', 'you'),
  asked('engine', 'unable'),
  asked('contact', 'contact'),
  asked('contact', 'broken'),
  asked('contact', 'broken', 'part', 'broken'),
  asked('editing', 'retouch', 'which'),
  asked('editing', 'retouch', 'how'),
  asked('editing', 'cutOut', 'how'),
  asked('general', 'abilities', 'whatFor'),
];
