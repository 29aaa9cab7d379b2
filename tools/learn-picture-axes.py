"""
Finds the axes along which `packages/imaging` makes its measures of a picture short: principal axes of photos, every part
of the measures first brought to the same weight, the largest axes drawn in a little so that none drowns the others.

First `npx tsx tools/measure-photos.ts --data DIR --out FOLDER`, then
`python3 tools/learn-picture-axes.py --measures FOLDER --out packages/imaging/src/describe/weights`.
Writes sight-axes.bin, as `sight-axes.ts` reads it. Only numpy is needed.
"""
import argparse
import json
import os
import struct

import numpy as np

AXES = 80
# How much each part counts. Found with the distorted copies of `npm run bench:pictures`.
WEIGHTS = {'stages': 1.2, 'colors': 0.8, 'layout': 0.8, 'shape': 1.0, 'texture': 0.4}
# Numbers along an axis are divided by its spread to this power: 0 leaves them, 1 makes all axes equal.
DRAWN_IN = 0.5

arguments = argparse.ArgumentParser()
arguments.add_argument('--measures', required=True)
arguments.add_argument('--out', required=True)
options = arguments.parse_args()

about = json.load(open(os.path.join(options.measures, 'measures.json')))
rows = np.fromfile(os.path.join(options.measures, 'measures.f32'), dtype='<f4').reshape(about['photos'], -1)
means = rows.mean(0)
gains = np.ones(rows.shape[1])
at = 0
for part, length in about['lengths'].items():
    here = slice(at, at + length)
    if part == 'stages':
        gains[here] = 1 / (rows[:, here].std(0) + 1e-6)
    size = np.linalg.norm((rows[:, here] - means[here]) * gains[here], axis=1).mean()
    gains[here] *= WEIGHTS[part] / size
    at += length

centred = (rows - means) * gains
spread, axes = np.linalg.svd(centred, full_matrices=False)[1:]
spread = spread[:AXES] / np.sqrt(len(rows))
axes = axes[:AXES] / spread[:, None] ** DRAWN_IN
scales = np.abs(axes).max(1) / 127

head = json.dumps({'length': rows.shape[1], 'axes': AXES}).encode()
out = bytearray(struct.pack('<I', len(head)) + head)
out += bytes(-len(out) % 4)
for numbers in (means, gains, scales):
    out += numbers.astype('<f4').tobytes()
out += np.round(axes / scales[:, None]).astype(np.int8).tobytes()
with open(os.path.join(options.out, 'sight-axes.bin'), 'wb') as file:
    file.write(out)
print(len(out), 'bytes')
