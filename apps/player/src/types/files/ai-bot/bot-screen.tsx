import type { AiBotBody } from '@takhti/domain';
import type { ReactNode } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import type { Host } from '../../../launch/host.ts';
import { BotTalk } from './bot-talk.tsx';
import { usePreviewTalk } from './use-preview-talk.ts';
import { useTalk } from './use-talk.ts';

interface BotPreviewProps {
  readonly body: AiBotBody;
  readonly description: string;
  readonly host: Host;
}

/** The talk of a learner with a bot. */
export function BotScreen({
  content,
  ...shown
}: BotPreviewProps & { readonly content: ContentKey }): ReactNode {
  return <BotTalk {...shown} talk={useTalk(content)} />;
}

/** The same page in the studio's preview: no service is asked, so that it costs no answer. */
export function BotPreview(shown: BotPreviewProps): ReactNode {
  return <BotTalk {...shown} talk={usePreviewTalk()} />;
}
