import { AppliedRubric, AssignmentLink } from '@takhti/domain';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { WebType } from '../../web-type.ts';
import { showField } from '../shared/show-field.tsx';

const Links = z.array(AssignmentLink);

/** Links, files and rubric of an assignment where two versions of it are compared, in words. */
export const showAssignmentField: NonNullable<WebType['showField']> = (field, value, words) => {
  if (field === 'files') return showField(field, value, words);
  if (field === 'links') {
    const links = Links.safeParse(value).data;
    return links && listOf(links.map(({ title, link }) => `${title} ${link}`.trim()));
  }
  const rubric = field === 'rubric' ? AppliedRubric.safeParse(value).data : undefined;
  return (
    rubric && (
      <>
        <bdi>{rubric.title}</bdi>
        {listOf(
          rubric.criterion_json.map(
            ({ title, levels }) =>
              `${title}: ${levels.map((level) => `${level.title} ${level.score}`).join(', ')}`,
          ),
        )}
      </>
    )
  );
};

function listOf(lines: readonly string[]): ReactNode {
  return (
    <ul>
      {lines.map((line, at) => (
        // The same line may be there twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${line} ${at}`}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}
