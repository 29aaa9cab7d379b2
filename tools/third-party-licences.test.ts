import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceProblems, noticePage, readLicences, thirdPartyPackages } from './third-party-licences.ts';

const policy = {
  allowed: ['MIT', 'Apache-2.0'],
  exceptions: [{ package: '@sound/*', licence: 'GPL-3.0', reason: 'A program in a process of its own.' }],
};
const one = (name: string, licence: string) => [{ name, version: '1.0.0', licence }];

describe('the licences of third-party packages', () => {
  it.each([
    ['a', 'MIT'],
    ['a', '(MIT OR GPL-3.0)'],
    ['a', 'MIT AND Apache-2.0'],
    ['@sound/voice', 'GPL-3.0'],
  ])('%s under %s is allowed', (name, licence) => {
    expect(licenceProblems(one(name, licence), policy)).toEqual([]);
  });

  it.each([
    ['a', 'GPL-3.0', /licensed as GPL-3.0/],
    ['a', 'MIT AND GPL-3.0', /MIT AND GPL-3.0/],
    ['@sounds/voice', 'GPL-3.0', /@sounds\/voice/],
    ['a', '', /names no licence/],
  ])('%s under %j is refused', (name, licence, message) => {
    expect(licenceProblems(one(name, licence), policy)).toEqual([expect.stringMatching(message)]);
  });

  it('leave out development dependencies and our own packages', () => {
    const packages = {
      '': { version: '0.1.0' },
      'packages/search': { version: '0.1.0' },
      'node_modules/@quarry/search': { link: true },
      'node_modules/vitest': { version: '4.0.0', license: 'MIT', dev: true },
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/b/node_modules/@s/a': { version: '1.0.0', license: 'ISC' },
    };
    expect(thirdPartyPackages({ packages })).toEqual([
      { name: '@s/a', version: '1.0.0', licence: 'ISC' },
      { name: 'b', version: '2.0.0', licence: 'MIT' },
    ]);
  });

  it('are all allowed in this repository, and every exception is needed', () => {
    const { packages, policy: own } = readLicences(path.resolve(import.meta.dirname, '..'));
    expect(licenceProblems(packages, own)).toEqual([]);
    for (const exception of own.exceptions) {
      const without = { ...own, exceptions: own.exceptions.filter((other) => other !== exception) };
      expect(licenceProblems(packages, without), exception.package).not.toEqual([]);
    }
    expect(noticePage(packages, own)).toContain('@echogarden/espeak-ng-emscripten');
  });
});
