/** A picture of a product; where it has none, or its address does not answer, a sign in its place. */
import { Icon } from '@quarry/ui';
import { useState } from 'react';

export function ProductThumbnail({ address, className }: { address: string | undefined; className: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (address === undefined || failed === address) {
    return (
      <span className={`grid place-items-center bg-surface-2 text-ink-3 ${className}`}>
        <Icon name="pictures" />
      </span>
    );
  }
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      className={`bg-paper object-contain ${className}`}
      onError={() => setFailed(address)}
    />
  );
}
