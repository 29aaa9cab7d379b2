/**
 * Addresses under which a page shows files that exist only in the browser. The browser keeps each file in memory until
 * its address is given back.
 */
export interface FileAddresses {
  of(file: Blob): string;
  /** Frees all files; their addresses lead nowhere from then on. */
  giveBack(): void;
}

/** `addressOf` replaces the browser's own object addresses; what it made is not given back. */
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
