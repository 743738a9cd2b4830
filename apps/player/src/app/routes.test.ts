import { encodeLaunchCode } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { parseQuery } from '../launch/parameters.ts';
import { routeOf } from './routes.ts';

const parseAssessmentQuery = (search: string) => parseQuery(search, 'assessment_id');
const assessment_id = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';

describe('the address of an assessment', () => {
  test('C-187 assessment_id, institution_id and user_id are read from the query', () => {
    expect(parseAssessmentQuery(`?assessment_id=${assessment_id}&institution_id=98&user_id=s7`)).toEqual({
      kind: 'play',
      content_id: assessment_id,
      institution_id: 98,
      user_id: 's7',
    });
  });

  test('C-182 or all of them from the code', () => {
    const code = encodeLaunchCode({ assessment_id, institution_id: 98, user_id: 's7' });
    expect(parseAssessmentQuery(`?code=${code}`)).toMatchObject({
      content_id: assessment_id,
      institution_id: 98,
      user_id: 's7',
    });
  });

  test('C-178 mode i plays, as does no mode', () => {
    const query = `?assessment_id=${assessment_id}&institution_id=98`;
    expect(parseAssessmentQuery(`${query}&mode=i`)).toEqual(parseAssessmentQuery(query));
  });

  test('C-179 mode p is a preview, which needs no ids', () => {
    expect(parseAssessmentQuery('?mode=p')).toEqual({ kind: 'preview' });
    expect(parseAssessmentQuery(`?code=${encodeLaunchCode({ mode: 'p' })}`)).toEqual({ kind: 'preview' });
  });

  test.each([
    ['', 'assessment_id'],
    ['?assessment_id=', 'assessment_id'],
    [`?assessment_id=${assessment_id}`, 'institution_id'],
    [`?assessment_id=${assessment_id}&institution_id=`, 'institution_id'],
    [`?assessment_id=${assessment_id}&institution_id=school`, 'institution_id'],
    [`?assessment_id=${assessment_id}&institution_id=98&user_id=`, 'user_id'],
    ['?code=!', 'code'],
  ])('C-1022 %j lacks %s', (search, name) => {
    expect(parseAssessmentQuery(search)).toEqual({ kind: 'missing', name });
  });
});

describe('the paths of the player', () => {
  const assessment = (below: string) => ({ name: 'type', content_type: 'assessment', below });
  test('C-180 the verify page and the play screen have their addresses, with or without a last slash', () => {
    expect(routeOf('/player/assessment', '')).toEqual(assessment(''));
    expect(routeOf('/player/assessment/', '')).toEqual(assessment(''));
    expect(routeOf('/player/assessment/play', '')).toEqual(assessment('play'));
  });

  test.each(['assessment', 'mcq', undefined])(
    'C-181 a launch with the code of %s goes to the assessment',
    (type) => {
      const code = encodeLaunchCode({
        assessment_id,
        institution_id: 98,
        ...(type === undefined ? {} : { content_type: type }),
      });
      const route = routeOf('/generic/launch', `?code=${code}`);
      expect(route).toEqual({ name: 'redirect', to: `/player/assessment?code=${code}` });
      expect(parseAssessmentQuery(new URL(`http://x${(route as { to: string }).to}`).search)).toMatchObject({
        kind: 'play',
        content_id: assessment_id,
      });
    },
  );

  test.each(['rumble_in_the_jumble', 'matching'])(
    'C-181 a launch with the code of %s goes to the game',
    (content_type) => {
      const code = encodeLaunchCode({ content_id: assessment_id, institution_id: 98, content_type });
      const to = `/player/game/play?code=${code}`;
      expect(routeOf('/generic/launch', `?code=${code}`)).toEqual({ name: 'redirect', to });
      expect(routeOf('/player/game/play', `?code=${code}`)).toEqual({
        name: 'type',
        content_type,
        below: '',
      });
      expect(parseQuery(new URL(`http://x${to}`).search, 'content_id')).toMatchObject({
        content_id: assessment_id,
      });
      expect(parseQuery('', 'content_id')).toEqual({ kind: 'missing', name: 'content_id' });
    },
  );

  test.each(['of_another_time', 'nonsense'])('a launch of %s is not played here', (content_type) => {
    const code = encodeLaunchCode({ content_type, institution_id: 98 });
    expect(routeOf('/generic/launch', `?code=${code}`)).toEqual({ name: 'unplayable' });
  });

  test('an address that names no type opens what it was made for; a type of another address is not opened there', () => {
    expect(routeOf('/player/game/play', `?content_id=${assessment_id}&institution_id=98`)).toMatchObject({
      content_type: 'rumble_in_the_jumble',
    });
    const code = encodeLaunchCode({ assessment_id, content_type: 'mcq' });
    expect(routeOf('/player/assessment/play', `?code=${code}`)).toMatchObject({ content_type: 'mcq' });
    expect(routeOf('/player/game/play', `?code=${code}`)).toEqual({ name: 'unplayable' });
    expect(routeOf('/player/game/play', '?content_type=competition')).toEqual({ name: 'unplayable' });
    expect(routeOf('/player/competition', `?content_id=${assessment_id}&institution_id=98`)).toEqual({
      name: 'type',
      content_type: 'competition',
      below: '',
    });
  });

  test.each([
    ['/player/video/play', 'video'],
    ['/launch', 'e_book'],
  ])('C-068 %s alone opens its %s by the id, and says what a link lacks', (path, content_type) => {
    const query = `?content_id=${assessment_id}&institution_id=98`;
    for (const search of [query, ''])
      expect(routeOf(path, search)).toEqual({ name: 'type', content_type, below: '' });
    expect(parseQuery('', 'content_id')).toEqual({ kind: 'missing', name: 'content_id' });
  });

  test('C-065 what is only opened stays at the address of launches, also when the studio previews it', () => {
    const link = { name: 'type', content_type: 'link', below: '' };
    const code = encodeLaunchCode({ content_id: assessment_id, institution_id: 98, content_type: 'link' });
    expect(routeOf('/generic/launch', `?code=${code}`)).toEqual(link);
    expect(routeOf('/generic/launch', '?mode=p&content_type=link')).toEqual(link);
  });

  test('a launch without a code says so', () => {
    expect(routeOf('/generic/launch', '')).toEqual({ name: 'missing', parameter: 'code' });
    expect(routeOf('/generic/launch', '?code=!')).toEqual({ name: 'missing', parameter: 'code' });
  });

  test('any other path leads nowhere', () => {
    expect(routeOf('/player/nothing', '')).toEqual({ name: 'not_found' });
  });
});
