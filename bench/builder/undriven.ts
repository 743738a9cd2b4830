import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { framesOf, traced, type Frames, type TraceEvent } from './frames.ts';
import { openWire, type Wire } from './wire.ts';

const patienceMs = 120_000;

/** A browser that stays as it is in people's hands while a page opens. */
export interface Undriven {
  /** Opens an address in a page of its own on a processor so many times slower, until an element is there, and a while longer. */
  readonly open: (opening: Opening) => Promise<Frames>;
  readonly close: () => Promise<void>;
}

interface Opening {
  readonly address: string;
  /** What is there once it is open. */
  readonly selector: string;
  readonly slowdown: number;
  /** A page of the studio from which it is opened, as by a link; without one it is opened in an empty window. */
  readonly from?: Place;
}

interface Place {
  readonly address: string;
  readonly selector: string;
}

/**
 * Starts a browser, lets it be prepared, and leaves it alone: whatever drives a page has the browser note where each request
 * came from, and a page that asks for a hundred files is kept by that for longer than by anything that it does itself.
 */
export async function startUndriven(
  executable: string,
  prepare: (page: Page) => Promise<void>,
): Promise<Undriven> {
  const profile = await mkdtemp(path.join(tmpdir(), 'takhti-browser-'));
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--no-first-run',
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const child = spawn(executable, [...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(said)));
  });
  const close = async (): Promise<void> => {
    if (child.kill()) await once(child, 'exit');
    // The browser's other processes may still write for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const driver = await chromium.connectOverCDP(address);
    const page = await driver.contexts()[0]?.newPage();
    if (!page) throw new Error('the browser has no window');
    await prepare(page);
    await page.close();
    await driver.close();
  } catch (error) {
    await close();
    throw error;
  }
  const wire = await openWire(address);
  return {
    open: (opening) => openPage(wire, opening),
    async close() {
      wire.close();
      await close();
    },
  };
}

async function openPage(wire: Wire, { address, selector, slowdown, from }: Opening): Promise<Frames> {
  const { targetId } = await wire.ask<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const to = { targetId, flatten: true };
  const { sessionId } = await wire.ask<{ sessionId: string }>('Target.attachToTarget', to);
  const run = async (expression: string): Promise<boolean> => {
    const reply = { result: { value: false } };
    const { result } = await wire.ask<typeof reply>('Runtime.evaluate', { expression }, sessionId);
    return result.value;
  };
  const settle = async (sign: string): Promise<void> => {
    const until = performance.now() + patienceMs;
    while (!(await run(`document.querySelector(${JSON.stringify(sign)}) !== null`))) {
      if (performance.now() > until) throw new Error(`${sign} did not come at ${address}`);
      await pause(500);
    }
    await pause(4_000);
  };
  await wire.ask('Emulation.setCPUThrottlingRate', { rate: slowdown }, sessionId);
  if (from) {
    await wire.ask('Page.navigate', { url: from.address }, sessionId);
    await settle(from.selector);
  }
  const events: TraceEvent[] = [];
  const ended = wire.gather('Tracing.dataCollected', 'Tracing.tracingComplete', (params) =>
    events.push(...(params as { value: TraceEvent[] }).value),
  );
  await wire.ask('Tracing.start', {
    traceConfig: { includedCategories: traced },
    transferMode: 'ReportEvents',
  });
  if (from) await run(followLink(address));
  else await wire.ask('Page.navigate', { url: address }, sessionId);
  await settle(selector);
  await wire.ask('Tracing.end', {});
  await ended;
  await wire.ask('Target.closeTarget', { targetId });
  return framesOf(events);
}

/** What a page's own link does, without a page of links of that kind. */
function followLink(address: string): string {
  const { pathname, search } = new URL(address);
  return `history.pushState(null, '', ${JSON.stringify(pathname + search)});
    dispatchEvent(new PopStateEvent('popstate')); true`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
