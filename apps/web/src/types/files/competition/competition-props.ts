import type { CompetitionDoc, FilesDoc } from '@takhti/content-types/files';
import type { Finding, Language, OpenedContainer } from '@takhti/domain';
import type { Change } from '../files-parts.ts';

/** What the cards of the editor are given. */
export interface CompetitionProps {
  readonly item: OpenedContainer;
  readonly doc: CompetitionDoc;
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Change<Omit<CompetitionDoc, keyof FilesDoc>>) => void;
}
