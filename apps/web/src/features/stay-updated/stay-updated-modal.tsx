/** A form to receive news. There is no mailing list yet, so the button has no effect. */
import { Button, TextField } from '@quarry/ui';
import { useId } from 'react';
import { ModalDialog } from '../../browser/modal-dialog.tsx';
import { UPDATE_REASONS } from './update-reasons.ts';

export interface StayUpdatedModalProps {
  open: boolean;
  onClose: () => void;
}

export function StayUpdatedModal({ open, onClose }: StayUpdatedModalProps) {
  return (
    <ModalDialog open={open} onClose={onClose} title="Stay Updated" className="max-w-[480px]">
      <StayUpdatedForm />
    </ModalDialog>
  );
}

function StayUpdatedForm() {
  const selectId = useId();
  return (
    <form onSubmit={(event) => event.preventDefault()} className="px-6 pt-1 pb-6 max-sm:px-5">
      <p className="mb-5 text-base text-ink-2">
        Not ready for a demo? Say when you would like to hear from us. The list is not open yet: for now, what you enter
        stays in this window.
      </p>
      <TextField
        label="Email"
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder="you@yourshop.com"
        data-first-focus=""
      />
      <label htmlFor={selectId} className="mt-4 mb-1.5 block font-semibold">
        When should we write?
      </label>
      <select
        id={selectId}
        name="updateReason"
        required
        defaultValue=""
        className="h-12 w-full rounded-control bg-surface px-3 text-base text-ink shadow-[inset_0_0_0_1px_var(--control)]"
      >
        <option value="" disabled>
          Select an option
        </option>
        {UPDATE_REASONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" className="mt-6 w-full">
        Keep me posted
      </Button>
    </form>
  );
}
