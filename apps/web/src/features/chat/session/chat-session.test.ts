import { describe, expect, it } from 'vitest';
import { answer, eventsOf, setUp } from './testing.ts';

describe('sending a message', () => {
  it('echoes the question, empties the field and asks in the product’s own words', async () => {
    const { session, asked, ended } = setUp();
    session.open('c9');
    session.memory.setDraft('c9', 'Un lac');
    session.reference.set({ url: '/media/u1/c9/a.png', name: 'a.png' });
    const style = { name: 'Papier', url: 'u1/styles/1', triggerWord: 'papier' };
    expect(session.send('Un lac', style)).toBe(true);
    expect(session.run.get()).toMatchObject({ query: 'Un lac', status: 'loading' });
    expect(session.memory.draftOf('c9')).toBe('');
    await ended();
    expect(asked[0]).toEqual({
      inputs: {
        image: { type: 'image', transfer_method: 'remote_url', url: '/media/u1/c9/a.png' },
        lora_name: 'Papier',
        lora_url: 'u1/styles/1',
        trigger_word: 'papier',
        image_url: '/media/u1/c9/a.png',
      },
      query: 'Un lac',
      files: [],
      response_mode: 'streaming',
      conversation_id: 'c9',
      user: 'u1',
      auto_generate_name: true,
    });
    expect(session.run.get()?.text).toBe('Voici le lac');
  });

  it('asks what a button says and leaves alone what is being written', async () => {
    const { session, asked, ended } = setUp();
    session.open('c9');
    session.memory.setDraft('c9', 'à moitié');
    const reference = { url: '/media/u1/c9/a.png', name: 'a.png' };
    session.reference.set(reference);
    session.ask('en noir et blanc', null);
    await ended();
    expect(asked[0]).toMatchObject({ query: 'en noir et blanc', inputs: { image: null } });
    expect(session.memory.draftOf('c9')).toBe('à moitié');
    expect(session.reference.get()).toEqual(reference);
  });

  it('answers a plan by the word of its button, without what is being prepared', async () => {
    const { session, asked, ended } = setUp();
    session.open('c9');
    session.reference.set({ url: '/media/u1/c9/a.png', name: 'a.png' });
    session.decide({ id: 'p1' }, 'Confirmer', true);
    await ended();
    expect(asked[0]).toMatchObject({
      query: 'Confirmer',
      inputs: { image: null, plan: { id: 'p1', is_confirmed: true } },
    });
  });

  it('sends nothing when nothing is written, or while a reply is on its way', async () => {
    const { session, asked, ended } = setUp();
    expect(session.send('  \n', null)).toBe(false);
    expect(session.send('Un lac', null)).toBe(true);
    expect(session.send('Encore', null)).toBe(false);
    await ended();
    expect(asked).toHaveLength(1);
  });

  it('waits 0.5 s in a conversation that exists, then asks for its messages again', async () => {
    const { session, done, ended } = setUp();
    session.open('c9');
    session.send('Un lac', null);
    await ended();
    expect(done).toEqual(['messages c9', 'conversations', 'images c9', 'wait 500', 'messages c9']);
    expect(session.arrival.get()).toBeNull();
  });

  it('goes to a new conversation after 1 s and asks for its messages after 0.5 s', async () => {
    const { session, done, ended } = setUp();
    session.open(null);
    session.send('Un lac', null);
    await ended();
    expect(done.slice(-3)).toEqual(['wait 1000', 'wait 500', 'messages c9']);
    expect(session.arrival.get()).toBe('c9');
    session.open('c9');
    expect(session.run.get()?.text).toBe('Voici le lac');
  });

  it('gives the typed text and the reference back when sending fails', async () => {
    const { session, done, until } = setUp({
      send: async () => {
        throw new Error('HTTP error! status: 503');
      },
    });
    const reference = { url: '/media/a.png', name: 'a.png' };
    session.open('c9');
    session.reference.set(reference);
    session.send('Un lac', null);
    session.memory.setDraft('c9', 'et plus chaud');
    await until(() => session.run.get() === null);
    expect(session.memory.draftOf('c9')).toBe('Un lac\net plus chaud');
    expect(session.reference.get()).toEqual(reference);
    expect(done).toEqual(['log HTTP error! status: 503']);
  });

  it('gives the typed text back when the answer has no data', async () => {
    const { session, done, until } = setUp({ send: async () => eventsOf([]) });
    session.open('c9');
    session.send('Un lac', null);
    await until(() => session.run.get() === null);
    expect(session.memory.draftOf('c9')).toBe('Un lac');
    expect(done).toEqual(['log No response data']);
  });

  it('keeps the reply and looks at the list when the connection is cut on the way', async () => {
    const { session, done, ended } = setUp({
      send: async () => eventsOf(answer.slice(0, 1), new Error('cut')),
    });
    session.open('c9');
    session.send('Un lac', null);
    await ended();
    expect(session.run.get()?.text).toBe('Voici ');
    expect(session.memory.draftOf('c9')).toBe('');
    expect(done).toContain('messages c9');
  });

  it('clears the reply when another conversation is chosen, and goes nowhere later', async () => {
    const { session, done, until } = setUp();
    session.open('c9');
    session.send('Un lac', null);
    session.open('c2');
    expect(session.run.get()).toBeNull();
    await until(() => true);
    expect(done).not.toContain('wait 500');
    expect(session.arrival.get()).toBeNull();
  });
});

