/** The built embed files: read once at start and looked up by name, never by joining a URL to a path. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface EmbedFile {
  plain: Buffer;
  /** By `Accept-Encoding` name. */
  compressed: { br?: Buffer; gzip?: Buffer };
  etag: string;
  /** The name contains a content hash, so it may be cached forever. */
  isHashed: boolean;
}

export function readEmbedFiles(folder: string | undefined): ReadonlyMap<string, EmbedFile> {
  const files = new Map<string, EmbedFile>();
  if (!folder || !fs.existsSync(folder)) return files;
  for (const name of fs.readdirSync(folder).filter((one) => /\.(?:js|d\.ts)$/.test(one))) {
    const read = (ending: string) => {
      const file = path.join(folder, `${name}${ending}`);
      return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
    };
    const plain = fs.readFileSync(path.join(folder, name));
    const [br, gzip] = [read('.br'), read('.gz')];
    files.set(name, {
      plain,
      compressed: { ...(br && { br }), ...(gzip && { gzip }) },
      etag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 32)}"`,
      isHashed: name.includes('-'),
    });
  }
  return files;
}
