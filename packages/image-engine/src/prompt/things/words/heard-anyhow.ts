import type { Place } from '../../../illustration/illustration-description.ts';
import { mostTelling, type parsePrompt } from '../../parse-prompt.ts';

type Circumstances = {
  readonly isNeon: boolean;
  readonly hasText: boolean;
  readonly parsed: ReturnType<typeof parsePrompt>;
  readonly isRound: boolean;
  /** The ground is one colour. */
  readonly isPlain?: boolean;
  readonly place: Place | null;
};

/** Words, as typed, that are true of the picture by what it is, whatever else they stand beside. */
export const heardAnyhow = (picture: Circumstances): readonly string[] => [
  ...(picture.isNeon ? ['néon', 'neon', 'néons', 'neons'] : []),
  ...(picture.hasText ? textWords : []),
  // Weather is outside.
  ...(mostTelling(picture.parsed, 'weather') ? ['dehors', 'outside', 'outdoors'] : []),
  ...(picture.isRound ? roundWords : []),
  ...(picture.isPlain ? ['uni', 'plain', 'solid'] : []),
  ...(picture.place ? (saidByPlace[picture.place]?.split(' ') ?? []) : []),
];

/** Said of what such a place looks like anyhow. */
const saidByPlace: Partial<Record<Place, string>> = {
  coast: 'breton bretonne bretons bretonnes bretagne',
  alley: 'pavée pavé pavées pavés cobbled cobblestone cobblestones paved',
  isle: 'tropical tropicale seen vue above ciel haut déserte',
  steps: 'montmartre',
  beach: 'sand sable sandy',
  ring: 'ring',
  bathroom: 'freestanding tub baignoire',
  avenue: 'bordée bordé lined ombragée tronc',
};

const textWords =
  'texte textes text mot mots titre title slogan haut bas top bottom lettres letters nom name prénom prenom phrase sentence inscription typographie typo lettrage lettering font written écrit'.split(
    ' ',
  );

const roundWords = ['rond', 'cercle', 'circle', 'circulaire', 'round', 'circular'];
