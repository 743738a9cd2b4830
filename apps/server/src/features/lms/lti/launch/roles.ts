/** Without the older short names that platforms may send, too. */
const short = (role: string): string => role.slice(role.search(/[#/][^#/]*$/) + 1);

const teaching = new Set([
  'Instructor',
  'TeachingAssistant',
  'Administrator',
  'Mentor',
  'Manager',
  'Staff',
  'Faculty',
  'SysAdmin',
]);

/** What somebody does in the course from which they come, by the roles that the platform names. */
export interface CourseRoles {
  readonly isLearner: boolean;
  /** The role in the studio; null for who has no business there. */
  readonly studio: 'cd' | 'teacher' | null;
}

/** Maps a platform's roles. Who has none, or none that is known, looks at content as a learner without a mark. */
export function courseRolesOf(roles: readonly string[]): CourseRoles {
  const names = new Set(roles.map(short));
  const isDeveloper = names.has('ContentDeveloper');
  const isTeacher = [...names].some((name) => teaching.has(name));
  const studio = isDeveloper ? 'cd' : isTeacher ? 'teacher' : null;
  return { isLearner: studio === null && (names.has('Learner') || names.has('Student')), studio };
}
