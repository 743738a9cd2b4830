import { dari } from './skills/dari.ts';
import { english } from './skills/english.ts';
import { mathematics } from './skills/mathematics.ts';
import { pashto } from './skills/pashto.ts';
import { science } from './skills/science.ts';
import { socialStudies } from './skills/social-studies.ts';
import { urdu } from './skills/urdu.ts';
import type { DemoSkill } from './types.ts';

export const skills: readonly DemoSkill[] = [
  ...mathematics,
  ...science,
  ...socialStudies,
  ...english,
  ...urdu,
  ...pashto,
  ...dari,
];
