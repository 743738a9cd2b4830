import { expect, test } from 'vitest';
import { launchIn, linkIn, noUrlData } from './url-data.ts';

test('C-185 C-408 urlData holds what the LMS says', () => {
  const search =
    '?isLms=1&isTeacher=true&full_access=1&redirect_url=https%3A%2F%2Flms.example.org%2Fcourse%3Fid%3D7&is_popup=1&coming_from=lessonPlan';
  expect(launchIn(search)).toEqual({
    urlData: {
      isLms: true,
      isTeacher: true,
      full_access: true,
      redirect_url: 'https://lms.example.org/course?id=7',
      is_popup: true,
      coming_from: 'lessonPlan',
    },
    token: null,
    search,
    missing: null,
  });
});

test('what is not named is not on, and an address without any of it says nothing', () => {
  expect(launchIn('?isLms=0&isTeacher=no').urlData).toEqual(noUrlData);
  expect(launchIn('?container_id=c1&title=isLms').urlData).toBeNull();
});

test('the token is taken out of the address, and the rest stays', () => {
  expect(launchIn('?isLms=1&token=a.b.c&isTeacher=0&container_id=c1')).toMatchObject({
    token: 'a.b.c',
    search: '?isLms=1&isTeacher=0&container_id=c1',
  });
  expect(launchIn('?token=a.b.c')).toMatchObject({ token: 'a.b.c', search: '' });
  expect(launchIn('?token=')).toMatchObject({ token: null, search: '' });
  expect(launchIn('?title=a%20b')).toMatchObject({ token: null, search: '?title=a%20b' });
});

test.each([
  ['?isLms=1', 'isTeacher'],
  ['?isTeacher=0', 'isLms'],
  ['?isLms=0&isTeacher=0', null],
  ['', null],
])('C-1023 %s lacks %s', (search, missing) => {
  expect(launchIn(search).missing).toBe(missing);
});

test.each([
  ['https://lms.example.org', 'https://lms.example.org/'],
  ['http://192.168.1.5:8080/x', 'http://192.168.1.5:8080/x'],
  ['javascript:alert(1)', null],
  [' JaVaScRiPt:alert(1)', null],
  ['data:text/html,<script>1</script>', null],
  ['//lms.example.org', null],
  ['/dashboard', null],
  ['https://takhti.example.org@evil.example', null],
  ['https://user:secret@evil.example', null],
  ['', null],
])('a redirect_url of %j leads to %j', (value, address) => {
  expect(launchIn(`?redirect_url=${encodeURIComponent(value)}`).urlData?.redirect_url).toBe(address);
});

test('C-184 C-186 C-187 C-188 C-189 a direct link names its things', () => {
  const query = new URLSearchParams(
    'container_id=c1&content_id=c2&assessment_id=a1&institution_id=98&isViewContent=1&isLmsContent=true',
  );
  expect(linkIn(query)).toEqual({
    container_id: 'c1',
    content_id: 'c2',
    assessment_id: 'a1',
    institution_id: 98,
    isViewContent: true,
    isLmsContent: true,
  });
  expect(linkIn(new URLSearchParams('institution_id=many'))).toEqual({
    container_id: null,
    content_id: null,
    assessment_id: null,
    institution_id: null,
    isViewContent: false,
    isLmsContent: false,
  });
});
