import { takesText } from '../../../ui/index.ts';
import { newEntry, noteKey } from '../rich-text/entering/entry.ts';

/** Time for a page to load over a slow network. */
export const patience_ms = 10_000;
const modifiers: readonly string[] = ['Shift', 'CapsLock', 'AltGraph', 'Control', 'Alt', 'Meta'];
/** As first keys these press a button or scroll, and are no text. */
const ignoredAtStart: readonly string[] = [' ', 'Enter', 'Backspace'];

let stopBuffering: (() => string) | null = null;

/**
 * Buffers typed keys until `replayKeys` writes them into the focused field: people type at once after they asked for something new,
 * while it is still saved, fetched or mounted. A click or a key that is no text ends it.
 */
export function bufferKeys(): void {
  if (stopBuffering) return;
  const from = document.activeElement;
  const entry = newEntry();
  function stop(): string {
    document.removeEventListener('keydown', take, true);
    document.removeEventListener('pointerdown', replayKeys, true);
    clearTimeout(end);
    stopBuffering = null;
    return entry.parts.filter((part) => typeof part === 'string').join('');
  }
  function take(event: KeyboardEvent): void {
    const { target, key } = event;
    const isElsewhere = target !== from && takesText(target);
    if (event.isComposing || isElsewhere || modifiers.includes(key)) return;
    if (entry.parts.length === 0 && ignoredAtStart.includes(key)) return;
    if (!noteKey(entry, event)) return replayKeys();
    event.preventDefault();
    // A typed question mark is no shortcut for help.
    event.stopPropagation();
  }
  document.addEventListener('keydown', take, true);
  document.addEventListener('pointerdown', replayKeys, true);
  const end = setTimeout(replayKeys, patience_ms);
  stopBuffering = stop;
}

/** Whether a key belongs to the buffered text, and starts nothing else. */
export function isTypedAhead({ defaultPrevented, key }: KeyboardEvent): boolean {
  return (
    stopBuffering !== null && (defaultPrevented || modifiers.includes(key) || ignoredAtStart.includes(key))
  );
}

/** Writes the buffered keys into the focused field and stops buffering; drops them if the focus is on no field for text. */
export function replayKeys(): void {
  const text = stopBuffering?.() ?? '';
  const field = document.activeElement;
  if (text === '' || !(field instanceof HTMLElement) || !takesText(field)) return;
  // A login may have opened meanwhile: the text is no password.
  if (field.matches('[type=password]')) return;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) typeInto(field, text);
  else pasteInto(field, text);
}

function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const room = field.maxLength < 0 ? text.length : field.maxLength - field.value.length;
  const line = field instanceof HTMLInputElement ? text.replaceAll('\n', ' ') : text;
  const [start, end] = [field.selectionStart, field.selectionEnd];
  // Fields for numbers and dates have no cursor position.
  if (start === null || end === null) return;
  field.setRangeText(line.slice(0, Math.max(0, room)), start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: line, inputType: 'insertText' }));
}

// Rich text accepts a paste, even before its editor has loaded.
function pasteInto(field: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
