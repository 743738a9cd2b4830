import { expect, test } from 'vitest';
import { courseRolesOf } from './roles.ts';

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
const person = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person';

test.each([
  [[`${membership}#Learner`], { isLearner: true, studio: null }],
  [['Learner'], { isLearner: true, studio: null }],
  [[`${membership}#Instructor`], { isLearner: false, studio: 'teacher' }],
  [[`${membership}/Instructor#TeachingAssistant`], { isLearner: false, studio: 'teacher' }],
  [['urn:lti:role:ims/lis/ContentDeveloper', 'Instructor'], { isLearner: false, studio: 'cd' }],
  // The administrator of a platform has no such role here.
  [
    ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'],
    { isLearner: false, studio: 'teacher' },
  ],
  [[`${membership}#Instructor`, `${membership}#Learner`], { isLearner: false, studio: 'teacher' }],
  // What they are at the school says nothing of this course.
  [[`${membership}#Learner`, `${person}#Instructor`], { isLearner: true, studio: null }],
  [['Learner', 'urn:lti:instrole:ims/lis/Staff'], { isLearner: true, studio: null }],
  // A parent who looks on.
  [[`${membership}#Mentor`, `${person}#Faculty`], { isLearner: false, studio: null }],
  [[], { isLearner: false, studio: null }],
  [['https://evil.example/x#Instructor'], { isLearner: false, studio: null }],
  [['https://evil.example/x#Instructor', 'Learner'], { isLearner: true, studio: null }],
] as const)('%j', (roles, expected) => {
  expect(courseRolesOf(roles)).toEqual(expected);
});
