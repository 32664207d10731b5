const marks =
  '(?<!\\p{L})(?:logos?|logotypes?|ic[ôo]nes?|icons?|embl[èe]mes?|emblems?|mascottes?|mascots?|cartes?\\s+de\\s+visite|business\\s+cards?|affiches?|posters?|flyers?|enseignes?|signs?)(?!\\p{L})';

/** A mark is told by its trade, and shows what it stands for. */
export const isOfMark = new RegExp(marks, 'iu');

/** Any other wish. */
export const noMark = new RegExp(`^(?!.*${marks})`, 'isu');
