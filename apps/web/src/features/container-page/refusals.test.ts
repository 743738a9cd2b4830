import { Problem } from '@takhti/contract';
import { expect, test } from 'vitest';
import { openedBank } from '../../testing/things.ts';
import { containerRefusal } from './refusals.ts';

const current = openedBank({ title: 'Roots', version: 4 });
const titleOf = ({ title }: { title: string }) => ({ title });

test('a version that somebody else saved meanwhile becomes a conflict', () => {
  const problem = new Problem('container.changed_meanwhile', { current });
  expect(containerRefusal(problem, titleOf)).toEqual({
    kind: 'conflict',
    theirs: { title: 'Roots' },
    version: 4,
  });
});

test('a newer version that cannot be read is nothing to choose from', () => {
  const problem = new Problem('container.changed_meanwhile', { current });
  expect(containerRefusal(problem, () => null)).toBeNull();
});

test('findings of the server are shown as our own', () => {
  const fields = [{ path: ['title'], severity: 'error', message: 'document.title_required' }] as const;
  const problem = new Problem('container.invalid_document', { fields });
  expect(containerRefusal(problem, titleOf)).toEqual({ kind: 'refused', findings: fields });
});

test('anything else is to be told elsewhere', () => {
  expect(containerRefusal(new Problem('container.read_only'), titleOf)).toBeNull();
});
