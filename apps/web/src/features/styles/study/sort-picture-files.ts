import { limits } from '@armoni/contract/limits';
import { texts } from '../texts.ts';

const types = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);
// Some systems pass pictures of newer kinds without a type.
const extensions = /\.(png|jpe?g|webp|avif)$/i;
const heic = /\.hei[cf]$/i;

/** For the file chooser. */
export const acceptedPictures = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
};

/** Tells the pictures that can be learned from apart; the message says what is left out, if anything. */
export function sortPictureFiles(chosen: readonly File[]): {
  readonly pictures: readonly File[];
  readonly message: string | null;
} {
  const files = chosen.filter((file) => !isLeftBehindBySystem(file));
  const refused = files.filter((file) => !isPicture(file));
  const tooLarge = files.filter((file) => isPicture(file) && file.size > limits.fileSizeBytes);
  const pictures = files.filter((file) => isPicture(file) && file.size <= limits.fileSizeBytes);
  return { pictures, message: messageOn(refused, tooLarge) };
}

function isPicture({ type, name }: File): boolean {
  return type === '' ? extensions.test(name) : types.has(type);
}

/** A dropped folder brings along what its system keeps in it. */
function isLeftBehindBySystem({ name }: File): boolean {
  return name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';
}

function messageOn(refused: readonly File[], tooLarge: readonly File[]): string | null {
  const [first] = refused;
  if (refused.length === 1 && first && heic.test(first.name)) {
    return texts.pictures.heic(first.name);
  }
  if (first) return texts.pictures.refused(refused.map(({ name }) => name));
  return tooLarge.length > 0 ? texts.pictures.tooLarge : null;
}
