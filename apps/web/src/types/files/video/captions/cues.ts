/** A line of captions: when it is shown, in seconds, and what it says. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Faults of a line. */
type CueFault = 'time' | 'text';

/** How long a line stays that has no end. */
const usual_seconds = 3;

/** The lines of captions as the server keeps them (WebVTT). */
export function readCues(vtt: string): Cue[] {
  return vtt.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => line.includes('-->'));
    const [from, to] = (lines[at] ?? '')
      .split(/\s*-->\s*/)
      .map((time) => secondsOf(time.split(/\s/)[0] ?? ''));
    const text = plain(lines.slice(at + 1).join('\n')).trim();
    return at < 0 || from == null || to == null || text === '' ? [] : [{ from, to, text }];
  });
}

/** Captions as a file, in the order of their times. */
export function writeCues(cues: readonly Cue[]): string {
  const blocks = cues
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(text)}`);
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/** A moment as it is written in a field: minutes, seconds and tenths. */
export function timeText(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.trunc(tenths / 600);
  return `${minutes}:${String((tenths % 600) / 10)
    .padStart(2, '0')
    .replace(/^(\d)(\.|$)/, '0$1$2')}`;
}

/** The seconds that somebody wrote, as `1:02.5`, `62.5` or `0:01:02`; null for anything else. */
export function secondsOf(written: string): number | null {
  const text = written.trim().replace(',', '.');
  if (!/^(?:\d+:){0,2}\d+(?:\.\d{0,3})?$/.test(text)) return null;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** The fault of a line as it would be shown; null for none. */
export function faultOf({ from, to, text }: Cue): CueFault | null {
  if (to <= from) return 'time';
  return text.trim() === '' ? 'text' : null;
}

/**
 * Lines with a new one from a moment on, and its place among them: it ends what is there, and stays until the next one, or for
 * as long as most do. Where a line begins at that very moment there is no other.
 */
export function withLineAt(
  cues: readonly Cue[],
  moment: number,
): { readonly cues: readonly Cue[]; readonly at: number } {
  const from = Math.round(moment * 10) / 10;
  const same = cues.findIndex((cue) => cue.from === from);
  if (same >= 0) return { cues, at: same };
  const next = cues.find((cue) => cue.from > from);
  const to = Math.min(from + usual_seconds, next?.from ?? Infinity);
  const before = cues.filter((cue) => cue.from <= from);
  const ended = before.map((cue, at) =>
    at === before.length - 1 && cue.to > from && cue.from < from ? { ...cue, to: from } : cue,
  );
  const all = [...ended, { from, to, text: '' }, ...cues.slice(before.length)];
  return { cues: all, at: before.length };
}

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits = 2): string => String(Math.trunc(value)).padStart(digits, '0');
  return `${part(ms / 3_600_000)}:${part((ms / 60_000) % 60)}:${part((ms / 1000) % 60)}.${part(ms % 1000, 3)}`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// An empty line would end it.
function escaped(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);
}

function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
