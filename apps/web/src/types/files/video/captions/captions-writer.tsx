import { Button, Text, TextInput, Textarea } from '@mantine/core';
import { IconPlayerPlay, IconPlus, IconTrash } from '@tabler/icons-react';
import { directionOf, localeOf, type Language } from '@takhti/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FailureNote, prepareKinds, useUpload, type Uploaded } from '../../../../features/upload/index.ts';
import { nameOfLanguage, useText } from '../../../../i18n/index.ts';
import { confirm, Dialog } from '../../../../ui/index.ts';
import classes from './captions.module.css';
import { faultOf, secondsOf, timeText, withLineAt, writeCues, type Cue } from './cues.ts';

interface CaptionsWriterProps {
  readonly container_id: string;
  readonly video: string;
  readonly language: Language;
  /** The existing captions. */
  readonly cues: readonly Cue[];
  readonly onDone: (stored: Uploaded) => void;
  readonly onCancel: () => void;
}

const prepare = prepareKinds(['captions']);

/** Captions, written line by line beside the video as it plays. */
export function CaptionsWriter({
  container_id,
  video,
  language,
  cues: given,
  onDone,
  onCancel,
}: CaptionsWriterProps) {
  const t = useText();
  const player = useRef<HTMLVideoElement>(null);
  const lines = useRef<HTMLOListElement>(null);
  const [cues, setCues] = useState(given);
  const [now, setNow] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const upload = useUpload(container_id, prepare);
  const shown = cues.find(({ from, to }) => from <= now && now < to);
  const lang = { dir: directionOf(language), lang: localeOf(language) };

  const change = (at: number, fields: Partial<Cue>): void =>
    setCues((all) => all.map((cue, place) => (place === at ? { ...cue, ...fields } : cue)));

  function addLine(): void {
    const added = withLineAt(cues, player.current?.currentTime ?? 0);
    flushSync(() => setCues(added.cues));
    // The focus goes to a new line.
    lines.current?.querySelectorAll('textarea')[added.at]?.focus();
  }

  function playFrom(seconds: number): void {
    const film = player.current;
    if (!film) return;
    film.currentTime = seconds;
    // A browser that may not play it yet shows the picture of that moment.
    film.play().catch(() => {});
  }

  async function save(): Promise<void> {
    setAsked(true);
    if (cues.length === 0 || cues.some((cue) => faultOf(cue) !== null)) return;
    const file = new File([writeCues(cues)], `captions-${language}.vtt`, { type: 'text/vtt' });
    const stored = await upload.send(file);
    if (stored) onDone(stored);
  }

  async function leave(): Promise<void> {
    const isSure =
      cues === given ||
      (await confirm({
        title: t('files:captions.leave_title'),
        text: t('files:captions.leave_text'),
        confirmLabel: t('files:captions.leave'),
        isDangerous: true,
      }));
    if (isSure) onCancel();
  }

  return (
    <Dialog
      isOpen
      size={1040}
      title={t('files:captions.title', { language: nameOfLanguage(language) })}
      confirmLabel={t('files:captions.save')}
      isBusy={upload.share !== null}
      onConfirm={() => void save()}
      onCancel={() => void leave()}
    >
      <div className={classes.writer}>
        <div className={classes.film}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- they are being written here */}
          <video
            ref={player}
            className={classes.video}
            src={video}
            controls
            preload="metadata"
            onTimeUpdate={({ currentTarget }) => setNow(currentTarget.currentTime)}
          />
          <p className={classes.shown} {...lang} aria-live="off">
            {shown?.text}
          </p>
          <Button
            variant="light"
            fullWidth
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={addLine}
          >
            {t('files:captions.add', { time: `\u2066${timeText(now)}\u2069` })}
          </Button>
        </div>
        <ol className={classes.lines} ref={lines}>
          {cues.length === 0 && (
            <Text component="li" size="sm" c={isAsked ? 'brick.7' : 'dimmed'}>
              {t('files:captions.none')}
            </Text>
          )}
          {cues.map((cue, at) => (
            <CueRow
              // Lines have no name but their place.
              // oxlint-disable-next-line react/no-array-index-key -- a line that is added or removed moves the others with all they hold
              key={at}
              number={at + 1}
              cue={cue}
              lang={lang}
              isShown={cue === shown}
              isAsked={isAsked}
              onChange={(fields) => change(at, fields)}
              onPlay={() => playFrom(cue.from)}
              onRemove={() => setCues((all) => all.toSpliced(at, 1))}
            />
          ))}
        </ol>
      </div>
      <FailureNote failure={upload.failure} onRetry={() => void save()} />
    </Dialog>
  );
}

interface CueRowProps {
  readonly number: number;
  readonly cue: Cue;
  readonly lang: { readonly dir: 'ltr' | 'rtl'; readonly lang: string };
  readonly isShown: boolean;
  readonly isAsked: boolean;
  readonly onChange: (fields: Partial<Cue>) => void;
  readonly onPlay: () => void;
  readonly onRemove: () => void;
}

function CueRow({ number, cue, lang, isShown, isAsked, onChange, onPlay, onRemove }: CueRowProps) {
  const t = useText();
  const fault = isAsked ? faultOf(cue) : null;
  return (
    <li className={classes.line} data-shown={isShown || undefined}>
      <div className={classes.times}>
        <TimeField
          key={`from ${cue.from}`}
          label={t('files:captions.from', { number })}
          seconds={cue.from}
          onChange={(from) => onChange({ from })}
        />
        <TimeField
          key={`to ${cue.to}`}
          label={t('files:captions.to', { number })}
          seconds={cue.to}
          error={fault === 'time' && t('files:captions.fault_time')}
          onChange={(to) => onChange({ to })}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          px={6}
          aria-label={t('files:captions.play', { number })}
          onClick={onPlay}
        >
          <IconPlayerPlay size={16} aria-hidden="true" />
        </Button>
        <Button
          variant="subtle"
          color="brick"
          size="compact-sm"
          px={6}
          aria-label={t('files:captions.remove', { number })}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden="true" />
        </Button>
      </div>
      <Textarea
        aria-label={t('files:captions.text', { number })}
        value={cue.text}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={300}
        error={fault === 'text' && t('files:captions.fault_text')}
        attributes={{ input: lang }}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
    </li>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly seconds: number;
  readonly error?: string | false;
  readonly onChange: (seconds: number) => void;
}

/** A moment of the film; what is no time is put back on leaving. */
function TimeField({ label, seconds, error = false, onChange }: TimeFieldProps) {
  const [written, setWritten] = useState(timeText(seconds));
  return (
    <TextInput
      className={classes.time}
      size="xs"
      aria-label={label}
      value={written}
      inputMode="decimal"
      error={error}
      attributes={{ input: { dir: 'ltr' } }}
      onChange={(event) => setWritten(event.currentTarget.value)}
      onBlur={() => {
        const read = secondsOf(written);
        if (read === null) setWritten(timeText(seconds));
        else if (read !== seconds) onChange(read);
      }}
    />
  );
}
