import type account from './en/account.json';
import type actions from './en/actions.json';
import type ai from './en/ai.json';
import type assessments from './en/assessments.json';
import type common from './en/common.json';
import type competitions from './en/competitions.json';
import type crosswords from './en/crosswords.json';
import type curriculum from './en/curriculum.json';
import type dashboard from './en/dashboard.json';
import type details from './en/details.json';
import type editor from './en/editor.json';
import type files from './en/files.json';
import type gameGuideline from './en/game-guideline.json';
import type gameCards from './en/game-cards.json';
import type games from './en/games.json';
import type imports from './en/imports.json';
import type launch from './en/launch.json';
import type library from './en/library.json';
import type lms from './en/lms.json';
import type making from './en/making.json';
import type many from './en/many.json';
import type media from './en/media.json';
import type notifications from './en/notifications.json';
import type people from './en/people.json';
import type profile from './en/profile.json';
import type palette from './en/palette.json';
import type questions from './en/questions.json';
import type review from './en/review.json';
import type skills from './en/skills.json';
import type statistics from './en/statistics.json';
import type { messages } from '@takhti/content-types/message-texts';
import type { problemMessages } from '@takhti/contract/problem-messages';

/**
 * The files of texts: one per feature and language, loaded when a page of the feature opens.
 * Adding one: the file in the folder of each language, two lines here.
 */
export const namespaces = [
  'common',
  'problems',
  'account',
  'actions',
  'ai',
  'dashboard',
  'skills',
  'curriculum',
  'editor',
  'media',
  'questions',
  'assessments',
  'games',
  'review',
  'launch',
  'library',
  'lms',
  'making',
  'many',
  'imports',
  'people',
  'profile',
  'notifications',
  'details',
  'palette',
  'files',
  'statistics',
  'game-guideline',
  'game-cards',
  'crosswords',
  'competitions',
] as const;
export type Namespace = (typeof namespaces)[number];

/** The English texts are the model: a key that they lack is a type error wherever it is used. */
interface Texts {
  common: typeof common;
  problems: typeof problemMessages;
  account: typeof account;
  actions: typeof actions;
  ai: typeof ai;
  curriculum: typeof curriculum;
  dashboard: typeof dashboard;
  skills: typeof skills;
  editor: typeof editor & { messages: typeof messages };
  media: typeof media;
  questions: typeof questions;
  assessments: typeof assessments;
  games: typeof games;
  review: typeof review;
  launch: typeof launch;
  library: typeof library;
  lms: typeof lms;
  making: typeof making;
  many: typeof many;
  imports: typeof imports;
  palette: typeof palette;
  people: typeof people;
  profile: typeof profile;
  notifications: typeof notifications;
  details: typeof details;
  files: typeof files;
  statistics: typeof statistics;
  'game-guideline': typeof gameGuideline;
  'game-cards': typeof gameCards;
  crosswords: typeof crosswords;
  competitions: typeof competitions;
}

/** Any text of any file: `dashboard:titles.home`; a text that counts goes without its `_one` or `_other`. */
export type TextKey = { [Name in Namespace]: `${Name}:${Leaves<Texts[Name]>}` }[Namespace];

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Singular<Key> : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

type Singular<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
