import { afterEach, expect, it, vi } from 'vitest';
import { visitId } from './visit.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('a visit has one random id until its tab is closed', () => {
  const id = visitId();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(visitId()).toBe(id);
  sessionStorage.clear();
  expect(visitId()).not.toBe(id);
});

it('a visit has an id also where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No storage', 'SecurityError');
  });
  expect(visitId()).toMatch(/^[0-9a-f]{32}$/);
  expect(visitId()).toBe(visitId());
});
