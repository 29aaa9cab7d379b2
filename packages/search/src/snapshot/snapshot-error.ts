/** The reason why a snapshot cannot be opened. */
export type SnapshotFault =
  /** Something else than a snapshot of this kind. */
  | 'foreign'
  /** Written by another version of this package, or by a machine with another order of bytes. */
  | 'version'
  /** Shorter or longer than it was written. */
  | 'length'
  /** Not what was written. */
  | 'damaged'
  /** Sound, but of something else than was expected. */
  | 'label';

export class SnapshotError extends Error {
  readonly fault: SnapshotFault;

  constructor(fault: SnapshotFault, message: string) {
    super(message);
    this.name = 'SnapshotError';
    this.fault = fault;
  }
}
