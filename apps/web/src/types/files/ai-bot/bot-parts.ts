import { aiBotModel, type AiBotDoc } from '@takhti/content-types/files';
import type { FilesParts } from '../family/files-parts.ts';
import { BotFields } from './bot-fields.tsx';
import { BotView } from './bot-view.tsx';

export const botParts: FilesParts<AiBotDoc> = { model: aiBotModel, Fields: BotFields, View: BotView };
