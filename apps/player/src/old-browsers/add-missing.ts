import { addBuiltIns } from './built-ins.ts';
import { addToPages } from './of-pages.ts';

// By being imported, before what needs it.
addBuiltIns();
addToPages();
