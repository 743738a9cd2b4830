/** The people of the demo institution, by their logins. */
export const people = {
  developer: { full_name: 'Ayesha Siddiqui', role: 'Content developer' },
  developer2: { full_name: 'Bilal Ahmad Khan', role: 'Content developer' },
  reviewer1: { full_name: 'Farzana Rahimi', role: 'First reviewer' },
  reviewer2: { full_name: 'Imran Yousafzai', role: 'Second reviewer' },
  final: { full_name: 'Shahida Parveen', role: 'Final reviewer' },
  admin: { full_name: 'Hamid Noorzai', role: 'Admin' },
  teacher: { full_name: 'Saima Baloch', role: 'Teacher' },
  many: { full_name: 'Mirwais Stanekzai', role: 'Content developer' },
} as const;

type Person = keyof typeof people;

/** A login of institution 98, or of institution 201 with its suffix. */
export type Login = Person | `${Person}@201`;

export const password = 'takhti-demo';
