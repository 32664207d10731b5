import type { MessageRow, MessageSet } from './message-row.ts';

/** For development, by somebody who never saw the grammar: grandparents and very polite people, in long sentences. Notation as in `messages-open-a`. */
export const openMessagesC2: readonly MessageSet[] = [
  {
    language: 'fr',
    situation: 'empty',
    rows: [
      [
        'Bonjour, je souhaiterais, si cela ne vous ennuie pas, une image d’une vieille ferme avec des poules dans la cour.',
        'make "ferme poules"',
      ],
      [
        'Auriez-vous la gentillesse de me peindre un bouquet de pivoines dans un vase bleu ?',
        'make "pivoines vase"',
      ],
      [
        'Je voudrais offrir à ma petite-fille le dessin d’une petite souris en robe de bal.',
        'make "souris robe"',
      ],
      [
        'Pourriez-vous, je vous prie, me faire le portrait d’un vieux pêcheur breton fumant la pipe ?',
        'make "pêcheur pipe"',
      ],
      [
        'J’aimerais beaucoup revoir un lavoir comme dans mon enfance, avec des femmes qui battent le linge.',
        'make "lavoir"',
      ],
      [
        'Mon mari était cheminot ; me feriez-vous une locomotive à vapeur dans une petite gare de campagne ?',
        'make "locomotive gare"',
      ],
      [
        'Il me plairait d’avoir un tableau représentant une table de Noël bien garnie.',
        'make "table noël"',
      ],
      [
        'Si vous en avez le temps, un chat tigré assis sur le rebord d’une fenêtre.',
        'make "chat fenêtre"',
      ],
      [
        'Nous fêtons nos cinquante ans de mariage : serait-il possible d’avoir une jolie carte avec deux colombes ?',
        'make "colombes"',
      ],
      [
        'Je vous serais reconnaissante de bien vouloir dessiner un moulin à vent entouré de tulipes.',
        'make "moulin tulipes"',
      ],
      ['Ayez la bonté de m’en faire un petit âne gris dans un pré.', 'make "âne pré"'],
      [
        'Pour le journal de la paroisse, il nous faudrait une image du village sous la neige, au format paysage.',
        'make "village neige" @3:2',
      ],
      [
        'Un jardin potager au mois de juin, avec des rangs de salades et un épouvantail, s’il vous plaît.',
        'make "potager épouvantail"',
      ],
      [
        'Je cherche à illustrer mes mémoires : la place d’un marché dans les années cinquante.',
        'make "marché"',
      ],
      [
        'Cher monsieur, dessinez-moi donc un rouge-gorge sur une branche givrée.',
        'make "rouge branche"',
      ],
      [
        'Une tarte aux mirabelles posée sur une nappe à carreaux, comme chez ma mère.',
        'make "tarte nappe"',
      ],
      [
        'Me serait-il permis de vous demander deux dessins de lapins pour mes petits-enfants ?',
        'make "lapins" ×2',
      ],
      [
        'Voudriez-vous bien représenter une procession de bateaux fleuris dans un port ?',
        'make "bateaux port"',
      ],
      [
        'J’ai grandi en Auvergne et j’aimerais tant voir un volcan couvert d’herbe avec des vaches.',
        'make "volcan vaches"',
      ],
      [
        'Trois propositions de carte de vœux, s’il vous plaît, avec du houx et des bougies.',
        'make "houx bougies" ×3',
      ],
      [
        'Une petite chapelle romane perdue dans les vignes, dans le style Encre bleue si cela se peut.',
        'make "chapelle vignes" ~Encre bleue',
      ],
      [
        'Je voudrais une glycine en fleurs sur une façade, avec mon style NATURE, merci d’avance.',
        'make "glycine façade" ~NATURE',
      ],
      ['Un couple de personnes âgées qui danse la valse dans un salon.', 'make "valse salon"'],
      [
        'La plage de mon enfance, avec des cabines rayées et des dames en chapeau.',
        'make "plage cabines"',
      ],
      [
        'Ma fille me dit que vous dessinez ; eh bien, faites-moi une poule sur ses œufs !',
        'make "poule œufs"',
      ],
      [
        'Un bal du 14 juillet sous les lampions, en format carré je vous prie.',
        'make "bal lampions" @1:1',
      ],
      ['Je désirerais un tableau de chasse à courre à la manière ancienne.', 'make "chasse"'],
      ['Une vieille horloge comtoise dans une cuisine', 'make "horloge cuisine"'],
      [
        'Bonsoir, je voudrais bien une image, mais je ne sais pas trop comment on s’y prend.',
        'ask subject // help general',
      ],
      ['Pouvez-vous me faire un joli dessin, s’il vous plaît ?', 'ask subject'],
      ['Serait-il possible de l’éclaircir un tout petit peu ?', 'ask picture'],
      [
        'Excusez-moi, est-ce que ce service est payant pour une retraitée comme moi ?',
        'help prices',
      ],
      [
        'Je m’inquiète un peu : mes photographies de famille restent-elles bien confidentielles ?',
        'help privacy',
      ],
      [
        'Mon petit-fils m’a parlé d’un style à soi, pouvez-vous m’expliquer de quoi il s’agit ?',
        'help styles',
      ],
      [
        'Comment dois-je m’y prendre pour réaliser un petit film avec les vidéos du baptême ?',
        'help films',
      ],
      ['Ai-je affaire à une personne ou bien à une machine, je vous prie ?', 'help engine'],
      ['J’ai malencontreusement supprimé une image, puis-je la retrouver ?', 'help bin'],
      ['Je ne sais plus mon mot de passe, que dois-je faire ?', 'help account'],
      ['À qui dois-je m’adresser si j’ai une difficulté ?', 'help contact'],
      ['Mon appareil fait des fichiers TIFF, cela convient-il ?', 'help formats'],
      ['Pardonnez mon ignorance, mais que peut-on faire exactement ici ?', 'help general'],
      ['Combien de temps faudra-t-il patienter pour un dessin ?', 'help duration'],
      [
        'Où puis-je revoir les images que j’ai faites la semaine dernière ?',
        'list pictures // help gallery',
      ],
      ['Voulez-vous bien me montrer les films que j’ai réalisés ?', 'list films'],
      ['Mon film du baptême est-il enfin terminé ?', 'job film'],
      ['Pourriez-vous me dire où en est l’apprentissage de mon style ?', 'job training'],
      ['Veuillez interrompre la fabrication du film, je vous prie.', 'cancel film'],
      [
        'J’aimerais que vous assembliez les vidéos de notre voyage à Venise en un film d’une minute.',
        'film',
      ],
      ['Feriez-vous un petit diaporama avec les photographies de nos noces d’or ?', 'film'],
      [
        'Je voudrais que vous appreniez ma façon de peindre à partir de mes quinze aquarelles.',
        'train',
      ],
      [
        'Pourriez-vous m’écrire un petit compliment pour l’anniversaire de ma sœur ?',
        'cannot write',
      ],
      ['Auriez-vous l’amabilité de chanter quelque chose ?', 'cannot sound // unclear'],
      ['Quel temps fera-t-il demain à Limoges ?', 'unclear'],
      ['Mon genou me fait bien souffrir aujourd’hui.', 'unclear'],
      ['Bonjour cher assistant, j’espère que vous vous portez bien.', 'greet'],
      ['Mille mercis, vous êtes bien aimable.', 'thanks'],
      ['Bien le bonsoir !', 'greet'],
      ['Un petit instant, je cherche mes lunettes.', 'wait // unclear'],
      ['Non, finalement, n’en faites rien, je vous remercie.', 'stop // thanks'],
    ],
  },
  {
    language: 'fr',
    situation: 'lake',
    rows: [
      ['C’est fort joli, mais ne pourrait-on pas y mettre une petite barque ?', 'edit 1: scene'],
      ['Je la trouve un peu sombre, pour mes yeux fatigués.', 'edit 1: light+'],
      ['Auriez-vous l’obligeance d’ôter les montagnes du fond ?', 'edit 1: scene'],
      [
        'Serait-il envisageable d’avoir la même, mais au petit matin, avec de la rosée ?',
        'edit 1: scene',
      ],
      ['Les couleurs me semblent un peu trop vives, voyez-vous.', 'edit 1: saturation-'],
      ['Il me semble qu’un couple de cygnes ferait très bien sur l’eau.', 'edit 1: scene'],
      [
        'J’aimerais la voir en noir et blanc, comme les photos d’autrefois.',
        'edit 1: black-and-white',
      ],
      ['Ne pourriez-vous pas lui donner une teinte sépia, à l’ancienne ?', 'edit 1: sepia'],
      ['Rendez-la donc un peu plus nette, je vous prie.', 'edit 1: sharpen'],
      ['Pourriez-vous la retourner, comme dans une glace ?', 'edit 1: flip'],
      [
        'Je voudrais des teintes plus chaudes, comme un soir d’été.',
        'edit 1: warmth+ // edit 1: warmth+ scene // edit 1: scene',
      ],
      ['Mettez-y donc quelques vaches au bord de l’eau.', 'edit 1: scene'],
      ['Remplaceriez-vous les sapins par des peupliers ?', 'edit 1: scene'],
      ['Pour l’encadrer, il me la faudrait au format carré.', 'edit 1: @1:1'],
      ['Et si le ciel était un peu plus bleu ?', 'edit 1: scene'],
      ['Avec un peu plus de contraste, ce serait parfait.', 'edit 1: contrast+'],
      ['Auriez-vous d’autres propositions à me soumettre ?', 'vary 1 ×3'],
      ['Faites-m’en donc une seconde, que je puisse choisir.', 'vary 1 ×1'],
      ['C’est tout à fait ravissant, mes compliments !', 'praise'],
      ['Hélas, cela ne me plaît guère.', 'ask change'],
      ['Pourriez-vous me décrire l’image, je n’y vois plus très bien ?', 'describe 1'],
      [
        'Tout cela est très bien ; maintenant je voudrais une chaumière normande.',
        'make "chaumière"',
      ],
      ['Pourriez-vous l’envoyer à ma fille par courriel ?', 'cannot send'],
      ['Inscrivez donc « Joyeux anniversaire Paulette » au bas de l’image.', 'cannot inscribe'],
      ['Comment fait-on pour la conserver sur son ordinateur ?', 'help sharing'],
    ],
  },
  {
    language: 'fr',
    situation: 'three',
    rows: [
      ['Voudriez-vous reprendre le phare et y ajouter des mouettes ?', 'edit 2: scene'],
      ['La première me convient, mais un peu plus claire je vous prie.', 'edit 1: light+'],
      ['Je crois que c’est le marin que je préfère.', 'pick 3'],
      ['Pourriez-vous me refaire le lac deux fois ?', 'vary 1 ×2'],
    ],
  },
  {
    language: 'fr',
    situation: 'edited',
    rows: [
      ['Pardon, je préférais la précédente.', 'undo // pick 1'],
      ['C’est mieux, encore un tout petit peu s’il vous plaît.', 'edit 2: light+'],
    ],
  },
  {
    language: 'fr',
    situation: 'chosen',
    rows: [
      [
        'Sur cette photographie de mon père, pourriez-vous effacer la tache en haut à gauche ?',
        'edit chosen: scene // edit chosen:',
      ],
      [
        'Redressez un peu les couleurs, elles ont bien jauni.',
        'edit chosen:  // edit chosen: saturation+ // edit chosen: warmth-',
      ],
    ],
  },
];

export const openTalksC2: Readonly<Record<string, readonly MessageRow[]>> = {
  'a grandmother and a birthday card': [
    [
      'Bonjour mademoiselle, je voudrais une carte d’anniversaire avec un ourson et des ballons.',
      'make "ourson ballons"',
    ],
    ['Il est adorable ! Pourriez-vous lui mettre un nœud papillon ?', 'edit *: scene'],
    ['Un peu moins foncé, si possible.', 'edit *: light+'],
    ['Non non, c’était bien mieux avant.', 'undo'],
    [
      'Très bien, je la garde. Merci et bonne fin de journée.',
      'praise // thanks // praise | thanks',
    ],
  ],
  'a grandfather with films of the garden': [
    ['Je souhaiterais un film d’une minute avec mes vidéos du jardin.', 'film'],
    ['Oui, je vous en prie, allez-y.', 'yes'],
    ['A-t-on une idée du temps qu’il reste ?', 'job film // job any // help duration'],
  ],
};