describe('a second question right after the first answer', () => {
  it('stays in the new conversation, which gets its address at once', async () => {
    const { session, asked, ended } = setUp();
    session.open(null);
    session.send('Un lac', null);
    const leave = session.run.subscribe(() => {
      if (session.run.get()?.status !== 'ending') return;
      leave();
      session.send('Un bois', null);
      expect(session.arrival.get()).toBe('c9');
      session.open('c9');
    });
    await ended();
    expect(asked.map(({ conversation_id }) => conversation_id)).toEqual(['', 'c9']);
    expect(session.run.get()?.query).toBe('Un bois');
  });
});

describe('asking for a picture again', () => {
  const inputs = { remake: { seed: 7, width: 640, height: 360 } };

  it('sends the recipe and leaves what is being typed alone', async () => {
    const { session, asked, ended } = setUp();
    session.open('c9');
    session.memory.setDraft('c9', 'et ensuite');
    session.remake('Un lac', inputs);
    await ended();
    expect(asked).toMatchObject([{ query: 'Un lac', inputs, conversation_id: 'c9' }]);
    expect(session.memory.draftOf('c9')).toBe('et ensuite');
  });

  it('waits for its turn, and gives its words back when it fails', async () => {
    const { session, until } = setUp({
      send: async () => {
        throw new Error('away');
      },
    });
    session.open('c9');
    session.remake('Un lac', inputs);
    session.remake('Un bois', inputs);
    await until(() => session.run.get() === null);
    expect(session.memory.draftOf('c9')).toBe('Un lac');
  });
});

describe('stopping a reply', () => {
  it('names the task that the stream gave', async () => {
    const { session, done } = setUp();
    session.open('c9');
    await session.stop('t5');
    expect(done).toContain('stop t5');
  });

  it('finds the task when the stream has not said it yet', async () => {
    const { session, done } = setUp({ send: () => new Promise(() => undefined) });
    session.open('c9');
    session.send('Un lac', null);
    await session.stop();
    expect(done).toContain('stop t-found');
  });
});

describe('what waits for a conversation', () => {
  it('goes into a folder of its own and joins the conversation when it begins', async () => {
    const { session, done, ended } = setUp();
    session.open(null);
    const folder = session.folder();
    expect(folder).toMatch(/^brouillon-/);
    expect(session.folder()).toBe(folder);
    session.send('Un lac', null);
    await ended();
    expect(done).toContain(`adopt ${folder} c9`);
    expect(session.folder()).toBe('c9');
  });

  it('is offered again when it could not join', async () => {
    const { session, until } = setUp({
      adoptFiles: async () => {
        throw new Error('away');
      },
    });
    session.open(null);
    const folder = session.folder();
    session.send('Un lac', null);
    await until(
      () =>
        session.memory.state.get().draftFolder === folder && session.run.get()?.status === 'ended',
    );
    session.startNew();
    expect(session.folder()).toBe(folder);
  });

  it('survives a reload, like what was typed and the chosen style', () => {
    const stored: Record<string, string> = {};
    const first = setUp({}, stored).session;
    first.memory.setDraft('c9', 'à moitié');
    first.memory.chooseStyle(4);
    const folder = first.folder();
    const second = setUp({}, stored).session;
    expect(second.memory.draftOf('c9')).toBe('à moitié');
    expect(second.memory.state.get()).toMatchObject({ styleId: 4, draftFolder: folder });
  });
});

describe('asking again', () => {
  const before = { messageId: 'm2', query: 'un lac', inputs: { lora_name: 'Papier' } };

  it('puts the same question in the place of what was answered', async () => {
    const { session, asked, ended } = setUp();
    session.open('c9');
    session.regenerate(before);
    expect(session.run.get()).toMatchObject({ query: 'un lac', replaces: 'm2' });
    await ended();
    expect(asked).toMatchObject([
      { query: 'un lac', conversation_id: 'c9', replaces: 'm2', inputs: before.inputs },
    ]);
  });

  it('takes edited words for words, no longer for a recipe', async () => {
    const { session, asked, ended } = setUp();
    session.open('c9');
    const inputs = { remake: { seed: 1, width: 256, height: 256 } };
    session.regenerate({ ...before, inputs }, 'un bois');
    await ended();
    expect(asked).toMatchObject([{ query: 'un bois', replaces: 'm2', inputs: { remake: null } }]);
  });

  it('gives edited words back when they could not be sent', async () => {
    const send = async () => {
      throw new Error('away');
    };
    const { session, done, until } = setUp({ send });
    session.open('c9');
    session.regenerate(before, 'un bois');
    await until(() => done.includes('log away'));
    expect(session.memory.draftOf('c9')).toBe('un bois');
    expect(session.run.get()).toBeNull();
  });
});
