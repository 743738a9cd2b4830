import { TextInput } from '@mantine/core';
import { videoModel, type VideoDoc } from '@takhti/content-types/files';
import type { Finding } from '@takhti/domain';
import { useState } from 'react';
import { FieldError, fieldErrorId, fieldId, findingsAt, linkFrom } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';

interface VideoLinkFieldProps {
  readonly link: string;
  readonly doc: VideoDoc;
  readonly findings: readonly Finding[];
  readonly onChange: (change: { link: string }) => void;
}

/** The link to a video, or the tag that a site gives to embed it. */
export function VideoLinkField({ link, doc, findings, onChange }: VideoLinkFieldProps) {
  const t = useText();
  const [isLeft, setLeft] = useState(false);
  const label = t('files:fields.video_link');
  const shown = findingsAt(findings, ['link']);
  // Said on leaving the field already, not only when all is saved.
  const found =
    shown.length === 0 && isLeft
      ? findingsAt(videoModel.findings(doc, 'save', { total_questions: 0 }), ['link'])
      : shown;
  function complete(): void {
    setLeft(true);
    const whole = link.trim().startsWith('<') ? null : linkFrom(link);
    if (whole !== null && whole !== link) onChange({ link: whole });
  }
  return (
    <div className={files.field}>
      <Marked path={['link']} label={label}>
        <TextInput
          id={fieldId(['link'])}
          label={label}
          description={t('files:video.link_hint')}
          value={link}
          placeholder="https://"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          attributes={{ input: { dir: 'ltr' } }}
          error={found.length > 0}
          aria-describedby={fieldErrorId(['link'])}
          onChange={(event) => {
            setLeft(false);
            onChange({ link: event.currentTarget.value });
          }}
          onBlur={complete}
        />
        <FieldError path={['link']} findings={found} />
      </Marked>
    </div>
  );
}
