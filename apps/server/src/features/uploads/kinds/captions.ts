import { Refusal } from './refusal.ts';

const time = /(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3}/;
const line = new RegExp(`^\\s*(${time.source})\\s*-->\\s*(${time.source})(?=\\s|$)(.*)$`);

/**
 * Captions as browsers read them (WebVTT), whether they came so or as SRT: times with points, and nothing of either format that could
 * carry styles.
 * @throws Refusal for what is no text, or has no line with its times
 */
export function captionsOf(bytes: Uint8Array): string {
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  const blocks = text.split(/\n{2,}/).flatMap(blockOf);
  if (blocks.length === 0) throw new Refusal('uploads.wrong_content');
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

function blockOf(block: string): string[] {
  const lines = block.split('\n');
  const at = lines.findIndex((each) => line.test(each));
  if (at < 0) return [];
  const [, from = '', to = '', rest = ''] = line.exec(lines[at] ?? '') ?? [];
  const words = lines.slice(at + 1).filter((each) => each.trim() !== '');
  const settings = /^[\w:%,. -]*$/.test(rest) ? rest.trimEnd() : '';
  return words.length === 0 ? [] : [[`${timeOf(from)} --> ${timeOf(to)}${settings}`, ...words].join('\n')];
}

// WebVTT wants two digits everywhere, and hours only where there are some.
function timeOf(written: string): string {
  const [clock = '', thousandths = '000'] = written.split(/[.,]/);
  const parts = clock.split(':').map((part) => part.padStart(2, '0'));
  return `${(parts.length === 2 ? ['00', ...parts] : parts).join(':')}.${thousandths}`;
}

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new Refusal('uploads.wrong_content');
    return text;
  } catch {
    throw new Refusal('uploads.wrong_content');
  }
}
