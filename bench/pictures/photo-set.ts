/** Reads photos by kind: `gallery/<kind>/*.webp` is the catalogue, `queries.SPLIT/<kind>/*.webp` are the queries. */
import fs from 'node:fs';
import path from 'node:path';

export interface Photo {
  id: string;
  kind: string;
  bytes(): Buffer;
}

export interface PhotoSet {
  gallery: Photo[];
  queries: Photo[];
}

/** Undefined when the folder holds no such set. */
export function readPhotoSet(folder: string, split: string): PhotoSet | undefined {
  const gallery = path.join(folder, 'gallery');
  const queries = path.join(folder, `queries.${split}`);
  if (!fs.existsSync(gallery) || !fs.existsSync(queries)) return undefined;
  return { gallery: photosIn(gallery), queries: photosIn(queries) };
}

function photosIn(folder: string): Photo[] {
  return fs
    .readdirSync(folder)
    .sort()
    .flatMap((kind) =>
      fs
        .readdirSync(path.join(folder, kind))
        .filter((file) => file.endsWith('.webp'))
        .sort()
        .map((file) => ({ id: `${kind}/${file}`, kind, bytes: () => fs.readFileSync(path.join(folder, kind, file)) })),
    );
}
