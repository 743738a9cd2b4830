import type { Language } from '@takhti/domain';
import { Fragment, type ReactNode } from 'react';
import { InLanguage, useTexts } from '../i18n/texts-context.tsx';
import type { Host } from '../launch/host.ts';
import { usePreviewMessages } from '../launch/use-preview-messages.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { NothingToPlay } from './notices/nothing-to-play.tsx';

interface PreviewFrameProps<Preview> {
  readonly host: Host;
  readonly parse: (data: unknown) => Preview | null;
  readonly languageOf: (preview: Preview) => Language;
  readonly isEmpty: (preview: Preview) => boolean;
  /** Rendered again for each play that is posted, and with each `again`. */
  readonly children: (preview: Preview, again: () => void) => ReactNode;
}

/** A preview in the studio: plays what the studio posts, calls nothing, keeps nothing (C-179, C-557, G-507). */
export function PreviewFrame<Preview>(props: PreviewFrameProps<Preview>): ReactNode {
  const { host, parse, languageOf, isEmpty, children } = props;
  const { t } = useTexts();
  const { shown, again } = usePreviewMessages(host, parse);
  if (shown === null)
    return <Notice mood="ready" title={t('preview_waiting_title')} text={t('preview_waiting_text')} />;
  const { preview, round } = shown;
  if (isEmpty(preview)) return <NothingToPlay />;
  return (
    <InLanguage language={languageOf(preview)} meanwhile={<Skeleton />}>
      <Fragment key={round}>{children(preview, again)}</Fragment>
    </InLanguage>
  );
}
