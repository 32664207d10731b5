import type { PickedStyle } from '../../../platform/pictures/picture-wish.ts';
import type { StudioWork } from '../ports.ts';

/** A style that is ready, by its number, name or trigger word. */
export async function pickStyle(
  styles: StudioWork['styles'],
  ownerId: string,
  named: string,
): Promise<PickedStyle | null> {
  const said = named.trim().toLowerCase();
  const all = await styles.all(ownerId);
  const style = all.find(
    ({ id, name, trigger_word: word, is_usable: isUsable }) =>
      isUsable && [String(id), name.toLowerCase(), word?.toLowerCase()].includes(said),
  );
  if (!style?.lora_file_path) return null;
  const { name, lora_file_path: url, trigger_word: triggerWord = null } = style;
  return { name, url, triggerWord };
}
