import { gameModelOf, type GameDoc } from '@takhti/content-types/rounds';
import { limits, type OpenedContainer } from '@takhti/domain';
import { freeze } from 'immer';
import { rememberedFindings } from './remembered-findings.ts';

export type StoredGame = Pick<OpenedContainer, 'content_type' | 'json_data'>;

/** How many rounds are read and judged at once: of the fullest, as many as keep a slow phone busy for less than is felt. */
const atATime = 4;

// What the server sent is never changed, so that it is parsed once for all callers.
const read = new WeakMap<WeakKey, GameDoc | null>();
// What is no object has no place among them, and is no game.
const noTree = {};
const treeOf = ({ json_data }: StoredGame): object =>
  typeof json_data === 'object' && json_data !== null ? json_data : noTree;

/** The document of a stored game; null for one that cannot be read. */
export function readGame(stored: StoredGame): GameDoc | null {
  const known = read.get(treeOf(stored));
  if (known !== undefined) return known;
  const reading = gameModelOf(stored.content_type)?.read(stored.json_data);
  return remember(stored, reading?.ok ? reading.doc : null);
}

/** Whether a game was read before, so that `readGame` costs nothing. */
export function isRead(stored: StoredGame): boolean {
  return read.has(treeOf(stored));
}

/** Reads a game for `readGame` a few rounds at a time; its caller lets the page continue in between. */
export function* readingOf(stored: StoredGame): Generator<undefined, void> {
  if (isRead(stored)) return;
  const tree = treeOf(stored);
  const rounds: unknown = 'questionData' in tree ? tree.questionData : undefined;
  const model = gameModelOf(stored.content_type);
  const head = model?.read({ ...tree, questionData: [] });
  // A wrong form is reported by parsing the whole document.
  if (!model || !head?.ok || !Array.isArray(rounds) || rounds.length > limits.game.max_rounds) {
    readGame(stored);
    return;
  }
  const questionData: GameDoc['questionData'] = [];
  for (let at = 0; at < rounds.length; at += atATime) {
    yield;
    const part = model.read({ ...tree, questionData: rounds.slice(at, at + atATime) });
    if (!part.ok) return void remember(stored, null);
    for (const round of part.doc.questionData) {
      rememberedFindings(round, head.doc.language, 'save');
      // As an edit leaves it; else the first key in the game would have to go through all of it for that.
      freeze(round, true);
    }
    questionData.push(...part.doc.questionData);
  }
  remember(stored, { ...head.doc, questionData });
}

function remember(stored: StoredGame, doc: GameDoc | null): GameDoc | null {
  read.set(treeOf(stored), doc);
  return doc;
}
