import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, ROOT } from './project-files';

const TEXT =
  /\.(tsx?|mjs|json|jsonl|md|html|css|svg|webmanifest|yml|sh)$|(^|\/)(\.npmrc|\.nvmrc|\.gitignore|run|LICENSE)$/;
const PRIVATE_PATHS = /(?:^|[\s"'`(=:])(?:\/(?:home|Users|root|work|tmp|mnt|srv)\/[\w.-]+|[A-Z]:\\Users\\)/m;
const PACKAGE_HOSTS = /https?:\/\/[\w.:@-]*(?:registry|npmjs|artifactory|nexus|verdaccio|packages)[\w.:-]*/i;

const files = filesIn(['.'], TEXT);

describe('hygiene', () => {
  it('leaves no path of one machine in the project', () => {
    expect(files.filter(({ text }) => PRIVATE_PATHS.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('leaves the package registry to whoever installs', () => {
    expect(files.filter(({ text }) => PACKAGE_HOSTS.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('pins every dependency to one version', () => {
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Readonly<
      Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
    >;
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
