import type { Facts } from './fact.ts';
import { figures } from './figures.ts';

const gigabytes = String(figures.gigabytes).replace('.', ',');

/** What the studio says of itself, in French. Each sentence is true of the code. */
export const factsFr: Facts = {
  general: {
    question: 'Que sait faire l’assistant ?',
    text: `**Dessiner** : « un coucher de soleil sur la mer, format portrait », « trois affiches de jazz »
**Retoucher** l’image choisie ou la dernière : « en noir et blanc », « la deuxième plus sombre », « recadre en carré »
**Changer** une scène dessinée ici : « ajoute un bateau », « sans les oiseaux », « la même mais la nuit »
**Varier** et revenir : « trois variations », « non, plus clair », « annule »
**Appliquer un style** : « un lac dans le style de … », ou celui choisi dans SELECT TRAINER
**Monter un film** ou **apprendre un style** d’ici : « un reel de 15 s avec ces images », « raccourcis-le », « apprends un style avec mes 15 dernières images » ; un plan vous est montré d’abord
Tout se fait aussi dans [Edytor](/editor) et [Trainer](/trainer), et vos films sont dans la [Galerie](/gallery).`,
  },
  prices: {
    question: 'Combien ça coûte ?',
    text: 'Le studio n’affiche pas de tarif et ne prend aucun paiement de lui-même. Un devis pour un abonnement est gratuit et sans engagement : écrivez-nous depuis la page [Contact](/contact).',
  },
  privacy: {
    question: 'Mes images sont-elles privées ?',
    text: 'Oui : vos images, films et conversations sont rangés à votre nom et ne sont listés que pour vous. Une adresse ne se devine pas ; si vous la partagez, qui la reçoit peut l’ouvrir. Le moteur local travaille sur la machine du studio. Un moteur externe, s’il est nommé sous « Moteurs connectés » de la page [Informations](/information), reçoit ce qu’il doit traiter. Le studio ne charge aucun traceur.',
  },
  formats: {
    question: 'Quels fichiers sont acceptés ?',
    text: `Images : ${figures.pictures}. Vidéos : ${figures.videos}. Sons : ${figures.sounds}. Les photos HEIC ne sont pas lues : enregistrez-les en JPEG. Les films sortent en ${figures.ratios} ; une image se dessine dans la forme que vous dites (« carré », « 16:9 », « format portrait », « 1200x800 »).`,
  },
  limits: {
    question: 'Quelles sont les limites ?',
    text: `Un fichier pèse ${gigabytes} Go au plus. Un film se monte à partir de ${figures.clipsPerJob} clips au plus, avec ${figures.instructionsFieldCharacters} caractères de consignes. Un style s’apprend de ${figures.trainingImagesMinimum} à ${figures.trainingImagesMaximum} images. Une réponse montre jusqu’à quatre images à la fois.`,
  },
  'trigger-words': {
    question: 'C’est quoi un mot déclencheur ?',
    text: 'Un mot à vous, donné à un style au moment de l’apprendre. Écrit dans une demande, il fait dessiner dans ce style : « un port à l’aube, MONMOT ». Le nom du style fonctionne aussi : « dans le style de … ». Prenez un mot qui n’existe pas, pour qu’il ne change pas une autre phrase.',
  },
  styles: {
    question: 'Comment apprendre un style ?',
    text: `Dans [Trainer](/trainer), ajoutez au moins ${figures.trainingImagesMinimum} images d’une même main, un nom et un mot déclencheur. Le studio les regarde d’abord et dit lesquelles nuiraient. Une fois l’entraînement terminé, le style apparaît dans SELECT TRAINER. Ou demandez-le ici : « apprends un style « Brume » avec mes 15 dernières images ».`,
  },
  films: {
    question: 'Comment monter un film ?',
    text: `Demandez-le ici, avec les images de la conversation ou vos clips : « un film de 20 s avec mes clips » ; puis changez-le en le disant : « plus rythmé », « enlève le deuxième plan ». Ou dans [Edytor](/editor) : ajoutez jusqu’à ${figures.clipsPerJob} clips, une musique si vous voulez, choisissez un format (${figures.ratios}) et écrivez ce que vous attendez : durée, rythme, accroche, texte final. Le film rejoint la [Galerie](/gallery), avec la raison de chaque plan.`,
  },
  gallery: {
    question: 'Où sont mes films ?',
    text: 'Dans la [Galerie](/gallery) : ouvrez-en un pour le lire, voir pourquoi chaque plan y est, le télécharger, copier son lien ou le supprimer.',
  },
  editing: {
    question: 'Que peut-on changer dans une image ?',
    text: 'Sa lumière, son contraste, ses couleurs, sa chaleur, sa netteté, son cadrage ; la passer en noir et blanc ou en sépia, la tourner, la retourner, l’agrandir deux fois, la peindre à l’aquarelle, à la gouache ou à l’huile, la mettre en facettes ou en pixels, lui appliquer un style. Là où la reconnaissance est installée : détourer, flouter, remplacer ou enlever un fond, effacer ou colorer une chose, restaurer une vieille photo. Dans une scène dessinée ici, aussi ce qu’elle montre, l’heure, la saison et le temps. Ce qui ne peut pas être fait est dit, et une image inchangée n’est jamais présentée comme modifiée.',
  },
  engine: {
    question: 'Qui répond, et que ne sait-il pas faire ?',
    text: 'Le **moteur local** répond par des règles et dessine par calcul, sans modèle de langage : il ne tient pas de conversation générale. Il dessine surtout des paysages et des illustrations d’objets, d’animaux et de personnages ; il n’imite pas la photographie d’une personne réelle, n’écrit pas de textes et ne fait ni musique ni voix. Dans une photo venue d’ailleurs, il ne reconnaît que ce que la reconnaissance installée connaît. Qui installe le studio peut relier un autre assistant : la page [Informations](/information) dit lesquels sont connectés.',
  },
  keyboard: {
    question: 'Quels sont les raccourcis clavier ?',
    text: 'Entrée envoie un message, Maj + Entrée va à la ligne. Les flèches gauche et droite passent d’une image ou d’un film à l’autre. Ctrl + K (ou Cmd + K) ouvre tout : chercher, aller à une page, nouvelle conversation, thème. Échap ferme une fenêtre ou quitte une modification.',
  },
  sharing: {
    question: 'Comment télécharger ou partager une image ?',
    text: 'Choisissez-la dans le panneau de droite : Télécharger et Partager sont à côté d’elle. Un film se télécharge et son lien se copie depuis la [Galerie](/gallery).',
  },
  recipe: {
    question: 'Peut-on refaire une image à l’identique ?',
    text: 'Oui, pour une image du moteur local : le fichier garde sa recette (demande, graine, taille, style). Ouvrez la recette de l’image dans le panneau de droite et choisissez Refaire ; la même recette donne la même image, à la signature près, tant que le moteur garde sa version. Vous pouvez aussi écrire une graine : « un lac, graine 42 ».',
  },
  signature: {
    question: 'Comment savoir qu’une image ou un film vient d’une IA ?',
    text: 'La loi européenne demande que ce qu’une IA fait porte une marque lisible par les machines. Chaque image et chaque film faits ici sont donc signés (C2PA, Content Credentials) et portent dans leurs pixels un filigrane invisible, sauf si qui héberge le studio a désactivé l’une ou l’autre de ces marques. La signature dit ce qui a fait le fichier et de quoi il est fait, jamais qui l’a demandé ni avec quels mots, à moins que vous n’ayez choisi d’y écrire un nom d’auteur. La page [Vérifier](/verifier), ouverte à tous, lit la signature de n’importe quel fichier dans votre navigateur et y cherche le filigrane si vous le demandez. Une copie d’écran ou un réseau social retirent la signature et peuvent abîmer le filigrane : leur absence ne prouve rien.',
  },
  duration: {
    question: 'Combien de temps faut-il attendre ?',
    text: `Cela dépend de la machine et de vos fichiers : une image demande d’ordinaire quelques secondes, un style et un film plus longtemps, et leur avancement s’affiche dans [Trainer](/trainer) et [Edytor](/editor). La page attend un film ${figures.filmMinutes} minutes au plus.`,
  },
  ownership: {
    question: 'Puis-je vendre ou publier mes images ?',
    text: 'Le studio ne pose lui-même aucune licence sur ce que vous faites : demandez à qui l’héberge, par la page [Contact](/contact). De ce que vous ajoutez (photos, musiques, œuvres dont vous apprenez le style), les droits restent à vérifier par vous. Chaque image faite ici porte la mention qu’une machine l’a faite.',
  },
  bin: {
    question: 'J’ai supprimé quelque chose par erreur',
    text: `Ce que vous supprimez attend ${figures.binDays} jours dans la corbeille de votre page [Compte](/compte), d’où il se restaure.`,
  },
  export: {
    question: 'Comment récupérer toutes mes données ?',
    text: 'Sur la page [Compte](/compte), l’export rassemble tout ce que le studio garde de vous : conversations, images, styles et films.',
  },
  account: {
    question: 'Comment supprimer mon compte ?',
    text: 'Sur la page [Compte](/compte) : adresse, mot de passe, sessions, export et effacement du compte avec tout ce qu’il contient. Rien de cela ne se fait par la conversation.',
  },
  contact: {
    question: 'Comment nous joindre ?',
    text: 'Par la page [Contact](/contact) pour un devis, ou sous [Nous Contacter](/information#contact) pour une question ou un souci.',
  },
};
