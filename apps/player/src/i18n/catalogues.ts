import type { Language } from '@takhti/domain';
import type assessments from './assessments/en.json';
import type attendance from './attendance/en.json';
import type bots from './bots/en.json';
import type clues from './clues/en.json';
import type crosswords from './crosswords/en.json';
import en from './en.json';
import type files from './files/en.json';
import type hand_in from './hand-in/en.json';
import type live from './live/en.json';
import type packaged from './packaged/en.json';
import type result from './result/en.json';
import type rounds from './rounds/en.json';
import type scenes from './scenes/en.json';
import type teams from './teams/en.json';

/** The texts that pages of one family of types, or those inside packages, need beside the common ones; they are fetched with those pages. */
interface Sections {
  readonly assessments: typeof assessments;
  readonly attendance: typeof attendance;
  readonly bots: typeof bots;
  readonly clues: typeof clues;
  readonly crosswords: typeof crosswords;
  readonly files: typeof files;
  readonly hand_in: typeof hand_in;
  readonly live: typeof live;
  readonly packaged: typeof packaged;
  readonly result: typeof result;
  readonly rounds: typeof rounds;
  readonly scenes: typeof scenes;
  readonly teams: typeof teams;
}

export type Section = keyof Sections;
type CommonKey = keyof typeof en;
export type TextKey = CommonKey | { [Name in Section]: keyof Sections[Name] }[Section];
export type Catalogue<Key extends string = TextKey> = Readonly<Record<Key, string>>;

type Load<Key extends string> = () => Promise<{ readonly default: Catalogue<Key> }>;
type Loads<Key extends string> = Readonly<Record<Language, Load<Key>>>;

/** The file of each language, fetched when it is needed. */
export const common: Loads<CommonKey> = {
  english: async () => ({ default: en }),
  urdu: async () => import('./ur.json'),
  pashto: async () => import('./ps.json'),
  dari: async () => import('./prs.json'),
};

/** The files of each section. */
export const sections: { readonly [Name in Section]: Loads<keyof Sections[Name] & string> } = {
  assessments: {
    english: async () => import('./assessments/en.json'),
    urdu: async () => import('./assessments/ur.json'),
    pashto: async () => import('./assessments/ps.json'),
    dari: async () => import('./assessments/prs.json'),
  },
  attendance: {
    english: async () => import('./attendance/en.json'),
    urdu: async () => import('./attendance/ur.json'),
    pashto: async () => import('./attendance/ps.json'),
    dari: async () => import('./attendance/prs.json'),
  },
  bots: {
    english: async () => import('./bots/en.json'),
    urdu: async () => import('./bots/ur.json'),
    pashto: async () => import('./bots/ps.json'),
    dari: async () => import('./bots/prs.json'),
  },
  clues: {
    english: async () => import('./clues/en.json'),
    urdu: async () => import('./clues/ur.json'),
    pashto: async () => import('./clues/ps.json'),
    dari: async () => import('./clues/prs.json'),
  },
  crosswords: {
    english: async () => import('./crosswords/en.json'),
    urdu: async () => import('./crosswords/ur.json'),
    pashto: async () => import('./crosswords/ps.json'),
    dari: async () => import('./crosswords/prs.json'),
  },
  files: {
    english: async () => import('./files/en.json'),
    urdu: async () => import('./files/ur.json'),
    pashto: async () => import('./files/ps.json'),
    dari: async () => import('./files/prs.json'),
  },
  hand_in: {
    english: async () => import('./hand-in/en.json'),
    urdu: async () => import('./hand-in/ur.json'),
    pashto: async () => import('./hand-in/ps.json'),
    dari: async () => import('./hand-in/prs.json'),
  },
  live: {
    english: async () => import('./live/en.json'),
    urdu: async () => import('./live/ur.json'),
    pashto: async () => import('./live/ps.json'),
    dari: async () => import('./live/prs.json'),
  },
  packaged: {
    english: async () => import('./packaged/en.json'),
    urdu: async () => import('./packaged/ur.json'),
    pashto: async () => import('./packaged/ps.json'),
    dari: async () => import('./packaged/prs.json'),
  },
  result: {
    english: async () => import('./result/en.json'),
    urdu: async () => import('./result/ur.json'),
    pashto: async () => import('./result/ps.json'),
    dari: async () => import('./result/prs.json'),
  },
  rounds: {
    english: async () => import('./rounds/en.json'),
    urdu: async () => import('./rounds/ur.json'),
    pashto: async () => import('./rounds/ps.json'),
    dari: async () => import('./rounds/prs.json'),
  },
  scenes: {
    english: async () => import('./scenes/en.json'),
    urdu: async () => import('./scenes/ur.json'),
    pashto: async () => import('./scenes/ps.json'),
    dari: async () => import('./scenes/prs.json'),
  },
  teams: {
    english: async () => import('./teams/en.json'),
    urdu: async () => import('./teams/ur.json'),
    pashto: async () => import('./teams/ps.json'),
    dari: async () => import('./teams/prs.json'),
  },
};
