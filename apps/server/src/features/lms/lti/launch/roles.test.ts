import { expect, test } from 'vitest';
import { courseRolesOf } from './roles.ts';

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

test.each([
  [[`${membership}#Learner`], { isLearner: true, studio: null }],
  [['Learner'], { isLearner: true, studio: null }],
  [[`${membership}#Instructor`], { isLearner: false, studio: 'teacher' }],
  [[`${membership}/Instructor#TeachingAssistant`], { isLearner: false, studio: 'teacher' }],
  [['urn:lti:role:ims/lis/ContentDeveloper', 'Instructor'], { isLearner: false, studio: 'cd' }],
  // The administrator of a platform administers nobody here.
  [
    ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'],
    { isLearner: false, studio: 'teacher' },
  ],
  [[`${membership}#Instructor`, `${membership}#Learner`], { isLearner: false, studio: 'teacher' }],
  [[], { isLearner: false, studio: null }],
  [['https://evil.example/#admin'], { isLearner: false, studio: null }],
] as const)('%j', (roles, expected) => {
  expect(courseRolesOf(roles)).toEqual(expected);
});
