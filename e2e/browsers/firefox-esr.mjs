#!/usr/bin/env node
// Debian's Firefox for Playwright, which asks for commands of WebDriver BiDi that an ESR may not know yet. What emulates a
// medium or a screen is optional: an unknown one is answered as if it had been done. Anything else passes as it is.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const maxPayload = 256 * 1024 * 1024;
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const child = spawn(firefox, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload });
let address = '';

// Playwright reads there where the browser listens.
child.stderr.on('data', (data) => {
  const text = data.toString().replace(/ws:\/\/[\d.]+:\d+/, (own) => {
    address = own;
    return `ws://127.0.0.1:${server.address().port}`;
  });
  process.stderr.write(text);
});
child.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));

server.on('connection', (playwright, { url }) => {
  const browser = new WebSocket(address + url, { maxPayload });
  const emulations = new Set();
  const early = [];
  playwright.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (method.startsWith('emulation.')) emulations.add(id);
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('open', () => {
    for (const text of early) browser.send(text);
  });
  browser.on('message', (data) => playwright.send(answerOf(data.toString(), emulations)));
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
});

function answerOf(text, emulations) {
  if (emulations.size === 0) return text;
  const { id, error } = JSON.parse(text);
  const isEmulation = emulations.delete(id);
  return isEmulation && error === 'unknown command'
    ? JSON.stringify({ type: 'success', id, result: {} })
    : text;
}
