import { Problem } from '@takhti/contract';
import { expect, test } from 'vitest';
import { containerRefusal } from './refusals.ts';

const current = {
  content_type: 'mcq',
  title: 'Roots',
  language: 'urdu',
  json_data: { schema_version: 1 },
  version: 4,
};
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
  expect(containerRefusal(new Problem('container.changed_meanwhile', {}), titleOf)).toBeNull();
});

test('findings of the server are shown as our own', () => {
  const fields = [{ path: ['title'], severity: 'error', message: 'document.title_required' }];
  const problem = new Problem('container.invalid_document', { fields });
  expect(containerRefusal(problem, titleOf)).toEqual({ kind: 'refused', findings: fields });
});

test('anything else is to be told elsewhere', () => {
  expect(containerRefusal(new Problem('container.read_only'), titleOf)).toBeNull();
});
