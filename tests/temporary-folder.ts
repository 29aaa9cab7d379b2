/** A temporary folder for all files of the tests, deleted at the end. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export default function setUp(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-tests-'));
  // A database that refuses to run as root runs as another user, who must be able to enter its folder.
  fs.chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
