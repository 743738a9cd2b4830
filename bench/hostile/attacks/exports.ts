import { jsonShot, times } from '../shots.ts';
import type { Attack } from '../target.ts';

const formats = ['json', 'csv', 'xlsx'];

export const exports: readonly Attack[] = [
  {
    name: '20 exports of 10,000 questions at once',
    at_once: 20,
    makeShots: (target) =>
      times(20, (n) =>
        // They are its owner's alone.
        jsonShot(target, 0, 'export/mcq', {
          container_id: target.full_bank,
          format: formats[n % formats.length],
        }),
      ),
  },
];
