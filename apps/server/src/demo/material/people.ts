type DemoRole = 'cd' | 'cd3' | 'cr1' | 'cr' | 'cr3' | 'admin' | 'teacher';

export interface DemoInstitution {
  institution_id: number;
  name: string;
  /** Whether its library can be looked at without a login. */
  is_incognito_allowed: boolean;
  /** Pages of an LMS that there is not, for trying out what is shown inside one. */
  lms_origins: readonly string[];
  /** Developers and first reviewers need a school; people are shared out among them in turn. */
  schools: readonly string[];
  people: readonly DemoPerson[];
}

export interface DemoPerson {
  username: string;
  full_name: string;
  email: string;
  /** The first is the one that is active after the first login. */
  roles: readonly DemoRole[];
  school_name: string;
  is_users_management: 0 | 1;
}

const logins = {
  developer: ['cd'],
  developer2: ['cd'],
  developer3: ['cd3'],
  reviewer1: ['cr1'],
  reviewer2: ['cr'],
  final: ['cr3'],
  admin: ['admin'],
  teacher: ['teacher'],
  many: ['cd', 'cr1', 'cr3'],
} as const satisfies Record<string, readonly DemoRole[]>;

type Login = keyof typeof logins;

interface Staff {
  suffix: string;
  domain: string;
  schools: readonly [string, ...string[]];
  /** The school of the teacher; without one it is the next of `schools`, as for everybody. */
  teaches_at?: string;
  names: Record<Login, string>;
}

function employ({ suffix, domain, schools, teaches_at, names }: Staff): DemoPerson[] {
  return (Object.keys(logins) as Login[]).map((login, index) => ({
    username: `${login}${suffix}`,
    full_name: names[login],
    email: `${login}@${domain}`,
    roles: logins[login],
    school_name:
      (login === 'teacher' ? teaches_at : undefined) ?? schools[index % schools.length] ?? schools[0],
    is_users_management: login === 'final' || login === 'admin' ? 1 : 0,
  }));
}

const takhtiSchools = ['Takhti Studio, Lahore'] as const;
/** That plays the demo's competition: its teacher sees its learners there. */
export const playingSchool = 'North Town School';

const saharSchools = [
  'Sahar Public School, Satellite Town, Quetta',
  'Sahar Girls High School, Hayatabad, Peshawar',
] as const;

export const institutions: readonly DemoInstitution[] = [
  {
    institution_id: 98,
    name: 'Takhti Demo',
    is_incognito_allowed: true,
    lms_origins: ['https://lms.example', 'https://lms.example.org'],
    schools: [...takhtiSchools, playingSchool],
    people: employ({
      suffix: '',
      domain: 'takhti.example',
      schools: takhtiSchools,
      teaches_at: playingSchool,
      names: {
        developer: 'Ayesha Siddiqui',
        developer2: 'Bilal Ahmad Khan',
        developer3: 'Zarghuna Popal',
        reviewer1: 'Farzana Rahimi',
        reviewer2: 'Imran Yousafzai',
        final: 'Shahida Parveen',
        admin: 'Hamid Noorzai',
        teacher: 'Saima Baloch',
        many: 'Mirwais Stanekzai',
      },
    }),
  },
  {
    institution_id: 201,
    name: 'Sahar Public Schools',
    is_incognito_allowed: false,
    lms_origins: [],
    schools: saharSchools,
    people: employ({
      suffix: '@201',
      domain: 'sahar.example',
      schools: saharSchools,
      names: {
        developer: 'Gul Bashra Kakar',
        developer2: 'Naveed Mengal',
        developer3: 'Palwasha Achakzai',
        reviewer1: 'Abdul Wahid Tareen',
        reviewer2: 'Rukhsana Ali',
        final: 'Zainab Durrani',
        admin: 'Asif Mahmood',
        teacher: 'Shazia Panezai',
        many: 'Jamaluddin Kasi',
      },
    }),
  },
];
