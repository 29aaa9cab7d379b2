/** Shown above the disabled input when all messages are used: a link to contact us. */
import { NewTabLink, buttonClass } from '@quarry/ui';

export function LimitNotice({ bookingUrl }: { bookingUrl: string }) {
  return (
    <div
      role="status"
      data-testid="limit-notice"
      className="flex flex-none flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-surface-2 py-3 ps-5 pe-3 max-sm:ps-4"
    >
      <p className="me-auto font-semibold">You've reached the message limit.</p>
      <NewTabLink href={bookingUrl} className={buttonClass('vein', 'normal', 'max-sm:w-full')}>
        Book a Demo
      </NewTabLink>
    </div>
  );
}
