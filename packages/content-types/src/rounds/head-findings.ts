import { isWebAddress, type Finding } from '@takhti/domain';
import { isLongerThan } from '../kit/graphemes.ts';
import { error, warning } from '../messages.ts';
import { limitRowOf, templateLimits, type Chars } from './cards/limits.ts';
import type { Round } from './round.ts';

/** The findings of every round: a prompt in words, picture or sound, and the fields that its switches require (section 5, D-53, D-55). */
export function headFindings(round: Round): Finding[] {
  const { question, qContent } = round;
  const own = templateLimits[limitRowOf(round)];
  const findings: Finding[] = [];
  if (question.trim() === '' && qContent.image === '' && qContent.audio === '')
    findings.push(error(['question'], 'game.question_required'));
  findings.push(
    ...switchFindings(round),
    ...longText(['question'], question, own.stem?.chars),
    ...longText(['hint'], round.hint, own.hint?.chars),
    ...pictureFindings(round),
  );
  return findings;
}

/** The findings of switches without their fields (D-55). */
export function switchFindings(round: Round): Finding[] {
  const { hint_video, challenge } = round;
  const findings: Finding[] = [];
  if (round.preview_hint_video === true && (hint_video ?? '').trim() === '')
    findings.push(error(['hint_video'], 'game.hint_video_required'));
  findings.push(...wrongAddress(['hint_video'], hint_video ?? ''));
  if (round.preview_challenge === true && (challenge ?? '').trim() === '')
    findings.push(error(['challenge'], 'game.challenge_required'));
  return findings;
}

/** The findings of the picture beside a question. */
export function pictureFindings({ qContent }: Round): Finding[] {
  return missingAlt(['qContent', 'imageAlt'], qContent.image, qContent.imageAlt);
}

/** The hint that some templates cannot do without. */
export function hintRequired(round: Round): Finding[] {
  return round.hint.trim() === '' ? [error(['hint'], 'game.hint_required')] : [];
}

/** A text beyond its recommended length: it only gets a scrollbar, and the author a warning (P2, G-314). */
export function longText(path: Finding['path'], text: string, chars: Chars | undefined): Finding[] {
  return chars && isLongerThan(chars.to, text) ? [warning(path, 'game.text_long', { max: chars.to })] : [];
}

/** An address that no page may open: it is never kept, not even unused, for a switch would show it. */
export function wrongAddress(path: Finding['path'], address: string): Finding[] {
  const written = address.trim();
  return written === '' || isWebAddress(written) ? [] : [error(path, 'game.address_web')];
}

/** A picture without words for those who cannot see it. */
export function missingAlt(path: Finding['path'], image: string, alt: string): Finding[] {
  return image !== '' && alt.trim() === '' ? [warning(path, 'game.image_alt_missing')] : [];
}
