import { expect, test } from 'vitest';
import { runMove, type MovePorts } from './run-move.ts';

function ports(over: Partial<MovePorts<string>> = {}) {
  const done: string[] = [];
  const all: MovePorts<string> = {
    canEdit: true,
    isDirty: true,
    isSaved: false,
    isOnMinimalSkill: false,
    save: async () => {
      done.push('save');
      return true;
    },
    readVersion: async () => 7,
    send: async (version) => {
      done.push(`send ${version}`);
      return 'moved';
    },
    ...over,
  };
  return { all, done };
}

test('C-503 approve saves first and only then approves, with the version that the save made', async () => {
  const { all, done } = ports();
  expect(await runMove('approve', all)).toEqual({ kind: 'moved', reply: 'moved' });
  expect(done).toEqual(['save', 'send 7']);
});

test('content that was saved for the sheet is not saved again', async () => {
  const { all, done } = ports({ isSaved: true });
  await runMove('submit', all);
  expect(done).toEqual(['send 7']);
});

test('C-522 G-347 a save that fails sends no change of status', async () => {
  const { all, done } = ports({ save: async () => false });
  expect(await runMove('submit', all)).toEqual({ kind: 'not_saved' });
  expect(done).toEqual([]);
});

test('C-523 G-348 on the minimal skill the work is saved, and nothing is submitted', async () => {
  const { all, done } = ports({ isOnMinimalSkill: true });
  expect(await runMove('submit', all)).toEqual({ kind: 'needs_skill' });
  expect(done).toEqual(['save']);
});

test('without the right to edit the move is made without a save', async () => {
  const { all, done } = ports({ canEdit: false });
  await runMove('setInDraft', all);
  expect(done).toEqual(['send 7']);
});

test('a refusal of the server is no move', async () => {
  const { all } = ports({ send: async () => undefined });
  expect(await runMove('startReview', all)).toEqual({ kind: 'refused' });
});
