/** A read-only text with a button that copies it: a new key, a link, a script tag. */
import { Button } from '@quarry/ui';
import { useId, useState } from 'react';
import { useWords } from '../words/use-words.ts';

export function CopyField({ label, value, rows = 1 }: { label: string; value: string; rows?: number }) {
  const { t } = useWords();
  const id = useId();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without the clipboard the text is selected, to be copied by hand.
      const field = document.getElementById(id);
      if (field instanceof HTMLTextAreaElement) field.select();
    }
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="flex items-start gap-2">
        <textarea
          id={id}
          readOnly
          rows={rows}
          dir="ltr"
          className="field resize-none font-mono text-[13px] break-all"
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button look="line" size="small" onClick={() => void copy()}>
          {isCopied ? t('action.copied') : t('action.copy')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied ? t('action.copied') : ''}
      </p>
    </div>
  );
}
