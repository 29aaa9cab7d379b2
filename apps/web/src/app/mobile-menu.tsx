/** The mobile menu. Its sheet is loaded when it is first opened, because most visits never open it. */
import { IconButton } from '@quarry/ui';
import { type ComponentType, useState } from 'react';
import type { MobileMenuSheetProps } from './mobile-menu-sheet.tsx';

export function MobileMenu() {
  const [Sheet, setSheet] = useState<ComponentType<MobileMenuSheetProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  async function fetchAndOpen() {
    try {
      const { MobileMenuSheet } = await import('./mobile-menu-sheet.tsx');
      setSheet(() => MobileMenuSheet);
      setIsOpen(true);
    } catch (error) {
      // Offline, the button does nothing and can be pressed again later.
      console.warn('The menu cannot be fetched.', error);
    }
  }

  const label = 'Open menu';
  return (
    <div className="-me-2.5 sm:hidden">
      {Sheet ? (
        <Sheet
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={<IconButton icon="menu" label={label} className="text-ink" />}
        />
      ) : (
        <IconButton
          icon="menu"
          label={label}
          aria-haspopup="dialog"
          aria-expanded={false}
          onClick={() => void fetchAndOpen()}
          className="text-ink"
        />
      )}
    </div>
  );
}
