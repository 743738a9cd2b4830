import { leadsTo } from '@takhti/content-types/files/link';
import { FieldMark } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import classes from './link.module.css';
import { TryIt } from './try-it.tsx';

/** Shows the target of a link. */
export function LinkView({ doc: { link } }: { readonly doc: { readonly link: string } }) {
  const t = useText();
  const label = t('files:fields.link');
  const host = leadsTo(link)?.host;
  return (
    <section className={classes.view}>
      <h2 className={files.fieldName}>
        {label} <FieldMark path={['link']} label={label} />
      </h2>
      {link === '' ? (
        <p className={files.none}>{t('files:link.none')}</p>
      ) : (
        <>
          {host !== undefined && (
            <p className={classes.host}>
              <bdi dir="ltr">{host}</bdi>
            </p>
          )}
          <p className={classes.whole}>
            <bdi dir="ltr">{link}</bdi>
          </p>
          <TryIt link={link} />
        </>
      )}
    </section>
  );
}
