/** A choice between on and off that outlives the visit, kept in this browser alone. On until it was switched off. */
import { useState } from 'react';

const OFF = 'off';

export function useRememberedChoice(key: string): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => read(key));
  return [
    isOn,
    (isOn) => {
      setIsOn(isOn);
      try {
        if (isOn) localStorage.removeItem(key);
        else localStorage.setItem(key, OFF);
      } catch {
        // Where the browser keeps nothing, the choice holds until the page is left.
      }
    },
  ];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== OFF;
  } catch {
    return true;
  }
}
