import { aiBotModel, type AiBotDoc } from '@takhti/content-types/files';
import type { FilesFacet } from '../family/files-facet.ts';
import { BotFields } from './bot-fields.tsx';
import { BotView } from './bot-view.tsx';

export const botFacet: FilesFacet<AiBotDoc> = { model: aiBotModel, Fields: BotFields, View: BotView };
