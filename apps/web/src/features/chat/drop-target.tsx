/** The overlay of a chat while files are dragged over it, with an instruction. */
import { useSpeech } from '@quarry/ui';

export function DropTarget() {
  const { messages, language, direction } = useSpeech();
  return (
    <div
      data-testid="drop-target"
      lang={language}
      dir={direction}
      className="pointer-events-none absolute inset-0 z-10 grid animate-fade-in place-items-center bg-stone-950/70 p-6"
    >
      <div className="w-[min(280px,100%)] drop-shadow-[14px_12px_20px_rgb(0_0_0/0.4)]">
        <div className="block-top h-9" aria-hidden="true" />
        <p className="block-face grain px-6 py-8 text-center text-[17px] font-semibold">{messages.dropPictures}</p>
      </div>
    </div>
  );
}
