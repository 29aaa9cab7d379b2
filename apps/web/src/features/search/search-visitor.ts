/** The user, as the search page needs it. */
export interface SearchVisitor {
  stores: readonly { context: string; label: string }[];
  activeContext: string;
  onSwitchStore: (context: string) => void;
  onLogout: () => void;
  /** Call it when the server answers 401. */
  onSessionEnded: () => void;
}
