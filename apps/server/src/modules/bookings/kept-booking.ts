/** A booking as the record keeps it. */
export interface KeptBooking {
  id: string;
  start: Date;
  name: string;
  /** As it was typed, in lower case. */
  email: string;
  note: string;
}
