/** @jsxImportSource preact */
/** A product's picture; where there is none, or it does not load, a quiet block keeps its place. */
export function Picture({ source, origin }: { source: string | undefined; origin: string }) {
  return (
    <span class="picture">
      {source && (
        // Addresses of our own pictures are paths, and this page stands elsewhere.
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
