import { createServer } from 'node:net';

/** The smallest SMTP server that takes mails. */
export async function receiveMails() {
  const received: string[] = [];
  let onMail = () => {};
  const server = createServer((socket) => {
    let mail: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (mail !== undefined) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        received.push(mail);
        onMail();
        mail = undefined;
        socket.write('250 ok\r\n');
      } else if (/^DATA/i.test(text)) {
        mail = '';
        socket.write('354 go\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: 'studio@example.org' },
    received: received as readonly string[],
    /** Resolves when that many have come. */
    async first(count: number): Promise<readonly string[]> {
      while (received.length < count) {
        await new Promise<void>((resolve) => {
          onMail = resolve;
        });
      }
      return received.slice(0, count);
    },
    close: () => server.close(),
  };
}

/** The one link of a mail. */
export function linkIn(mail: string): URL {
  // Quoted-printable, as it travels.
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [link = ''] = /https?:\/\/\S+/.exec(text) ?? [];
  return new URL(link);
}
