/** Whatever the tests keep outside memory lies in one temporary folder, which goes when they are done. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export default function setUp(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-tests-'));
  // A database that refuses to run as root runs as somebody else, who must come through to its own folder.
  fs.chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
