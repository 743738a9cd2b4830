import { contentTypeModels } from '@takhti/content-types';
import { expect, test } from 'vitest';
import { skills } from '../skills.ts';
import { links } from './links.ts';
import { otherGames } from './other-games.ts';

test.each([...links, ...otherGames])(
  '$title can be published on a skill of the demo',
  ({ content_type, json_data, skill_code }) => {
    const model = contentTypeModels[content_type];
    expect(model.check(json_data, 'submit', { total_questions: 0 })).toEqual([]);
    expect(skills.map((skill) => skill.skill_code)).toContain(skill_code);
  },
);
