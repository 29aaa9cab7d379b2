/** What the groups of the settings form share: the values, how to change them, and the server's messages. */
import type { StoreSettings } from '@quarry/contract';
import type { FieldProblem } from '@quarry/client';

export interface SettingsForm {
  values: StoreSettings;
  set: (change: Partial<StoreSettings>) => void;
  messages: readonly FieldProblem[];
  /** Who may only read sees the same form, locked. */
  isLocked: boolean;
}
