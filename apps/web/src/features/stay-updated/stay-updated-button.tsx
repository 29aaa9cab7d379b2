/** Opens the form; its code is loaded with the first press. */
import { Button } from '@quarry/ui';
import { type ComponentProps, useState } from 'react';
import { useFetched } from '../../browser/use-fetched.ts';

const loadModal = async () => (await import('./stay-updated-modal.tsx')).StayUpdatedModal;

export function StayUpdatedButton({
  className = '',
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'children'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { Part: Modal, isReady, fetchPart } = useFetched(loadModal);
  return (
    <>
      <Button
        {...rest}
        disabled={!isReady}
        aria-haspopup="dialog"
        data-needs-script=""
        onClick={() => void fetchPart().then(setIsOpen)}
        className={`disabled:opacity-100! ${className}`}
      >
        Stay Updated
      </Button>
      {Modal && <Modal open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
