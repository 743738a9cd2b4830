import { useText } from '../../../i18n/index.ts';
import { CopiedField } from './copied-field.tsx';

/** The short form of a link, to send, to say aloud or to write on a board. */
export function ShortLink({ link }: { readonly link: string }) {
  const t = useText();
  return (
    <CopiedField
      label={t('actions:share.short.label')}
      hint={t('actions:share.short.hint')}
      value={link}
      copyLabel={t('actions:share.copy')}
      copiedLabel={t('actions:share.copied')}
      isFirst
    />
  );
}
