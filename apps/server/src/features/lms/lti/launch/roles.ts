/** Roles of LTI and short names; what another vocabulary calls an instructor is its own affair. */
const isKnown = (role: string): boolean =>
  /^(?:https?:\/\/purl\.imsglobal\.org\/vocab\/|urn:lti:|[^:/#]+$)/.test(role);

/** Without the older short names that platforms may send, too. */
const short = (role: string): string => role.slice(role.search(/[#/][^#/]*$/) + 1);

/** Whether a role is held at the school or on the whole platform, and not in the course: teachers of one course may learn in another. */
const isBeyondCourse = (role: string): boolean =>
  /\/(?:institution|system)\/person[#/]|^urn:lti:(?:inst|sys)role:/.test(role);

/** Not mentors: platforms call so the parents who look on (Canvas its observers). */
const teaching = new Set([
  'Instructor',
  'TeachingAssistant',
  'Administrator',
  'Manager',
  'Staff',
  'Faculty',
  'SysAdmin',
]);

/** The role in the course of the launch, by the roles that the platform names. */
export interface CourseRoles {
  readonly isLearner: boolean;
  /** The role in the studio; null for people without one. */
  readonly studio: 'cd' | 'teacher' | null;
}

/**
 * Maps a platform's roles: those in the course, where it names any. A person with none, or an unknown one, looks at content as a learner
 * without a mark.
 */
export function courseRolesOf(roles: readonly string[]): CourseRoles {
  const known = roles.filter(isKnown);
  const inCourse = known.filter((role) => !isBeyondCourse(role));
  const names = new Set((inCourse.length > 0 ? inCourse : known).map(short));
  const isDeveloper = names.has('ContentDeveloper');
  const isTeacher = [...names].some((name) => teaching.has(name));
  const studio = isDeveloper ? 'cd' : isTeacher ? 'teacher' : null;
  return { isLearner: studio === null && (names.has('Learner') || names.has('Student')), studio };
}
