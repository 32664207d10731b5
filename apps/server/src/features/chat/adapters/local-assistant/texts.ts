import type { Language } from './read-language.ts';
import type { Topic } from './understand-wish.ts';

type Said = Readonly<Record<Language, string>>;

const say = (fr: string, en: string): Said => ({ fr, en });

/** What the local assistant says. Only what the studio really does is in here. */
export const localTexts = {
  greeting: say(
    'Bonjour ! Décrivez une image et je la dessine, ou choisissez une photo dans le panneau de droite et dites-moi comment la changer.',
    'Hello! Describe a picture and I will draw it, or select a photo in the right panel and tell me how to change it.',
  ),
  thanks: say(
    'Avec plaisir. Voulez-vous une variation, un autre format ou une autre lumière ?',
    'You are welcome. Would you like a variation, another format or another light?',
  ),
  help: say(
    `Je suis le **moteur local** du studio : je travaille sur cette machine, sans compte ni réseau, par des règles et de la synthèse d'images, pas avec un grand modèle de langage.

- **Dessiner** : « un coucher de soleil sur la mer, format portrait »
- **Retoucher** l'image choisie : « en noir et blanc », « plus chaud », « recadre en carré »
- **Changer** une scène que j'ai dessinée : « ajoute un bateau », « sans les oiseaux », « la même mais la nuit »
- **Varier** : « trois variations »
- **Appliquer votre style** : choisissez-le dans SELECT TRAINER, puis « applique mon style à cette image »

Les films se montent dans [Edytor](/editor), les styles s'apprennent dans [Trainer](/trainer).`,
    `I am the studio's **local engine** ("moteur local"): I work on this machine, without an account or a network, by rules and picture synthesis, not with a large language model.

- **Draw**: "a sunset over the sea, portrait format"
- **Edit** the selected picture: "black and white", "warmer", "crop to a square"
- **Change** a scene that I drew: "add a boat", "without the birds", "the same but at night"
- **Vary**: "three variations"
- **Apply your style**: pick it in SELECT TRAINER, then "apply my style to this picture"

Films are cut in [Edytor](/editor), styles are learned in [Trainer](/trainer).`,
  ),
  unclear: say(
    "Je suis un moteur local : je dessine et je retouche des images, mais je ne sais pas tenir une conversation générale. Décrivez une scène (« une forêt sous la neige, format paysage ») ou demandez de l'**aide**.",
    'I am a local engine: I draw and edit pictures, but I cannot hold a general conversation. Describe a scene ("a forest under snow, landscape format") or ask for **help**.',
  ),
  description: say(
    'Je dessine et je retouche, mais je ne sais pas regarder une image : le moteur local ne reconnaît pas ce qui s’y trouve. Dites-moi plutôt ce que vous voulez y changer.',
    'I draw and edit, but I cannot look at a picture: the local engine does not recognise what is in it. Tell me what you would like to change instead.',
  ),
  drawing: say('Voici votre image.', 'Here is your picture.'),
  drawingStyled: (name: string): Said =>
    say(
      `Voici votre image, dans le style **${name}**.`,
      `Here is your picture, in the style **${name}**.`,
    ),
  edited: say("Voici l'image modifiée.", 'Here is the edited picture.'),
  another: say('En voici une autre.', 'Here is another one.'),
  variations: say('Voici des variations.', 'Here are variations.'),
  noReference: say(
    "Choisissez d'abord une image dans le panneau de droite, ou décrivez-en une que je dessinerai.",
    'Select a picture in the right panel first, or describe one for me to draw.',
  ),
  noStyle: say(
    "Aucun style n'est choisi : prenez-en un dans SELECT TRAINER, ou apprenez-en un dans [Trainer](/trainer).",
    'No style is selected: pick one in SELECT TRAINER, or train one in [Trainer](/trainer).',
  ),
} as const;

export const topicTexts: Readonly<Record<Topic, Said>> = {
  styles: say(
    "Dans [Trainer](/trainer), ajoutez au moins 15 images d'un même style, un nom et un mot déclencheur. Une fois l'entraînement terminé, le style apparaît dans SELECT TRAINER.",
    'In [Trainer](/trainer), add at least 15 pictures of one style, a name and a trigger word. Once trained, the style appears in SELECT TRAINER.',
  ),
  films: say(
    "Dans [Edytor](/editor), ajoutez jusqu'à 42 clips de 2,5 Go au plus, une musique si vous voulez, et écrivez ce que vous attendez : durée, rythme, accroche, texte final. Le film est monté sur place et rejoint la [Galerie](/gallery), avec la raison de chaque plan.",
    'In [Edytor](/editor), add up to 42 clips of 2.5 GB at most, music if you like, and write what you expect: length, pace, hook, final text. The film is cut on this machine and joins the [Gallery](/gallery), with the reason for every shot.',
  ),
  gallery: say(
    'La [Galerie](/gallery) garde vos films : ouvrez-en un pour voir pourquoi chaque plan y est, le télécharger, copier son lien ou le supprimer.',
    'The [Gallery](/gallery) keeps your films: open one to see why each shot is there, download it, copy its link or delete it.',
  ),
  engine: say(
    "Ici répond le **moteur local** : des règles et de la synthèse d'images par l'exemple, sans modèle de langage. Qui installe le studio peut y relier un autre assistant ; la page [Information](/information) dit lesquels sont connectés.",
    'The **local engine** answers here: rules and example-based picture synthesis, without a language model. Whoever runs the studio can connect another assistant; the [Information](/information) page says which are connected.',
  ),
  privacy: say(
    'Vos images, vos films et vos conversations restent sur la machine qui héberge ce studio. La page [Information](/information) en dit plus.',
    'Your pictures, films and conversations stay on the machine that hosts this studio. The [Information](/information) page says more.',
  ),
  prices: say(
    'Le devis est gratuit et sans engagement : écrivez-nous depuis la page [Contact](/contact).',
    'A quote is free and without commitment: write to us from the [Contact](/contact) page.',
  ),
  account: say(
    'Votre compte et tout ce que le studio garde de vous sont dans la page [Compte](/compte) : exporter, fermer des sessions, effacer. Rien ne s’efface par la conversation.',
    'Your account and all that the studio keeps of you are on the [Account](/compte) page: export, end sessions, erase. Nothing is erased through this conversation.',
  ),
};
