/**
 * Object URLs for files that exist only in the browser. The browser keeps each file in memory until its URL is revoked.
 */
export interface FileAddresses {
  of(file: Blob): string;
  /** Revokes all URLs. */
  giveBack(): void;
}

/** `addressOf` replaces the browser's object URLs; its URLs are not revoked. */
export function createFileAddresses(addressOf?: (file: Blob) => string): FileAddresses {
  const made: string[] = [];
  return {
    of(file) {
      if (addressOf) return addressOf(file);
      const address = URL.createObjectURL(file);
      made.push(address);
      return address;
    },
    giveBack() {
      for (const address of made.splice(0)) URL.revokeObjectURL(address);
    },
  };
}
