import { expect, test, vi } from 'vitest';
import { lookAtFolder } from './folder-state.ts';
import { requireWritable } from './require-writable.ts';

vi.mock('./folder-state.ts', { spy: true });

test.each([
  // So Node says it of a folder that is to be made on a disk mounted for reading alone.
  ['ENOENT', /cannot be written/],
  ['ENOTDIR', /is a file/],
])('a folder that cannot be made (%s) is one sentence with what to do', async (code, sentence) => {
  vi.mocked(lookAtFolder).mockRejectedValueOnce(Object.assign(new Error('mkdir'), { code }));
  await expect(requireWritable('/disk/data')).rejects.toThrow(sentence);
});
