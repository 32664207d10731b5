import { expect, it } from 'vitest';
import page from '../../../index.html?raw';
import { memberKey } from './known-member.ts';

it('who was here is read before the first paint under the same key', () => {
  expect(page).toContain(`localStorage.getItem('${memberKey}')`);
});
