import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A page of WebKit, steered by WebDriver. Playwright's own WebKit is no browser that Debian has. */
export interface WebKit {
  /** Makes a command of the session: https://www.w3.org/TR/webdriver2. */
  readonly command: <Value>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Value>;
  readonly stop: () => Promise<void>;
}

const startsWithin = 30_000;
/** A browser that hangs ends the journey, not the day. */
const answersWithin = 60_000;
const size = { width: 1280, height: 900 };

/** Starts Debian's MiniBrowser on an invisible screen. */
export async function startWebKit(): Promise<WebKit> {
  const { WEBKIT_DRIVER = '', WEBKIT_BROWSER = '' } = process.env;
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
  });
  const stop = async (): Promise<void> => {
    await end(driver);
    await end(screen);
  };
  process.once('exit', () => {
    driver.kill('SIGKILL');
    screen.kill('SIGKILL');
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  const browser = { binary: WEBKIT_BROWSER, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, { capabilities });
  const command: WebKit['command'] = (method, path, body) =>
    ask(method, `${address}/session/${sessionId}/${path}`, body);
  await command('POST', 'window/rect', size);
  return {
    command,
    async stop() {
      await ask('DELETE', `${address}/session/${sessionId}`).catch(() => undefined);
      await stop();
    },
  };
}

/** A command that the browser refused, by the name that the protocol has for why. */
export class Refused extends Error {}

async function ask<Value>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(answersWithin),
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value as Value;
  const { error = '', message = '' } = value as { error?: string; message?: string };
  throw new Refused(`${error} ${message} (${url})`);
}

async function answers(url: string): Promise<void> {
  const deadline = performance.now() + startsWithin;
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver did not start');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
}
