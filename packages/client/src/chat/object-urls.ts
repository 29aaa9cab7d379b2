/**
 * Object URLs for files that exist only in the browser. The browser keeps each file in memory until its URL is revoked.
 */
export interface ObjectUrls {
  of(file: Blob): string;
  /** Revokes all URLs. */
  revokeAll(): void;
}

/** `addressOf` replaces the browser's object URLs; its URLs are not revoked. */
export function createObjectUrls(addressOf?: (file: Blob) => string): ObjectUrls {
  const made: string[] = [];
  return {
    of(file) {
      if (addressOf) return addressOf(file);
      const address = URL.createObjectURL(file);
      made.push(address);
      return address;
    },
    revokeAll() {
      for (const address of made.splice(0)) URL.revokeObjectURL(address);
    },
  };
}
