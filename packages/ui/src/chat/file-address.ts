/** An address under which a component shows a file that exists only in this browser; given back when the component goes. */
import { useEffect, useRef, useState } from 'react';

/** The file must stay the same for as long as the component lives: give the component a key. */
export function useFileAddress(file: Blob): string {
  const [address] = useState(() => URL.createObjectURL(file));
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    // A moment later: while developing, React takes every component away once and brings it back.
    return () => {
      leaving.current = setTimeout(() => URL.revokeObjectURL(address));
    };
  }, [address]);
  return address;
}
