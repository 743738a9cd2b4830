import type { AiBotDoc } from '@takhti/content-types/files';
import type { FieldsProps } from '../family/files-parts.ts';

/** What the cards of the editor are given. */
export type BotProps = FieldsProps<AiBotDoc>;
