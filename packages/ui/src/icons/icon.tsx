/** The icon set: 20 px grid, 1.7 px strokes, square caps. Icons are decorative; their buttons have labels. */
const PATHS = {
  arrowLeft: 'M16 10H4.5 M9 5.5L4.5 10 9 14.5',
  arrowUp: 'M10 16V4.5 M5 9.2L10 4.2l5 5',
  arrowRight: 'M4 10h11.5 M11 5.5l4.5 4.5-4.5 4.5',
  box: 'M3 6.5L10 3l7 3.5v7L10 17l-7-3.5z M3 6.5L10 10l7-3.5 M10 10v7',
  clock: 'M10 3.2a6.8 6.8 0 1 0 .01 0 M10 6.2V10l2.6 1.8',
  copy: 'M7.5 7.5H16V16H7.5z M4.5 12.500H4V4h8.500v.5',
  eye: 'M2.5 10C5 6.2 7.4 4.7 10 4.7s5 1.5 7.5 5.300c-2.5 3.8-4.9 5.3-7.5 5.300S5 13.8 2.5 10z M10 7.800a2.2 2.2 0 1 0 .01 0',
  globe: 'M10 3.200a6.8 6.8 0 1 0 .01 0 M3.2 10h13.6 M10 3.200c-4 4.2-4 9.4 0 13.600c4-4.2 4-9.4 0-13.6',
  key: 'M12.5 7.5a4 4 0 1 1-4 4 M9.6 10.4L17 3 M14 6l2 2',
  leave: 'M11.5 4H16v12h-4.5 M3.5 10h8.5 M9 7l3 3-3 3',
  moon: 'M15.8 12.200A6.5 6.5 0 0 1 7.8 4.200a6.5 6.5 0 1 0 8 8z',
  overview: 'M3 3h6v8H3z M11 3h6v4h-6z M11 9h6v8h-6z M3 13h6v4H3z',
  parcel: 'M4 7h12l1 9.500H3z M7 7a3 3 0 0 1 6 0',
  pin: 'M7 3h6l-1 5 2.5 3h-9L8 8z M10 11v6',
  shopFront: 'M3.5 8L5 3.500h10L16.5 8z M3.5 8v8.500h13V8 M8 16.500V12h4v4.5',
  swap: 'M3 7h11l-3-3 M17 13H6l3 3',
  trash: 'M4 6h12 M8 6V3.500h4V6 M5.5 6l.8 10.500h7.400L14.5 6',
  undo: 'M7 5L3.5 8.5 7 12 M3.5 8.500H12a4 4 0 0 1 0 8H8',
  camera: 'M3 6.5h3.5L8 4h4l1.5 2.5H17V16H3z M10 8.3a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 0 0 0-5.8z',
  check: 'M4 10.5l4 4 8-9',
  chat: 'M3 4h14v10H9l-4 3v-3H3z',
  chevronDown: 'M5 8l5 5 5-5',
  chevronUp: 'M5 12l5-5 5 5',
  chevronLeft: 'M12 5l-5 5 5 5',
  chevronRight: 'M8 5l5 5-5 5',
  close: 'M5 5l10 10 M15 5L5 15',
  comment: 'M3.5 4h13v9.5h-6L7 16.5v-3H3.5z M7 7.6h6 M7 10h4',
  dislike: 'M13.5 11l-3 6c-1.6 0-2.2-1-2-2.3L9 12H4l1.2-8h8.3z M16.5 11h-3V4h3z',
  external: 'M8 5H5v10h10v-3 M11 5h4v4 M15 5l-6 6',
  fullScreen: 'M4 8V4h4 M12 4h4v4 M16 12v4h-4 M8 16H4v-4',
  leaveFullScreen: 'M8 4v4H4 M16 8h-4V4 M12 16v-4h4 M4 12h4v4',
  lines: 'M4 5h12 M4 10h12 M4 15h7',
  like: 'M6.5 9l3-6c1.6 0 2.2 1 2 2.3L11 8h5l-1.2 8H6.5z M3.5 9h3v7h-3z',
  menu: 'M3 7h14 M3 13h14',
  microphone:
    'M10 3.2a2.3 2.3 0 0 0-2.3 2.3v4.2a2.3 2.3 0 0 0 4.6 0V5.5A2.3 2.3 0 0 0 10 3.2z M5 9.5a5 5 0 0 0 10 0 M10 14.5v3 M7.5 17.5h5',
  minus: 'M4 10h12',
  pause: 'M7 5v10 M13 5v10',
  plus: 'M10 4v12 M4 10h12',
  reset: 'M4 4v4h4 M4.6 8A6 6 0 1 1 4 11',
  speaker: 'M4 8v4h3l4 3V5L7 8z M14 7.5a4 4 0 0 1 0 5',
  stop: 'M6 6h8v8H6z',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11z M13.2 13.2L17 17',
  sliders: 'M3 6h9 M16 6h1 M3 14h1 M8 14h9 M12 4h4v4h-4z M4 12h4v4H4z',
  share: 'M5 10.5V16h10v-5.5 M10 12V3.5 M6.8 6.5L10 3.3l3.2 3.2',
  play: 'M7 4.5v11l8-5.5z',
  pictures: 'M3.5 4h13v12h-13z M3.5 13l4-4 4 4 2.5-2.5 2.5 2.5',
  people: 'M10 10a3 3 0 1 0 0-6a3 3 0 0 0 0 6z M4 16.5c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5',
  news: 'M3.5 4.5h13v11h-13z M6.5 8h7 M6.5 11.5h4.5',
  tag: 'M3.5 3.5H10l6.5 6.5-6.5 6.5L3.5 10z M7 6.9v.2',
  warning: 'M10 3.5L17.5 16.5h-15z M10 8.5v3.5 M10 14.200v.1',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`flex-none ${className}`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
