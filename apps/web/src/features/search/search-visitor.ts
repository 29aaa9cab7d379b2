/** Who searches, as far as the page needs to know. */
export interface SearchVisitor {
  stores: readonly { context: string; label: string }[];
  activeContext: string;
  onSwitchStore: (context: string) => void;
  onLogout: () => void;
  /** The server no longer knows the login. */
  onSessionEnded: () => void;
}
