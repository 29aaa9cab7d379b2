/**
 * The placeholder of a missing picture: an empty plinth. Inline, so that it needs no request; its whites are
 * translucent to fit dark backgrounds.
 */
const EMPTY_PLINTH = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" id="placeholder" width="200" height="200" viewBox="0 0 200 200">' +
    '<style>@media (prefers-color-scheme:dark){path{opacity:.24}}</style>' +
    '<path d="M66 104h68l14 16H52z" fill="#fff" fill-opacity=".62"/>' +
    '<path d="M52 120h96v80H52z" fill="#fff" fill-opacity=".36"/>' +
    '<path d="M52 176c30-5 62 6 96-3" fill="none" stroke="#84918b" stroke-opacity=".45" stroke-width="1.2"/></svg>',
)}`;

export function PicturePlaceholder({ label }: { label: string }) {
  return (
    <img
      src={EMPTY_PLINTH}
      alt={label}
      width="560"
      height="560"
      draggable={false}
      data-placeholder=""
      className="size-full bg-paper object-cover"
    />
  );
}
