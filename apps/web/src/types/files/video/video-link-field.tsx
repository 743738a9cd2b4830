import { TextInput } from '@mantine/core';
import { videoModel, type VideoDoc } from '@takhti/content-types/files';
import type { Finding } from '@takhti/domain';
import { FieldError, linkFrom } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import { useLinkField } from '../family/use-link-field.ts';

interface VideoLinkFieldProps {
  readonly link: string;
  readonly doc: VideoDoc;
  readonly findings: readonly Finding[];
  readonly onChange: (change: { link: string }) => void;
}

/** The link to a video, or the tag that a site gives to embed it. */
export function VideoLinkField({ link, doc, findings, onChange }: VideoLinkFieldProps) {
  const t = useText();
  const label = t('files:fields.video_link');
  const { path, found, input } = useLinkField({
    link,
    findings,
    judge: () => videoModel.findings(doc, 'save', { total_questions: 0 }),
    complete: (written) => (written.trim().startsWith('<') ? null : linkFrom(written)),
    onChange,
  });
  return (
    <div className={files.field}>
      <Marked path={path} label={label}>
        <TextInput {...input} label={label} description={t('files:video.link_hint')} />
        <FieldError path={path} findings={found} />
      </Marked>
    </div>
  );
}
