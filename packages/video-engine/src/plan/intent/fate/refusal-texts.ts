import type { RefusalReason } from '../../../model/reading.ts';
import type { ReadingContext } from '../../../model/reading-context.ts';
import { withPeople } from '../words/people.ts';

type RefusalText = {
  /** For a chip. */
  readonly label: string;
  /** What is not done and why. */
  readonly message: (words: string, detail: string, context: ReadingContext) => string;
  /** The nearest thing offered. */
  readonly nearest: ((context: ReadingContext) => string) | null;
  /** What may be written in the place of the words; each is understood. */
  readonly offers: (words: string, detail: string, context: ReadingContext) => readonly string[];
};

function refusal(
  label: string,
  message: string | RefusalText['message'],
  nearest?: string | ((context: ReadingContext) => string),
  offers: readonly string[] | RefusalText['offers'] = [],
): RefusalText {
  return {
    label,
    message: typeof message === 'string' ? () => message : message,
    nearest: nearest === undefined ? null : typeof nearest === 'string' ? () => nearest : nearest,
    offers: typeof offers === 'function' ? offers : () => offers,
  };
}

/** Why a wish is not granted, and what comes nearest to it. */
export const refusalTexts: Readonly<Record<RefusalReason, RefusalText>> = {
  'no-vision': refusal(
    'ce que montre l’image : sans regard sur l’image',
    (words, _detail, { canSee = false }) => {
      if (!canSee) return `« ${words} » : le studio ne reconnaît pas ce que montre l’image.`;
      return withPeople(words) === null
        ? `« ${words} » : le studio ne sait pas reconnaître cela dans l’image.`
        : `« ${words} » : le studio voit des personnes dans l’image, sans savoir qui elles sont.`;
    },
    'Nommez le clip et le moment : « clip 2 de 0:10 à 0:15 ».',
    (words, _detail, { canSee = false }) => {
      const seen = canSee ? withPeople(words) : null;
      return seen === null ? [] : [seen];
    },
  ),
  'no-transcription': refusal(
    'paroles : sans transcription',
    (words, _detail, { canTranscribe = false }) =>
      /sous|sub|capt/i.test(words)
        ? 'Sous-titres demandés : ni texte ni service de transcription ne dit les paroles.'
        : canTranscribe
          ? `« ${words} » : le studio ne choisit pas les plans d’après les paroles.`
          : `« ${words} » : sans transcription, le studio ne sait pas ce qui est dit.`,
    'Donnez un fichier SRT ou VTT, ou collez le texte dit.',
  ),
  translation: refusal(
    'traduction : non proposée',
    (_words, detail) =>
      `Sous-titres en ${detail} : le studio écrit ce qui est dit, il ne traduit pas.`,
    'Donnez un fichier SRT ou VTT dans cette langue.',
    (_words, _detail, { canTranscribe = false }) => (canTranscribe ? ['sous-titres'] : []),
  ),
  'no-such-clip': refusal(
    'clip introuvable',
    (_words, detail, { clips }) =>
      `Le clip ${detail} n’existe pas : il y a ${clips.length} clip${clips.length > 1 ? 's' : ''}.`,
    ({ clips }) => `Le dernier est le clip ${clips.length}.`,
    (words, detail, { clips }) =>
      clips.length > 0 && words.includes(detail)
        ? [words.replace(detail, String(clips.length))]
        : [],
  ),
  'clip-share': refusal(
    'plans d’un clip : non comptés',
    'Le nombre de plans de chaque clip ne se règle pas.',
    'Dites combien de secondes il dure, ou quelle part du film il prend.',
    (_words, detail) =>
      detail === '' ? [] : [`${detail} pendant 10 secondes`, `surtout ${detail}`],
  ),
  'no-music': refusal(
    'musique : aucune n’est donnée',
    'Musique demandée sans fichier : ajoutez un fichier ou une adresse audio.',
    'Ajoutez un fichier audio, ou demandez « musique calme », joyeuse, épique, électro ou piano.',
    (_words, _detail, { hasMusic }) =>
      hasMusic ? [] : ['musique joyeuse', 'musique calme', 'musique épique'],
  ),
  contradiction: refusal(
    'contredit par la suite du texte',
    (words) => `« ${words} » contredit une autre partie du texte, qui l’emporte.`,
    'Retirez l’un des deux souhaits.',
  ),
  'length-limit': refusal(
    'durée impossible',
    'Un film dure entre une seconde et une heure.',
    'Le film prend la durée possible la plus proche.',
  ),
  repeat: refusal(
    'répétition : rien n’est montré deux fois',
    'Un même passage n’est jamais montré deux fois.',
    'Placez le clip au début ou à la fin.',
  ),
  reverse: refusal(
    'à l’envers : le film, une partie ou un clip',
    'Le film, son début, sa fin, une moitié ou un clip vidéo se jouent à l’envers, pas une photo ni un passage d’un clip.',
    'Dites lequel : « la fin à l’envers », « le clip 2 à l’envers ».',
    ['tout à l’envers', 'la fin à l’envers'],
  ),
  'speed-factor': refusal(
    'vitesse : de ×0,25 à ×4',
    'Un plan se joue d’un quart à quatre fois sa vitesse, sans varier en route.',
    'Demandez un nombre : « ralenti à 30 % », « vitesse x4 ».',
    (words, detail) => {
      const figures = words.match(/\d+(?:[.,]\d+)?/g) ?? [];
      const isPlain = detail !== '' && figures.length === 1;
      return isPlain
        ? [words.replace(figures[0] as string, detail)]
        : ['en accéléré', 'au ralenti'];
    },
  ),
  'look-part': refusal(
    'rendu : du film, d’une de ses moitiés, ou d’un clip',
    'Un rendu vaut pour des plans entiers : il ne change ni au milieu d’un clip, ni peu à peu.',
    'Demandez-le pour un clip, le début, la fin ou une moitié du film.',
  ),
  'look-grade': refusal(
    'étalonnage : non réglable',
    'Contraste, lumière et saturation ne se règlent pas.',
    'Rendus proposés : noir et blanc, tons chauds, tons froids, style ancien.',
    ['tons chauds', 'tons froids', 'noir et blanc'],
  ),
  format: refusal(
    'format non proposé',
    'Formats proposés : 16:9, 9:16 et 1:1.',
    'Choisissez le plus proche des trois.',
    ['format 16:9', 'format 9:16', 'format 1:1'],
  ),
  'transition-effect': refusal(
    'transition à effet : coupe ou fondu seulement',
    'Transitions à effet demandées : le film utilise la coupe franche et le fondu.',
    'Demandez « fondus enchaînés ».',
    ['fondus enchaînés', 'coupes franches'],
  ),
  'transition-place': refusal(
    'fondu à un endroit : à côté d’un clip nommé',
    'Un fondu se place entre deux clips nommés, avant ou après l’un d’eux.',
    'Demandez « un fondu entre le clip 1 et le clip 2 », ou des fondus partout.',
    ['fondus enchaînés', 'coupes franches'],
  ),
  'text-missing': refusal(
    'texte : les mots manquent',
    'Un texte est demandé, mais ses mots ne sont pas donnés.',
    'Écrivez-les entre guillemets.',
  ),
  'text-manner': refusal(
    'style de texte : celui du studio',
    (words) =>
      `« ${words} » : la couleur, la police et l’animation des textes sont celles du studio.`,
    'Se choisissent : « gros titre », « titre discret », « manière affiche », « capitales étroites », « mot à mot », la place, le moment.',
  ),
  'music-choice': refusal(
    'choix de musique : celle que vous donnez',
    'La musique est celle que vous donnez : le studio n’en choisit pas d’autre.',
    'Ajoutez le fichier voulu.',
  ),
  'music-part': refusal(
    'partie de la musique : donnez le moment',
    'De la musique le studio ne reconnaît que le refrain.',
    'Demandez le refrain, ou un moment : « musique à partir de 0:42 ».',
  ),
  'music-end': refusal(
    'fin de la musique : à quel moment du film ?',
    'Le moment du film où la musique s’arrête n’est pas dit assez clairement : elle va jusqu’à sa fin.',
    'Demandez « arrête la musique à 0:20 », « 3 secondes avant la fin » ou « après le clip 2 ».',
    ['arrête la musique 3 secondes avant la fin', 'arrête la musique à la moitié'],
  ),
  'sound-repair': refusal(
    'nettoyage du son : non proposé',
    'Le son des clips n’est pas nettoyé.',
    'Demandez « sans le son des clips ».',
    ['sans le son des clips'],
  ),
  'sound-effects': refusal(
    'bruitages : non proposés',
    'Bruitages demandés : seuls le son des clips et la musique fournie sont utilisés.',
  ),
  'voice-over': refusal(
    'voix off : non proposée',
    'Voix off demandée : le moteur local n’en produit pas.',
    'Enregistrez-la et donnez-la comme musique.',
  ),
  resolution: refusal(
    'définition : Full HD',
    'Le film est livré en Full HD : une définition plus haute n’est pas proposée.',
  ),
  'frame-rate': refusal(
    'cadence : 30 images par seconde',
    'Le film est livré à 30 images par seconde : une autre cadence n’est pas proposée.',
  ),
  logo: refusal(
    'logo : non proposé',
    'Logo ou filigrane demandé : l’incrustation d’image n’est pas proposée.',
    'Un texte à l’écran l’est.',
  ),
  'split-screen': refusal(
    'écran partagé : non proposé',
    'Écran partagé demandé : les plans se suivent, ils ne se partagent pas l’écran.',
  ),
  'green-screen': refusal(
    'fond vert : non proposé',
    'Fond vert demandé : le détourage n’est pas proposé.',
  ),
  'blur-faces': refusal(
    'floutage : non proposé',
    'Floutage de visages demandé : il n’est pas proposé, vérifiez le film avant de le partager.',
  ),
  stickers: refusal(
    'autocollants : non proposés',
    'Autocollants demandés : ils ne sont pas proposés.',
  ),
  zoom: refusal(
    'zoom : sur les images fixes seulement',
    'Les zooms choisis ne sont pas proposés : seules les images fixes sont animées.',
  ),
  'file-format': refusal(
    'fichier : MP4',
    'Le film est livré en MP4 (H.264) : un autre format n’est pas proposé.',
  ),
  'several-films': refusal(
    'un film à la fois',
    'Un seul film est fait à la fois.',
    'Lancez une seconde demande.',
  ),
  'no-memory': refusal(
    'film précédent : à redécrire',
    (words) => `« ${words} » : chaque film est fait d’après son seul texte.`,
    'Reprenez les mots du film précédent.',
  ),
  publish: refusal(
    'publication : à faire vous-même',
    'Le studio ne publie rien : le film est dans la galerie.',
    'Téléchargez-le ou copiez son lien.',
  ),
};
