/** Selects the frames and values that are held out from training: one in ten, the same in every run. */
export function isHeldOut(text: string): boolean {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 8) % 10 === 0;
}
