import { connect, type Socket } from 'node:net';
import type { RudeGuest } from './rude-guest.ts';

export const guest: RudeGuest<null> = {
  title: '500 lines on which nothing, half a head or half a body is said',
  before: 'open after 24 s',
  prepare: async () => null,
  async disturb({ url, signal, tell, isSmall }) {
    const { port, hostname } = new URL(url);
    const beginnings = ['', 'GET / HTTP/1.1\r\nhost: x\r\n', halfBody(url)];
    const sockets = new Set<Socket>();
    const open = (number: number) => {
      const startedAt = performance.now();
      const socket = connect(Number(port), hostname);
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('connect', () => socket.write(beginnings[number % beginnings.length] ?? ''));
      socket.resume().on('close', () => {
        sockets.delete(socket);
        if (signal.aborted) return;
        tell(`closed after ${Math.ceil((performance.now() - startedAt) / 5000) * 5} s or less`);
        open(number);
      });
    };
    for (let number = 0; number < (isSmall ? 20 : 500); number += 1) open(number);
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    for (const socket of sockets) socket.destroy();
  },
};

function halfBody(url: string): string {
  const head = ['POST /api/auth/sign-in/email HTTP/1.1', `host: ${new URL(url).host}`];
  const rest = ['content-type: application/json', 'content-length: 500', '', '{"email":'];
  return [...head, ...rest].join('\r\n');
}
