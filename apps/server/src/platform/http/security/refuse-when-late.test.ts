import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { makeLateness, refuseWhenLate } from './refuse-when-late.ts';

const pauseMs = 1200;

describe('calls that find the event loop late', () => {
  it('are answered after one long pause', () => {
    const lateness = makeLateness({ longestDelayMs: 3000 });
    lateness.look(2);
    lateness.look(20_000);
    expect(lateness.isLate()).toBe(false);
  });

  it('are turned away while each turn of the loop is long, and no longer', () => {
    const lateness = makeLateness({ longestDelayMs: 3000 });
    lateness.look(3500);
    lateness.look(3500);
    expect(lateness.isLate()).toBe(true);
    lateness.look(2);
    expect(lateness.isLate()).toBe(false);
  });

  it('are answered while its turns are shorter than the limit', () => {
    const lateness = makeLateness({ longestDelayMs: 3000 });
    for (let turn = 0; turn < 5; turn += 1) lateness.look(900);
    expect(lateness.isLate()).toBe(false);
  });

  it('are answered right after a start that held everything up for longer than a second', async () => {
    const app = Fastify();
    refuseWhenLate(app, { longestDelayMs: 3000 });
    app.get('/', () => 'bonjour');
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const until = performance.now() + pauseMs;
    while (performance.now() < until);
    expect((await fetch(url)).status).toBe(200);
    await app.close();
  });
});
