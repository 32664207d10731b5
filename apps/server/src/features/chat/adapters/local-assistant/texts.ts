import type { Impossible } from './grammar/act.ts';
import type { Language } from './grammar/read-language.ts';

export type Said = Readonly<Record<Language, string>>;

const say = (fr: string, en: string): Said => ({ fr, en });

const whatToChange = say(
  'Sa lumière, ses couleurs, son cadrage, son fond, ou ce qu’elle montre : « plus sombre », « en noir et blanc », « floute le fond », « la même mais la nuit ».',
  'Its light, its colours, its framing, its background, or what it shows: "darker", "black and white", "blur the background", "the same but at night".',
);

/** What the local assistant says. Only what the studio really does is in here. */
export const localTexts = {
  greet: say(
    'Bonjour ! Décrivez une image et je la dessine, ou choisissez une photo dans le panneau de droite et dites-moi comment la changer.',
    'Hello! Describe a picture and I will draw it, or select a photo in the right panel and tell me how to change it.',
  ),
  thanks: say(
    'Avec plaisir. Voulez-vous une variation, un autre format ou une autre lumière ?',
    'You are welcome. Would you like a variation, another format or another light?',
  ),
  praise: say(
    'Merci ! Je peux la varier, la changer, ou en dessiner une autre.',
    'Thank you! I can vary it, change it, or draw another one.',
  ),
  stop: say(
    'Rien n’est en cours ici. Pendant qu’une réponse s’écrit, le bouton d’arrêt l’interrompt.',
    'Nothing is running here. While a reply is being written, the stop button ends it.',
  ),
  cut: say(
    'Votre message est très long : j’en ai lu les 4 000 premiers caractères, pas la suite.',
    'Your message is very long: I read its first 4,000 characters, not the rest.',
  ),
  speak: say(
    'Je réponds dans la langue de votre message, en français ou en anglais.',
    'I answer in the language of your message, French or English.',
  ),
  wait: say('Prenez votre temps, je suis là.', 'Take your time, I am here.'),
  unclear: say(
    "Je n'ai pas compris ce qu'il faut faire. Je suis un moteur local : je dessine et je retouche des images, sans tenir de conversation générale. Décrivez une scène (« une forêt sous la neige, format paysage ») ou demandez de l'**aide**.",
    'I did not understand what to do. I am a local engine: I draw and edit pictures, and hold no general conversation. Describe a scene ("a forest under snow, landscape format") or ask for **help**.',
  ),
  film: say(
    'Je ne monte pas encore de film depuis la conversation. Cela se fait dans [Edytor](/editor) : ajoutez vos clips ou vos images, écrivez ce que vous attendez, et le film rejoint la [Galerie](/gallery).',
    'I cannot cut a film from the conversation yet. It is done in [Edytor](/editor): add your clips or pictures, write what you expect, and the film joins the [Gallery](/gallery).',
  ),
  train: say(
    "Je ne lance pas encore d'entraînement depuis la conversation. Cela se fait dans [Trainer](/trainer) : ajoutez vos images, un nom et un mot déclencheur.",
    'I cannot start a training from the conversation yet. It is done in [Trainer](/trainer): add your pictures, a name and a trigger word.',
  ),
  ask: {
    subject: say(
      'Que dois-je dessiner ? Par exemple « un phare dans la tempête, format portrait ».',
      'What shall I draw? For example "a lighthouse in a storm, portrait format".',
    ),
    picture: say(
      "Quelle image ? Choisissez-en une dans le panneau de droite, ou décrivez-en une que je dessinerai d'abord.",
      'Which picture? Select one in the right panel, or describe one for me to draw first.',
    ),
    which: say(
      'Laquelle ? Il n’y en a pas autant dans cette conversation : dites « la première », « la dernière », ou choisissez-la dans le panneau de droite.',
      'Which one? There are not that many in this conversation: say "the first", "the last", or select it in the right panel.',
    ),
    other: say(
      'Laquelle ? Dites « la première », « la dernière », ou choisissez-la dans le panneau de droite.',
      'Which one? Say "the first", "the last", or select it in the right panel.',
    ),
    change: say(
      `Que dois-je changer ? ${whatToChange.fr}`,
      `What shall I change? ${whatToChange.en}`,
    ),
  },
  askWork: {
    pictures: say(
      'Avec quelles images ? Ajoutez-en ici ou dessinez-en : il en faut au moins 15.',
      'With which pictures? Add some here or have some drawn: at least 15 are needed.',
    ),
    clips: say(
      'Avec quoi ? Ajoutez des clips ou des images ici, ou dites « avec mes clips ».',
      'From what? Add clips or pictures here, or say "from my clips".',
    ),
  },
  newStyle: say('Mon style', 'My style'),
  nothingRuns: {
    training: say('Aucun entraînement n’est en cours.', 'No training is under way.'),
    film: say('Aucun film n’est en cours.', 'No film is being made.'),
  },
  job: {
    training: say(
      "L'avancement d'un entraînement s'affiche dans [Trainer](/trainer) ; un style terminé apparaît dans SELECT TRAINER.",
      'The progress of a training is shown in [Trainer](/trainer); a finished style appears in SELECT TRAINER.',
    ),
    film: say(
      "L'avancement d'un film s'affiche dans [Edytor](/editor) ; une fois terminé, il est dans la [Galerie](/gallery).",
      'The progress of a film is shown in [Edytor](/editor); once finished it is in the [Gallery](/gallery).',
    ),
    any: say(
      "Dans cette conversation, rien n'est en cours. Un entraînement avance dans [Trainer](/trainer), un film dans [Edytor](/editor).",
      'Nothing is running in this conversation. A training advances in [Trainer](/trainer), a film in [Edytor](/editor).',
    ),
  },
  cancel: {
    training: say(
      "Je n'arrête pas un entraînement depuis la conversation : cela se fait dans [Trainer](/trainer).",
      'I cannot stop a training from the conversation: that is done in [Trainer](/trainer).',
    ),
    film: say(
      "Je n'arrête pas un film depuis la conversation : cela se fait dans [Edytor](/editor).",
      'I cannot stop a film from the conversation: that is done in [Edytor](/editor).',
    ),
  },
  list: {
    styles: say('Vos styles prêts :', 'Your styles that are ready:'),
    noStyles: say(
      "Vous n'avez pas encore de style prêt. Ils s'apprennent dans [Trainer](/trainer).",
      'You have no style ready yet. They are learned in [Trainer](/trainer).',
    ),
    films: say(
      'Vos films sont dans la [Galerie](/gallery).',
      'Your films are in the [Gallery](/gallery).',
    ),
    clips: say(
      'Les clips s’ajoutent et se voient dans [Edytor](/editor).',
      'Clips are added and seen in [Edytor](/editor).',
    ),
  },
  pictureCount: (count: number): Said =>
    count === 0
      ? say(
          "Cette conversation n'a pas encore d'image. Celles d'une conversation sont dans son panneau de droite.",
          'There is no picture in this conversation yet. Those of a conversation are in its right panel.',
        )
      : say(
          `Cette conversation en a ${count}, dans le panneau de droite. Dites « la première » ou « la dernière » pour en changer une.`,
          `This conversation has ${count}, in the right panel. Say "the first" or "the last" to change one.`,
        ),
  styleRow: (name: string, triggerWord: string | null): Said =>
    say(
      `- **${name}**${triggerWord ? `, mot déclencheur ${triggerWord}` : ''}`,
      `- **${name}**${triggerWord ? `, trigger word ${triggerWord}` : ''}`,
    ),
  describe: (altText: string, words: string | null): Said =>
    say(
      `D'après ce que j'ai dessiné : ${altText}${words === null ? '' : ` Vous aviez demandé « ${words} ».`}`,
      `From what I drew: ${altText}${words === null ? '' : ` You had asked for "${words}".`}`,
    ),
  cannotSee: say(
    'Je dessine et je retouche, mais je ne sais pas regarder une image venue d’ailleurs : le moteur local ne reconnaît pas ce qui s’y trouve. Dites-moi plutôt ce que vous voulez y changer.',
    'I draw and edit, but I cannot look at a picture from elsewhere: the local engine does not recognise what is in it. Tell me what you would like to change instead.',
  ),
  pick: say('Entendu : on continue avec celle-ci.', 'All right: we go on with this one.'),
  undo: say("C'est annulé : on repart de celle-ci.", 'Undone: we go on from this one.'),
  nothingToUndo: say("Il n'y a rien à annuler ici.", 'There is nothing to undo here.'),
  cannot: {
    background: say(
      'Que mettre à la place du fond ? Par exemple « fond blanc », « floute le fond », « remplace le fond par une plage », ou « enlève le fond ».',
      'What should the background become? For instance "white background", "blur the background", "replace the background with a beach", or "remove the background".',
    ),
    animate: say(
      'Je ne sais pas animer une image. Dans [Edytor](/editor), des images peuvent entrer dans un film.',
      'I cannot animate a picture. In [Edytor](/editor), pictures can become part of a film.',
    ),
    send: say(
      "Je n'envoie et ne publie rien. Télécharger et Partager sont à côté de l'image, dans le panneau de droite.",
      'I send and publish nothing. Download and share are beside the picture, in the right panel.',
    ),
    delete: say(
      'Je ne supprime rien par la conversation. Une conversation se supprime par le menu de sa ligne, à gauche, un film dans la [Galerie](/gallery), un style dans [Trainer](/trainer).',
      'I delete nothing through the conversation. A conversation is deleted from the menu of its row, on the left, a film in the [Gallery](/gallery), a style in [Trainer](/trainer).',
    ),
    write: say(
      "Je n'écris pas de textes : je suis un moteur local, qui dessine et retouche des images.",
      'I write no texts: I am a local engine that draws and edits pictures.',
    ),
    sound: say(
      'Je ne fais ni musique ni voix. Dans [Edytor](/editor), vous pouvez ajouter la vôtre à un film.',
      'I make neither music nor voices. In [Edytor](/editor) you can add your own to a film.',
    ),
    combine: say(
      'Je ne sais pas réunir deux images en une. Décrivez ce que la nouvelle doit montrer, et je la dessine.',
      'I cannot join two pictures into one. Describe what the new one is to show and I will draw it.',
    ),
    inscribe: say(
      'Je ne sais pas écrire sur une image qui existe. Dans une nouvelle, oui : « une affiche avec le texte « Joyeux anniversaire » ».',
      'I cannot write on a picture that exists. In a new one I can: "a poster with the text "Happy birthday"".',
    ),
    vary: say(
      'Je ne sais varier que ce que j’ai dessiné dans cette conversation : de cette image je ne connais pas les mots. Décrivez-la, et j’en dessinerai plusieurs.',
      'I can only vary what I drew in this conversation: I do not know the words of this picture. Describe it and I will draw several.',
    ),
  } satisfies Record<Impossible, Said>,
  drawing: say('Voici votre image.', 'Here is your picture.'),
  drawings: say('Voici vos images.', 'Here are your pictures.'),
  drawingStyled: (name: string, count: number): Said =>
    say(
      `Voici ${count > 1 ? 'vos images' : 'votre image'}, dans le style **${name}**.`,
      `Here ${count > 1 ? 'are your pictures' : 'is your picture'}, in the style **${name}**.`,
    ),
  /** A note that is not true of all pictures of an answer. */
  ofPictures: (numbers: readonly number[], note: string): Said => {
    const several = numbers.length > 1;
    return say(
      `Image${several ? 's' : ''} ${numbers.join(', ')} : ${note}`,
      `Picture${several ? 's' : ''} ${numbers.join(', ')}: ${note}`,
    );
  },
  edited: say("Voici l'image modifiée.", 'Here is the edited picture.'),
  another: say('En voici une autre.', 'Here is another one.'),
  variations: say('Voici des variations.', 'Here are variations.'),
  retouchesLost: say(
    'Dessinée de nouveau : les retouches de lumière, de couleur et de cadrage ne sont pas reprises.',
    'Drawn anew: retouches of light, colour and framing are not carried over.',
  ),
  unknownStyle: (said: string): Said =>
    say(
      `Vous n’avez pas de style « ${said} » : l’image est faite sans. Vos styles s’apprennent dans [Trainer](/trainer).`,
      `You have no style "${said}": the picture is made without it. Styles are learned in [Trainer](/trainer).`,
    ),
  noStyleHere: say(
    'Aucun style n’est choisi dans SELECT TRAINER : l’image est faite sans.',
    'No style is selected in SELECT TRAINER: the picture is made without one.',
  ),
  noStyle: say(
    "Quel style ? Vous n'en avez pas encore de prêt : ils s'apprennent dans [Trainer](/trainer).",
    'Which style? You have none ready yet: they are learned in [Trainer](/trainer).',
  ),
  whichStyle: (names: readonly string[]): Said =>
    say(
      `Quel style ? Choisissez-le dans SELECT TRAINER, ou nommez-le : ${names.join(', ')}.`,
      `Which style? Pick it in SELECT TRAINER, or name it: ${names.join(', ')}.`,
    ),
} as const;
