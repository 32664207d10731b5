import type { Socket } from 'node:net';
import { ApiFailure } from '../routing/api-failure.ts';

/** Bytes that are no HTTP at all still get an answer in our shape, then the line is cut. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? { code: 400, text: 'Bad Request' };
  const body = JSON.stringify({ ...new ApiFailure('invalid_param').body, status: status.code });
  socket.end(
    [
      `HTTP/1.1 ${status.code} ${status.text}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const statuses: Record<string, { code: number; text: string }> = {
  HPE_HEADER_OVERFLOW: { code: 431, text: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 408, text: 'Request Timeout' },
};
