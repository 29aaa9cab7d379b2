/** Runs a change on the server, then refetches the outdated queries and reports success or failure. */
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../calls/failure-text.ts';
import { useWords } from '../words/use-words.ts';
import { showFailure, showToast } from './toasts.ts';

interface ChangeOptions<Input, Data> {
  run: (input: Input) => Promise<Data>;
  /** Keys of the queries that the change makes outdated. */
  outdates: readonly QueryKey[];
  /** Said when it is done; default: nothing. */
  done?: string;
  onDone?: (data: Data, input: Input) => void;
  /** Whether the caller shows the error beside its fields; default: a toast. */
  showsErrorItself?: boolean;
}

export function useChange<Input, Data>({
  run,
  outdates,
  done,
  onDone,
  showsErrorItself = false,
}: ChangeOptions<Input, Data>) {
  const { t } = useWords();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (data, input) => {
      if (done) showToast(done);
      onDone?.(data, input);
      await Promise.all(outdates.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      if (!showsErrorItself) showFailure(t('state.notDone'), failureText(error, t));
    },
  });
}
