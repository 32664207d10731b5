import type { MadePictures, PictureRequest } from '@armoni/contract/openai';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import type { SignedInUser } from '../../../platform/http/routing/register-route.ts';
import { absolute } from '../attachments/message-files.ts';
import { styleOfModel } from './models.ts';
import { picturePlace } from './picture-place.ts';
import type { EngineDependencies } from './ports.ts';
import { engineTexts } from './texts.ts';

type Wanted = {
  readonly user: SignedInUser;
  readonly request: PictureRequest;
  /** The picture to change. */
  readonly reference: Buffer | null;
  readonly signal: AbortSignal;
};

const smallestSide = 256;
const largestSide = 2048;

/** Makes as many pictures as asked, or changes one so many times. @throws ApiFailure */
export async function makePictures(
  dependencies: EngineDependencies,
  { user, request, reference, signal }: Wanted,
): Promise<MadePictures> {
  const ownerId = user.id;
  const size = sizeOf(request.size);
  const style = await styleOfModel(dependencies, ownerId, request.model);
  const conversationId = await picturePlace(dependencies, user);
  const place = { ownerId, conversationId };
  const referenceUrl =
    reference && (await dependencies.keepPicture({ ...place, bytes: reference, signal }));
  const wish = { ...place, prompt: request.prompt, referenceUrl, style, ...size, seed: null };
  const data: MadePictures['data'] = [];
  for (let index = 0; index < (request.n ?? 1); index += 1) {
    const outcome = await dependencies.makePicture(wish, signal);
    if (!outcome.ok) {
      throw new ApiFailure(outcome.isRefusal ? 'invalid_param' : 'unprocessable', outcome.message);
    }
    const shown = await shownAs(dependencies, request, { ownerId, url: outcome.url, signal });
    data.push({ ...shown, notes: [...outcome.notes] });
  }
  return { created: Math.floor(dependencies.clock() / 1000), data };
}

type Made = { readonly ownerId: string; readonly url: string; readonly signal: AbortSignal };

async function shownAs(
  { readPicture, publicUrl }: EngineDependencies,
  { response_format }: PictureRequest,
  { ownerId, url, signal }: Made,
) {
  if (response_format !== 'b64_json') return { url: absolute(url, publicUrl) };
  const bytes = await readPicture(ownerId, url, signal);
  if (bytes === null) throw new ApiFailure('unavailable');
  return { b64_json: Buffer.from(bytes).toString('base64') };
}

function sizeOf(size: PictureRequest['size']) {
  if (!size || size === 'auto') return { width: null, height: null };
  const [width = 0, height = 0] = size.split('x').map(Number);
  if (Math.min(width, height) < smallestSide || Math.max(width, height) > largestSide) {
    throw new ApiFailure('invalid_param', engineTexts.size, { parameter: 'size' });
  }
  return { width, height };
}
