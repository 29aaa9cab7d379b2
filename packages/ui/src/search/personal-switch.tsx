/** A switch: whether products viewed in this visit may move similar products up. */
import { Switch } from 'radix-ui';
import { useId } from 'react';
import { useSpeech } from '../messages/messages-context.tsx';

interface PersonalSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function PersonalSwitch({ isOn, onChange }: PersonalSwitchProps) {
  const { messages } = useSpeech();
  const id = useId();
  return (
    <div className="border-t border-line pt-3.5 first:border-0 first:pt-0.5">
      <div className="flex min-h-9 items-center justify-between gap-3 pointer-coarse:min-h-11">
        <label htmlFor={id} className="text-[15px] leading-snug! font-semibold">
          {messages.personalOrder}
        </label>
        <Switch.Root
          id={id}
          checked={isOn}
          onCheckedChange={onChange}
          aria-describedby={`${id}-hint`}
          className="relative h-6 w-10 flex-none rounded-control bg-control transition-colors duration-[180ms] after:absolute after:-inset-2.5 data-[state=checked]:bg-action"
        >
          <Switch.Thumb className="block size-[18px] translate-x-[3px] rounded-[5px] bg-surface transition-transform duration-[180ms] data-[state=checked]:translate-x-[19px] rtl:-translate-x-[3px] rtl:data-[state=checked]:-translate-x-[19px]" />
        </Switch.Root>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm leading-snug! text-ink-2">
        {messages.personalOrderHint}
      </p>
    </div>
  );
}
