/** An icon-only button: 44 px target, its label as tooltip and for screen readers. */
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

export function IconButton({
  icon,
  label,
  iconClass,
  className = '',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string; iconClass?: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`inline-grid size-11 flex-none place-items-center rounded-control text-ink-2 transition-colors duration-[120ms] hover:bg-surface-2 hover:text-ink disabled:bg-transparent disabled:text-line-strong ${className}`}
    >
      <Icon name={icon} {...(iconClass && { className: iconClass })} />
    </button>
  );
}
