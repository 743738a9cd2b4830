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
  readonly open: (address: string, selector: string, slowdown: number) => Promise<Frames>;
  readonly close: () => Promise<void>;
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
    await rm(profile, { recursive: true, force: true });
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
    open: (url, selector, slowdown) => openPage(wire, url, selector, slowdown),
    async close() {
      wire.close();
      await close();
    },
  };
}

async function openPage(wire: Wire, url: string, selector: string, slowdown: number): Promise<Frames> {
  const { targetId } = await wire.ask<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const to = { targetId, flatten: true };
  const { sessionId } = await wire.ask<{ sessionId: string }>('Target.attachToTarget', to);
  await wire.ask('Emulation.setCPUThrottlingRate', { rate: slowdown }, sessionId);
  const events: TraceEvent[] = [];
  const ended = wire.gather('Tracing.dataCollected', 'Tracing.tracingComplete', (params) =>
    events.push(...(params as { value: TraceEvent[] }).value),
  );
  await wire.ask('Tracing.start', {
    traceConfig: { includedCategories: traced },
    transferMode: 'ReportEvents',
  });
  await wire.ask('Page.navigate', { url }, sessionId);
  const expression = `document.querySelector(${JSON.stringify(selector)}) !== null`;
  const until = performance.now() + patienceMs;
  let isThere = false;
  while (!isThere) {
    if (performance.now() > until) throw new Error(`${selector} did not come at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const reply = { result: { value: false } };
    const { result } = await wire.ask<typeof reply>('Runtime.evaluate', { expression }, sessionId);
    isThere = result.value;
  }
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  await wire.ask('Tracing.end', {});
  await ended;
  await wire.ask('Target.closeTarget', { targetId });
  return framesOf(events);
}
