/**
 * One picture of a product. Shows an animated placeholder while it loads, and a static one when it is missing or fails.
 */
import { useState } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { PicturePlaceholder } from './picture-placeholder.tsx';

export function ProductPicture({ source, name }: { source: string | undefined; name: string }) {
  const messages = useMessages();
  const [failedSource, setFailedSource] = useState<string>();
  const [loadedSource, setLoadedSource] = useState<string>();
  const isLoaded = source === loadedSource;
  // In a prerendered page the picture may have loaded or failed before hydration.
  const notice = (image: HTMLImageElement | null) => {
    if (!image?.complete) return;
    if (image.naturalWidth > 0) setLoadedSource(source);
    else setFailedSource(source);
  };

  if (!source || source === failedSource) return <PicturePlaceholder label={`${messages.noPicture}: ${name}`} />;
  return (
    <span className="relative block size-full overflow-hidden">
      {!isLoaded && <WaitingPlinth />}
      <img
        ref={notice}
        src={source}
        alt={name}
        width="560"
        height="560"
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={() => setLoadedSource(source)}
        onError={() => setFailedSource(source)}
        className={`relative size-full object-cover transition-opacity duration-[180ms] ${isLoaded ? '' : 'opacity-0'}`}
      />
    </span>
  );
}

function WaitingPlinth() {
  return (
    <span className="absolute inset-0" aria-hidden="true">
      <span className="absolute inset-x-[22%] bottom-0 h-[36%] opacity-60">
        <span className="block-top block h-[24%]" />
        <span className="block-face block h-[76%]" />
      </span>
      <span className="absolute inset-0 animate-light-sweep bg-linear-to-r from-transparent via-white/40 to-transparent dark:via-white/5" />
    </span>
  );
}
