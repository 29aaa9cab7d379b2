/** A progress animation of three blocks. Decorative; text accompanies it. */
export function ProgressBlocks() {
  return (
    <span className="inline-flex h-[18px] flex-none items-end gap-[3px] pb-[3px]" data-spinner="" aria-hidden="true">
      <i className="h-1.5 w-1.5 origin-bottom animate-block-rise bg-control" />
      <i className="h-2.5 w-1.5 origin-bottom animate-block-rise bg-ink-3 [animation-delay:180ms]" />
      <i className="h-3.5 w-1.5 origin-bottom animate-block-rise bg-ink-2 [animation-delay:360ms]" />
    </span>
  );
}
