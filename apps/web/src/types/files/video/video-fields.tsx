import { Card } from '@mantine/core';
import type { FilesDoc, VideoDoc } from '@takhti/content-types/files';
import type { Finding, Language, OpenedContainer, StoredFile } from '@takhti/domain';
import { FieldError, findingsAt } from '../../../features/editor/index.ts';
import { FileListField, ImageField } from '../../../features/media/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { Change } from '../family/files-facet.ts';
import files from '../family/files.module.css';
import { CaptionsField } from './captions-field.tsx';
import { VideoLinkField } from './video-link-field.tsx';
import { VideoPicture } from './video-picture.tsx';

interface VideoFieldsProps {
  readonly item: OpenedContainer;
  readonly doc: VideoDoc;
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Change<Omit<VideoDoc, keyof FilesDoc>>) => void;
}

const kinds = ['video'] as const;

/** A video: its file or its link, and what goes with a file. */
export function VideoFields(props: VideoFieldsProps) {
  const { item, doc, language, findings, onChange } = props;
  const { container_id } = item;
  const t = useText();
  const [file] = doc.video_path;
  const label = t('files:fields.video_path');
  return (
    <>
      <Card withBorder radius="lg" padding="lg" className={files.card}>
        <Marked path={['video_path']} label={label}>
          <FileListField
            container_id={container_id}
            label={label}
            path={['video_path']}
            files={filesOf(doc)}
            kinds={kinds}
            most={1}
            onChange={(change) => onChange((now) => videoFileOf(change(filesOf(now))))}
            error={<FieldError path={['video_path']} findings={findingsAt(findings, ['video_path'])} />}
          />
        </Marked>
        <VideoLinkField link={doc.link} doc={doc} findings={findings} onChange={onChange} />
        <VideoPicture doc={doc} title={t('files:video.preview')} />
      </Card>
      {file && (
        <Card withBorder radius="lg" padding="lg" className={files.card}>
          <Marked path={['poster']} label={t('files:fields.poster')}>
            <ImageField
              container_id={container_id}
              label={t('files:fields.poster')}
              path={['poster']}
              value={doc.poster}
              onChange={(poster) => onChange({ poster })}
              isReadOnly={false}
            />
          </Marked>
          <CaptionsField
            container_id={container_id}
            video={file.url}
            captions={doc.captions}
            language={language}
            findings={findings}
            onChange={(change) => onChange((now) => ({ captions: change(now.captions) }))}
          />
        </Card>
      )}
    </>
  );
}

type VideoFile = Pick<VideoDoc, 'video_path' | 'video_name'>;

const filesOf = ({ video_path, video_name: name }: VideoFile): StoredFile[] =>
  video_path.slice(0, 1).map(({ url, bytes }) => ({ path: url, name, bytes, alt: '' }));

const videoFileOf = ([next]: readonly StoredFile[]): VideoFile => ({
  video_path: next ? [{ url: next.path, bytes: next.bytes }] : [],
  video_name: next?.name ?? '',
});
