import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEscape } from './use-escape.ts';

afterEach(() => document.body.replaceChildren());

function aChat() {
  document.body.innerHTML = '<section><textarea></textarea></section><button></button>';
  const [part, field, other] = ['section', 'textarea', 'button'].map(
    (name) => document.querySelector<HTMLElement>(name)!,
  );
  const act = vi.fn();
  renderHook(() => useEscape({ current: part! }, act));
  const press = (at: HTMLElement, init: KeyboardEventInit = {}) =>
    at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }));
  return { act, field: field!, other: other!, press };
}

describe('Escape in a chat', () => {
  it('counts inside of it, and nowhere else', () => {
    const { act, field, other, press } = aChat();
    press(other);
    press(document.body);
    press(field, { key: 'a' });
    expect(act).not.toHaveBeenCalled();

    press(field);
    expect(act).toHaveBeenCalledOnce();
  });

  it('counts during a reply too, when the disabled field has lost the focus', () => {
    const { act, field, other, press } = aChat();
    field.setAttribute('disabled', '');
    press(other);
    expect(act).not.toHaveBeenCalled();

    press(document.body);
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not count when something inside has handled it', () => {
    const { act, field, press } = aChat();
    field.addEventListener('keydown', (event) => event.preventDefault());
    press(field);

    expect(act).not.toHaveBeenCalled();
  });
});
