import type { Attack } from '../target.ts';
import { documents } from './documents.ts';
import { exports } from './exports.ts';
import { media } from './media.ts';
import { plays } from './plays.ts';
import { strangers } from './strangers.ts';
import { tables } from './tables.ts';
import { uploads } from './uploads.ts';
import { words } from './words.ts';

/** All ways to harm a server that were ever tried. */
export const attacks: readonly Attack[] = [
  ...tables,
  ...uploads,
  ...media,
  ...exports,
  ...words,
  ...documents,
  ...plays,
  ...strangers,
];
