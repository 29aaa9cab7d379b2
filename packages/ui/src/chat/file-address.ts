/** An object URL for a file that exists only in the browser; revoked on unmount. */
import { useEffect, useRef, useState } from 'react';

/** The file must not change during the component's life: set a `key`. */
export function useFileAddress(file: Blob): string {
  const [address] = useState(() => URL.createObjectURL(file));
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    // Delayed, because React's development mode unmounts and remounts every component once.
    return () => {
      leaving.current = setTimeout(() => URL.revokeObjectURL(address));
    };
  }, [address]);
  return address;
}
