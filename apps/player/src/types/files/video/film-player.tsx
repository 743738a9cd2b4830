import { languageRecords, localeOf, type Captions } from '@takhti/domain';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { createKeptPlace } from '../shared/kept-place.ts';
import { actionOf, isWorthKeeping, nextSpeed, speeds, type FilmAction } from './film-keys.ts';

interface FilmPlayerProps {
  readonly src: string;
  readonly poster: string;
  readonly captions: readonly Captions[];
  readonly title: string;
}

/** In seconds; a film reports its time four times a second. */
const keptEvery = 5;

/** A film of ours: it continues where it was left, at the chosen speed, and obeys the keys that players have everywhere. */
export function FilmPlayer({ src, poster, captions, title }: FilmPlayerProps): ReactNode {
  const { t, number, language } = useTexts();
  const film = useRef<HTMLVideoElement>(null);
  const place = useMemo(() => createKeptPlace(() => localStorage, src), [src]);
  const lastKept = useRef(-1);
  const [speed, setSpeed] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const spoken = captions.find((each) => each.language === language) ?? captions[0];

  function changeSpeed(next: number): void {
    setSpeed(next);
    if (film.current) film.current.playbackRate = next;
  }
  function retry(): void {
    setFailed(false);
    film.current?.load();
  }
  function resume(): void {
    // A reloaded film starts with the default speed.
    if (film.current) film.current.playbackRate = speed;
    const seconds = Number(place.read() ?? 0);
    if (film.current && isWorthKeeping(seconds, film.current.duration)) film.current.currentTime = seconds;
  }
  function keepAt(seconds: number): void {
    if (seconds === lastKept.current) return;
    lastKept.current = seconds;
    place.keep(String(seconds));
  }
  function keep(): void {
    const { currentTime = 0, duration = 0 } = film.current ?? {};
    if (isWorthKeeping(currentTime, duration)) keepAt(Math.floor(currentTime / keptEvery) * keptEvery);
    else if (currentTime > 5) place.clear();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const isField = event.target instanceof HTMLElement && event.target.matches('select, button, input');
    const action = event.ctrlKey || event.altKey || event.metaKey || isField ? null : actionOf(event.key);
    if (!action || !film.current) return;
    // The browser's own controls would do it once more.
    event.preventDefault();
    if (action.kind === 'speed') changeSpeed(nextSpeed(speed, action.step));
    else act(film.current, action);
  }

  return (
    // Keys reach it from the film, which has the focus.
    <div className="film" onKeyDownCapture={onKeyDown}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its author's captions, where there are some */}
      <video
        ref={film}
        className="film-picture"
        src={src}
        title={title}
        aria-label={title}
        poster={poster === '' ? undefined : poster}
        controls
        playsInline
        preload="metadata"
        onLoadedMetadata={resume}
        onTimeUpdate={keep}
        onEnded={place.clear}
        onError={() => setFailed(true)}
        onPlaying={() => setFailed(false)}
      >
        {captions.map((each) => (
          <track
            key={each.path}
            kind="captions"
            src={each.path}
            srcLang={localeOf(each.language)}
            label={languageRecords[each.language].own_name}
            default={each === spoken}
          />
        ))}
      </video>
      {hasFailed && (
        <div className="film-failed" role="alert">
          <p>{t('video_failed')}</p>
          <Button icon="again" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      <label className="film-speed">
        {t('video_speed')}
        <select value={speed} onChange={(event) => changeSpeed(Number(event.currentTarget.value))}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {t('video_times', { n: number(each) })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function act(film: HTMLVideoElement, action: Exclude<FilmAction, { kind: 'speed' }>): void {
  switch (action.kind) {
    case 'toggle':
      return film.paused ? void film.play().catch(() => {}) : film.pause();
    case 'mute':
      film.muted = !film.muted;
      return;
    case 'full':
      return void (document.fullscreenElement ? document.exitFullscreen() : film.requestFullscreen());
    case 'seek':
      film.currentTime = Math.max(0, film.currentTime + action.seconds);
      return;
    case 'part':
      if (Number.isFinite(film.duration)) film.currentTime = film.duration * action.share;
  }
}
