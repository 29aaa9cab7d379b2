/** Checks the licence of every package in an installation, and lists them for the NOTICE file. */
import fs from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import { z } from 'zod';

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});
/** `tools/licence-policy.json`; a package name may end in `*`. */
const Policy = z.object({
  allowed: z.array(z.string()),
  exceptions: z.array(z.object({ package: z.string(), licence: z.string(), reason: z.string() })),
});
export type LicencePolicy = z.infer<typeof Policy>;

export interface ThirdPartyPackage {
  name: string;
  version: string;
  /** SPDX expression; empty when the package names none. */
  licence: string;
}

/** The packages that an installation without development dependencies contains, by name. */
export function thirdPartyPackages(lockFile: unknown): ThirdPartyPackage[] {
  const found = new Map<string, ThirdPartyPackage>();
  for (const [place, entry] of Object.entries(LockFile.parse(lockFile).packages)) {
    const start = place.lastIndexOf('node_modules/');
    if (start < 0 || entry.link || entry.dev) continue;
    const name = place.slice(start + 'node_modules/'.length);
    const version = entry.version ?? '';
    found.set(`${name}@${version}`, { name, version, licence: entry.license ?? '' });
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** One message for each package whose licence the policy does not allow. */
export function licenceProblems(packages: readonly ThirdPartyPackage[], policy: LicencePolicy): string[] {
  return packages.flatMap(({ name, version, licence }) => {
    if (licence === '')
      return [`${name}@${version} names no licence: read it, then add it to tools/licence-policy.json.`];
    const exceptions = policy.exceptions.filter((entry) => isNamed(name, entry.package)).map((entry) => entry.licence);
    return satisfies(licence, [...policy.allowed, ...exceptions])
      ? []
      : [`${name}@${version} is licensed as ${licence}, which tools/licence-policy.json does not allow.`];
  });
}

function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** The text of NOTICE. */
export function noticePage(packages: readonly ThirdPartyPackage[], policy: LicencePolicy): string {
  const exceptions = policy.exceptions.map(({ package: name, licence, reason }) => `- ${name} (${licence}): ${reason}`);
  return [
    'Quarry',
    'Copyright (c) 2026 The Quarry authors. MIT licensed, see LICENSE.',
    '',
    'An installation contains the third-party packages below. Each comes with its licence text in its own folder in',
    'node_modules. This file is made by `npx tsx tools/generate.ts`.',
    '',
    'Licences other than permissive ones:',
    ...exceptions,
    '',
    'Packages:',
    ...packages.map(({ name, version, licence }) => `- ${name} ${version} (${licence})`),
    '',
  ].join('\n');
}

/** Reads the lock file and the policy of the repository at `root`. @throws ZodError when one has another shape. */
export function readLicences(root: string): { packages: ThirdPartyPackage[]; policy: LicencePolicy } {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  return {
    packages: thirdPartyPackages(read('package-lock.json')),
    policy: Policy.parse(read('tools/licence-policy.json')),
  };
}
