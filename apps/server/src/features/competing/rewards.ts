import { randomBytes } from 'node:crypto';
import { Problem, type Certificate, type ReplyOf, type verifyCertificate } from '@takhti/contract';
import type { Tx } from '../../platform/db/index.ts';
import {
  insertCertificate,
  selectOptionalCertificate,
  selectOptionalCertificateOf,
} from './certificates/certificates.queries.ts';
import { keptCertificate } from './certificates/kept-certificate.ts';
import {
  lockCompetitor,
  lockLogin,
  selectOptionalCompetitor,
  updateLeft,
  updateRedeemed,
} from './competitors.queries.ts';
import { findCompetition, type InCompetition } from './open-competition.ts';
import { reachedBy } from './standing.ts';
import { deleteTotals, takeFromTotals } from './counting/totals.queries.ts';

/**
 * Pays coins for the reward, once, however often it is requested.
 * @throws Problem competitions.not_earned if the coins do not suffice, nothing was played or there is no reward
 */
export async function redeem(tx: Tx, inside: InCompetition, now: Date): Promise<{ code: string }> {
  const { doc } = inside.competition;
  await lockCompetitor(tx, inside.me);
  // Read again behind the lock: two taps must not pay twice.
  const me = await selectOptionalCompetitor(tx, inside.me);
  if (!me) throw new Problem('competitions.player_unknown');
  if (doc.rewardcode === '' || doc.isdemo === 1) throw new Problem('competitions.not_earned');
  if (me.redeemed_on === null) {
    const { points, hasPlayed } = await reachedBy(tx, inside);
    if (!hasPlayed || points < doc.ticketcost) throw new Problem('competitions.not_earned');
    await updateRedeemed(tx, me, doc.ticketcost, now);
    await takeFromTotals(tx, me, doc.ticketcost);
  }
  return { code: doc.rewardcode };
}

/**
 * Issues a learner's certificate, or returns the one that was issued.
 * @throws Problem competitions.not_earned, competitions.player_unknown
 */
export async function certify(tx: Tx, inside: InCompetition, now: Date): Promise<Certificate> {
  const { competition, me } = inside;
  const { doc, title, language } = competition;
  await lockCompetitor(tx, me);
  // A learner who has left meanwhile gets none: it could not be withdrawn.
  if (!(await selectOptionalCompetitor(tx, me))) throw new Problem('competitions.player_unknown');
  const issued = await selectOptionalCertificateOf(tx, me);
  if (issued) return keptCertificate.openKept(issued.json_data);
  const { levels, points, isWhole } = await reachedBy(tx, inside);
  if (!isWhole || doc.iscertificate === 0 || doc.isdemo === 1) throw new Problem('competitions.not_earned');
  const { institution_id, content_id, player_id, name, school, grade } = me;
  const code = newCode();
  const certificate: Certificate = {
    code,
    title,
    language,
    name,
    school,
    grade,
    levels: levels.length,
    points,
    issued_on: now.toISOString(),
    timezone: doc.timezone,
  };
  const json_data = JSON.stringify(keptCertificate.toKeep(certificate));
  await insertCertificate(tx, { institution_id, content_id, player_id, code, json_data, issued_on: now });
  return certificate;
}

/** @throws Problem competitions.certificate_unknown */
export async function verify(
  tx: Tx,
  input: { readonly institution_id: number; readonly content_id: string; readonly code: string },
  now: Date,
): Promise<ReplyOf<typeof verifyCertificate>> {
  const found = await selectOptionalCertificate(tx, { ...input, code: certificateCode(input.code) });
  const competition = await findCompetition(tx, input, now);
  if (!found)
    throw new Problem('competitions.certificate_unknown', { language: competition?.language ?? null });
  return { ...keptCertificate.openKept(found.json_data), has_competition: competition !== undefined };
}

/** The typed code of a certificate, normalised. */
export function certificateCode(typed: string): string {
  return typed.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
}

/** @throws Problem competitions.not_earned if learners may not leave; competitions.player_unknown */
export async function leave(
  tx: Tx,
  { competition, me }: InCompetition,
  now: Date,
): Promise<Record<string, never>> {
  if (competition.doc.isresign === 0) throw new Problem('competitions.not_earned');
  await lockLogin(tx, me);
  // Read again behind the lock: a learner must not leave twice, even if they have entered again meanwhile.
  if (!(await selectOptionalCompetitor(tx, me))) throw new Problem('competitions.player_unknown');
  await updateLeft(tx, me, now);
  await deleteTotals(tx, me);
  return {};
}

// 60 bits, in letters that are not confused when they are read aloud.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newCode(): string {
  return Array.from(randomBytes(12), (byte) => letters[byte % letters.length]).join('');
}
