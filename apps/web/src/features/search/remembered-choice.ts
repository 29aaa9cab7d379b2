/** An on/off setting that is stored in this browser. Default on. */
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
        // Where storage is blocked, the setting lasts until the page is left.
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
