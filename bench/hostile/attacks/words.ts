import { jsonShot, times } from '../shots.ts';
import type { Attack } from '../target.ts';

export const words: readonly Attack[] = [
  {
    name: '20 looks for words in a bank of 10,000 questions at once',
    at_once: 20,
    makeShots: (target) =>
      times(20, () =>
        // It is its owner's alone.
        jsonShot(target, 0, 'editor/questions/replace/preview', {
          container_id: target.full_bank,
          find: ' the answer that is nowhere',
          replace: 'x',
        }),
      ),
  },
  {
    name: '10 looks for words in a bank of 16 MB at once',
    at_once: 10,
    makeShots: (target) =>
      times(10, () =>
        jsonShot(target, 0, 'editor/questions/replace/preview', {
          container_id: target.heavy_bank,
          find: 'a',
          replace: 'b',
        }),
      ),
  },
];
