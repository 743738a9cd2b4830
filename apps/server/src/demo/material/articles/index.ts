import type { DemoArticle } from '../types.ts';
import { gardenPashto } from './pashto.ts';
import { kiteDari } from './dari.ts';
import { librarianUrdu } from './urdu.ts';
import { wellEnglish } from './english.ts';

/** Texts to read, each with a table in it and questions of both kinds. */
export const articles: readonly DemoArticle[] = [wellEnglish, librarianUrdu, gardenPashto, kiteDari];
