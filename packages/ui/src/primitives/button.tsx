/**
 * Text buttons. `ink` for normal actions, `line` for secondary, `text` for minor ones; `vein` at most once per view.
 */
import type { ComponentProps } from 'react';

export type ButtonLook = 'ink' | 'line' | 'text' | 'vein';
export type ButtonSize = 'normal' | 'small';

const LOOKS: Record<ButtonLook, string> = {
  ink: 'bg-action text-action-text shadow-[inset_0_1px_0_rgb(255_255_255/0.14),var(--sh-1)] hover:opacity-90',
  line: 'bg-surface text-ink shadow-[inset_0_0_0_1.5px_var(--line-strong)] hover:shadow-[inset_0_0_0_1.5px_var(--text)]',
  text: 'text-ink hover:bg-surface-2',
  vein: 'bg-vein-fill text-white shadow-[inset_0_1px_0_rgb(255_255_255/0.22)] hover:opacity-90',
};
const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-12 px-5.5 text-base',
  small: 'min-h-11 px-4 text-[15px]',
};

/** The CSS classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'ink', size: ButtonSize = 'normal', extra = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-[opacity,background-color,box-shadow] duration-[180ms] active:translate-y-px disabled:opacity-60 forced-colors:border forced-colors:border-[ButtonBorder] ${LOOKS[look]} ${SIZES[size]} ${extra}`;
}

export function Button({
  look,
  size,
  className,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize }) {
  return <button type="button" {...rest} className={buttonClass(look, size, className)} />;
}
