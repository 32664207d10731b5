import { connect, createServer, type Socket } from 'node:net';

/** A TCP line to a server that can be cut and mended, or cut by itself when so much has gone up. */
export async function cuttableLine(target: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  let sentBytes = 0;
  let cutsAt = Infinity;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (chunk) => {
      sentBytes += chunk.length;
      if (sentBytes < cutsAt) return;
      cutsAt = Infinity;
      dropAll();
    });
    return near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as { port: number }).port);
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      dropAll();
    },
    mend() {
      isCut = false;
    },
    /** Drops every call once, after so many more bytes of them; whoever calls again gets through. */
    cutAfter(bytes: number) {
      cutsAt = sentBytes + bytes;
    },
    /** By all callers, with their headers. */
    sentBytes: () => sentBytes,
    close() {
      dropAll();
      server.close();
    },
  };
}
