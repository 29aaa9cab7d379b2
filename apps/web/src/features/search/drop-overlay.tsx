/** Covers the page while a picture is dragged over it. Its text is English in every shop. */
export function DropOverlay() {
  return (
    <div
      data-testid="drop-overlay"
      className="pointer-events-none fixed inset-0 z-50 grid animate-fade-in place-items-center bg-stone-950/70 p-6"
    >
      <div className="w-[min(320px,100%)] drop-shadow-[14px_12px_20px_rgb(0_0_0/0.4)]">
        <div className="block-top h-9" aria-hidden="true" />
        <p lang="en" dir="ltr" className="block-face grain px-6 py-9 text-center text-[19px] font-semibold">
          Drop Image to Search
        </p>
      </div>
    </div>
  );
}
