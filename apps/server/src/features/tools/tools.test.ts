import type { PlacedCard } from '@armoni/contract/tools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../testing.ts';
import { difyClient, type StreamedEvent } from '../chat/testing/dify-client.ts';
import { makePainter } from '../chat/testing/painter.ts';
import { uploadToChat } from '../files/testing.ts';
import { fakeEngine, makeSmallFilm } from '../films/testing.ts';
import { fakeTrainingEngine, noisyPicture, trainForEver } from '../styles/testing.ts';

type Thought = { readonly tool: string; readonly observation: string; readonly card: PlacedCard };

const cardsIn = (events: readonly StreamedEvent[]) =>
  events.flatMap((event) =>
    event.event === 'agent_thought' ? [(event as unknown as Thought).card.card] : [],
  );
const textOf = (events: readonly StreamedEvent[]) =>
  events.map(({ event, answer = '' }) => (event === 'message' ? answer : '')).join('');

describe('tools in a conversation', () => {
  const films = fakeEngine();
  const training = fakeTrainingEngine();
  let studio: TestStudio;
  let alice: Person;
  let bob: Person;
  let chat: ReturnType<typeof difyClient>;

  beforeAll(async () => {
    studio = await startTestStudio({
      environment: { RATE_LIMIT_FACTOR: '100' },
      replacements: {
        runEdit: films.runEdit,
        trainingEngine: training,
        pictureEngine: makePainter(),
      },
    });
    [alice, bob] = [await signUpSomebody(studio.url), await signUpSomebody(studio.url)];
    chat = difyClient(studio.url, alice);
    films.behave(makeSmallFilm);
    for (let index = 0; index < 16; index += 1) {
      await uploadToChat(studio.url, alice, await noisyPicture(index + 1));
    }
  });
  afterAll(() => studio.remove());

  const talk = async (query: string, conversation?: string, inputs: object = {}) => {
    const more = conversation ? { conversation_id: conversation } : {};
    const events = await chat.ask(query, { ...more, inputs });
    return {
      events,
      text: textOf(events),
      cards: cardsIn(events),
      conversation: events[0]?.conversation_id ?? '',
    };
  };
  const stylesOf = async () =>
    (
      (await (await chat.call('GET', '/models')).json()) as {
        models: { name: string; status: string }[];
      }
    ).models;

  it('plans in order what was said, begins nothing, and does it word for word after a yes', async () => {
    const asked = await talk(
      'entraîne un style « Rivage » avec mes 15 dernières images, puis fais un film vertical de 10 secondes avec ces images',
    );
    const [plan] = asked.cards;
    expect(plan).toMatchObject({
      kind: 'plan',
      steps: [
        { tool: 'train_style', input: { name: 'Rivage' }, cost: null },
        { tool: 'make_film', input: { aspect_ratio: '9:16' } },
      ],
    });
    if (plan?.kind !== 'plan') throw new Error('no plan');
    expect(plan.steps[0]?.pictures).toHaveLength(15);
    expect(plan.steps[1]?.input.clips).toEqual(plan.steps[0]?.input.pictures);
    expect(await stylesOf()).toEqual([]);

    const inputs = { plan: { id: plan.id, is_confirmed: true } };
    const done = await talk('Confirmer', asked.conversation, inputs);
    expect(done.cards.map(({ kind }) => kind)).toEqual(['style', 'film']);
    expect(done.text).toContain('**Rivage** a commencé, avec 15 images');
    expect((await stylesOf()).map(({ name }) => name)).toEqual(['Rivage']);

    // Pressed again, in another tab: the same jobs.
    const again = await talk('Confirmer', asked.conversation, inputs);
    expect(again.cards).toEqual(done.cards);
    expect(await stylesOf()).toHaveLength(1);
    await expect.poll(() => films.requests.at(-1)?.aspectRatio).toBe('9:16');

    // There after a reload, each in its place, and as Dify tells of tools.
    const { data } = await chat.messages(asked.conversation);
    const thoughts = data.map(
      (one) => (one as unknown as { agent_thoughts: Thought[] }).agent_thoughts,
    );
    expect(thoughts[1]?.map(({ tool }) => tool)).toEqual(['train_style', 'make_film']);
    expect(thoughts[1]?.map(({ card }) => card.card)).toEqual(done.cards);
    expect(thoughts[1]?.[0]?.card.at).toBeGreaterThan(0);
  });

  it('takes a no, and a yes in words for the plan that was shown last', async () => {
    const asked = await talk('entraîne un style « Dune » avec mes 15 dernières images');
    expect((await talk('non, laisse tomber', asked.conversation)).text).toContain(
      'rien n’a été commencé',
    );
    expect((await stylesOf()).map(({ name }) => name)).not.toContain('Dune');
    await talk('entraîne un style « Dune » avec mes 15 dernières images', asked.conversation);
    expect((await talk('oui, vas-y !', asked.conversation)).cards[0]).toMatchObject({
      kind: 'style',
      name: 'Dune',
    });
    expect((await stylesOf()).map(({ name }) => name)).toContain('Dune');
  });

  it('says what is missing instead of a plan that could not be done', async () => {
    const few = await talk('entraîne un style avec mes 3 dernières images');
    expect(few.text).toContain('au moins 15 images ; il y en a 3');
    expect(few.cards).toEqual([]);
    const client = difyClient(studio.url, bob);
    const events = await client.ask('fais un film avec mes clips');
    expect(textOf(events)).toMatch(/^Avec quoi \?/);
  });

  it('counts all that there is, beyond what it lists', async () => {
    const listed = await talk('montre-moi mes 3 dernières images');
    const [list] = listed.cards;
    if (list?.kind !== 'list') throw new Error('no list');
    expect(list.total).toBeGreaterThanOrEqual(16);
  });

  it('lists what there is, and reads and stops a training after asking', async () => {
    const listed = await talk('montre-moi mes styles');
    expect(listed.cards[0]).toMatchObject({ kind: 'list', of: 'styles' });
    await expect
      .poll(async () => (await stylesOf()).map(({ status }) => status))
      .not.toContain('training');
    training.behave(trainForEver);
    const asked = await talk('train a style called Shore on my 15 last pictures');
    expect(asked.text).toContain('Nothing begins');
    await talk('yes', asked.conversation);
    expect((await talk('is my style ready?', asked.conversation)).cards[0]).toMatchObject({
      kind: 'style',
      name: 'Shore',
    });
    const stop = await talk('annule l’entraînement', asked.conversation);
    expect(stop.cards[0]).toMatchObject({ kind: 'plan', steps: [{ tool: 'cancel_job' }] });
    expect((await talk('oui', asked.conversation)).text).toContain('est arrêté');
    expect((await talk('annule l’entraînement', asked.conversation)).text).toContain(
      'déjà terminé',
    );
    training.behave(null);
  });

  it('draws first, then plans with what it drew', async () => {
    const asked = await talk('dessine un lac, puis fais un film de 5 secondes avec');
    expect(asked.text).toMatch(/!\[[^\]]*\]\(\/media\//);
    const [plan] = asked.cards;
    if (plan?.kind !== 'plan') throw new Error('no plan');
    expect(plan.steps[0]?.input.clips).toHaveLength(1);
  });
});
