import { expect, test } from 'vitest';
import {
  acknowledge,
  acknowledgeAutosave,
  editDocument,
  isDirty,
  openDocument,
  rebaseDocument,
  redo,
  undo,
} from './document.ts';

const opened = { question: 'a', options: ['x', 'y'] };

test('undo takes a change back and redo does it again', () => {
  const edited = editDocument(openDocument(opened), (draft) => void draft.options.push('z'), 0);
  expect(undo(edited).doc).toEqual(opened);
  expect(redo(undo(edited)).doc).toEqual(edited.doc);
});

test('typing on in one place is undone in one step, after a pause in two', () => {
  let state = openDocument(opened);
  for (const [text, at] of [
    ['ab', 0],
    ['abc', 500],
    ['abcd', 5000],
  ] as const)
    state = editDocument(state, (draft) => void (draft.question = text), at);
  expect(undo(state).doc.question).toBe('abc');
  expect(undo(undo(state)).doc.question).toBe('a');
});

test('a change after undo leaves nothing to redo', () => {
  const edited = editDocument(openDocument(opened), (draft) => void (draft.question = 'b'), 0);
  const other = editDocument(undo(edited), (draft) => void (draft.question = 'c'), 2000);
  expect(redo(other)).toBe(other);
});

test('C-574 a document is unsaved until acknowledged, and saved again when all is undone', () => {
  const edited = editDocument(openDocument(opened), (draft) => void (draft.question = 'b'), 0);
  expect(isDirty(edited)).toBe(true);
  expect(isDirty(undo(edited))).toBe(false);
  expect(isDirty(acknowledge(edited, edited.doc, { ...edited.doc }))).toBe(false);
});

test('what was typed while a save was on its way stays unsaved', () => {
  const sent = editDocument(openDocument(opened), (draft) => void (draft.question = 'b'), 0);
  const typed = editDocument(sent, (draft) => void (draft.question = 'bc'), 100);
  const after = acknowledge(typed, sent.doc, sent.doc);
  expect(after.doc.question).toBe('bc');
  expect(isDirty(after)).toBe(true);
});

test('a save that nobody asked for does not settle what is written: nobody is told off for what they have not come to yet', () => {
  const written = editDocument(openDocument(opened), (draft) => void (draft.question = 'b'), 0);
  const kept = acknowledgeAutosave(written, written.doc);
  expect(isDirty(kept)).toBe(false);
  expect(kept.lastSavedByUser).toBe(opened);
  expect(acknowledge(kept, kept.doc, kept.doc).lastSavedByUser).toBe(written.doc);
});

test('a recipe that changes nothing leaves no trace', () => {
  const state = openDocument(opened);
  expect(editDocument(state, (draft) => void (draft.question = 'a'), 0)).toBe(state);
});

test('a newer version of somebody else comes in below changes of other fields', () => {
  const edited = editDocument(openDocument(opened), (draft) => void (draft.question = 'mine'), 0);
  const rebased = rebaseDocument(edited, { ...opened, options: ['theirs'] });
  expect(rebased?.doc).toEqual({ question: 'mine', options: ['theirs'] });
  expect(rebased?.base).toEqual({ question: 'a', options: ['theirs'] });
});

test('a newer version that changed the same field is not taken in without asking', () => {
  const edited = editDocument(openDocument(opened), (draft) => void (draft.question = 'mine'), 0);
  expect(rebaseDocument(edited, { ...opened, question: 'theirs' })).toBeNull();
});

test('a newer version with the same content leaves the way back open', () => {
  const edited = editDocument(openDocument(opened), (draft) => void (draft.question = 'mine'), 0);
  const rebased = rebaseDocument(acknowledge(edited, edited.doc, edited.doc), { ...edited.doc });
  expect(rebased && undo(rebased).doc).toEqual(opened);
});
