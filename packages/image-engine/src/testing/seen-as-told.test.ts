import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Composition, composePicture } from '../illustration/compose-picture.ts';
import type {
  IllustrationDescription,
  RelationKind,
} from '../illustration/illustration-description.ts';
import { toldHex } from '../illustration/palette/told-hex.ts';
import { chromaOf, hueOf, tone, turnTo } from '../illustration/palette/tones.ts';
import type { Box } from '../illustration/picture/fill-contours.ts';
import { type Placed, placedOf } from '../illustration/placed.ts';
import { undrawnOf } from '../illustration/undrawn.ts';
import { unshownOf } from '../illustration/unshown.ts';
import { choosePicture } from '../prompt/choose-picture.ts';
import { describeIllustration } from '../prompt/describe-illustration.ts';

const folder = new URL('../illustration/testing/', import.meta.url);
const open = readdirSync(folder)
  .filter((file) => file.endsWith('-open.txt'))
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'));
/** Of so many one. */
const sampled = 24;
const seeds = [3, 11];

type Told = {
  readonly placed: Placed;
  readonly composition: Composition;
  readonly shades: IllustrationDescription['shades'];
  readonly altText: string;
  readonly notes: string;
};

function tell(prompt: string, seed: number): Told | null {
  const chosen = choosePicture(prompt, seed);
  if (chosen.kind === 'scene') return null;
  const { illustration: wish } = chosen;
  const frame = { seed, width: 96, height: 96 };
  const composition = composePicture(wish, frame);
  const undrawn = [...undrawnOf(wish, frame, []), ...unshownOf(wish, composition)];
  const placed = placedOf(wish, composition, undrawn);
  const altText = describeIllustration(placed, prompt, 'fr');
  const notes = chosen.notes(composition.leftOut, undrawn).join(' ');
  return { placed, composition, shades: wish.shades, altText, notes };
}

const boxesOf = ({ composition }: Told, said: string): Box[] =>
  composition.things.filter(({ item }) => item.name === said).map(({ box }) => box);
const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
const areOver = (one: Box, other: Box) => one.left < other.right && other.left < one.right;

/** What each preposition promises at least; what else a picture may show is judged by eye. */
const promises: Partial<Record<RelationKind, (one: Box, other: Box) => boolean>> = {
  on: (one, other) => areOver(one, other) && one.top < other.bottom,
  in: (one, other) => areOver(one, other) && one.top < other.bottom && other.top < one.bottom,
  above: (one, other) => middle(one) < middle(other),
  under: (one, other) => middle(one) > middle(other),
  behind: (one, other) => areOver(one, other) && one.bottom <= other.bottom + 2,
};

function brokenTies(told: Told): string[] {
  const { relations, things } = told.placed;
  return relations.flatMap(({ of, kind, to, at }) => {
    const [one, other] = [things[of]!.said, things[to]!.said];
    const [some, about] = [boxesOf(told, one), boxesOf(told, other)];
    const holds = promises[kind];
    if (!holds || at || some.length === 0 || about.length === 0) return [];
    const isSo = some.some((box) => about.some((next) => holds(box, next)));
    return isSo ? [] : [`${one} ${kind} ${other}`];
  });
}

/** Of the drawing's area, in that hue; a grey one is as light as it was said. */
function brokenColours({ placed, composition, shades }: Told): string[] {
  return placed.things.flatMap(({ colour, said, person, drawn }) => {
    const items = composition.things.filter(({ item }) => item.name === said);
    if (!colour || person || drawn === 0 || items.length === 0) return [];
    const target = tone(toldHex(colour, shades));
    const isLike = (fill: ReturnType<typeof tone>) =>
      chromaOf(target) < 0.05
        ? chromaOf(fill) < 0.08 && Math.abs(fill.l - target.l) < 0.36
        : chromaOf(fill) > 0.02 && Math.abs(turnTo(hueOf(fill), hueOf(target))) < 0.8;
    const shares = items.map(({ item: { drawing, fills } }) => {
      const areas = drawing.shapes.map(({ area }, at) => (isLike(fills[at]!) ? area : 0));
      const whole = drawing.shapes.reduce((sum, { area }) => sum + area, 0);
      return areas.reduce((sum, area) => sum + area, 0) / whole;
    });
    return Math.max(...shares) > 0.05 ? [] : [`${said} ${colour}`];
  });
}

