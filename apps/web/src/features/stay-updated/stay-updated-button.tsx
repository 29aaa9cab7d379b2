/** Opens the form; its code comes with the first press. */
import { Button } from '@quarry/ui';
import { type ComponentProps, useState } from 'react';
import { useFetched } from '../../browser/use-fetched.ts';

const loadModal = async () => (await import('./stay-updated-modal.tsx')).StayUpdatedModal;

export function StayUpdatedButton(props: Omit<ComponentProps<typeof Button>, 'onClick' | 'children'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { Part: Modal, fetchPart } = useFetched(loadModal);
  return (
    <>
      <Button {...props} aria-haspopup="dialog" onClick={() => void fetchPart().then(setIsOpen)}>
        Stay Updated
      </Button>
      {Modal && <Modal open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
