/** @jsxImportSource preact */
import { createRef, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { container, one } from '../testing/embed.ts';
import { useNewest } from './use-newest.ts';

const LOG_HEIGHT = 250;
const TURN_HEIGHT = 100;

let height: number;
const log = createRef<HTMLDivElement>();

afterEach(() => document.body.replaceChildren());

/** A log of 250 pixels in which every turn has 100, the last one the given height. */
function Log({ turns, lastHeight = TURN_HEIGHT }: { turns: number; lastHeight?: number }) {
  const { isAway, jump, onScroll } = useNewest(log, { questions: Math.ceil(turns / 2), growth: lastHeight });
  return (
    <div
      ref={(node) => {
        log.current = node && laidOut(node);
      }}
      tabIndex={0}
      onScroll={onScroll}
    >
      {Array.from({ length: turns }, (_, at) => (
        <p key={at} class={at % 2 === 0 ? 'turn own' : 'turn'} data-top={at * TURN_HEIGHT} />
      ))}
      {isAway && (
        <button type="button" onClick={jump}>
          Jump
        </button>
      )}
    </div>
  );
}

/** jsdom has no layout. */
function laidOut(node: HTMLDivElement): HTMLDivElement {
  if (Object.hasOwn(node, 'scrollTop')) return node;
  let top = 0;
  Object.defineProperties(node, {
    scrollHeight: { get: () => height },
    clientHeight: { get: () => LOG_HEIGHT },
    scrollTop: {
      get: () => top,
      set(to: number) {
        top = Math.max(0, Math.min(to, height - LOG_HEIGHT));
      },
    },
  });
  node.getBoundingClientRect = () => new DOMRect(0, 0, 300, LOG_HEIGHT);
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const at = this instanceof HTMLElement ? Number(this.dataset.top ?? 0) : 0;
    return new DOMRect(0, at - top, 300, TURN_HEIGHT);
  };
  return node;
}

async function draw(root: HTMLElement, props: { turns: number; lastHeight?: number }): Promise<void> {
  height = (props.turns - 1) * TURN_HEIGHT + (props.lastHeight ?? TURN_HEIGHT);
  await act(() => render(<Log {...props} />, root));
}
const top = () => log.current?.scrollTop;
async function scrollTo(to: number): Promise<void> {
  await act(() => {
    if (log.current) log.current.scrollTop = to;
    log.current?.dispatchEvent(new Event('scroll'));
  });
}

describe('the log of the chat', () => {
  it('is scrolled to its end while it grows', async () => {
    const root = container();
    await draw(root, { turns: 4 });
    expect(top()).toBe(150);

    await draw(root, { turns: 5 });
    expect(top()).toBe(250);
  });

  it('shows a long answer from the message that it answers', async () => {
    const root = container();
    await draw(root, { turns: 6, lastHeight: 500 });

    // 16 pixels above the message, which is the fifth.
    expect(top()).toBe(400 - 16);
    expect(root.querySelector('button')).toBeNull();
  });

  it('stays where the reader has scrolled to, and leads back', async () => {
    const root = container();
    await draw(root, { turns: 6 });
    await scrollTo(50);
    await draw(root, { turns: 6, lastHeight: 120 });
    expect(top()).toBe(50);

    await act(() => one(root, 'button').click());

    expect(top()).toBe(370);
    expect(document.activeElement).toBe(log.current);
    expect(root.querySelector('button')).toBeNull();
  });

  it('follows the end of a long answer once the reader is there', async () => {
    const root = container();
    await draw(root, { turns: 6, lastHeight: 500 });
    await scrollTo(750);
    await draw(root, { turns: 6, lastHeight: 600 });

    expect(top()).toBe(850);
  });

  it('shows the next question wherever the reader was', async () => {
    const root = container();
    await draw(root, { turns: 6 });
    await scrollTo(0);
    await draw(root, { turns: 7 });

    expect(top()).toBe(450);
    expect(root.querySelector('button')).toBeNull();
  });
});
