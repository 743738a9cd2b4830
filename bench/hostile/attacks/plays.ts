import { packageFormats } from '@takhti/domain';
import { jsonShot, textShot, times } from '../shots.ts';
import type { Attack, Shot, Target } from '../target.ts';

function largeOf({ large_banks }: Target, n: number): string {
  return large_banks[n % large_banks.length] ?? '';
}

function launch(target: Target, n: number): Shot {
  const request = { user_id: '', institution_id: target.institution_id, assessment_id: largeOf(target, n) };
  return textShot('assessment/launch', '', JSON.stringify(request));
}

export const plays: readonly Attack[] = [
  {
    name: '20 launches of banks of 1,000 questions, 8 MB each',
    at_once: 10,
    makeShots: (target) => times(20, (n) => launch(target, n)),
  },
  {
    name: '14 packages of banks of 1,000 questions, 8 MB each, in every format',
    at_once: 10,
    makeShots: (target) =>
      times(packageFormats.length * 2, (n) =>
        jsonShot(target, n, 'export/package', {
          content_id: largeOf(target, n),
          format: packageFormats[n % packageFormats.length],
        }),
      ),
  },
  {
    name: '10 looks at what packages of banks of 1,000 questions hold, 8 MB each',
    at_once: 10,
    makeShots: (target) =>
      times(10, (n) => jsonShot(target, n, 'export/packages', { content_id: largeOf(target, n) })),
  },
];
