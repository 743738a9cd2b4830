import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test';
import { unzipSync, type Unzipped } from 'fflate';

const { resolve } = createRequire(import.meta.url);
const course = 'https://course.example';

const runtimes = {
  scorm12: {
    file: resolve('scorm-again/scorm12/min'),
    start: 'window.API = new window.Scorm12API(settings)',
  },
  scorm2004: {
    file: resolve('scorm-again/scorm2004/min'),
    start: 'window.API_1484_11 = new window.Scorm2004API(settings)',
  },
} as const;
type Standard = keyof typeof runtimes;

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
};

/** Chooses a format in the open Share dialog, and unpacks what is downloaded. */
export async function downloadPackage(page: Page, format: string): Promise<Unzipped> {
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: format, exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the package' }).click();
  return unzipSync(await readFile(await (await download).path()));
}

/** Serves the files of a package below a course of another system. */
async function servePackage(context: BrowserContext, files: Unzipped): Promise<void> {
  await context.route(`${course}/lesson/**`, (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname.slice('/lesson/'.length));
    const body = files[name];
    if (!body) return route.fulfill({ status: 404 });
    const contentType = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return route.fulfill({ body: Buffer.from(body), contentType });
  });
}

/** Opens the lesson of a course in a window of its own, as many systems do. */
export async function openInWindow({ page }: Course): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open('lesson/index.html');
  });
  return popup;
}

/** What a platform of SCORM knows of a learner, as its run-time tells it. */
export interface Course {
  readonly page: Page;
  readonly lesson: FrameLocator;
  /** A value of the record. */
  readonly read: (name: string) => Promise<string>;
}

/**
 * Opens a package in a course of another system: its run-time is scorm-again, in a page around the lesson.
 * @param kept what the system kept of the learner, by the names of the standard
 * @param frame where the lesson is; empty for a system that opens windows
 */
export async function openCourse(
  browser: Browser,
  files: Unzipped,
  standard: Standard,
  kept: Readonly<Record<string, string>> = {},
  frame = '<iframe title="Lesson" src="lesson/index.html" style="width:100%;height:90vh"></iframe>',
): Promise<Course> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await servePackage(context, files);
  const { file, start } = runtimes[standard];
  await page.route(`${course}/run-time.js`, (route) =>
    route.fulfill({ path: file, contentType: 'text/javascript' }),
  );
  const load = Object.entries(kept)
    .map(([name, value]) => `at(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('');
  await page.route(`${course}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Course</title><script src="run-time.js"></script>
<script>
const settings = { autocommit: false, logLevel: 4 };
${start};
const api = window.API ?? window.API_1484_11;
const at = (name, value) => api.loadFromFlattenedJSON({ [name]: value });
${load}
</script>
${frame}`,
    }),
  );
  await page.goto(`${course}/`);
  const get = standard === 'scorm12' ? 'API.LMSGetValue' : 'API_1484_11.GetValue';
  return {
    page,
    lesson: page.frameLocator('iframe'),
    read: (name) =>
      page.evaluate(
        ([call, asked]) => {
          const path = String(call).split('.');
          const api = Reflect.get(window, path[0] ?? '') as Record<string, (name: string) => unknown>;
          return String(api[path[1] ?? '']?.(String(asked)));
        },
        [get, name],
      ),
  };
}
