import type { ToolLanguage } from '../../platform/tools/tool.ts';

type Said = Readonly<Record<ToolLanguage, string>>;
const say = (fr: string, en: string): Said => ({ fr, en });

/** What the tools say to a person. Only what has happened is in here. */
export const toolTexts = {
  invalid: (field: string): Said =>
    say(`« ${field} » manque ou n’est pas valable.`, `"${field}" is missing or not valid.`),
  noSuchPicture: say(
    'Une de ces images n’existe pas ou n’est pas à vous.',
    'One of these pictures does not exist or is not yours.',
  ),
  noSuchClip: say(
    'Un de ces clips n’existe pas ou n’est pas à vous.',
    'One of these clips does not exist or is not yours.',
  ),
  noSuchFilm: say('Ce film n’existe pas.', 'There is no such film.'),
  noSuchJob: say('Ce travail n’existe pas.', 'There is no such job.'),
  notFetched: (address: string): Said =>
    say(`« ${address} » n’a pas pu être récupéré.`, `"${address}" could not be fetched.`),
  wrongType: say(
    'Un style s’apprend d’images PNG, JPEG, WebP ou AVIF.',
    'A style is learned from PNG, JPEG, WebP or AVIF pictures.',
  ),
  tooFewImages: (least: number, count: number): Said =>
    say(
      `Un style s’apprend d’au moins ${least} images ; il y en a ${count}.`,
      `A style is learned from at least ${least} pictures; there are ${count}.`,
    ),
  trained: (name: string, count: number): Said =>
    say(
      `L’entraînement de **${name}** a commencé, avec ${count} images.`,
      `The training of **${name}** has begun, with ${count} pictures.`,
    ),
  trainStep: (name: string, count: number): Said =>
    say(
      `entraîner « ${name} » avec ces ${count} images`,
      `train "${name}" with these ${count} pictures`,
    ),
  filmed: (count: number): Said =>
    count === 1
      ? say('Le film est en préparation, avec 1 clip.', 'The film is being made, from 1 clip.')
      : say(
          `Le film est en préparation, avec ${count} clips.`,
          `The film is being made, from ${count} clips.`,
        ),
  filmStep: (count: number, wish: string, ratio: string): Said => {
    const of = wish === '' ? '' : ` : ${wish}`;
    const ofEnglish = wish === '' ? '' : `: ${wish}`;
    return count === 1
      ? say(
          `monter un film ${ratio} avec 1 clip${of}`,
          `cut a ${ratio} film from 1 clip${ofEnglish}`,
        )
      : say(
          `monter un film ${ratio} avec ces ${count} clips${of}`,
          `cut a ${ratio} film from these ${count} clips${ofEnglish}`,
        );
  },
  changed: (title: string, changes: readonly string[]): Said =>
    say(
      `Une nouvelle version de **${title}** est en préparation : ${changes.join(', ')}.`,
      `A new version of **${title}** is being made: ${changes.join(', ')}.`,
    ),
  notDone: (refused: readonly string[]): Said =>
    say(`Ce qui n’a pas pu être fait : ${refused.join(' ')}`, `Not done: ${refused.join(' ')}`),
  cancelStep: {
    film: say('arrêter ce film en cours', 'stop this film in the making'),
    style: (name: string): Said =>
      say(`arrêter l’entraînement de « ${name} »`, `stop the training of "${name}"`),
  },
  cancelled: {
    film: say('Le film est arrêté.', 'The film is stopped.'),
    style: (name: string): Said =>
      say(`L’entraînement de **${name}** est arrêté.`, `The training of **${name}** is stopped.`),
  },
  ended: say('C’est déjà terminé.', 'It has already ended.'),
  filmState: {
    queued: say('Le film attend son tour.', 'The film waits for its turn.'),
    processing: say('Le film est en cours.', 'The film is being made.'),
    completed: say('Le film est prêt.', 'The film is ready.'),
    failed: say('Le film a échoué :', 'The film has failed:'),
    cancelled: say('Le film a été arrêté.', 'The film was stopped.'),
  },
  styleState: {
    training: (name: string): Said =>
      say(`**${name}** est en entraînement.`, `**${name}** is in training.`),
    completed: (name: string): Said => say(`**${name}** est prêt.`, `**${name}** is ready.`),
    failed: (name: string): Said =>
      say(`L’entraînement de **${name}** n’a pas abouti :`, `The training of **${name}** failed:`),
  },
  listed: {
    pictures: (count: number): Said =>
      count === 0
        ? say('Vous n’avez pas encore d’image.', 'You have no picture yet.')
        : say('Vos dernières images :', 'Your latest pictures:'),
    clips: (count: number): Said =>
      count === 0
        ? say('Vous n’avez pas encore de clip.', 'You have no clip yet.')
        : say('Vos derniers clips :', 'Your latest clips:'),
    styles: (count: number): Said =>
      count === 0
        ? say(
            'Vous n’avez pas encore de style. Ils s’apprennent dans [Trainer](/trainer).',
            'You have no style yet. They are learned in [Trainer](/trainer).',
          )
        : say('Vos styles :', 'Your styles:'),
    films: (count: number): Said =>
      count === 0
        ? say('Vous n’avez pas encore de film.', 'You have no film yet.')
        : say('Vos films :', 'Your films:'),
  },
  made: say('Voici votre image.', 'Here is your picture.'),
  madeSeveral: say('Voici vos images.', 'Here are your pictures.'),
  edited: say('Voici l’image modifiée.', 'Here is the edited picture.'),
  askedFor: (prompt: string): Said =>
    say(`Elle a été faite ici pour « ${prompt} ».`, `It was made here for "${prompt}".`),
  cannotSee: say(
    'Elle vient d’ailleurs : le studio ne reconnaît pas ce qui s’y trouve.',
    'It comes from elsewhere: the studio does not recognise what is in it.',
  ),
  noSuchStyle: (name: string): Said =>
    say(`Vous n’avez pas de style « ${name} » prêt.`, `You have no style "${name}" that is ready.`),
  newStyle: say('Mon style', 'My style'),
} as const;

/** What other assistants are told beside the tools' own words. */
export const mcpTexts = {
  readsOnly: {
    fr: 'Cet accès ne donne que le droit de lire.',
    en: 'This access gives the right to read, no more.',
  },
  mayBegin: (label: string, cost: string | null): Said =>
    say(
      `Le studio va ${label}${cost === null ? '' : ` (${cost})`}. Commencer ?`,
      `The studio is going to ${label}${cost === null ? '' : ` (${cost})`}. Begin?`,
    ),
  declined: say('Personne n’a dit oui : rien n’a commencé.', 'Nobody said yes: nothing has begun.'),
};
