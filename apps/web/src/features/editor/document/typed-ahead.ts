import { takesText } from '../../../ui/index.ts';
import { newEntry, noteKey } from '../rich-text/entering/entry.ts';

/** For what a page has to fetch over a slow line. */
export const patience_ms = 10_000;
const modifiers: readonly string[] = ['Shift', 'CapsLock', 'AltGraph', 'Control', 'Alt', 'Meta'];
/** At the beginning these press a button or scroll, and write nothing that is missed. */
const ignoredAtStart: readonly string[] = [' ', 'Enter', 'Backspace'];

let stopKeeping: (() => string) | null = null;

/**
 * Keeps what is typed from now on for the field that takes the focus next by `giveTyped`: who asks for a new thing writes on at
 * once, whatever has to be saved, fetched or mounted first. A press elsewhere or a key that is no writing ends it.
 */
export function keepTyped(): void {
  if (stopKeeping) return;
  const from = document.activeElement;
  const entry = newEntry();
  function stop(): string {
    document.removeEventListener('keydown', take, true);
    document.removeEventListener('pointerdown', giveTyped, true);
    clearTimeout(end);
    stopKeeping = null;
    return entry.parts.filter((part) => typeof part === 'string').join('');
  }
  function take(event: KeyboardEvent): void {
    const { target, key } = event;
    const isElsewhere = target !== from && takesText(target);
    if (event.isComposing || isElsewhere || modifiers.includes(key)) return;
    if (entry.parts.length === 0 && ignoredAtStart.includes(key)) return;
    if (!noteKey(entry, event)) return giveTyped();
    event.preventDefault();
    // A question mark that is written asks for no help.
    event.stopPropagation();
  }
  document.addEventListener('keydown', take, true);
  document.addEventListener('pointerdown', giveTyped, true);
  const end = setTimeout(giveTyped, patience_ms);
  stopKeeping = stop;
}

/** Whether a key is none that begins something else while a field is waited for. */
export function isTypedAhead({ defaultPrevented, key }: KeyboardEvent): boolean {
  return (
    stopKeeping !== null && (defaultPrevented || modifiers.includes(key) || ignoredAtStart.includes(key))
  );
}

/** Gives what was kept to the field that has the focus, and keeps no more; it is dropped where nothing is written in. */
export function giveTyped(): void {
  const text = stopKeeping?.() ?? '';
  const field = document.activeElement;
  if (text === '' || !(field instanceof HTMLElement) || !takesText(field)) return;
  // A login that came in between waits for a password, and not for a sentence.
  if (field.matches('[type=password]')) return;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) typeInto(field, text);
  else pasteInto(field, text);
}

function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const room = field.maxLength < 0 ? text.length : field.maxLength - field.value.length;
  const line = field instanceof HTMLInputElement ? text.replaceAll('\n', ' ') : text;
  const [start, end] = [field.selectionStart, field.selectionEnd];
  // Fields of numbers and dates know no place of the cursor.
  if (start === null || end === null) return;
  field.setRangeText(line.slice(0, Math.max(0, room)), start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: line, inputType: 'insertText' }));
}

// Rich text takes it so, whether its editor is there yet or not.
function pasteInto(field: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
