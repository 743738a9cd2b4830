import type { CompetitionDoc } from '@takhti/content-types/files';
import type { FieldsProps } from '../family/files-facet.ts';

/** The props of the editor's cards. */
export type CompetitionProps = FieldsProps<CompetitionDoc>;
