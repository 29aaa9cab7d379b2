/** Code samples in tabs; arrow keys switch tabs. */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { CodeSample } from '../../content/code-samples.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function CodeBox({ samples }: { samples: readonly CodeSample[] }) {
  const [chosen, choose] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();
  const sample = samples[chosen];

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (chosen + step + samples.length) % samples.length;
    choose(next);
    tabs.current[next]?.focus();
  }

  return (
    <div className="overflow-hidden rounded-card bg-stone-900 text-stone-100 shadow-raised max-sm:-mx-5 max-sm:rounded-none dark:shadow-[0_0_0_1px_var(--line),var(--sh-3)]">
      <div data-needs-script="" className="flex items-center border-b border-[rgb(232_237_234/0.12)] px-2 text-sm">
        <div role="tablist" aria-label="Samples of code" className="flex">
          {samples.map(({ name }, place) => (
            <button
              key={name}
              ref={(tab) => {
                tabs.current[place] = tab;
              }}
              type="button"
              role="tab"
              id={`${id}-tab-${place}`}
              aria-selected={place === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={place === chosen ? 0 : -1}
              onClick={() => choose(place)}
              onKeyDown={walk}
              className={`min-h-11 px-3.5 focus-visible:outline-[#8fb0ff] focus-visible:outline-offset-[-4px] ${place === chosen ? 'font-semibold text-white shadow-[inset_0_-2px_#fff]' : 'text-[#a3afa9] hover:text-white'}`}
            >
              {name}
            </button>
          ))}
        </div>
        {sample && <CopyButton key={sample.name} code={sample.code} />}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${chosen}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, by keyboard too
        tabIndex={0}
        className="min-h-[27.5rem] overflow-x-auto px-6 pt-5.5 pb-6.5 font-mono text-sm leading-[1.7] focus-visible:outline-[#8fb0ff] focus-visible:outline-offset-[-4px] max-sm:px-5 max-sm:text-[13px]"
      >
        {sample && (
          <>
            <Listing caption={sample.caption} code={sample.code} />
            {sample.reply && <Listing caption={sample.reply.caption} code={sample.reply.code} isReply />}
          </>
        )}
      </div>
    </div>
  );
}

function Listing({ caption, code, isReply = false }: { caption: string; code: string; isReply?: boolean }) {
  return (
    <>
      <p className={`text-[#93a09a] ${isReply ? 'mt-6' : ''}`}>{caption}</p>
      <pre className="font-[inherit]">
        <code className="font-[inherit]">{coloured(code)}</code>
      </pre>
    </>
  );
}

/** A JSON key, a string, or a comment line; the rest is not highlighted. */
const TOKEN = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*")|(^#.*$)/gm;
const COLOURS = ['text-[#8fb0ff]', 'text-[#f3c98b]', 'text-[#93a09a]'];

function coloured(code: string) {
  let end = 0;
  const parts = [...code.matchAll(TOKEN)].flatMap((match) => {
    const before = code.slice(end, match.index);
    end = match.index + match[0].length;
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    return [
      before,
      <span key={match.index} className={COLOURS[kind]}>
        {match[0]}
      </span>,
    ];
  });
  return [...parts, code.slice(end)];
}

function CopyButton({ code }: { code: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied('yes');
    } catch {
      // Browsers allow clipboard access only on secure pages and with permission.
      setCopied('failed');
    }
  }

  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="ms-auto min-h-11 px-3.5 text-[#a3afa9] hover:text-white focus-visible:outline-[#8fb0ff] focus-visible:outline-offset-[-4px]"
    >
      <span aria-live="polite">{{ no: 'Copy', yes: 'Copied', failed: 'Select it by hand' }[copied]}</span>
    </button>
  );
}
