import { applyPatches, enablePatches, produceWithPatches, type Draft, type Patch } from 'immer';
import { defaultChoice, differencesOf, mergeByChoice } from './differences.ts';
import { isSame } from '@takhti/domain';
import { renumberCollisions, type DocumentShape } from './named-lists.ts';

enablePatches();

/** One change of a document, as it can be undone and done again. */
export interface Change {
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
  /** The places it changed: typing on in the same place is one change. */
  readonly places: string;
  readonly at: number;
}

/** A document under edit: as last acknowledged by the server, as it is now, and its undo steps. */
export interface DocumentState<Doc> {
  readonly base: Doc;
  /** As opened, or as last saved by the user; autosave does not change it. */
  readonly lastSavedByUser: Doc;
  readonly doc: Doc;
  readonly past: readonly Change[];
  readonly future: readonly Change[];
}

/** Typing that continues within this time is undone in one step. */
const oneStepMs = 1000;
const longestPast = 500;

/** A document that was just opened. */
export function openDocument<Doc>(doc: Doc): DocumentState<Doc> {
  return { base: doc, lastSavedByUser: doc, doc, past: [], future: [] };
}

/** Changes a document by a recipe; one that changes nothing leaves the state as it is. */
export function editDocument<Doc>(
  state: DocumentState<Doc>,
  recipe: (draft: Draft<Doc>) => void,
  at: number,
): DocumentState<Doc> {
  const [doc, patches, inverse] = produceWithPatches(state.doc, recipe);
  if (patches.length === 0) return state;
  const places = patches.map((patch) => patch.path.join('/')).join(' ');
  const last = state.past.at(-1);
  const isSameStep =
    last !== undefined && last.places === places && at - last.at < oneStepMs && state.future.length === 0;
  const change: Change = isSameStep
    ? { places, at, patches: [...last.patches, ...patches], inverse: [...inverse, ...last.inverse] }
    : { places, at, patches, inverse };
  const past = [...(isSameStep ? state.past.slice(0, -1) : state.past), change].slice(-longestPast);
  return { ...state, doc, past, future: [] };
}

/** Undoes the last change, if any. */
export function undo<Doc>(state: DocumentState<Doc>): DocumentState<Doc> {
  const last = state.past.at(-1);
  if (!last) return state;
  const doc = patched(state.doc, last.inverse);
  return { ...state, doc, past: state.past.slice(0, -1), future: [last, ...state.future] };
}

/** Redoes the change that was undone last, if any. */
export function redo<Doc>(state: DocumentState<Doc>): DocumentState<Doc> {
  const [next, ...future] = state.future;
  if (!next) return state;
  return { ...state, doc: patched(state.doc, next.patches), past: [...state.past, next], future };
}

/**
 * The server acknowledged a save: it is the new base. Later typing and the undo steps stay.
 * @param stored the document as the server keeps it, which may differ from `sent` (trimmed, sanitised).
 */
export function acknowledge<Doc>(state: DocumentState<Doc>, sent: Doc, stored: Doc): DocumentState<Doc> {
  const doc = state.doc === sent ? stored : state.doc;
  return { ...state, base: stored, lastSavedByUser: stored, doc };
}

/**
 * As `acknowledge`, for an autosave: the text on screen stays as typed, so that no space is trimmed away at the cursor.
 */
export function acknowledgeAutosave<Doc>(state: DocumentState<Doc>, sent: Doc): DocumentState<Doc> {
  return { ...state, base: sent };
}

/** Whether there are unsaved changes. */
export function isDirty<Doc>(state: DocumentState<Doc>): boolean {
  return state.doc !== state.base && !isSame(state.doc, state.base);
}

/**
 * Makes a newer version of somebody else the base (a save of another tab, a move of the workflow); the changes made here stay on
 * top. null if both changed the same field: then the person must choose at the next save.
 */
export function rebaseDocument<Doc extends object>(
  state: DocumentState<Doc>,
  newer: Doc,
  shape?: DocumentShape<Doc>,
): DocumentState<Doc> | null {
  const mine = shape ? renumberCollisions(state.base, state.doc, newer, shape) : state.doc;
  const fields = differencesOf(state.base, mine, newer, shape);
  if (fields.some((difference) => difference.changedBy === 'both')) return null;
  const choices = Object.fromEntries(fields.map((each) => [each.field, defaultChoice(each)]));
  const doc = mergeByChoice(mine, newer, choices, shape);
  // Undo steps do not fit the new document, unless nothing in it changed.
  return isSame(doc, state.doc) ? { ...state, base: newer } : { ...openDocument(doc), base: newer };
}

function patched<Doc>(doc: Doc, patches: readonly Patch[]): Doc {
  return applyPatches(doc as object, [...patches]) as Doc;
}
