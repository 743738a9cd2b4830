import { played } from '../../calls/content.ts';
import { id } from '../../common/ids.ts';
import { INSTITUTION } from '../../common/people.ts';
import { jsonShot, textShot, times } from '../shots.ts';
import type { Attack } from '../target.ts';

export const strangers: readonly Attack[] = [
  {
    name: '200 logins with guessed passwords at once',
    at_once: 200,
    makeShots: () =>
      times(200, (n) =>
        textShot('login', '', JSON.stringify({ username: `developer-${n}`, pwd: 'ab'.repeat(32) })),
      ),
  },
  {
    name: '2,000 launches by nobody known',
    at_once: 10,
    makeShots: () =>
      times(2_000, (n) =>
        textShot(
          'assessment/launch',
          '',
          JSON.stringify({
            user_id: '',
            institution_id: INSTITUTION,
            assessment_id: id('content', played[n % played.length] ?? 0),
          }),
        ),
      ),
  },
  {
    name: '500 searches for what is everywhere',
    at_once: 10,
    makeShots: (target) => {
      const titles = ['%', '_'.repeat(200), 'a '.repeat(100), '\\', 'e'.repeat(3)];
      return times(500, (n) =>
        jsonShot(target, n, 'content/search', { title: titles[n % titles.length], page: 1 }),
      );
    },
  },
];
