/** A booking as stored. */
export interface KeptBooking {
  id: string;
  start: Date;
  name: string;
  /** As entered, in lower case. */
  email: string;
  note: string;
}
