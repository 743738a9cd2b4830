import {
  competitionFlags,
  competitionImages,
  CompetitionLevel,
  schoolsOf,
  type CompetitionFlag,
  type CompetitionImage,
} from '@takhti/domain';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { ValueWords } from '../../web-type.ts';

const Levels = z.array(CompetitionLevel);

/** The fields of a competition where two versions of it are compared, in words. */
export function showCompetitionField(field: string, value: unknown, { t, format }: ValueWords): ReactNode {
  if (competitionFlags.includes(field as CompetitionFlag))
    return t(value === 1 ? 'competitions:on' : 'competitions:off');
  if (competitionImages.includes(field as CompetitionImage))
    return value === '' ? null : t('files:a_picture');
  if (field === 'ticketcost' && typeof value === 'number') return t('competitions:coins', { count: value });
  if (field === 'weeklyawardday' && typeof value === 'number') return format.weekday(value);
  if (field === 'schoolcode' && typeof value === 'string')
    return format.list(schoolsOf({ schoolcode: value, schooltag: '' }).map(({ code }) => code));
  if (field === 'instances' && Array.isArray(value)) return value.join(', ');
  const levels = field === 'levels' ? Levels.safeParse(value).data : undefined;
  return (
    levels && (
      <ol>
        {levels.map(({ level_grade, lessons_ids }, at) => (
          // A level has nothing of its own but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <bdi>{level_grade}</bdi>: {t('files:plan.items', { count: lessons_ids.length })}
          </li>
        ))}
      </ol>
    )
  );
}