const brokenCounts = ({ placed, composition }: Told): string[] =>
  placed.format === 'pattern'
    ? []
    : placed.things
        .filter(({ said, drawn, person }) => {
          const there = composition.things.filter(({ item }) => item.name === said).length;
          return !person && there > 0 && drawn > there;
        })
        .map(({ said, drawn }) => `${drawn} ${said}`);

describe('what a picture says of itself', () => {
  it('is seen in it: relations, colours and numbers, in every list that is open', {
    timeout: 60_000,
  }, () => {
    const broken = open
      .filter((_, at) => at % sampled === 0)
      .flatMap((prompt) =>
        seeds.flatMap((seed) => {
          const told = tell(prompt, seed);
          if (!told) return [];
          const wrong = [...brokenTies(told), ...brokenColours(told), ...brokenCounts(told)];
          return wrong.map((one) => `${prompt}: ${one}`);
        }),
      );
    expect(broken).toEqual([]);
  });

  it.each([
    ['un cosmonaute qui attend le bus sous la pluie', /pluie/u, 'pluie'],
    ['little boy hiding behind his dads legs', /derrière/u, 'behind'],
    ['a golden retriever wearing swimming goggles', /avec des lunettes/u, 'wearing'],
    ['un dinosaure qui mange une pizza', /mange/u, 'mange'],
    ['twins in matching raincoats', /avec des imperm/u, 'in matching raincoats'],
    ['a knight fighting a dragon', /bat|combat/u, 'fighting'],
    ['un piano à queue rempli de fleurs au milieu d’un champ', /rempli/u, 'rempli'],
    ['a carved box with an ornate silver border', /grise|argent/u, 'silver'],
  ])('leaves out what does not hold, and the answer names it: %s', (prompt, claim, word) => {
    const { altText, notes } = tell(prompt, 11)!;
    expect(altText).not.toMatch(claim);
    expect(notes).toContain(word);
  });

  it.each([
    ['un chat entre deux vases', / entre deux vases/u],
    ['un bûcheron barbu qui tricote', /barbu/u],
    ['trois bougies sur un gâteau', /trois bougies sur un gâteau/u],
    ['un globe entre une pile de livres et une lampe', / entre une pile de livres/u],
    ['une grenouille avec un parapluie', /parapluie/u],
  ])('tells what does, and names nothing of it: %s', (prompt, claim) => {
    const { altText, notes } = tell(prompt, 11)!;
    expect(altText).toMatch(claim);
    expect(notes).toBe('');
  });

  it.each([
    ['une bouteille noire', 'bouteille'],
    ['une ambulance bleue', 'ambulance'],
  ])('has most of it in the colour that is told: %s', (prompt, said) => {
    const { composition } = tell(prompt, 11)!;
    const { item } = composition.things.find(({ item: { name } }) => name === said)!;
    const whole = item.drawing.shapes.reduce((sum, { area }) => sum + area, 0);
    const [main = 0] = [...item.drawing.shapes.keys()].sort(
      (one, other) => item.drawing.shapes[other]!.area - item.drawing.shapes[one]!.area,
    );
    expect(item.drawing.shapes[main]!.area).toBeGreaterThan(0.25 * whole);
    const [blue, fill] = [tone(toldHex('blue', undefined)), item.fills[main]!];
    if (said === 'bouteille') expect(chromaOf(fill)).toBeLessThan(0.03);
    else expect(Math.abs(turnTo(hueOf(fill), hueOf(blue)))).toBeLessThan(0.5);
  });

  it('tells of one couple where one dances', () => {
    expect(tell('guinguette, des couples qui dansent', 11)!.altText).toContain('un couple');
  });

  it.each([
    ['sticker d’une grenouille, contour blanc épais', 'épais'],
    ['bébé qui rit aux éclats', 'éclats'],
    ['un lion, style découpage papier', 'papier'],
    ['une salle de bain avec des serviettes', 'serviettes'],
    ['pls make a red elephant', 'pls'],
  ])('names nothing that is seen: %s', (prompt, word) => {
    expect(tell(prompt, 11)!.notes).not.toContain(word);
  });

  it('tells of no place where stickers lie on their sheet', () => {
    expect(tell('sticker d’un avocat', 11)!.altText).not.toMatch(/table|collines|dans /u);
  });
});
