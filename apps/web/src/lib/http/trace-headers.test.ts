import { expect, it } from 'vitest';
import { traceHeaders } from './trace-headers.ts';

it('begins a trace of its own at each call where the studio is traced, and nowhere else', () => {
  const shape = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;
  const [first, second] = [traceHeaders(true), traceHeaders(true)];
  expect(first.traceparent).toMatch(shape);
  expect(second.traceparent).toMatch(shape);
  expect(second.traceparent).not.toBe(first.traceparent);
  expect(first.tracestate).toMatch(/^armoni=\d{13}$/);
  expect(traceHeaders(false)).toEqual({});
});
