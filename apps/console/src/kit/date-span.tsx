/** The first and the last day below a chart, left to right like its time axis. */
export function DateSpan({ first, last }: { first: string | undefined; last: string | undefined }) {
  return (
    <span dir="ltr">
      {/* Without isolation the numbers of two Arabic dates change places. */}
      <bdi>{first}</bdi> – <bdi>{last}</bdi>
    </span>
  );
}
