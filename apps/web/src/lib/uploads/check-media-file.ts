import { limits } from '@armoni/contract/limits';
import { uploadTexts } from './texts.ts';

export type FileCheck = { readonly ok: true } | { readonly ok: false; readonly message: string };

type ChosenFile = { readonly name: string; readonly type: string; readonly size: number };

/** Whether a chosen or dropped file may be sent as a clip; the message is for people. */
export function checkClipFile(file: ChosenFile): FileCheck {
  if (!file.type.startsWith('video/')) {
    return { ok: false, message: uploadTexts.notVideo(file.name) };
  }
  return checkSize(file);
}

/** Whether a chosen file may be sent as music. */
export function checkMusicFile(file: ChosenFile): FileCheck {
  if (!file.type.startsWith('audio/')) return { ok: false, message: uploadTexts.notAudio };
  return checkSize(file);
}

function checkSize(file: ChosenFile): FileCheck {
  if (file.size > limits.fileSizeBytes) return { ok: false, message: uploadTexts.fileTooLarge };
  return { ok: true };
}
