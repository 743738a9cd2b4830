import type { AiBotDoc, FilesDoc } from '@takhti/content-types/files';
import type { Finding, Language, OpenedContainer } from '@takhti/domain';
import type { Change } from '../files-parts.ts';

/** What the cards of the editor are given. */
export interface BotProps {
  readonly item: OpenedContainer;
  readonly doc: AiBotDoc;
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Change<Omit<AiBotDoc, keyof FilesDoc>>) => void;
}
