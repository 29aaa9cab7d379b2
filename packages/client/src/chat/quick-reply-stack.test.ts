import { describe, expect, it } from 'vitest';
import {
  BACK_LABEL,
  OTHER_LABEL,
  rootStack,
  shownLabels,
  steppedBack,
  withReplySet,
  withRootLabels,
} from './quick-reply-stack.ts';

const root = rootStack(['Medicines', 'Cosmetics']);

describe('the button sets of a guided chat', () => {
  it('CONF-38 the root has no navigation buttons', () => {
    expect(shownLabels(root)).toEqual(['Medicines', 'Cosmetics']);
    expect(shownLabels(rootStack([]))).toEqual([]);
  });

  it('BTN-26 BTN-27 a reply’s set gets the other button, and the back button when it is not the only level', () => {
    expect(shownLabels(withReplySet(root, ['Pain', 'Fever']))).toEqual(['Pain', 'Fever', 'სხვა', 'უკან']);
    expect(shownLabels(withReplySet([], ['Pain']))).toEqual(['Pain', 'სხვა']);
  });

  it('BTN-25 keeps the last five levels', () => {
    const names = ['1', '2', '3', '4', '5', '6', '7'];
    let stack = names.reduce((under, name) => withReplySet(under, [name]), root);
    expect(stack).toHaveLength(5);

    const seen: (string | undefined)[] = [];
    for (let presses = 0; presses < 8; presses++) {
      seen.push(shownLabels(stack)[0]);
      stack = steppedBack(stack);
    }
    expect(seen).toEqual(['7', '6', '5', '4', '3', '3', '3', '3']);
    expect(shownLabels(stack)).toEqual(['3', OTHER_LABEL]);
  });

  it('BTN-28 BTN-29 goes back one level, and stays where it is at the root', () => {
    const pain = withReplySet(root, ['Pain']);
    expect(steppedBack(withReplySet(pain, ['Tablets']))).toEqual(pain);
    expect(steppedBack(pain)).toEqual(root);
    expect(steppedBack(root)).toBe(root);
  });

  it('does not show its own two buttons twice when the server sent them', () => {
    const stack = withReplySet(root, ['Pain', OTHER_LABEL, BACK_LABEL]);
    expect(shownLabels(stack)).toEqual(['Pain', OTHER_LABEL, BACK_LABEL]);
    expect(withReplySet(root, [BACK_LABEL])).toBe(root);
  });

  it('translates the root', () => {
    const stack = withRootLabels(withReplySet(root, ['Pain']), ['İlaç']);
    expect(shownLabels(steppedBack(stack))).toEqual(['İlaç']);
    expect(shownLabels(stack)[0]).toBe('Pain');
  });
});
