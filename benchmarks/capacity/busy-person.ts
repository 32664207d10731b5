import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { getJson, uploadClip, uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import { noisyPicture } from '../../apps/server/src/features/styles/testing.ts';
import { postJson, signUpSomebody } from '../../apps/server/src/testing.ts';
import { type ClipSet, makeClips } from '../render/make-clips.ts';

type Material = {
  readonly folder: string;
  readonly clipSet: ClipSet;
  readonly filmSeconds: number;
};

const tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
};
const pollMs = 500;
const pictureSide = 1024;
/** The fewest that a training takes. */
const trainedOn = 15;

/** Somebody who does one of each work at a time, and waits for its end. */
export async function makeBusyPerson(url: string, material: Material) {
  const person = await signUpSomebody(url);
  const clips = await makeClips(material.folder, material.clipSet, tools);
  const send = async (path: string, body: object) =>
    whole(path, await postJson(url + path, body, { authorization: person.bearer }));
  const read = async (path: string) => whole(path, await getJson(url + path, person));
  const chat = (query: string) =>
    send('/api/v1/chat-messages', { query, user: person.id, response_mode: 'streaming' });
  const ended = async (path: string) => {
    for (;;) {
      const text = await read(path);
      if (/"status":"completed"/.test(text)) return;
      if (/"status":"(failed|cancelled)"/.test(text)) throw new Error(text);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  };
  const upload = async (number: number): Promise<string> => {
    // Large squares: the coach would take finer noise for one picture.
    const noise = sharp(await noisyPicture(number)).resize(pictureSide, null, {
      kernel: 'nearest',
    });
    const bytes = await noise.png().toBuffer();
    return JSON.parse(await whole('an upload', await uploadToChat(url, person, bytes))).url;
  };
  return {
    upload,
    list: () => read(`/api/v1/conversations?user=${person.id}`),
    reply: (number: number) => chat(`Que sais-tu faire ? (${number})`),
    async draw(number: number) {
      const told = await chat(`Dessine un lac au coucher du soleil, numéro ${number}`);
      if (!told.includes('/media/')) throw new Error(`no picture: ${told.slice(-500)}`);
    },
    async train() {
      const image_urls: string[] = [];
      for (let index = 0; index < trainedOn; index += 1) {
        image_urls.push(await upload(100 + index));
      }
      await send('/api/v1/models', { name: 'Style', image_urls });
      await ended('/api/v1/models');
    },
    async film() {
      const file_ids: string[] = [];
      for (const path of clips) {
        const answer = await uploadClip(url, person, await readFile(path));
        file_ids.push(JSON.parse(await whole('a clip', answer)).id);
      }
      const instructions = `Un film de ${material.filmSeconds} secondes`;
      const wish = { file_ids, instructions, aspect_ratio: '16:9' };
      const { job_id: id } = JSON.parse(await send('/api/v1/video/process', wish));
      await ended(`/api/v1/video/jobs/${id}/status`);
    },
  };
}

async function whole(what: string, answer: Response): Promise<string> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${text}`);
  return text;
}
