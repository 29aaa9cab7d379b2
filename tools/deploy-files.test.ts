/**
 * The files of `deploy/`, checked without a container engine: rules for the Dockerfile, the settings in every
 * environment against those of the server, probes and selectors of Kubernetes, and the unit by systemd where it is.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../apps/server/src/config.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const textOf = (name: string) => fs.readFileSync(path.join(ROOT, 'deploy', name), 'utf8');
const settingsPage = fs.readFileSync(path.join(ROOT, 'docs/operate/configuration.md'), 'utf8');
/** Read by Node.js or by a container's entry point, not by the server. */
const NOT_OURS = new Set(['NODE_ENV']);

const SECRETS_KEY = 'ab'.repeat(32);

/** Every name is a documented setting, and the server accepts the values. */
function expectSettings(environment: Record<string, string>): void {
  for (const name of Object.keys(environment)) {
    if (!NOT_OURS.has(name)) expect(settingsPage).toContain(`\`${name}\``);
  }
  expect(() => readConfig(environment)).not.toThrow();
}

describe('the Dockerfile', () => {
  const file = DockerfileParser.parse(textOf('docker/Dockerfile'));
  const named = (keyword: string) => file.getInstructions().filter((each) => each.getKeyword() === keyword);
  const argumentsOf = (keyword: string) => named(keyword).map((each) => each.getArgumentsContent() ?? '');

  it('pins its base, runs without root and without a shell, and has a health check', () => {
    expect(argumentsOf('ARG').join()).toMatch(/^NODE_IMAGE=node:\d+[.]\d+[.]\d+-/);
    expect(argumentsOf('FROM')).toEqual(['${NODE_IMAGE} AS build', '${NODE_IMAGE}']);
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(JSON.parse(argumentsOf('CMD').at(-1) ?? '')).toEqual(['node', 'apps/server/dist/main.js']);
    expect(argumentsOf('HEALTHCHECK').join()).toMatch(/CMD \["node"/);
    // The user is set after the last file is copied, and files of the program are not writable for it.
    const order = file.getInstructions().map((each) => each.getKeyword());
    expect(order.lastIndexOf('COPY')).toBeLessThan(order.lastIndexOf('USER'));
  });

  it('uses a version of Node.js that the project supports', () => {
    const { engines } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const [, major = '0', minor = '0'] = /node:(\d+)[.](\d+)/.exec(argumentsOf('ARG').join()) ?? [];
    const [oldestMajor, oldestMinor] = engines.node.replace('>=', '').split('.').map(Number);
    expect(Number(major) * 1000 + Number(minor)).toBeGreaterThanOrEqual(oldestMajor * 1000 + oldestMinor);
  });

  it('copies only folders that exist or are built, and sends no local state to the builder', () => {
    const sources = argumentsOf('COPY')
      .flatMap((words) => words.split(' ').filter((word) => word.startsWith('/quarry/')))
      .map((name) => name.replace('/quarry/', ''));
    for (const name of sources) {
      const kept = name.replace(/\/(?:build|dist)(?:\/.*)?$/, '');
      expect(kept === 'node_modules' || fs.existsSync(path.join(ROOT, kept))).toBe(true);
    }
    expect(textOf('docker/Dockerfile.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '**/node_modules', 'data']),
    );
  });

  it('sets documented settings with valid values', () => {
    const pairs = argumentsOf('ENV').flatMap((words) => words.split(' ').map((pair) => pair.split('=')));
    expectSettings(Object.fromEntries(pairs));
  });
});

interface ComposeService {
  image: string;
  build: { context: string; dockerfile: string };
  environment: Record<string, string>;
  volumes: [string];
}

describe('the compose files', () => {
  it.each(['docker/compose.yaml', 'docker/compose.scale.yaml'])(
    '%s starts hardened servers with valid settings',
    (name) => {
      const text = textOf(name)
        .replace(/\$\{POSTGRES_PASSWORD[^}]*\}/g, 'secret')
        .replace(/\$\{SECRETS_KEY[^}]*\}/g, SECRETS_KEY);
      const { services, volumes } = parse(text, { merge: true });
      const servers = Object.values<ComposeService>(services).filter(({ image }) => image === 'quarry');
      expect(servers.length).toBeGreaterThan(0);
      for (const server of servers) {
        expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
        expect(fs.existsSync(path.join(ROOT, 'deploy/docker', server.build.context, server.build.dockerfile))).toBe(
          true,
        );
        expectSettings(server.environment);
        for (const volume of server.volumes) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
      }
      // Two servers must not share a folder of indexes.
      const folders = servers.map(({ volumes: [folder] }) => folder);
      expect(new Set(folders).size).toBe(folders.length);
      for (const { image } of Object.values<{ image: string }>(services)) expect(image).not.toMatch(/:latest$/);
    },
  );
});

describe('the Kubernetes manifests', () => {
  const documents = parseAllDocuments(textOf('kubernetes/quarry.yaml')).map((document) => document.toJS());
  const ofKind = (kind: string) => documents.find((document) => document.kind === kind);

  it('route to the pods that they start, and keep one while others move', () => {
    const { labels } = ofKind('Deployment').spec.template.metadata;
    expect(ofKind('Deployment').spec.selector.matchLabels).toEqual(labels);
    expect(ofKind('Service').spec.selector).toEqual(labels);
    expect(ofKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(ofKind('PodDisruptionBudget').spec.minAvailable).toBeLessThan(ofKind('Deployment').spec.replicas);
    const [container] = ofKind('Deployment').spec.template.spec.containers;
    expect(container.ports.map(({ name }: { name: string }) => name)).toContain(
      ofKind('Service').spec.ports[0].targetPort,
    );
  });

  it('read liveness and readiness from different calls, and wait longer than the server drains', () => {
    const { containers, terminationGracePeriodSeconds } = ofKind('Deployment').spec.template.spec;
    const [{ livenessProbe, readinessProbe, env, securityContext }] = containers;
    expect(livenessProbe.httpGet.path).toBe('/healthz');
    expect(readinessProbe.httpGet.path).toBe('/readyz');
    const drain = Number(env.find(({ name }: { name: string }) => name === 'DRAIN_SECONDS').value);
    expect(drain).toBeGreaterThan(readinessProbe.periodSeconds * readinessProbe.failureThreshold);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(drain + 8);
    expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    const secrets: Record<string, string> = { DATABASE_URL: 'postgresql://quarry@database/quarry', SECRETS_KEY };
    const values = env.map(({ name, value }: { name: string; value?: string }) => [name, value ?? secrets[name]]);
    expectSettings(Object.fromEntries(values));
  });
});

const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('the unit of systemd', () => {
  const text = textOf('systemd/quarry.service');

  it('sets documented settings and does not start again after a wrong one', () => {
    const pairs = (/^Environment=(.*)$/m.exec(text)?.[1] ?? '').split(' ').map((pair) => pair.split('='));
    expectSettings(Object.fromEntries(pairs));
    expect(text).toContain('RestartPreventExitStatus=2');
  });

  it.skipIf(!systemd)('is accepted by systemd', () => {
    const unit = path.join(fs.mkdtempSync(path.join(process.env.TMPDIR ?? '/tmp', 'quarry-unit-')), 'quarry.service');
    // The program need not be installed where the tests run.
    fs.writeFileSync(unit, text.replace('/usr/bin/node', process.execPath));
    try {
      expect(execFileSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })).toBe('');
    } finally {
      fs.rmSync(path.dirname(unit), { recursive: true });
    }
  });
});
