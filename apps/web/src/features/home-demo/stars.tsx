/** A rating as whole stars, with the number beside them. */
const STAR = 'M8 1.6l1.9 4.1 4.5.5-3.3 3 .9 4.4L8 11.4l-4 2.2.9-4.4-3.3-3 4.5-.5z';
const MOST = 5;

export function Stars({ rating }: { rating: number }) {
  const filled = Math.round(rating);
  return (
    <span role="img" aria-label={`${rating} of ${MOST} stars`} className="flex gap-0.5" data-testid="stars">
      {Array.from({ length: MOST }, (_, place) => (
        <svg
          key={place}
          viewBox="0 0 16 16"
          aria-hidden="true"
          data-filled={place < filled}
          className={`size-[13px] ${place < filled ? 'fill-star' : 'fill-line-strong'}`}
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
