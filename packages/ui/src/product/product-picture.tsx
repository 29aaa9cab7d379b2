/** One picture of a product, with the placeholder in its stead when it is missing or does not load. */
import { useState } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { PicturePlaceholder } from './picture-placeholder.tsx';

export function ProductPicture({ source, name }: { source: string | undefined; name: string }) {
  const messages = useMessages();
  const [failedSource, setFailedSource] = useState<string>();

  if (!source || source === failedSource) return <PicturePlaceholder label={`${messages.noPicture}: ${name}`} />;
  return (
    <img
      src={source}
      alt={name}
      width="560"
      height="560"
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailedSource(source)}
      className="size-full object-cover"
    />
  );
}
