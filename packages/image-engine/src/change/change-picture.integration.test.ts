import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture } from '../make-picture.ts';
import type { PictureOutcome } from '../picture-request.ts';
import { decodeBytes } from '../raster/decode.ts';
import { largerFrame } from './larger-frame.ts';

const side = 96;
const never = new AbortController().signal;

describe('a picture that the engine drew', () => {
  it('gets what is asked for, and all else stays where it was', async () => {
    const before = await drawn('la campagne en été');
    const after = made(await change(before, 'ajoute une maison'));
    const share = await differs(before, after.png);
    expect(share).toBeGreaterThan(0.002);
    expect(share).toBeLessThan(0.05);
    expect(after.altText).toContain('avec une maison');
    expect(after.notes).toEqual([]);
  });

  it('is changed step by step, and each step keeps those before it', async () => {
    const base = await drawn('la campagne en été');
    const house = made(await change(base, 'ajoute une maison'));
    const grey = made(await change(house.png, 'en noir et blanc'));
    const back = made(await change(grey.png, 'enlève la maison'));
    const bare = made(await change(base, 'en noir et blanc'));
    expect(await differs(back.png, bare.png)).toBeLessThan(0.001);
    expect(await chroma(back.png)).toBeLessThan(2);
  });

  it('also after it was cropped', async () => {
    const cropped = made(await change(await drawn('une ville la nuit'), 'recadre en 4:3'));
    expect([cropped.width, cropped.height]).toEqual([side, 72]);
    const moon = made(await change(cropped.png, 'avec la lune', { height: 72 }));
    expect(await differs(cropped.png, moon.png)).toBeGreaterThan(0.005);
  });

  it('is told that nothing would change rather than shown again', async () => {
    const portrait = await drawn('une silhouette de femme');
    for (const words of ['ajoute une montgolfière', 'enlève le fond', 'ajoute un pont', 'hum']) {
      const outcome = await change(portrait, words);
      expect(outcome, words).toMatchObject({ ok: false, reason: 'nothing-to-change' });
    }
    const outcome = await change(portrait, 'ajoute une montgolfière');
    expect(outcome.ok || outcome.message).toContain('« montgolfière »');
  });

  it('keeps another ground, and goes on being ours', async () => {
    const blue = made(await change(await drawn('un chat'), 'fond bleu'));
    const both = made(await change(blue.png, 'ajoute une montgolfière'));
    expect(both.altText).toMatch(/un chat et une montgolfière/);
    const corner = async (png: Uint8Array) =>
      (await sharp(png).removeAlpha().raw().toBuffer()).subarray(0, 3);
    expect(await corner(both.png)).toEqual(await corner(blue.png));
    const alone = made(await change(both.png, 'enlève la montgolfière'));
    expect(await differs(alone.png, blue.png)).toBeLessThan(0.001);
  });

  it.each([
    ['a cat on a sofa in a living room', 'remove the cat'],
    ['un chat dans un salon', 'enlève le chat'],
    ['une pomme et une poire sur une table', 'enlève la poire'],
    ['a living room with a red armchair and a cat', 'remove the armchair'],
  ])('leaves the room as it was where something goes: %s', async (prompt, words) => {
    const before = await drawn(prompt);
    const after = made(await change(before, words));
    expect(await differs(before, after.png)).toBeGreaterThan(0.004);
    expect(await differs(before, after.png)).toBeLessThan(0.2);
  });

  it('is darkened in one thing that was recoloured', async () => {
    const blue = made(await change(await drawn('une voiture rouge'), 'la voiture en bleu'));
    const dark = made(await change(blue.png, 'encore plus foncé'));
    expect(dark.notes[0]).toContain('la voiture en bleu foncé');
    expect(await differs(dark.png, blue.png)).toBeLessThan(0.5);
  });

  it('tells what it understood and cannot draw, and does not call it unchanged', async () => {
    const lighthouse = await drawn('un phare au bord de la mer');
    const outcome = await change(lighthouse, 'déplace le phare à gauche');
    expect(outcome.ok || outcome.message).toContain('je ne sais pas le dessiner');
  });

  it('has not aged: it is not restored, which would erase its flakes as dust', async () => {
    const outcome = await change(await drawn('un chat sous la neige'), 'restaure-la');
    expect(outcome.ok || outcome.message).toContain('flocons');
  });

  it('holds more when it is an illustration, and less again', async () => {
    const cat = await drawn('un chat');
    const both = made(await change(cat, 'ajoute une montgolfière'));
    expect(both.altText).toMatch(/: un chat et une montgolfière, /);
    const alone = made(await change(both.png, 'enlève la montgolfière'));
    expect(alone.altText).toMatch(/: un chat, /);
    expect(await differs(alone.png, cat)).toBeLessThan(0.001);
  });

  it('knows a thing by the first of its words, in another colour and gone', async () => {
    const cat = await drawn('un chat');
    const red = made(await change(cat, 'ajoute un ballon rouge'));
    const blue = made(await change(red.png, 'le ballon en bleu'));
    expect(red.altText).toMatch(/: un chat et un ballon rouge, /);
    expect(blue.altText).toMatch(/: un chat et un ballon bleu, /);
    expect(await differs(blue.png, red.png)).toBeLessThan(0.05);
    const gone = made(await change(blue.png, 'sans le ballon'));
    expect(gone.altText).toMatch(/: un chat, /);
    expect(await differs(gone.png, cat)).toBeLessThan(0.001);
  });

  it('is cut out where its things stand when it is an illustration', async () => {
    const cut = made(await change(await drawn('un chat'), 'enlève le fond'));
    const alpha = await sharp(cut.png).extractChannel('alpha').raw().toBuffer();
    const share = alpha.filter((value) => value > 127).length / alpha.length;
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.7);
    expect(cut.notes[0]).toContain('transparent');
  });

  it('gets another ground up to the edge of what is drawn, and is told so in its language', async () => {
    const cat = await drawn('un chat');
    const words = { prompt: 'on a red background', width: side, height: side, seed: 6 } as const;
    const request = { ...words, style: null, reference: cat, language: 'en' } as const;
    const red = made(await makePicture(request, { signal: never, workers: 1 }));
    expect(red.notes).toEqual(['Background in red behind the things that are drawn.']);
    const { data } = await sharp(red.png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(2 * data[1]!);
    const share = await differs(cat, red.png);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.95);
  });

  it('shows one thing in the place of another, and other words', async () => {
    const cat = await drawn('affiche « Miaou » avec un chat');
    const dog = made(
      await change(cat, 'remplace le chat par un chien et change le titre en « Ouaf »'),
    );
    expect(dog.altText).toMatch(/un chien, .*« Ouaf »/);
    expect(dog.altText).not.toMatch(/chat|Miaou/);
    expect(dog.notes).toEqual([]);
  });

  it('is drawn larger up to a limit, and then says so', async () => {
    const cat = await drawn('un chat');
    const small = made(await change(cat, 'agrandis ×3'));
    expect(small.width).toBe(3 * side);
    const shown = { width: 2048, height: 2048 };
    const full = { prompt: 'un chat', seed: 1, ...shown, changes: [], shown };
    const twice = { kind: 'enlarge', said: 'agrandis', times: null, side: null } as const;
    expect(largerFrame(full, twice)).toEqual({ ok: false });
  });

  it('is drawn twice as large when it is an illustration, and goes on from there', async () => {
    const larger = made(await change(await drawn('un chat'), 'agrandis cette image'));
    expect([larger.width, larger.height]).toEqual([2 * side, 2 * side]);
    expect(larger.notes[0]).toContain(`${2 * side} × ${2 * side}`);
    expect(larger.recipe.scene?.prompt).toBe('un chat');
  });

  it('is made again to the byte from what it was changed from', { tags: 'whole' }, async () => {
    const base = await drawn('un lac au coucher du soleil');
    const [one, other] = [await change(base, 'mais la nuit'), await change(base, 'mais la nuit')];
    expect(Buffer.compare(made(one).png, made(other).png)).toBe(0);
  });

  it('is varied as it has become, with what was changed in it', async () => {
    const base = await drawn('la campagne en été');
    const house = made(await change(base, 'ajoute une maison'));
    const night = made(await change(house.png, 'mais la nuit'));
    const varied = made(await change(night.png, 'variation'));
    expect(varied.altText).toBe(night.altText);
    expect(varied.altText).toContain('avec une maison, la nuit');
    expect(await differs(varied.png, night.png)).toBeGreaterThan(0.02);
    const bare = made(await change(varied.png, 'enlève la maison'));
    expect(bare.altText).not.toContain('maison');
  });

  it('is varied and changed at once', async () => {
    const base = await drawn('la campagne en été');
    const winter = made(await change(base, 'variation: en hiver'));
    expect(winter.altText).toContain('en hiver');
    expect(await differs(winter.png, base)).toBeGreaterThan(0.02);
  });

  it('is varied in the frame that is asked for', async () => {
    const larger = made(await change(await drawn('un chat'), 'variation: agrandis cette image'));
    expect([larger.width, larger.height]).toEqual([2 * side, 2 * side]);
  });

  it('names all that was asked for where one of several things cannot be told', async () => {
    const apples = await drawn('trois pommes rouges');
    const outcome = await change(apples, 'la pomme de gauche en jaune et ajoute un chat');
    expect(outcome.ok || outcome.message).toContain('et ajoute');
  });

  it('is told of in English where that is spoken', async () => {
    const request = { width: side, height: side, seed: 6, style: null, language: 'en' } as const;
    const boat = { ...request, prompt: 'a lake at night with a boat', reference: null };
    const before = made(await makePicture(boat, { signal: never, workers: 1 }));
    expect(before.altText).toMatch(/^Lake at the foot of mountains, with a boat, at night, in /);
    const car = { ...request, prompt: 'brighter, with a car', reference: before.png };
    const after = made(await makePicture(car, { signal: never, workers: 1 }));
    expect(after.notes.join()).toMatch(/^Not done, .*"car"/);
    const hum = { ...request, prompt: 'hum', reference: before.png };
    const refused = await makePicture(hum, { signal: never, workers: 1 });
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('I could not') });
  });

  it('is done as far as it can be, and says what was left out', async () => {
    const outcome = made(
      await change(await drawn('un lac au coucher du soleil'), 'plus chaud, avec une voiture'),
    );
    expect(outcome.notes.join()).toContain('« voiture »');
  });
});

