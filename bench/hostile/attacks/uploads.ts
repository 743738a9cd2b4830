import { bankOf, fileShot, times } from '../shots.ts';
import type { Attack } from '../target.ts';

const large = Buffer.alloc(24_000_000, 7);
const nowhere = '01890a5d-ac96-774b-bcce-b302099a8057';

export const uploads: readonly Attack[] = [
  {
    name: '200 uploads of 24 MB at once, for a bank that is not there',
    at_once: 200,
    makeShots: (target) =>
      times(200, (n) =>
        fileShot(target, n, {
          path: 'editor/mcq/import',
          file_name: 'a.csv',
          bytes: large,
          container_id: nowhere,
        }),
      ),
  },
  {
    name: '200 pictures of 24 MB at once',
    at_once: 200,
    makeShots: (target) =>
      times(200, (n) => fileShot(target, n, { path: 'storage/upload', file_name: 'a.png', bytes: large })),
  },
  {
    name: '200 half-sent imports',
    at_once: 200,
    makeShots: (target) =>
      times(200, (n) => ({
        ...fileShot(target, n, {
          path: 'editor/mcq/import',
          file_name: 'a.csv',
          bytes: large,
          container_id: bankOf(target, n),
        }),
        sends: 1_000_000,
      })),
  },
];
