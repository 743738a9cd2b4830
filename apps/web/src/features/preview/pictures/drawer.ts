import type { ContentPicture } from '@takhti/contract';
import { playerWord, previewMessage } from '../preview-messages.ts';

/** The page of the player that renders what it is posted. */
const ADDRESS = '/player/picture/index.html';
/** A picture that takes longer does not come. */
const WAIT_MS = 15_000;
/** The player is let go when nothing was rendered for this time. */
const IDLE_MS = 30_000;

let opened: Promise<HTMLIFrameElement> | null = null;
let answerWith: (page: string) => void = () => undefined;
let last: Promise<unknown> = Promise.resolve();
let closing: ReturnType<typeof setTimeout> | undefined;

/**
 * Has the learners' player render the first of some content, out of sight and one after the other.
 * @returns the page that shows it, which needs no script; empty where it cannot be rendered
 * @throws Error when the player does not answer
 */
export function drawPicture({ kind, play }: ContentPicture): Promise<string> {
  const draw = async (): Promise<string> => {
    clearTimeout(closing);
    try {
      const frame = await (opened ??= open());
      return await answerOf(() =>
        frame.contentWindow?.postMessage(previewMessage({ kind, play }), location.origin),
      );
    } catch (error) {
      close();
      throw error;
    } finally {
      closing = setTimeout(close, IDLE_MS);
    }
  };
  const drawn = last.then(draw, draw);
  last = drawn.catch(() => undefined);
  return drawn;
}

async function open(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  // Rendered, since without layout nothing has a size, but invisible, silent and out of reach of the keyboard.
  frame.style.cssText =
    'position:fixed;inset-block-end:100%;inset-inline-start:0;inline-size:480px;block-size:270px;border:0;visibility:hidden';
  frame.inert = true;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.src = ADDRESS;
  addEventListener('message', onMessage);
  document.body.append(frame);
  await answerOf(() => undefined);
  return frame;
}

function close(): void {
  removeEventListener('message', onMessage);
  for (const frame of document.querySelectorAll(`iframe[src="${ADDRESS}"]`)) frame.remove();
  opened = null;
}

function onMessage(event: MessageEvent): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[src="${ADDRESS}"]`);
  const word = playerWord(event, { origin: location.origin, frame: frame?.contentWindow ?? null });
  if (word?.says === 'ready') answerWith('');
  if (word?.says === 'drawn') answerWith(word.page);
}

function answerOf(ask: () => void): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the player draws nothing')), WAIT_MS);
    answerWith = (page) => {
      clearTimeout(timer);
      resolve(page);
    };
    ask();
  });
}
