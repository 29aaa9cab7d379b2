/** Step 3: the composed pictures as a gallery with one large picture and dots; a press shows it full screen. */
import type { Look } from '@quarry/client';
import type { Mannequin } from '@quarry/contract';
import { Icon, IconButton } from '@quarry/ui';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { finishName } from './mannequin-names.ts';

interface FinalLookProps {
  look: Look;
  mannequin: Mannequin;
  /** URLs of the requested garments. */
  urls: readonly string[];
}

export function FinalLook({ look, mannequin, urls }: FinalLookProps) {
  const [index, setIndex] = useState(0);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const total = look.images.length;
  const step = (by: 1 | -1) => setIndex((shown) => (shown + by + total) % total);
  const used = urls.filter((url) => !look.skipped.some((piece) => piece.url === url));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  }

  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,640px)_minmax(0,1fr)]">
      <div>
        <h1 className="font-display text-[clamp(34px,4vw,56px)] leading-[1.02] font-bold tracking-[-0.03em]">
          Final Look
        </h1>
        <p className="mt-3 max-w-[40ch] text-ink-2">
          {used.length === 1 ? 'Your piece' : `Your ${used.length} pieces`} on the {finishName(mannequin)} mannequin.
          Click the picture to see it full screen.
        </p>
        <ul className="mt-6 border-t border-line max-lg:hidden">
          {used.map((url, place) => (
            <PieceLine key={url} image={url} title={pieceName(url)} note={`Piece ${place + 1}`} />
          ))}
          <PieceLine image={mannequin.image} title={finishName(mannequin)} note="Mannequin" />
        </ul>
        <Skipped skipped={look.skipped} />
      </div>

      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a second way beside its buttons */}
      <div
        role="group"
        aria-roledescription="carousel"
        aria-label="Final look"
        onKeyDown={onKeyDown}
        className="relative"
      >
        <button
          type="button"
          aria-label={`Enlarge picture ${index + 1}`}
          onClick={() => setIsEnlarged(true)}
          className="block w-full cursor-zoom-in overflow-hidden rounded-stage bg-paper shadow-[0_0_0_1px_var(--line),var(--sh-2)]"
        >
          <img
            src={look.images[index]}
            alt={`Final look, ${index + 1} of ${total}`}
            className="mx-auto max-h-[76vh] min-h-[320px] w-full object-contain"
          />
        </button>
        {total > 1 && (
          <>
            <Turn
              icon="chevronLeft"
              label="Previous picture"
              onClick={() => step(-1)}
              className="left-4 max-sm:left-2"
            />
            <Turn icon="chevronRight" label="Next picture" onClick={() => step(1)} className="right-4 max-sm:right-2" />
          </>
        )}
      </div>

      <div className="lg:self-end lg:pb-2">
        <p aria-live="polite" className="text-[28px] leading-none font-medium tabular-nums">
          {index + 1} / {total}
        </p>
        <div className="mt-2 -ms-3 flex">
          {look.images.map((image, place) => (
            <button
              key={image.slice(-48) + String(place)}
              type="button"
              aria-label={`Picture ${place + 1}`}
              aria-current={place === index}
              data-testid="dot"
              onClick={() => setIndex(place)}
              className="group/dot grid h-11 w-12 place-items-center"
            >
              <span className="h-2 w-6 rounded-[2px] bg-control group-aria-[current=true]/dot:h-3.5 group-aria-[current=true]/dot:bg-action" />
            </button>
          ))}
        </div>
        <p className="mt-4 max-w-[42ch] border-t border-line pt-4 text-sm text-ink-2">
          Composed from the pictures you gave. Colours and fit may differ from the real piece.
        </p>
      </div>

      <Enlarged
        isOpen={isEnlarged}
        onOpenChange={setIsEnlarged}
        image={look.images[index] ?? ''}
        label={`Final look, ${index + 1} of ${total}`}
      />
    </div>
  );
}

function Turn({
  icon,
  label,
  onClick,
  className,
}: {
  icon: 'chevronLeft' | 'chevronRight';
  label: string;
  onClick: () => void;
  className: string;
}) {
  return (
    <IconButton
      icon={icon}
      label={label}
      onClick={onClick}
      className={`absolute top-1/2 -translate-y-1/2 bg-surface! text-ink! shadow-lift ${className}`}
    />
  );
}

function PieceLine({ image, title, note }: { image: string; title: string; note: string }) {
  return (
    <li className="flex items-center gap-3.5 border-b border-line py-3">
      <span className="size-13 flex-none overflow-hidden rounded-control bg-surface-2">
        <img src={image} alt="" className="size-full object-cover object-top" />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold">{title}</span>
        <span className="block text-sm text-ink-2">{note}</span>
      </span>
    </li>
  );
}

function Skipped({ skipped }: Pick<Look, 'skipped'>) {
  if (skipped.length === 0) return null;
  return (
    <section role="status" aria-label="Left out" className="mt-6 rounded-card bg-surface-2 p-4">
      <h2 className="font-semibold">Left out</h2>
      <ul className="mt-1.5 space-y-2 text-[15px]">
        {skipped.map(({ url, reason }) => (
          <li key={url}>
            <span className="block truncate text-ink-2">{pieceName(url)}</span>
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The end of the URL as a readable name: `cinnabar swing dress`. */
function pieceName(url: string): string {
  const [address = url] = url.split(/[?#]/);
  const parts = address.split('/').filter(Boolean);
  // Our own pictures are numbered views in a folder named after the product id.
  const name = /^\d+\.webp$/.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1);
  const words = (name ?? url).replace(/\.[a-z0-9]{2,5}$/i, '').replace(/[-_+%20]+/g, ' ');
  return words.trim() || url;
}

function Enlarged({
  isOpen,
  onOpenChange,
  image,
  label,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  image: string;
  label: string;
}) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-stone-950/85" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid place-items-center p-4 outline-none"
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <Dialog.Close asChild>
            <button
              type="button"
              aria-label="Leave full screen"
              className="grid size-full cursor-zoom-out place-items-center"
            >
              <img
                src={image}
                alt={label}
                className="max-h-[calc(100dvh-32px)] max-w-full rounded-card object-contain"
              />
            </button>
          </Dialog.Close>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute end-4 top-4 grid size-11 place-items-center rounded-control bg-surface text-ink"
          >
            <Icon name="close" />
          </span>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
