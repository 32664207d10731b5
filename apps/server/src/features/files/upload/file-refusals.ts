import type { ErrorCode } from '@armoni/contract/errors';
import { texts } from '@armoni/contract/texts';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { fileTexts } from '../texts.ts';
import type { FileRefusal } from './store-file.ts';

const answers: Readonly<Record<FileRefusal, readonly [ErrorCode, string]>> = {
  empty: ['unsupported_media_type', fileTexts.empty],
  heic: ['unsupported_media_type', fileTexts.heic],
  unsupported: ['unsupported_media_type', fileTexts.unsupported],
  damaged: ['unprocessable', fileTexts.damaged],
  'too-many-pixels': ['unprocessable', fileTexts.tooManyPixels],
  'too-complex': ['unprocessable', fileTexts.tooComplex],
  busy: ['too_many_requests', fileTexts.busy],
  'too-large': ['file_too_large', texts.fileTooLarge],
  'still-too-large': ['file_too_large', fileTexts.stillTooLarge],
  quota: ['quota_exceeded', fileTexts.quota],
};

export function refusalFailure(reason: FileRefusal): ApiFailure {
  const [code, message] = answers[reason];
  const wait = code === 'too_many_requests' ? { retryAfterSeconds: 30 } : {};
  return new ApiFailure(code, message, { closeConnection: true, ...wait });
}

/** The French sentence of a refusal, for where it is no HTTP answer. */
export function refusalMessage(reason: FileRefusal): string {
  return answers[reason][1];
}
