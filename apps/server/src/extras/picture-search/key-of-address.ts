/** The name under which the descriptor of a picture at an address of the web is kept. */
import { shortHash } from './descriptor-files.ts';

export function keyOfAddress(address: string): string {
  return shortHash(`address ${address}`);
}
