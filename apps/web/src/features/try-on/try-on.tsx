/** The virtual try-on: choose a mannequin, list garments, view the look. */
import { fetchLook, LookError } from '@quarry/client';
import { Button, Icon } from '@quarry/ui';
import { useEffect, useReducer, useRef } from 'react';
import { FinalLook } from './final-look.tsx';
import { MannequinLedge } from './mannequin-ledge.tsx';
import { finishName, mannequinName } from './mannequin-names.ts';
import { PieceList } from './piece-list.tsx';
import { StepProgress } from './step-progress.tsx';
import { FIRST_STEP, tryOnReducer, writtenUrls } from './try-on-state.ts';
import { Wardrobe } from './wardrobe.tsx';

interface TryOnProps {
  /** Shops whose garments this visitor may use. */
  storeIds: readonly string[];
  onLogout: () => void;
  onSessionEnded: () => void;
}

export function TryOn({ storeIds, onLogout, onSessionEnded }: TryOnProps) {
  const [state, dispatch] = useReducer(tryOnReducer, FIRST_STEP);
  const top = useRef<HTMLDivElement>(null);
  const working = useRef<AbortController>(undefined);
  const { step, mannequin, look } = state;

  useEffect(() => () => working.current?.abort(), []);
  const firstStep = useRef(step);
  useEffect(() => {
    if (firstStep.current === step) return;
    firstStep.current = step;
    window.scrollTo({ top: 0 });
    // Focuses the start of the new step for keyboard and screen reader users.
    top.current?.focus({ preventScroll: true });
  }, [step]);

  async function submit() {
    if (!mannequin) return;
    const controller = new AbortController();
    working.current = controller;
    dispatch({ type: 'submitted' });
    try {
      const made = await fetchLook(
        { mannequinId: mannequin.id, imageUrls: writtenUrls(state.rows) },
        { signal: controller.signal },
      );
      if (!controller.signal.aborted) dispatch({ type: 'dressed', look: made });
    } catch (error) {
      if (controller.signal.aborted || !(error instanceof LookError)) return;
      if (error.status === 401) onSessionEnded();
      dispatch({ type: 'failed', message: error.message, skipped: error.skipped });
    }
  }

  function goBack() {
    working.current?.abort();
    dispatch({ type: 'went-back' });
  }

  return (
    <div
      ref={top}
      tabIndex={-1}
      className="stage flex flex-1 flex-col px-[clamp(20px,4vw,56px)] pt-8 outline-none max-sm:pt-5"
    >
      <div className="mx-auto flex w-full max-w-[1328px] flex-1 flex-col">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          {step === 'productSelect' ? (
            <h1 className="font-display text-[clamp(34px,4vw,56px)] leading-[1.02] font-bold tracking-[-0.03em]">
              Select a Mannequin
            </h1>
          ) : (
            <Button look="text" size="small" aria-label="Back" onClick={goBack} className="-ms-4">
              <Icon name="arrowLeft" />
              Back
            </Button>
          )}
          <div className="flex items-end gap-3">
            <StepProgress step={step} />
            <Button look="text" size="small" onClick={onLogout} className="font-medium!">
              Logout
            </Button>
          </div>
        </div>

        {step === 'productSelect' && (
          <MannequinLedge
            gender={state.gender}
            onShow={(gender) => dispatch({ type: 'showed', gender })}
            onChoose={(chosen) => dispatch({ type: 'chose', mannequin: chosen })}
          />
        )}
        {step === 'input' && mannequin && (
          <div className="grid flex-1 gap-x-12 gap-y-8 pt-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
            <figure className="flex flex-col self-end max-lg:hidden">
              <img
                src={mannequin.image}
                alt={mannequinName(mannequin)}
                width="480"
                height="720"
                className="relative z-10 mx-auto -mb-11 aspect-[2/3] w-[min(100%,380px)] object-contain"
              />
              <div className="block-top h-[56px]" aria-hidden="true" />
              <figcaption className="block-face grain flex justify-between gap-4 px-5 pt-5 pb-12">
                <span className="font-semibold">{finishName(mannequin)}</span>
                <span className="text-sm text-ink-2">{mannequin.pose}</span>
              </figcaption>
            </figure>
            <div className="self-start rounded-card bg-surface p-9 pb-7 shadow-[0_0_0_1px_var(--line),var(--sh-2)] max-sm:p-5">
              <h1 className="font-display text-[clamp(28px,3vw,42px)] leading-[1.05] font-bold tracking-[-0.03em]">
                Enter product image URLs
              </h1>
              <p className="mt-2 mb-6 text-ink-2">One picture of one piece per line.</p>
              <PieceList
                rows={state.rows}
                isWorking={state.isWorking}
                error={state.error}
                skipped={state.skipped}
                onWrite={(rowId, url) => dispatch({ type: 'wrote', rowId, url })}
                onAdd={() => dispatch({ type: 'added' })}
                onRemove={(rowId) => dispatch({ type: 'removed', rowId })}
                onSubmit={() => void submit()}
              />
              <Wardrobe
                storeIds={storeIds}
                picked={writtenUrls(state.rows)}
                isDisabled={state.isWorking}
                onPick={(url) => dispatch({ type: 'added', url })}
              />
            </div>
            <div className="h-8 lg:hidden" />
          </div>
        )}
        {step === 'result' && mannequin && look && (
          <div className="pt-5 pb-14">
            <FinalLook look={look} mannequin={mannequin} urls={writtenUrls(state.rows)} />
          </div>
        )}
      </div>
    </div>
  );
}
