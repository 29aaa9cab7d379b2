/** @jsxImportSource preact */
/** A product's picture; where there is none, or it does not load, a quiet block keeps its place. */
import { useState } from 'preact/hooks';

export function Picture({ source, label, origin }: { source: string | undefined; label: string; origin: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (!source || hasFailed) return <span class="picture" role="img" aria-label={label} />;
  // Addresses of our own pictures are paths, and this page stands elsewhere.
  const address = new URL(source, origin).href;
  return <img class="picture" src={address} alt="" loading="lazy" onError={() => setHasFailed(true)} />;
}
