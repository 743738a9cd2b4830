import { existsSync, readdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

const OLDEST_POSTGRESQL = 15;

/** Why a part is left out, and how to get what it needs. */
export const NO_CHROMIUM =
  "no Chromium on this machine: install Debian's chromium-headless-shell, or set CHROMIUM to the path of a Chromium or Chrome";
export const NO_FIREFOX =
  "no Firefox on this machine: install Debian's firefox-esr, or set FIREFOX to the path of a Firefox";
export const NO_WEBKIT =
  "no WebKit on this machine: install Debian's webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER and WEBKIT_BROWSER to the paths of a WebKitWebDriver and a MiniBrowser";
export const NO_POSTGRES = `no PostgreSQL ${OLDEST_POSTGRESQL} or newer on this machine: install Debian's postgresql, or put initdb and postgres on the PATH`;

/**
 * Where a Chromium is that Playwright can drive: $CHROMIUM, or the distribution's own, at best the one without a window, which
 * needs half the processor time; '' where there is none.
 */
export function findChromium() {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return places.find((place) => place && existsSync(place)) ?? '';
}

/** Where a Firefox is: $FIREFOX, or the distribution's own; '' where there is none. */
export function findFirefox() {
  const places = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
  return places.find((place) => place && existsSync(place)) ?? '';
}

/** Where WebKit's driver and the browser that it steers are: $WEBKIT_DRIVER and $WEBKIT_BROWSER, or the distribution's own; null where one is missing. */
export function findWebKit() {
  const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`);
  const found = (places) => places.find((place) => place && existsSync(place)) ?? '';
  const driver = found([process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver']);
  const browser = found([process.env.WEBKIT_BROWSER, ...libraries.map((folder) => `${folder}/MiniBrowser`)]);
  const screen = found(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser } : null;
}

/** The folder with initdb and postgres, of the newest version there is; '' where there is none. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const newest = versions.filter((version) => version >= OLDEST_POSTGRESQL).toSorted((a, b) => b - a);
  const places = [
    ...newest.map((version) => `${debian}/${version}/bin`),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return places.find((place) => existsSync(`${place}/initdb`) && existsSync(`${place}/postgres`)) ?? '';
}

/**
 * Installs the named Debian packages where that is possible: as root, where there is apt-get.
 * Gives true when they are there now; says in one line why not otherwise.
 */
export async function installPackages(names) {
  const what = names.join(' and ');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    say(
      `${what} cannot be installed here (that needs root and apt-get): the steps that need it are skipped.`,
    );
    return false;
  }
  say(`Installing ${what} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-q', '--no-install-recommends', ...names];
  const update = await run('apt-get', ['update', '-q'], { env, quiet: true });
  const { code, output } = update.code === 0 ? await run('apt-get', install, { env, quiet: true }) : update;
  if (code === 0) return true;
  say(`${what} could not be installed: ${output.trim().split('\n').at(-1)}`);
  return false;
}
