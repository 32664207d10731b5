import { expect, it } from 'vitest';
import { hasHeader, isCurrent, navItems } from './nav-items.ts';

const current = (pathname: string) =>
  navItems.filter(({ href }) => isCurrent(href, pathname)).map(({ label }) => label);

it('highlights the page one is on, and its conversation pages', () => {
  expect(current('/')).toEqual(['Accueil']);
  expect(current('/editor')).toEqual(['Edytor']);
  expect(current('/armoni/chats/42')).toEqual(['Armoni']);
});

it('highlights nothing on pages outside the five', () => {
  expect(current('/trainer')).toEqual([]);
  expect(current('/editorial')).toEqual([]);
});

it('hides the header on everything under sign-in and sign-up', () => {
  expect(hasHeader('/sign-in')).toBe(false);
  expect(hasHeader('/sign-in/oublie')).toBe(false);
  expect(hasHeader('/sign-up')).toBe(false);
  expect(hasHeader('/')).toBe(true);
});
