/** @jsxImportSource preact */
/** A product's picture; a neutral block when it is missing or fails to load. */
export function Picture({ source, origin }: { source: string | undefined; origin: string }) {
  return (
    <span class="picture">
      {source && (
        // URLs of our own pictures are paths relative to our origin.
        <img
          src={new URL(source, origin).href}
          alt=""
          loading="lazy"
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
    </span>
  );
}
