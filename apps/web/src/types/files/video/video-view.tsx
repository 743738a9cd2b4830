import type { VideoDoc } from '@takhti/content-types/files';
import { FieldMark } from '../../../features/review/index.ts';
import { nameOfLanguage, useFormat, useText } from '../../../i18n/index.ts';
import { FactDivider } from '../../../ui/index.ts';
import files from '../family/files.module.css';
import classes from './video.module.css';
import { VideoPicture } from './video-picture.tsx';

/** A video to be looked at, with what goes with it. */
export function VideoView({ doc }: { readonly doc: VideoDoc }) {
  const t = useText();
  const { fileSize, list } = useFormat();
  const [file] = doc.video_path;
  const field = file ? 'video_path' : 'link';
  const label = t('common:types.video');
  return (
    <section className={files.section}>
      <h2 className={files.fieldName}>
        {label} <FieldMark path={[field]} label={label} />
      </h2>
      {!file && doc.link === '' && <p className={files.none}>{t('files:video.none')}</p>}
      <VideoPicture doc={doc} title={label} />
      {file ? (
        <p className={classes.facts}>
          <bdi>{doc.video_name}</bdi>
          <FactDivider />
          {fileSize(file.bytes)}
        </p>
      ) : (
        <p className={classes.facts}>
          <bdi dir="ltr">{doc.link}</bdi>
        </p>
      )}
      {file && doc.captions.length > 0 && (
        <p className={classes.facts}>
          {t('files:fields.captions')}: {list(doc.captions.map(({ language }) => nameOfLanguage(language)))}{' '}
          <FieldMark path={['captions']} label={t('files:fields.captions')} />
        </p>
      )}
    </section>
  );
}
