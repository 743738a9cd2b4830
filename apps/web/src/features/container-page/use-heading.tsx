import type { ContainerRow, Language } from '@takhti/domain';
import { useMemo, type ReactNode } from 'react';
import { useDocumentTitle } from '../../app/routing/use-page.ts';
import { ContentTitle } from '../../ui/index.ts';
import { GradeAndSubject } from './grade-and-subject.tsx';

interface Written {
  readonly title: string;
  readonly language: Language;
}

/** The title of an item as it is written now, on the page and in the browser's tab, and what it is for. */
export function useHeading(
  item: Pick<ContainerRow, 'title' | 'grade' | 'subject'>,
  { title, language }: Written,
): { readonly title: ReactNode; readonly detail: ReactNode } {
  useDocumentTitle(title);
  const shown = title.trim() === '' ? item.title : title;
  const heading = useMemo(() => <ContentTitle language={language}>{shown}</ContentTitle>, [language, shown]);
  const { grade, subject } = item;
  const detail = useMemo(() => <GradeAndSubject item={{ grade, subject }} />, [grade, subject]);
  return { title: heading, detail };
}
