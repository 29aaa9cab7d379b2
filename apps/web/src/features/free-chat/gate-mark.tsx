/** The logo as a block of stone above the form. Decorative. */
export function GateMark() {
  return (
    <svg viewBox="0 0 84 84" className="h-[118px] drop-shadow-[14px_8px_12px_rgb(23_29_27/0.22)] max-sm:h-[88px]">
      <path d="M10 14h64v44H58v16H10z" className="fill-ink" />
      <path d="M26 30h32v22H46v8H26z" className="fill-bg" />
      <path d="M62 62h12v12H62z" className="fill-vein" />
    </svg>
  );
}
