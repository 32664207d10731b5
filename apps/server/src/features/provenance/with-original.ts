import type { Readable } from 'node:stream';
import type { CheckedFile } from '@armoni/contract/provenance';
import { cutOf } from '@armoni/provenance/verdict/cut';
import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import type { CheckStream } from './check-stream.ts';
import type { MarkedFiles } from './marked-files.ts';
import { provenanceTexts } from './texts.ts';
import { toldOf } from './told-of.ts';

type Dependencies = {
  readonly marked: MarkedFiles;
  readonly checkStream: CheckStream;
  /** Null when it is not there, or its owner is being erased. */
  readonly open: (key: string) => Promise<Readable | null>;
};

export type WithOriginal = (checked: CheckedFile, signal: AbortSignal) => Promise<CheckedFile>;

/**
 * Of a file whose signature is lost and whose watermark is not: what the signature of the file says that
 * it was made from. The file itself is told of only where its owner shares it.
 */
export function makeWithOriginal({ marked, checkStream, open }: Dependencies): WithOriginal {
  return async (checked, signal) => {
    const { watermark } = checked.provenance as Provenance;
    const found = watermark === null ? null : await marked.find(watermark);
    const stream = found && (await open(found.key));
    if (!found || !stream) return checked;
    const whole = await checkStream(stream, signal);
    const sharedAt = await marked.sharedAt(found);
    const original = sharedAt === null ? {} : { original: sharedAt };
    if (!whole) return { ...checked, ...original };
    const about = { title: provenanceTexts.original, relationship: 'parentOf' };
    const before = whole.provenance as Provenance;
    const { rest, ...provenance } = checked.provenance as Provenance;
    const cut = rest && before.pixels ? cutOf(rest, before.pixels) : null;
    const ingredients = [{ ...before, ...about }];
    return { ...toldOf({ ...provenance, ingredients, ...(cut && { cut }) }), ...original };
  };
}