describe('a picture from elsewhere', () => {
  it('keeps what it shows, and says so', async () => {
    const photo = await sharp(await drawn('un lac au coucher du soleil'))
      .jpeg()
      .toBuffer();
    const outcome = await change(photo, 'ajoute un bateau');
    expect(outcome).toMatchObject({ ok: false, reason: 'nothing-to-change' });
    expect(outcome.ok || outcome.message).toContain('n’a pas été dessinée ici');
  });

  it('is told what cannot be found in it, and not of its hour or season', async () => {
    const photo = await sharp(await drawn('un lac au coucher du soleil'))
      .jpeg()
      .toBuffer();
    for (const [words, thing] of [
      ['mets le ciel en rose', 'le ciel'],
      ['mets son t-shirt en vert', 'son t-shirt'],
      ['enlève les nuages', 'les nuages'],
    ] as const) {
      const outcome = await change(photo, words);
      const message = expect.stringContaining(`Je ne sais pas reconnaître « ${thing} »`);
      expect(outcome, words).toMatchObject({ ok: false, message });
    }
  });

  it('is drawn over by hands that need to know no more than its pixels, and by no others', async () => {
    const photo = await sharp(await drawn('un lac au coucher du soleil'))
      .jpeg()
      .toBuffer();
    for (const words of ['en aquarelle', 'passe-la en gouache', 'in pixel art', 'en low poly']) {
      const outcome = made(await change(photo, words));
      expect(outcome.notes, words).toEqual([expect.stringMatching(/propres pixels/)]);
      expect(await differs(photo, outcome.png), words).toBeGreaterThan(0.1);
    }
    const engraved = await change(photo, 'en gravure');
    expect(engraved).toMatchObject({ ok: false, message: expect.stringContaining('manière') });
  });

  it('stays transparent where it was when its light, colours or frame are changed', async () => {
    const cut = await sharp({
      create: { width: side, height: side, channels: 4, background: '#c0302000' },
    })
      .composite([
        {
          input: { create: { width: 48, height: side, channels: 4, background: '#c03020' } },
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    for (const words of [
      'plus sombre',
      'en noir et blanc',
      'effet miroir',
      'enlève le grain, plus sombre',
    ]) {
      const { png } = made(await change(cut, words));
      const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      expect(info.channels, words).toBe(4);
      const alphaAt = (x: number) => data[(48 * side + x) * 4 + 3];
      const isMirrored = words === 'effet miroir';
      expect([alphaAt(10), alphaAt(86)], words).toEqual(isMirrored ? [0, 255] : [255, 0]);
    }
    const { png } = made(await change(cut, 'plus sombre'));
    const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect(data[(48 * side + 10) * 4]).toBeLessThan(0xc0);
  });

  it('is not cropped again to the shape it has', async () => {
    const photo = await sharp(await drawn('un lac au coucher du soleil'))
      .jpeg()
      .toBuffer();
    expect(await change(photo, 'recadre en carré')).toMatchObject({ ok: false });
  });
});

async function drawn(prompt: string): Promise<Uint8Array> {
  const size = { width: side, height: side };
  const request = { prompt, ...size, seed: 6, style: null, reference: null };
  return made(await makePicture(request, { signal: never, workers: 1 })).png;
}

function change(reference: Uint8Array, prompt: string, size: { height?: number } = {}) {
  const request = { prompt, width: side, height: side, ...size, seed: 7, style: null, reference };
  return makePicture(request, { signal: never, workers: 1 });
}

function made(outcome: PictureOutcome) {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

/** Share of bytes that are more than a few steps apart. */
async function differs(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [await decodeBytes(one), await decodeBytes(other)];
  const apart = a!.data.filter((value, at) => Math.abs(value - b!.data[at]!) > 4);
  return apart.length / a!.data.length;
}

/** The largest difference between two channels of a pixel. */
async function chroma(png: Uint8Array): Promise<number> {
  const { data } = (await decodeBytes(png))!;
  let most = 0;
  for (let at = 0; at < data.length; at += 3) {
    most = Math.max(most, Math.abs(data[at]! - data[at + 1]!), Math.abs(data[at]! - data[at + 2]!));
  }
  return most;
}
