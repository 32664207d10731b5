import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../choose-picture.ts';
import { understandIllustration } from '../understand-illustration.ts';

const wished = (wish: string) => understandIllustration(wish).description!;
const doings = (wish: string) => wished(wish).things.map(({ person }) => person?.doing);

describe('who does what', () => {
  it('gives whoever is called by an instrument that instrument where he only plays', () => {
    expect(doings('un violoniste joue sur un quai de gare')).toEqual(['violin']);
    expect(doings('a cellist playing in a park')).toEqual(['cello']);
  });

  it('sets him on the platform of a station, without sand where it is deserted', () => {
    expect(wished('un homme sur un quai de gare')).toMatchObject({ place: 'platform' });
    expect(wished('un homme sur un quai de gare désert')).toMatchObject({
      place: 'platform',
      isDeserted: true,
    });
    expect(wished('un homme dans le désert')).toMatchObject({ place: 'desert' });
  });

  it('has the others do what is told of them, and not the one', () => {
    const told = 'un homme lit le journal dans le métro, les autres regardent leur téléphone';
    expect(doings(told)).toEqual(['readPaper', 'text']);
  });

  it('shows a tailor and a reporter at work unless something else is told', () => {
    expect(doings('un tailleur')).toEqual(['sew']);
    expect(doings('a reporter')).toEqual(['speak']);
    expect(doings('a seamstress adjusting a coat')[0]).not.toBe('sew');
  });

  it('has her ride what is laden with flowers, and names what is not drawn on it', () => {
    const wish = 'a young woman on a cargo bike full of flowers riding across a bridge';
    expect(doings(wish)[0]).toBe('cycle');
    expect(choosePicture(wish, 11).notes().join(' ')).toMatch(/flowers/u);
  });

  it('seats who shares something on a bench, and counts both', () => {
    const wish = 'two friends sharing fries on a bench';
    expect(doings(wish)[0]).toBe('sit');
    expect(choosePicture(wish, 11).notes().join(' ')).not.toMatch(/two/u);
  });

  it('tells a beard that is cut from hair', () => {
    expect(doings("a barber trimming a man's beard")[0]).toBe('trimBeard');
    expect(doings("un barbier coupe les cheveux d'un garçon")[0]).toBe('haircut');
  });

  it('has a placard in the hands of whoever holds it', () => {
    expect(doings('une pancarte « Sauvons la mer » tenue par une ado')).toEqual(['showSign']);
    expect(doings('a sign "Save the sea" held by a woman')).toEqual(['showSign']);
    expect(doings('une ado porte une pancarte')).toEqual(['showSign']);
  });
});
