import { afterEach, expect, it, vi } from 'vitest';
import { endVisit, visitId } from './visit.ts';

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

it('AUTH-29 a new visit starts after one was ended', () => {
  const id = visitId();
  endVisit();
  expect(sessionStorage).toHaveLength(0);
  expect(visitId()).not.toBe(id);
});

it('a visit has an id also without browser storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No storage', 'SecurityError');
  });
  expect(visitId()).toMatch(/^[0-9a-f]{32}$/);
  expect(visitId()).toBe(visitId());
  const id = visitId();
  endVisit();
  expect(visitId()).not.toBe(id);
});
